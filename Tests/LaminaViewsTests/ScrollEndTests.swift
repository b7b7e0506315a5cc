import LaminaTesting
import Testing

@Suite struct ScrollEndTests {
  /// Rows whose heights are anything but what the first ones suggest.
  private struct Uneven: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<400) { index in
            Color(white: Double(index % 7) / 7).frame(height: 20 + CGFloat(index * 37 % 180))
              .accessibilityIdentifier("row \(index)")
          }
        }
      }
    }
  }

  @Test("End comes to rest at the very end, though rows turn out taller on the way")
  func end() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Uneven() }
    harness.press(.end)
    harness.advance(by: 3)
    #expect(abs((harness.frame(of: "row 399")?.maxY ?? 0) - 300) < 0.5)
    harness.press(.home)
    harness.advance(by: 3)
    #expect(harness.frame(of: "row 0")?.minY == 0)
  }

  @Test("a glide through rows that turn out shorter ends where they end")
  func shorter() {
    let harness = Harness(size: CGSize(width: 120, height: 90)) {
      List {
        Section("Section 0") { Color.red }
        Section("Last") { Text("row").accessibilityIdentifier("last") }
      }
    }
    harness.scroll(by: CGSize(width: 0, height: 63), isPrecise: false)
    harness.advance(by: 3)
    let end = harness.frame(of: "last")?.minY
    harness.scroll(by: CGSize(width: 0, height: 300), isPrecise: false)
    harness.advance(by: 3)
    #expect(harness.frame(of: "last")?.minY == end)
  }

  @Test("paging up through rows never seen goes where it aims, without a jump on the way")
  func pageUp() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Uneven() }
    harness.press(.end)
    harness.advance(by: 3)
    harness.press(.pageUp)
    var last: CGFloat?
    for _ in 0..<40 {
      harness.advance(by: 1.0 / 60)
      let place = harness.frame(of: "row 398")?.minY
      if let last, let place { #expect(place >= last - 0.5 && place - last < 60) }
      last = place ?? last
    }
  }
}
