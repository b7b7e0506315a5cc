import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// A field in a window, and the text that it is bound to.
@MainActor
@Suite struct TextFieldTests {
  @MainActor
  final class Model {
    var text = ""
    var writes: [String] = []
    var submitted: [String] = []
    var change: (String) -> String = { $0 }

    var binding: Binding<String> {
      Binding(get: { self.text }) { next in
        self.writes.append(next)
        self.text = self.change(next)
      }
    }
  }

  private func harness(_ model: Model) -> Harness {
    Harness(size: CGSize(width: 220, height: 60)) {
      TextField("Name", text: model.binding).onSubmit { model.submitted.append(model.text) }
    }
  }

  @Test func `what is typed is written at each key`() {
    let model = Model()
    let harness = harness(model)
    harness.tap("Name")
    harness.type("Ada")
    #expect(model.writes == ["A", "Ad", "Ada"])
    #expect(harness.element("Name")?.semantics.value == "Ada")
    #expect(harness.element("Name")?.isFocused == true)
  }

  @Test func `a binding that changes the text is honoured at once`() {
    let model = Model()
    model.change = { $0.uppercased() }
    let harness = harness(model)
    harness.tap("Name")
    harness.type("ada")
    #expect(model.writes == ["a", "Ad", "ADa"])
    #expect(harness.element("Name")?.semantics.value == "ADA")
  }

  @Test func `a binding that refuses a text keeps its own`() {
    let model = Model()
    model.text = "12"
    model.change = { [unowned model] next in next.allSatisfy(\.isNumber) ? next : model.text }
    let harness = harness(model)
    harness.tap("Name")
    harness.press(.end)
    harness.type("3x4")
    #expect(model.text == "1234")
    #expect(harness.element("Name")?.semantics.value == "1234")
  }

  @Test func `Return submits and leaves the text`() {
    let model = Model()
    let harness = harness(model)
    harness.tap("Name")
    harness.type("hi\n")
    #expect(model.submitted == ["hi"])
    #expect(model.text == "hi")
  }

  @Test func `composed text is shown, and written only when it is committed`() {
    let model = Model()
    let harness = harness(model)
    harness.tap("Name")
    harness.type("a")
    harness.compose("ni")
    harness.compose("nihao", selection: 2..<5)
    #expect(model.writes == ["a"])
    harness.commit("你好")
    #expect(model.writes == ["a", "a你好"])
  }

  @Test func `copy, cut and paste go by the clipboard`() {
    let model = Model()
    let harness = harness(model)
    harness.tap("Name")
    harness.type("hello")
    harness.press("a", modifiers: .command)
    #expect(harness.clipboard.primarySelection == "hello")
    harness.press("x", modifiers: .command)
    #expect(harness.clipboard.string == "hello")
    #expect(model.text == "")
    harness.clipboard.string = "wor\nld"
    harness.press("v", modifiers: .command)
    harness.press(.insert, modifiers: .shift)
    #expect(model.text == "wor ldwor ld")
    harness.press("z", modifiers: .command)
    #expect(model.text == "wor ld")
  }
}
