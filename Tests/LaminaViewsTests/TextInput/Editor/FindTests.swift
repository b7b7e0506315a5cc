import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Looking for words in an editor, and replacing them.
@MainActor @Suite("Find in text editors", .timeLimit(.minutes(5)))
struct FindTests {
  @Observable final class Model {
    var text = "Tea for two, and two for tea.\nMe for you, and you for me."
    var isFinding = false
    var isDisabled = false
  }

  private struct Desk: View {
    @Bindable var model: Model

    var body: some View {
      TextEditor(text: $model.text)
        .accessibilityIdentifier("editor")
        .findNavigator(isPresented: $model.isFinding)
        .findDisabled(model.isDisabled)
    }
  }

  private let model = Model()

  private func desk() -> Harness {
    let model = model
    return Harness(size: CGSize(width: 480, height: 240)) { Desk(model: model) }
  }

  /// A desk whose editor has the focus, with the caret at its start and the bar open.
  private func finding(_ word: String) -> Harness {
    let harness = desk()
    harness.tap("editor")
    harness.press(.home, modifiers: .command)
    harness.press(.character("f"), modifiers: .command)
    harness.type(word)
    harness.advance(by: 0.5)
    return harness
  }

  private func selected(_ harness: Harness) -> Range<Int>? {
    harness.element("editor")?.semantics.details.selection?.range
  }

  @Test("Control and F open the bar, what is typed there is found, Return goes on and round")
  func typing() {
    let harness = finding("tea")
    #expect(model.isFinding && harness.exists("1 of 2"))
    #expect(model.text.hasPrefix("Tea for two"))
    harness.press(.return)
    #expect(harness.exists("2 of 2"))
    harness.press(.return)
    #expect(harness.exists("1 of 2"))
    harness.press(.return, modifiers: .shift)
    #expect(harness.exists("2 of 2"))
    harness.press(.character("g"), modifiers: .command)
    #expect(harness.exists("1 of 2"))
  }

  @Test("Escape closes the bar, and the editor has the focus with the place selected")
  func closing() {
    let harness = finding("you")
    harness.press(.escape)
    #expect(!model.isFinding && !harness.exists("Done"))
    #expect(selected(harness) == 37..<40)
    harness.type("us")
    #expect(model.text.contains("Me for us, and you"))
  }

  @Test("What is selected is what is looked for")
  func selection() {
    let harness = desk()
    harness.tap("editor")
    harness.press(.home, modifiers: .command)
    harness.press(.rightArrow, modifiers: [.command, .shift])
    harness.press(.character("f"), modifiers: .command)
    #expect(harness.exists("1 of 2"))
  }

  @Test("The program opens and closes the bar, and learns that a person has closed it")
  func program() {
    let harness = desk()
    #expect(!harness.exists("Done"))
    model.isFinding = true
    harness.settle()
    #expect(harness.exists("Done"))
    harness.tap("Done")
    #expect(!model.isFinding && !harness.exists("Done"))
    model.isFinding = true
    harness.settle()
    model.isFinding = false
    harness.settle()
    #expect(!harness.exists("Done"))
  }

  @Test("A place is replaced after the other, and all of them in one step of undo")
  func replacing() {
    let harness = finding("for")
    harness.press(.escape)
    harness.press(.character("h"), modifiers: .command)
    #expect(harness.exists("Replace With"))
    harness.tap("Replace With")
    harness.type("4")
    harness.tap("Replace")
    #expect(model.text.hasPrefix("Tea 4 two, and two for tea"))
    harness.tap("Replace All")
    #expect(model.text == "Tea 4 two, and two 4 tea.\nMe 4 you, and you 4 me.")
    #expect(harness.exists("None"))
    harness.tap("Done")
    harness.press(.character("z"), modifiers: .command)
    #expect(model.text.hasPrefix("Tea 4 two, and two for tea.\nMe for"))
  }

  @Test("Places follow the text, whoever changes it")
  func changes() {
    let harness = finding("two")
    #expect(harness.exists("1 of 2"))
    model.text = "two two two"
    harness.settle()
    #expect((1...3).contains { harness.exists("\($0) of 3") } || harness.exists("3"))
    model.text = "none"
    harness.settle()
    #expect(harness.exists("None"))
  }

  @Test("Where finding is disabled nothing opens, and an open bar goes")
  func disabled() {
    let harness = finding("tea")
    model.isDisabled = true
    harness.settle()
    #expect(!harness.exists("Done") && !model.isFinding)
    harness.tap("editor")
    harness.press(.character("f"), modifiers: .command)
    #expect(!harness.exists("Done") && !model.isFinding)
  }

  @Test("Where nothing may be replaced there is no line for it")
  func readOnly() {
    let harness = Harness(size: CGSize(width: 480, height: 240)) {
      TextEditor(text: .constant("Tea")).accessibilityIdentifier("editor").replaceDisabled()
    }
    harness.tap("editor")
    harness.press(.character("h"), modifiers: .command)
    #expect(!harness.exists("Replace With"))
    harness.press(.character("f"), modifiers: .command)
    #expect(harness.exists("Done") && !harness.exists("Replace With"))
  }

  @Test("An editor that was looked through is shown as one that never was")
  func fresh() {
    let harness = finding("zebra")
    harness.press(.escape)
    harness.advance(by: 2)
    let other = desk()
    other.tap("editor")
    other.press(.home, modifiers: .command)
    other.advance(by: 2)
    #expect(harness.picture().hasSamePixels(as: other.picture()))
  }

  @Test("The bar and what is found, as a picture")
  func picture() throws {
    try finding("for").expectPicture("find")
  }
}
