import Lamina
import LaminaTesting
import Testing

/// A switch that asks before it goes on: the setter only opens a question.
private struct Danger: View {
  @State private var isOn = false
  @State private var asks = false
  var body: some View {
    VStack {
      Toggle(
        "Erase on exit",
        isOn: Binding(get: { isOn }, set: { new in if new { asks = true } else { isOn = false } }))
      if asks {
        Button("Yes, erase") { (isOn, asks) = (true, false) }
        Button("No") { asks = false }
      }
    }
  }
}

@MainActor @Suite("Idioms: a switch that asks first")
struct ConfirmedToggleIdiom {
  @Test("It stays off until it is confirmed, however often it is pressed")
  func confirming() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { Danger() }
    harness.tap("Erase on exit")
    #expect(harness.element("Erase on exit")?.semantics.isOn == .off)
    harness.tap("No")
    harness.tap("Erase on exit")
    harness.tap("Yes, erase")
    #expect(harness.element("Erase on exit")?.semantics.isOn == .on)
    harness.tap("Erase on exit")
    #expect(harness.element("Erase on exit")?.semantics.isOn == .off)
  }
}
