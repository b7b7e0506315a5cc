import LaminaGeometry
import LaminaInput
import LaminaText
import Observation

/// What is suggested below a field while that has the focus.
///
/// ```
///  focus, typing ──▶ shown ──arrows──▶ one is highlighted ──Return──▶ the field's text, hidden
///                      └──Escape──▶ hidden
/// ```
@Observable
final class FieldSuggestions {
  @ObservationIgnored let choice = SuggestionChoice()
  /// Where the field is in the window.
  var anchor = CGRect.zero
  private var isFocused = false
  @ObservationIgnored private weak var session: TextInputSession?

  /// Whether they are to be seen; reading it is tracked.
  var isShown: Bool { isFocused && choice.isShown }

  /// A field around which there are suggestions has the focus, or has it no longer.
  func focusChanged(_ hasFocus: Bool, of field: TextInputSession) {
    guard hasFocus || session === field else { return }
    if hasFocus { choice.typed() }
    session = hasFocus ? field : nil
    if isFocused != hasFocus { isFocused = hasFocus }
  }

  /// Takes a key of the field, if it means something to the suggestions.
  ///
  /// With Shift or Control it is one of the field, and while words are composed one of the input method.
  func take(_ press: KeyPress) -> KeyPress.Result {
    guard isShown, choice.count > 0, session?.editing.composition == nil,
      press.modifiers.isDisjoint(with: [.shift, .control, .option, .command])
    else { return .ignored }
    switch press.key {
    case .downArrow: return choice.step(1)
    case .upArrow: return choice.step(-1)
    case .return: return choice.press()
    case .escape:
      choice.hide()
      return .handled
    default: return .ignored
    }
  }

  /// Puts words in the place of the field's text, as typing them would; a step of undo of its own.
  func complete(_ words: String) {
    guard let session else { return }
    let time = session.now
    session.endComposition()
    session.change { text, _ in text.replace(0..<text.text.utf8.count, with: words, at: time) }
    choice.hide()
  }
}

extension EnvironmentValues {
  /// What is suggested for the fields here; nil for nothing.
  var fieldSuggestions: FieldSuggestions? {
    get { self[FieldSuggestionsKey.self] }
    set { self[FieldSuggestionsKey.self] = newValue }
  }
}

private struct FieldSuggestionsKey: EnvironmentKey {
  static let defaultValue: FieldSuggestions? = nil
}
