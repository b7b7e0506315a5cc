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
  private var own = SearchParts()
  private var submitActions: [() -> Void] = []

  init(text: Binding<String>) { current = text }

  /// Takes over what the view says now.
  func follow(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?) {
    let isOther = prompt?.plain != self.prompt?.plain
    (current, presented) = (text, isPresented)
    if isOther { registrar.withMutation(of: self, keyPath: \.prompt) { self.prompt = prompt } }
    if let wanted = isPresented?.wrappedValue, wanted != isActive { isSearching = wanted }
  }

  /// What is shown below the field; reading it is tracked.
  var parts: SearchParts {
    registrar.access(self, keyPath: \.parts)
    return own
  }

  /// Takes over what views around the search say.
  func take(_ parts: SearchParts, submit: [() -> Void]) {
    submitActions = submit
    if let suggestions = parts.suggestions { add(suggestions, as: \.suggestions) }
    if let scopes = parts.scopes { add(scopes, as: \.scopes) }
  }

  /// Shows something below the field.
  func add(_ source: SearchPartSource, as part: WritableKeyPath<SearchParts, SearchPartSource?>) {
    source.model = self
    guard own[keyPath: part] !== source else { return }
    registrar.withMutation(of: self, keyPath: \.parts) { own[keyPath: part] = source }
  }

  /// Return was pressed in the field.
  func submit() { for action in submitActions { action() } }

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
          .onSubmit { model.submit() }
        if !model.text.wrappedValue.isEmpty {
          Button("Clear") { model.text.wrappedValue = "" }.buttonStyle(.borderless)
        }
        if isSearching { Button("Cancel") { end() }.buttonStyle(.borderless) }
      }
      if let scopes = model.parts.scopes { PortalExit(portal: scopes.portal) }
      if isSearching, let suggestions = model.parts.suggestions {
        PortalExit(portal: suggestions.portal)
      }
    }
    .padding(.horizontal, 12).padding(.bottom, 8)
    .onChange(of: isFocused) { if $0 { model.isSearching = true } }
    .onChange(of: isSearching) { if !$0 { isFocused = false } else { isFocused = true } }
  }

  private func end() { model.dismiss() }
}

/// A view with a search in the bar of its screen.
private struct SearchableView<Content: View>: RememberingView, WrappingView {
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?

  func makeMemory(for element: Element) -> SearchModel { SearchModel(text: text) }

  func update(_ element: Element) {
    let model = memory(of: element)
    element.tracked { model.follow(text: text, prompt: prompt, isPresented: isPresented) }
    var environment = element.readEverything()
    model.take(environment.searchParts, submit: environment.submitActions(of: .search))
    var bar = Bar()
    bar.search = model
    environment.screenPlace?.screen.claim(bar, by: element)
    environment.isSearching = element.tracked { model.isSearching }
    environment.dismissSearch = DismissSearchAction { [weak model] in model?.dismiss() }
    environment.searchModel = model
    element.setChild(0, to: content, environment: environment)
  }
}

/// Suggestions or scopes for the search inside of the view, or around it.
private struct SearchPart<Content: View, Side: View>: RememberingView, SideContent {
  let content: Content
  let side: Side
  let part: WritableKeyPath<SearchParts, SearchPartSource?>

  func makeMemory(for element: Element) -> SearchPartSource { SearchPartSource() }

  func portal(in element: Element) -> Portal? { memory(of: element).portal }

  func update(_ element: Element) {
    var environment = element.readEverything()
    environment.searchParts[keyPath: part] = memory(of: element)
    // A search around the view has it from here, one inside from the environment.
    environment.searchModel?.add(memory(of: element), as: part)
    element.setChild(0, to: content, environment: environment)
    var own = environment
    own.searchParts = SearchParts()
    own.searchPart = memory(of: element)
    element.setChild(1, to: side, environment: own)
  }
}

/// Views on their way to below the field of a search, which they find here.
@MainActor
final class SearchPartSource {
  let portal = Portal()
  fileprivate(set) weak var model: SearchModel?
}

/// What is shown below the field of a search beside its words.
struct SearchParts: @MainActor Equatable {
  /// While it is in use.
  var suggestions: SearchPartSource?
  var scopes: SearchPartSource?

  static func == (a: SearchParts, b: SearchParts) -> Bool {
    a.suggestions === b.suggestions && a.scopes === b.scopes
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
    SearchableView(content: self, text: text, prompt: prompt, isPresented: nil)
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
    SearchableView(content: self, text: text, prompt: prompt, isPresented: isPresented)
  }

  /// Puts a search into the bar, with suggestions below the field while it is in use.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Puts a search into the bar, with a prompt and suggestions below the field while it is in use.
  public func searchable<P: StringProtocol, S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Shows suggestions below the field of the search of the view, while it is in use.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    SearchPart(
      content: self, side: VStack(alignment: .leading) { suggestions() }, part: \.suggestions)
  }

  /// Has the view, a suggestion, fill in these words when it is pressed.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, words: completion)
  }

  /// Shows choices of where to search below the field of the search of the view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    SearchPart(content: self, side: ScopeChoice(scope: scope, scopes: scopes()), part: \.scopes)
  }
}

/// A suggestion that fills in words.
private struct SearchCompletion<Content: View>: View {
  let content: Content
  let words: String
  @Environment(\.searchPart) private var part

  var body: some View {
    Button {
      part?.model?.text.wrappedValue = words
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

  /// What is shown below the field of the searches inside.
  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// The way to a search on which the view is.
  var searchPart: SearchPartSource? {
    get { self[SearchPartKey.self] }
    set { self[SearchPartKey.self] = newValue }
  }

  /// The nearest search around the view.
  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }
}

private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct SearchPartsKey: EnvironmentKey { static let defaultValue = SearchParts() }
private struct SearchPartKey: EnvironmentKey {
  static let defaultValue: SearchPartSource? = nil
}
private struct SearchModelKey: EnvironmentKey { static let defaultValue: SearchModel? = nil }
private struct DismissSearchKey: EnvironmentKey {
  static let defaultValue = DismissSearchAction {}
}
