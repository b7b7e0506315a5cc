import LaminaDisplay

/// How a screen comes onto a stack or over a window, and goes.
@MainActor @preconcurrency
public protocol NavigationTransition {
  /// The namespace and the name of the view that the screen grows out of; nil for as usual.
  var source: (id: AnyHashable, namespace: Namespace.ID)? { get }
}

/// As usual in its place: a pushed screen from the side, a cover from below.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition: the same as `.automatic`.
  public init() {}
  public var source: (id: AnyHashable, namespace: Namespace.ID)? { nil }
}

/// Grows out of a view, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  public let source: (id: AnyHashable, namespace: Namespace.ID)?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As usual in its place.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view that `matchedTransitionSource(id:in:)` has given a name, and shrinks back into it.
  ///
  /// Where that view is not there, a screen comes as usual, and fades as it goes.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: (AnyHashable(sourceID), namespace))
  }
}

extension View {
  /// Says how this screen comes and goes: on a stack, or as what covers a window.
  ///
  /// ```swift
  /// @Namespace private var photos
  /// …
  /// NavigationLink(value: photo) { Thumbnail(photo) }
  ///   .matchedTransitionSource(id: photo.id, in: photos)
  /// …
  /// .navigationDestination(for: Photo.self) { photo in
  ///   PhotoView(photo).navigationTransition(.zoom(sourceID: photo.id, in: photos))
  /// }
  /// ```
  /// A change whose transaction says another way has that one; whoever wants no movement sees a fade or none.
  public func navigationTransition<T: NavigationTransition>(_ transition: T) -> some View {
    ZoomingView(
      content: self,
      key: transition.source.map { ZoomKey(namespace: $0.namespace, id: $0.id) })
  }

  /// Gives the view a name by which a screen grows out of it: ``View/navigationTransition(_:)``.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - namespace: the space of the name.
  /// - Returns: the view, in a layer of its own.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    ZoomSourceView(content: self, key: ZoomKey(namespace: namespace, id: AnyHashable(id)))
  }
}

/// Notes at the screen that it is in by what it grows.
private struct ZoomingView<Content: View>: WrappingView {
  let content: Content
  let key: ZoomKey?

  func update(_ element: Element) {
    let zoom = key.map { ZoomPlace($0, in: element.graph) }
    if let entry = element.read(\.screenPlace)?.entry, entry.content != nil {
      entry.zoom = zoom
      zoom?.screen = { [weak model = element.read(\.screenPlace)?.stack] in model?.element?.id }
    } else {
      element.read(\.presentedItem)?.zoom = zoom
    }
    element.setChild(0, to: content)
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}
