import LaminaDisplay
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Where a scroll view says it is going.
@Suite struct HeadingTests {
  private func page() -> Harness {
    Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(height: 2_000) }
    }
  }

  private func heading(_ harness: Harness) -> ScrollHeading {
    harness.graph.scrolling.headings.values.first ?? .none
  }

  @Test("nobody has moved it: no direction, no velocity, no landing")
  func unmoved() {
    #expect(page().graph.scrolling.headings.count == 1)
    #expect(heading(page()) == .none)
  }

  @Test("a wheel's glide heads for its end and is at rest there, still looking down")
  func gliding() {
    let harness = page()
    harness.scroll(down: 100, isPrecise: false)
    harness.advance(by: 0.05)
    #expect(heading(harness).velocity.height > 0)
    #expect(heading(harness).landing == CGPoint(x: 0, y: 100))
    harness.advance(by: 2)
    #expect(heading(harness) == ScrollHeading(direction: CGSize(width: 0, height: 1)))
  }

  @Test("fingers give it their velocity and no landing; let go, it flies to where it will rest")
  func flinging() {
    let harness = page()
    for _ in 0..<4 {
      harness.scroll(down: 16)
      harness.advance(by: 0.016)
    }
    #expect(abs(heading(harness).velocity.height - 1_000) < 50)
    #expect(heading(harness).landing == nil)
    harness.advance(by: 0.07)
    let landing = heading(harness).landing?.y ?? 0
    #expect(landing > 200)
    let fast = heading(harness).velocity.height
    harness.advance(by: 0.1)
    #expect(heading(harness).velocity.height < fast)
    harness.advance(by: 5)
    #expect(heading(harness).landing == nil)
    #expect(harness.graph.scrolling.offsets.values.contains { abs($0.y - landing) < 1 })
  }

  @Test("the way back from beyond an end is no change of direction")
  func bouncing() {
    let harness = page()
    harness.press(.end)
    harness.advance(by: 3)
    for _ in 0..<4 {
      harness.scroll(down: 30)
      harness.advance(by: 0.016)
    }
    harness.advance(by: 3)
    #expect(heading(harness) == ScrollHeading(direction: CGSize(width: 0, height: 1)))
  }

  @Test("going back up turns it round")
  func turning() {
    let harness = page()
    harness.scroll(down: 300)
    harness.scroll(down: -10)
    #expect(heading(harness).direction == CGSize(width: 0, height: -1))
  }

  @Test("content that moved under it is not a movement")
  func shifted() throws {
    let harness = page()
    let id = try #require(harness.graph.scrolling.headings.keys.first)
    let state = try #require(harness.graph.scrolling[id])
    state.shift(.vertical, by: 300)
    #expect(state.offset.y == 300 && state.heading == .none)
  }
}
