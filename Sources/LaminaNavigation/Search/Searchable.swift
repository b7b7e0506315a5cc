import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// A view with a search in the bar of its screen.
private struct SearchableView<Content: View>: RememberingView, WrappingView {
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement

  func makeMemory(for element: Element) -> SearchModel { SearchModel(text: text) }

  func update(_ element: Element) {
    let model = memory(of: element)
    var environment = element.readEverything()
    element.tracked {
      model.follow(
        text: text, prompt: prompt, isPresented: isPresented, at: placement)
    }
    model.setEnabled(environment.isEnabled)
    model.take(environment.searchParts, submit: environment.submitActions(of: .search))
    model.bindFocus(around: environment.searchFocus)
    // It belongs to this search alone.
    environment.searchFocus = nil
    var bar = Bar()
    bar.search = model
    environment.screenPlace?.screen.claim(bar, by: element)
    environment.isSearching = element.tracked { model.isSearching }
    environment.dismissSearch = DismissSearchAction { [weak model] in
      if model?.isSearching == true { model?.dismiss() }
    }
    environment.searchModel = model
    element.setChild(0, to: content, environment: environment)
  }
}

/// Ends a search: `@Environment(\.dismissSearch)`.
@MainActor @preconcurrency
public struct DismissSearchAction {
  fileprivate let action: () -> Void

  /// Ends the search, and forgets its words; while nobody searches it does nothing.
  public func callAsFunction() { action() }
}

extension View {
  /// Puts a search into the bar of the screen in which the view is.
  ///
  /// ```swift
  /// List(found) { Text($0.name) }.searchable(text: $words, prompt: "Recipes")
  /// ```
  /// What is found is the author's business: filter by `text`. Ctrl+F begins the search, where no other control has that
  /// shortcut, and Escape ends it. Where the view is disabled, one cannot search.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - placement: where the field stands: a row in the bar at the top, or with `.toolbar` an item among the others
  ///     where the bar is wide.
  ///   - prompt: what the empty field shows; nil is "Search".
  /// - Returns: this view, which finds `isSearching` and `dismissSearch` in its environment.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt, isPresented: nil, placement: placement)
  }

  /// Puts a search into the bar of the screen in which the view is, with a prompt.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Puts a search into the bar that a binding begins and ends, too.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt, isPresented: isPresented, placement: placement)
  }

  /// Puts a search into the bar, with a prompt, that a binding begins and ends, too.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search into the bar, with suggestions below the field while it is in use.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Puts a search into the bar, with a prompt and suggestions below the field while it is in use.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func searchable<P: StringProtocol, S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Shows suggestions below the field of the search of the view, while it is in use.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    SearchPart(content: self, side: SuggestionList(content: suggestions()), part: \.suggestions)
  }

  /// Shows choices of where to search below the field of the search of the view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    SearchPart(content: self, side: ScopeChoice(scope: scope, scopes: scopes()), part: \.scopes)
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
