import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Taps of what is around a text that can be selected.
@Suite("Taps around selectable text")
struct TapAroundTextTests {
  private struct Card: View {
    @State private var taps = 0
    @State private var gestures = 0
    var body: some View {
      VStack {
        Text("words to select").textSelection(.enabled)
        Text("\(taps) taps, \(gestures) gestures").accessibilityIdentifier("count")
      }
      .padding()
      .contentShape(Rectangle())
      .onTapGesture { taps += 1 }
      .simultaneousGesture(TapGesture().onEnded { gestures += 1 })
    }
  }

  @Test("A click on the text taps what is around; a drag selects and taps nothing")
  func clicks() throws {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Card() }
    harness.tap("words to select")
    #expect(harness.text(of: "count") == "1 taps, 1 gestures")
    let text = try #require(harness.frame(of: "words to select"))
    harness.drag(
      from: CGPoint(x: text.minX + 2, y: text.midY), to: CGPoint(x: text.maxX - 2, y: text.midY))
    #expect(harness.text(of: "count") == "1 taps, 1 gestures")
  }
}
