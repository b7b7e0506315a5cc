import LaminaDisplay
import Observation

/// What the focus of a search's field is bound to.
@MainActor
final class SearchFocusSource: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  /// What tells it from another value to which the field is bound.
  private var value: AnyHashable?
  private var bind: (AnyView) -> AnyView = { $0 }
  /// The search around the view that binds it.
  fileprivate weak var model: SearchModel?

  /// A field whose focus is bound; what it is bound to is tracked.
  func bound<V: View>(_ field: V) -> AnyView {
    registrar.access(self, keyPath: \.value)
    return bind(AnyView(field))
  }

  /// Takes over to which value the view binds the focus now, and what does so.
  fileprivate func take(_ value: AnyHashable, bind: @escaping (AnyView) -> AnyView) {
    self.bind = bind
    guard value != self.value else { return }
    registrar.withMutation(of: self, keyPath: \.value) { self.value = value }
  }
}

/// Binds the focus of the field of the search inside of the view, or around it.
private struct SearchFocusView<Content: View>: RememberingView, WrappingView {
  let content: Content
  let value: AnyHashable
  let bind: (AnyView) -> AnyView

  func makeMemory(for element: Element) -> SearchFocusSource { SearchFocusSource() }

  func update(_ element: Element) {
    let source = memory(of: element)
    source.take(value, bind: bind)
    var environment = element.readEverything()
    environment.searchFocus = source
    source.model = environment.searchModel
    source.model?.bindFocus(inside: source)
    if element.isFirstEvaluation {
      element.onUnmount { source.model?.unbindFocus(inside: source) }
    }
    element.setChild(0, to: content, environment: environment)
  }
}

extension View {
  /// Has `binding` say whether the field of the nearest search has the focus, and bring it there when it is set to true.
  ///
  /// ```swift
  /// @FocusState private var isSearchFocused: Bool
  ///
  /// NavigationStack { Recipes() }
  ///   .searchable(text: $words)
  ///   .searchFocused($isSearchFocused)
  /// ```
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    SearchFocusView(content: self, value: true) { AnyView($0.focused(binding)) }
  }

  /// Has `binding` be `value` while the field of the nearest search has the focus, and bring it there when it is set to
  /// that.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    SearchFocusView(content: self, value: AnyHashable(value)) {
      AnyView($0.focused(binding, equals: value))
    }
  }
}

extension EnvironmentValues {
  /// What the focus of the fields of searches inside is bound to.
  var searchFocus: SearchFocusSource? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

private struct SearchFocusKey: EnvironmentKey { static let defaultValue: SearchFocusSource? = nil }
