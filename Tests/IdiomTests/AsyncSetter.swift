import Lamina
import LaminaTesting
import Testing

/// A binding that writes in a task, as those do that talk to an actor.
private struct AsyncField: View {
  @State private var name = ""
  @State private var isOn = false
  var body: some View {
    VStack {
      TextField("Name", text: Binding(get: { name }, set: { new in Task { name = new } }))
      Toggle("On", isOn: Binding(get: { isOn }, set: { new in Task { isOn = new } }))
      Text("\(name) \(isOn)").accessibilityIdentifier("said")
    }
  }
}

@MainActor @Suite("Idioms: a setter with a task")
struct AsyncSetterIdiom {
  /// Lets what was begun come to its end.
  private func runTasks() async { for _ in 0..<5 { await Task.yield() } }

  @Test("What is written later is shown then")
  func later() async {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { AsyncField() }
    harness.tap("Name")
    for letter in "abc" {
      harness.type(String(letter))
      await runTasks()
      harness.settle()
    }
    harness.tap("On")
    await runTasks()
    harness.settle()
    #expect(harness.text(of: "said") == "abc true")
    #expect(harness.element("Name")?.semantics.value == "abc")
    #expect(harness.element("On")?.semantics.isOn == .on)
  }

  @Test("What was written before the next key is there for it, whether a frame was drawn or not")
  func nextKey() async {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { AsyncField() }
    harness.tap("Name")
    for letter in "the quick" {
      harness.type(String(letter))
      await runTasks()
    }
    harness.settle()
    #expect(harness.text(of: "said") == "the quick false")
    harness.press(.leftArrow)
    harness.type("!")
    await runTasks()
    harness.settle()
    #expect(harness.text(of: "said") == "the quic!k false")
  }
}
