import LaminaGeometry
import LaminaHost
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// The scripted cases in a text editor.
@MainActor
@Suite struct EditorCaseTests {
  private static let width: CGFloat = 400

  private struct Stage: View {
    @State var text: String
    var body: some View {
      TextEditor(text: $text).accessibilityIdentifier("editor").textEditorStyle(.plain)
        .font(.system(size: 10).monospaced()).lineHeight(EditingCase.lineHeight)
        .frame(width: EditorCaseTests.width + 12)
    }
  }

  @Test(arguments: EditingCase.all(in: .editor))
  func `a script leads to a text, a selection and a caret`(_ script: EditingCase) throws {
    let harness = Harness(size: CGSize(width: 432, height: 240)) { Stage(text: script.text) }
    harness.press(.tab)
    harness.press(.home, modifiers: .command)
    let frame = try #require(harness.frame(of: "editor"))
    let origin = CGPoint(x: frame.minX + inset(of: script.text), y: frame.minY)
    EditingScript(harness: harness, origin: origin).run(script.script)
    let element = try #require(harness.element("editor"))
    let selection = try #require(element.semantics.details.selection)
    let caret = try #require(harness.textInputCaret)
    let isBackward = selection.caret == selection.range.lowerBound
    let text = element.semantics.value ?? ""
    let left = CGPoint(x: frame.minX + inset(of: text), y: frame.minY)
    let outcome = EditingOutcome(
      text, anchor: isBackward ? selection.range.upperBound : selection.range.lowerBound,
      head: selection.caret, caret: caret.offsetBy(dx: -left.x, dy: -left.y))
    #expect(outcome == EditingOutcome(marked: script.expected, caret: script.caret))
    if let clipboard = script.clipboard { #expect(harness.clipboard.string == clipboard) }
  }

  /// How far from the left a text begins: one that is read from the right ends at the right.
  private func inset(of text: String) -> CGFloat {
    let font = Font.system(size: 10).monospaced().resolve()
    let layout = TextLayout(RichText(text, TextAttributes(font: font)))
    return layout.baseIsRightToLeft(at: 0) ? Self.width - layout.size.width : 0
  }
}
