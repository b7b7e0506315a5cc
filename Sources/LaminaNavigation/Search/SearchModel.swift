import LaminaDisplay
import LaminaGeometry
import LaminaText
import Observation

/// A search in a screen: its words, and whether it is in use.
@MainActor
final class SearchModel: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var current: Binding<String>
  private(set) var prompt: Text?
  private var isActive = false
  private var presented: Binding<Bool>?
  private var own = SearchParts()
  private var submitActions: [() -> Void] = []
  /// The suggestions that there are, and which of them keys have come to.
  let choice = SuggestionChoice()

  init(text: Binding<String>) { current = text }

  private var place = SearchFieldPlacement.automatic
  /// Where its field is to stand; reading it is tracked.
  var placement: SearchFieldPlacement {
    registrar.access(self, keyPath: \.placement)
    return place
  }

  private var takesInput = true
  /// Whether one can search: not where the view is disabled that asks for the search; reading it is tracked.
  var isEnabled: Bool {
    registrar.access(self, keyPath: \.isEnabled)
    return takesInput
  }

  /// Takes over whether one can search.
  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != takesInput else { return }
    registrar.withMutation(of: self, keyPath: \.isEnabled) { takesInput = isEnabled }
  }

  /// Takes over what the view says now.
  func follow(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?,
    at placement: SearchFieldPlacement
  ) {
    if placement != place {
      registrar.withMutation(of: self, keyPath: \.placement) { place = placement }
    }
    let isOther = prompt?.plain != self.prompt?.plain
    (current, presented) = (text, isPresented)
    if isOther { registrar.withMutation(of: self, keyPath: \.prompt) { self.prompt = prompt } }
    if let wanted = isPresented?.wrappedValue, wanted != isActive { isSearching = wanted }
  }

  /// What is shown beside the words; reading it is tracked.
  var parts: SearchParts {
    registrar.access(self, keyPath: \.parts)
    return own
  }

  /// Takes over what views around the search say.
  func take(_ parts: SearchParts, submit: [() -> Void]) {
    submitActions = submit
    if let suggestions = parts.suggestions { add(suggestions, as: \.suggestions) }
    if let scopes = parts.scopes { add(scopes, as: \.scopes) }
    if let tokens = parts.tokens { add(tokens, as: \.tokens) }
  }

  /// What binds the focus around the search, and what does inside of it.
  private var outerFocus: SearchFocusSource?
  private var innerFocus: SearchFocusSource?

  /// What the focus of the field is bound to, rather inside of the search than around it; reading it is
  /// tracked.
  var focus: SearchFocusSource? {
    registrar.access(self, keyPath: \.focus)
    return innerFocus ?? outerFocus
  }

  /// Binds the focus of the field to what is around the search; nil where nothing is.
  func bindFocus(around source: SearchFocusSource?) {
    guard source !== outerFocus else { return }
    registrar.withMutation(of: self, keyPath: \.focus) { outerFocus = source }
  }

  /// Binds the focus of the field inside of the search.
  func bindFocus(inside source: SearchFocusSource) {
    guard source !== innerFocus else { return }
    registrar.withMutation(of: self, keyPath: \.focus) { innerFocus = source }
  }

  /// What bound the focus inside of the search is gone.
  func unbindFocus(inside source: SearchFocusSource) {
    guard source === innerFocus else { return }
    registrar.withMutation(of: self, keyPath: \.focus) { innerFocus = nil }
  }

  /// Shows something beside the words.
  func add(_ source: SearchPartSource, as part: WritableKeyPath<SearchParts, SearchPartSource?>) {
    source.model = self
    guard own[keyPath: part] !== source else { return }
    registrar.withMutation(of: self, keyPath: \.parts) { own[keyPath: part] = source }
  }

  /// Return was pressed in the field.
  func submit() { for action in submitActions { action() } }

  var text: Binding<String> {
    Binding(
      get: { [self] in current.wrappedValue },
      set: { [self] in
        if $0 != current.wrappedValue { choice.typed() }
        current.wrappedValue = $0
      })
  }

  /// Takes a token over from a suggestion, in place of the words.
  func add(_ token: any Identifiable) {
    own.tokens?.tokens?.add(token)
    complete("")
  }

  /// Takes words over from a suggestion.
  func complete(_ words: String) {
    current.wrappedValue = words
    choice.hide()
  }

  /// Whether a person is searching; reading it is tracked.
  var isSearching: Bool {
    get {
      registrar.access(self, keyPath: \.isSearching)
      return isActive
    }
    set {
      guard newValue != isActive else { return }
      registrar.withMutation(of: self, keyPath: \.isSearching) { isActive = newValue }
      choice.typed()
      if let presented, presented.wrappedValue != newValue { presented.wrappedValue = newValue }
    }
  }

  /// Ends the search, and forgets its words and tokens.
  func dismiss() {
    isSearching = false
    own.tokens?.tokens?.removeAll()
    if !current.wrappedValue.isEmpty { current.wrappedValue = "" }
  }
}
