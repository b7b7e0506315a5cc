import LaminaGeometry
import LaminaHeadless
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// How many rows a frame makes that are not in sight yet, by what they cost.
@Suite struct DearRowTests {
  /// One body.
  private struct Part: View {
    var body: some View { Color.blue.frame(width: 4, height: 4) }
  }

  /// A body, and as many more as it has parts.
  private struct Row: View {
    let parts: Int

    var body: some View {
      HStack(spacing: 0) { ForEach(0..<parts, id: \.self) { _ in Part() } }.frame(height: 40)
    }
  }

  private let clock = ManualClock()

  private func rows(parts: Int) -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 300), clock: clock) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500) { _ in Row(parts: parts) } }
      }
    }
    harness.advance(by: 2)
    return harness
  }

  /// The most rows that one frame evaluates while a touchpad moves the content by `distance` points in each.
  private func most(_ harness: Harness, by distance: CGFloat) -> Int {
    (0..<90).map { _ in
      harness.resetCounters()
      clock.advance(by: 1.0 / 60)
      harness.surface.send(
        .scroll(
          ScrollEvent(
            position: CGPoint(x: 100, y: 150), delta: CGSize(width: 0, height: distance),
            isPrecise: true, time: clock.now)))
      harness.surface.stepFrame(at: clock.now)
      return harness.evaluations(of: Row.self)
    }.max() ?? 0
  }

  @Test("A frame makes one row ahead of sight where it takes many bodies, as long as one suffices")
  func dear() {
    #expect(most(rows(parts: 20), by: 20) == 1)
  }

  @Test("Cheap rows are made two in a frame")
  func cheap() {
    #expect(most(rows(parts: 1), by: 20) == 2)
  }

  @Test(
    "As many rows as go by are made, whatever they cost, so that none is missing where it is seen")
  func fast() {
    let harness = rows(parts: 20)
    _ = most(harness, by: 100)
    // 9,000 points further: what is seen is there, in its place.
    let picture = harness.picture()
    #expect(
      (0..<7).allSatisfy { picture.pixel(x: 98, y: 20 + 40 * $0) == picture.pixel(x: 98, y: 20) })
    #expect(picture.pixel(x: 98, y: 20) != 0xFFFF_FFFF)
  }
}
