import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Observation

/// An editor of a text with attributes in a window, with what it is bound to.
@MainActor
final class RichEditorDesk {
  @Observable @MainActor
  final class Model {
    var text: AttributedString
    var selection = AttributedTextSelection()
    var isDisabled = false
    var opened: [URL] = []
    /// What the program does to each text that it is given.
    @ObservationIgnored var answer: (inout AttributedString) -> Void = { _ in }

    init(_ text: AttributedString) { self.text = text }
  }

  let model: Model
  let harness: Harness

  init(_ text: AttributedString, isFocused: Bool = true) {
    let model = Model(text)
    self.model = model
    harness = Harness(size: CGSize(width: 480, height: 240)) { RichEditorUnderTest(model: model) }
    if isFocused { harness.press(.tab) }
  }

  /// The text with marks around runs: `b`, `i` and `u` for bold, italic and underlined letters, `c` for a colour and
  /// `l` for a link.
  ///
  /// ```
  /// one [b two]
  /// ```
  var marked: String { model.text.marked }

  func press(_ key: Key, _ modifiers: EventModifiers = []) {
    harness.press(key, modifiers: modifiers)
  }
}

extension AttributedString {
  /// The text with marks around runs.
  var marked: String {
    var parts: [(marks: String, text: String)] = []
    for run in runs {
      let font = (run.font ?? .default).resolve()
      var marks = ""
      if font.isBold { marks.append("b") }
      if font.isItalic { marks.append("i") }
      if run.underlineStyle != nil { marks.append("u") }
      if run.foregroundColor != nil { marks.append("c") }
      if run.link != nil { marks.append("l") }
      let text = String(characters[run.range])
      if let last = parts.last, last.marks == marks {
        parts[parts.count - 1].text += text
      } else {
        parts.append((marks, text))
      }
    }
    return parts.map { $0.marks.isEmpty ? $0.text : "[\($0.marks) \($0.text)]" }.joined()
  }
}

private struct RichEditorUnderTest: View {
  @Bindable var model: RichEditorDesk.Model

  var body: some View {
    TextEditor(text: $model.text, selection: $model.selection)
      .accessibilityIdentifier("editor")
      .disabled(model.isDisabled)
      .environment(
        \.openURL,
        OpenURLAction { url in
          model.opened.append(url)
          return .handled
        }
      )
      .onChange(of: model.text) { model.answer(&model.text) }
  }
}
