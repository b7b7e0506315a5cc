import Lamina
import LaminaTesting
import Testing

/// Controls on constants, as previews have them.
private struct Preview: View {
  var body: some View {
    VStack {
      TextField("Name", text: .constant("Ada"))
      Toggle("On", isOn: .constant(true))
      Slider(value: .constant(0.5)).accessibilityLabel("Slider")
    }
  }
}

@MainActor @Suite("Idioms: controls on constants")
struct ConstantControlsIdiom {
  @Test("They show their constants whatever one does")
  func constants() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { Preview() }
    harness.tap("Name")
    harness.type("x")
    harness.tap("On")
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.end)
    #expect(harness.element("Name")?.semantics.value == "Ada")
    #expect(harness.element("On")?.semantics.isOn == .on)
    #expect(harness.element("Slider")?.semantics.value == "0.5")
  }
}
