import Lamina
import LaminaTesting
import Testing

/// Two sliders whose sum is kept: each setter moves the other.
private struct Mixer: View {
  @State private var left = 50.0
  var body: some View {
    let left = left
    VStack {
      Slider(value: Binding(get: { left }, set: { self.left = $0 }), in: 0...100, step: 10)
        .accessibilityLabel("Left")
      Slider(
        value: Binding(get: { 100 - left }, set: { self.left = 100 - $0 }), in: 0...100, step: 10
      )
      .accessibilityLabel("Right")
      Text("\(Int(left)) : \(Int(100 - left))").accessibilityIdentifier("mix")
    }
  }
}

@MainActor @Suite("Idioms: sliders that move each other")
struct LinkedSlidersIdiom {
  @Test("Keys on either move both")
  func mixing() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { Mixer() }
    harness.press(.tab)
    harness.press(.rightArrow)
    harness.press(.rightArrow)
    #expect(harness.text(of: "mix") == "70 : 30")
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text(of: "mix") == "60 : 40")
    #expect(harness.element("Left")?.semantics.value == "60")
  }
}
