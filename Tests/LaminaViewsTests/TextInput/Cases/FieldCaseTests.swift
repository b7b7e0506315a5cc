import LaminaGeometry
import LaminaHost
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// The scripted cases in a text field.
@MainActor
@Suite struct FieldCaseTests {
  private struct Stage: View {
    @State var text: String
    var body: some View {
      TextField("field", text: $text).textFieldStyle(.plain)
        .font(.system(size: 10).monospaced()).lineHeight(EditingCase.lineHeight)
        .frame(width: 400)
    }
  }

  @Test(arguments: EditingCase.all(in: .field))
  func `a script leads to a text, a selection and a caret`(_ script: EditingCase) throws {
    let harness = Harness(size: CGSize(width: 420, height: 40)) { Stage(text: script.text) }
    harness.press(.tab)
    harness.press(.home)
    let origin = try #require(harness.frame(of: "field")).origin
    EditingScript(harness: harness, origin: origin).run(script.script)
    let element = try #require(harness.element("field"))
    let selection = try #require(element.semantics.details.selection)
    let caret = try #require(harness.textInputCaret)
    let isBackward = selection.caret == selection.range.lowerBound
    let outcome = EditingOutcome(
      element.semantics.value ?? "",
      anchor: isBackward ? selection.range.upperBound : selection.range.lowerBound,
      head: selection.caret, caret: caret.offsetBy(dx: -origin.x, dy: -origin.y))
    #expect(outcome == EditingOutcome(marked: script.expected, caret: script.caret))
    if let clipboard = script.clipboard { #expect(harness.clipboard.string == clipboard) }
  }

  @Test func `there are two hundred of them`() {
    #expect(EditingCase.all(in: .field).count >= 200)
    #expect(Set(EditingCase.all(in: .field).map(\.name)).count == EditingCase.all(in: .field).count)
  }
}
