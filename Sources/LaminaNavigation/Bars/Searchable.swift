import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
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
  let suggestions = Portal()
  let scopes = Portal()

  init(text: Binding<String>) { current = text }

  /// Takes over what the view says now.
  func follow(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?) {
    let isOther = prompt?.plain != self.prompt?.plain
    (current, presented) = (text, isPresented)
    if isOther { registrar.withMutation(of: self, keyPath: \.prompt) { self.prompt = prompt } }
    if let wanted = isPresented?.wrappedValue, wanted != isActive { isSearching = wanted }
  }

  var text: Binding<String> {
    Binding(get: { [self] in current.wrappedValue }, set: { [self] in current.wrappedValue = $0 })
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
      if let presented, presented.wrappedValue != newValue { presented.wrappedValue = newValue }
    }
  }

  /// Ends the search, and forgets its words.
  func dismiss() {
    isSearching = false
    if !current.wrappedValue.isEmpty { current.wrappedValue = "" }
  }
}

/// The field of a search in the bar of its screen.
struct SearchBar: View {
  let model: SearchModel
  @FocusState private var isFocused: Bool

  var body: some View {
    let isSearching = model.isSearching
    VStack(spacing: 6) {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField("Search", text: model.text, prompt: model.prompt)
          .focused($isFocused)
          .onExitCommand { end() }
        if !model.text.wrappedValue.isEmpty {
          Button("Clear") { model.text.wrappedValue = "" }.buttonStyle(.borderless)
        }
        if isSearching { Button("Cancel") { end() }.buttonStyle(.borderless) }
      }
      PortalExit(portal: model.scopes)
      if isSearching { PortalExit(portal: model.suggestions) }
    }
    .padding(.horizontal, 12).padding(.bottom, 8)
    .onChange(of: isFocused) { if $0 { model.isSearching = true } }
    .onChange(of: isSearching) { if !$0 { isFocused = false } else { isFocused = true } }
  }

  private func end() { model.dismiss() }
}

/// A view with a search in the bar of its screen.
private struct SearchableView<Content: View, Suggestions: View>: RememberingView, WrappingView,
  PreferenceView
{
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let suggestions: Suggestions?

  func makeMemory(for element: Element) -> SearchModel { SearchModel(text: text) }

  func update(_ element: Element) {
    let model = memory(of: element)
    element.tracked { model.follow(text: text, prompt: prompt, isPresented: isPresented) }
    var claim = BarClaim()
    claim.search = model
    element.read(\.screenPlace)?.screen.claim(claim, by: element)
    var environment = element.readEverything()
    environment.isSearching = element.tracked { model.isSearching }
    environment.dismissSearch = DismissSearchAction { [weak model] in model?.dismiss() }
    environment.searchModel = model
    element.setChild(0, to: content, environment: environment)
    if let suggestions { element.setChild(1, to: VStack(alignment: .leading) { suggestions }) }
  }

  func nodes(_ element: Element) -> [Node] {
    if element.children.count > 1 {
      memory(of: element).suggestions.send(element.children[1].shownOutputs)
    }
    return element.children[0].shownOutputs
  }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    element.children[0].preferences
  }
}

/// Choices of where to search, below the field.
private struct SearchScopes<Content: View, Scopes: View>: WrappingView, PreferenceView {
  let content: Content
  let scopes: Scopes

  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.setChild(1, to: scopes)
  }

  func nodes(_ element: Element) -> [Node] {
    element.environment.searchModel?.scopes.send(element.children[1].shownOutputs)
    return element.children[0].shownOutputs
  }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    element.children[0].preferences
  }
}

/// Ends a search: `@Environment(\.dismissSearch)`.
@MainActor @preconcurrency
public struct DismissSearchAction {
  fileprivate let action: () -> Void

  /// Ends the search, and forgets its words.
  public func callAsFunction() { action() }
}

/// Where a search's field stands.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// In the bar at the top.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar at the top.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar of a split view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the bar at the top.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

extension View {
  /// Puts a search into the bar of the screen in which the view is.
  ///
  /// ```swift
  /// List(found) { Text($0.name) }.searchable(text: $words, prompt: "Recipes")
  /// ```
  /// What is found is the author's business: filter by `text`. Escape ends the search.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - placement: where the field stands; today always in the bar at the top.
  ///   - prompt: what the empty field shows; nil is "Search".
  /// - Returns: this view, which finds `isSearching` and `dismissSearch` in its environment.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView<Self, EmptyView>(
      content: self, text: text, prompt: prompt, isPresented: nil, suggestions: nil)
  }

  /// Puts a search into the bar of the screen in which the view is, with a prompt.
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Puts a search into the bar that a binding begins and ends, too.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView<Self, EmptyView>(
      content: self, text: text, prompt: prompt, isPresented: isPresented, suggestions: nil)
  }

  /// Puts a search into the bar, with suggestions below the field while it is in use.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt, isPresented: nil, suggestions: suggestions())
  }

  /// Shows suggestions below the field of the search around the view while it is in use.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    SuggestingView(content: self, suggestions: VStack(alignment: .leading) { suggestions() })
  }

  /// Has the view, a suggestion, fill in these words when it is pressed.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, words: completion)
  }

  /// Shows choices of where to search below the field of the search inside of which the view is.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    SearchScopes(content: self, scopes: ScopeChoice(scope: scope, scopes: scopes()))
  }
}

/// Suggestions of a view inside of the one with the search.
private struct SuggestingView<Content: View, Suggestions: View>: WrappingView, PreferenceView {
  let content: Content
  let suggestions: Suggestions

  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.setChild(1, to: suggestions)
  }

  func nodes(_ element: Element) -> [Node] {
    element.environment.searchModel?.suggestions.send(element.children[1].shownOutputs)
    return element.children[0].shownOutputs
  }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    element.children[0].preferences
  }
}

/// A suggestion that fills in words.
private struct SearchCompletion<Content: View>: View {
  let content: Content
  let words: String
  @Environment(\.searchModel) private var model

  var body: some View {
    Button {
      model?.text.wrappedValue = words
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// The scopes of a search, of which one is chosen.
private struct ScopeChoice<Value: Hashable, Scopes: View>: View {
  let scope: Binding<Value>
  let scopes: Scopes

  var body: some View {
    Group(subviews: scopes) { subviews in
      HStack(spacing: 4) {
        ForEach(subviews) { subview in
          let tag = subview.containerValues.tag(for: Value.self)
          SegmentButton(isSelected: tag == scope.wrappedValue) {
            if let tag { scope.wrappedValue = tag }
          } label: {
            subview
          }
        }
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether a person is searching in the nearest search around the view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the nearest search around the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The nearest search around the view.
  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }
}

private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct SearchModelKey: EnvironmentKey { static let defaultValue: SearchModel? = nil }
private struct DismissSearchKey: EnvironmentKey {
  static let defaultValue = DismissSearchAction {}
}
