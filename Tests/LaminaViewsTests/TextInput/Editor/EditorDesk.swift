import LaminaDisplay
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation

/// An editor in a window, with the text that it is bound to.
@MainActor
final class EditorDesk {
  @Observable @MainActor
  final class Model {
    var text: String
    var selection: TextSelection?

    init(_ text: String) { self.text = text }
  }

  let model: Model
  let harness: Harness

  init(
    _ text: String, size: CGSize = CGSize(width: 220, height: 120), scale: CGFloat = 1,
    isFocused: Bool = true, executor: any DisplayExecutor = DeterministicExecutor(),
    _ change: @escaping (TextEditor) -> some View
  ) {
    let model = Model(text)
    self.model = model
    harness = Harness(size: size, scale: scale, executor: executor) {
      EditorUnderTest(model: model, change: change)
    }
    if isFocused { harness.press(.tab) }
  }

  convenience init(_ text: String, size: CGSize = CGSize(width: 220, height: 120)) {
    self.init(text, size: size) { $0 }
  }

  var text: String { model.text }

  /// What is selected, in characters of the text.
  var selection: Range<Int>? {
    guard case .selection(let range)? = model.selection?.indices else { return nil }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// Where the caret is in the window.
  var caret: CGRect? { harness.textInputCaret }

  func press(_ key: Key, _ modifiers: EventModifiers = []) {
    harness.press(key, modifiers: modifiers)
  }
}

private struct EditorUnderTest<Changed: View>: View {
  @Bindable var model: EditorDesk.Model
  let change: (TextEditor) -> Changed

  var body: some View {
    change(TextEditor(text: $model.text, selection: $model.selection))
      .accessibilityIdentifier("editor")
  }
}
