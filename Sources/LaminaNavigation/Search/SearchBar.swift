import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaText
import LaminaThemes

/// The field of a search in the bar of its screen.
///
/// ```
///  ┌ 🔍 token  words        ✕ ┐  Cancel      ✕ forgets the words
///  ┌ 🔍 words   ✕ ┐                          where it is narrow, ✕ of an empty field ends the search
/// ```
struct SearchBar: View {
  /// Below it there is no room for a word beside the field.
  private static let narrowWidth: CGFloat = 300
  let model: SearchModel
  /// Whether it is an item among others, and no row of its own.
  var isItem = false
  @FocusState private var isFocused: Bool
  @State private var isNarrow = false
  @ScaledMetric private var textScale = 1.0
  @Environment(\.isEnabled) private var isBarEnabled

  var body: some View {
    let isSearching = model.isSearching
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        box
        if isSearching, !hasLittleRoom {
          Button("Cancel") { end() }.buttonStyle(.borderless).fixedSize()
        }
      }
      if !isItem, let scopes = model.parts.scopes { PortalExit(portal: scopes.portal) }
    }
    .padding(.horizontal, isItem ? 0 : 12).padding(.bottom, isItem ? 0 : 8)
    .onGeometryChange(for: Bool.self) { [textScale] in
      $0.size.width < Self.narrowWidth * textScale
    } action: {
      isNarrow = $0
    }
    .overlay(alignment: .bottomLeading) { if isSearching { suggestions } }
    .onChange(of: isFocused) { if $0 { model.isSearching = true } }
    .onChange(of: isSearching) { if !$0 { isFocused = false } else { isFocused = true } }
    .disabled(!model.isEnabled)
  }

  private var hasLittleRoom: Bool { isItem || isNarrow }

  /// What is typed, between a magnifier and a cross.
  private var box: some View {
    HStack(spacing: 6) {
      SearchMark { begin() }
      if let tokens = model.parts.tokens { PortalExit(portal: tokens.portal) }
      if let focus = model.focus { focus.bound(field) } else { field }
      cross
    }
    .nodes(
      BoxModifier(
        ControlBox(fill: Color(role: .controlFill), border: Color(role: .tertiary)),
        ring: FocusRing(isVisible: isFocused, gap: 0),
        padding: BoxModifier.Padding(sides: .theme(.spaceMedium)),
        opacity: isBarEnabled && model.isEnabled ? 1 : ControlMetrics.disabledOpacity))
  }

  private func begin() {
    if model.isSearching { isFocused = true } else { model.isSearching = true }
  }

  @ViewBuilder private var cross: some View {
    if !model.text.wrappedValue.isEmpty {
      CrossButton(name: "Clear") { model.text.wrappedValue = "" }
    } else if hasLittleRoom, model.isSearching {
      CrossButton(name: "Cancel") { end() }
    }
  }

  private var field: some View {
    TextField(text: model.text, prompt: model.prompt) { model.prompt ?? Text("Search") }
      .textFieldStyle(UnboxedFieldStyle())
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

/// A field in a box that fades as a whole while it is disabled.
private struct UnboxedFieldStyle: TextFieldStyle, StandardStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The magnifier in front of a search's field: a press on it begins the search, and so does Ctrl+F where no other control
/// has that.
private struct SearchMark: PrimitiveView {
  let begin: () -> Void

  func update(_ element: Element) {
    element.setChild(0, to: Image(systemName: "magnifyingglass").foregroundStyle(.secondary))
    let isEnabled = element.read(\.isEnabled)
    var handlers = Handlers()
    handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: begin)
    handlers.keys.keepsFocus = true
    element.graph.handlers[element.id] = isEnabled ? handlers : nil
    element.graph.shortcuts.set(
      isEnabled ? KeyboardShortcut("f") : nil, for: element, in: nil, yields: true)
  }

  func nodes(_ element: Element) -> [Node] {
    let isEnabled = element.read(\.isEnabled)
    var semantics = Semantics(role: .button)
    semantics.isHidden = true
    semantics.isEnabled = isEnabled
    if isEnabled { semantics.actions = [.press] }
    return [
      element.controlNode(arranging: AnyLayout(HStackLayout())) {
        $0.semantics = semantics
        if isEnabled { $0.interaction = .hits }
      }
    ]
  }
}

/// A cross at the end of a field.
private struct CrossButton: View {
  let name: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "xmark").font(.caption2).foregroundStyle(.secondary).padding(4)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain).accessibilityLabel(name).help(name)
  }
}

extension SearchModel {
  /// Takes the last token away where there are no words behind it.
  fileprivate func removeToken() -> KeyPress.Result {
    guard text.wrappedValue.isEmpty, let tokens = parts.tokens?.tokens else { return .ignored }
    tokens.removeLast()
    return .handled
  }
}
