import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaText

/// The field of a search in the bar of its screen.
struct SearchBar: View {
  let model: SearchModel
  @FocusState private var isFocused: Bool

  var body: some View {
    let isSearching = model.isSearching
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        if let tokens = model.parts.tokens { PortalExit(portal: tokens.portal) }
        if let focus = model.focus { focus.bound(field) } else { field }
        if !model.text.wrappedValue.isEmpty {
          Button("Clear") { model.text.wrappedValue = "" }.buttonStyle(.borderless).fixedSize()
        }
        if isSearching {
          Button("Cancel") { end() }.buttonStyle(.borderless).fixedSize()
        }
      }
      if let scopes = model.parts.scopes { PortalExit(portal: scopes.portal) }
    }
    .padding(.horizontal, 12).padding(.bottom, 8)
    .overlay(alignment: .bottomLeading) { if isSearching { suggestions } }
    .onChange(of: isFocused) { if $0 { model.isSearching = true } }
    .onChange(of: isSearching) { if !$0 { isFocused = false } else { isFocused = true } }
  }

  private var field: some View {
    TextField(text: model.text, prompt: model.prompt) { model.prompt ?? Text("Search") }
      .focused($isFocused)
      .accessibilityAddTraits(.isSearchField)
      .onKeyPress(keys: [.downArrow, .upArrow, .return, .delete]) { take($0.key) }
      .onExitCommand { end() }
      .onSubmit { model.submit() }
  }

  /// Below the field, above the screen.
  @ViewBuilder private var suggestions: some View {
    if let suggestions = model.parts.suggestions, model.choice.isShown {
      SuggestionPanel(source: suggestions)
    }
  }

  /// Keys that choose among suggestions, or take a token away.
  private func take(_ key: KeyEquivalent) -> KeyPress.Result {
    switch key {
    case .downArrow: model.choice.step(1)
    case .upArrow: model.choice.step(-1)
    case .return: model.choice.press()
    default: model.removeToken()
    }
  }

  private func end() { model.dismiss() }
}

extension SearchModel {
  /// Takes the last token away where there are no words behind it.
  fileprivate func removeToken() -> KeyPress.Result {
    guard text.wrappedValue.isEmpty, let tokens = parts.tokens?.tokens else { return .ignored }
    tokens.removeLast()
    return .handled
  }
}
