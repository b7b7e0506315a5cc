import LaminaTesting
import Testing

@Suite struct TouchTests {
  private struct Long: View {
    @State private var taps = 0
    var body: some View {
      ScrollView {
        Color.white.frame(width: 100, height: 5_000)
          .accessibilityIdentifier("content").accessibilityValue("\(taps)")
          .onTapGesture { taps += 1 }
      }
    }
  }

  @Test("content follows a finger, runs on after it, and is not tapped by it")
  func fling() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) { Long() }
    harness.swipe(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80))
    let lifted = harness.frame(of: "content")?.minY ?? 0
    #expect(lifted <= -90 && lifted >= -110)
    harness.advance(by: 5)
    let rest = harness.frame(of: "content")?.minY ?? 0
    #expect(rest < lifted - 200)
    #expect(harness.element("content")?.semantics.value == "0")
    harness.advance(by: 1)
    #expect(harness.frame(of: "content")?.minY == rest)
  }

  @Test("a finger that hardly moves taps")
  func tap() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) { Long() }
    harness.swipe(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 52, y: 103))
    #expect(harness.element("content")?.semantics.value == "1")
    #expect(harness.frame(of: "content")?.minY == 0)
  }

  @Test("a pull beyond the end is followed less and less, and springs back")
  func rubberBand() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) { Long() }
    harness.swipe(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 180), duration: 0.5)
    let pulled = harness.frame(of: "content")?.minY ?? 0
    #expect(pulled > 20 && pulled < 100)
    harness.advance(by: 2)
    #expect(harness.frame(of: "content")?.minY == 0)
  }
}
