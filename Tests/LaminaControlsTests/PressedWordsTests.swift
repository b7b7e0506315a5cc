import Lamina
import LaminaTesting
import Testing

/// What a style of one's own shows of a press, in words.
@MainActor @Suite("Words of pressed buttons", .timeLimit(.minutes(5)))
struct PressedWordsTests {
  private struct Said: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isPressed ? "down" : "up")
    }
  }

  @Test("While a button is held down, its words are those that its style shows then")
  func follows() {
    let harness = Harness { Button("Go") {}.buttonStyle(Said()).accessibilityIdentifier("it") }
    #expect(harness.text(of: "it") == "up")
    let frame = harness.frame(of: "it") ?? .zero
    harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(harness.text(of: "it") == "down")
    harness.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(harness.text(of: "it") == "up")
  }
}
