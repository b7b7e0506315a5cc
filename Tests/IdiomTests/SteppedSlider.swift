import Lamina
import LaminaTesting
import Testing

private struct Dosage: View {
  @State private var dose = 3
  @State private var isEditing = false
  var body: some View {
    VStack {
      Slider(
        value: Binding(get: { Double(dose) }, set: { dose = Int($0.rounded()) }), in: 0...10
      ) { isEditing = $0 }
      .accessibilityLabel("Dose")
      Text("\(dose)\(isEditing ? " …" : "")").accessibilityIdentifier("dose")
    }
  }
}

@MainActor @Suite("Idioms: a slider for whole numbers")
struct SteppedSliderIdiom {
  @Test("A drag lands on a whole number, and the knob with it")
  func dragging() throws {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Dosage() }
    let frame = try #require(harness.frame(of: "Dose"))
    harness.pointerDown(at: CGPoint(x: frame.minX + frame.width * 0.31, y: frame.midY))
    #expect(harness.text(of: "dose")?.hasSuffix("…") == true)
    harness.pointerUp(at: CGPoint(x: frame.minX + frame.width * 0.84, y: frame.midY))
    let said = try #require(harness.text(of: "dose"))
    #expect(Int(said) != nil)
    #expect(harness.element("Dose")?.semantics.value == said)
  }
}
