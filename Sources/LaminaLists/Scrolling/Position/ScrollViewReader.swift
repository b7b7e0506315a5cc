public import LaminaGeometry

/// A view whose content can scroll to any of its parts by their ids.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { MessageRow(message: $0) }
///   Button("First unread") { proxy.scrollTo(unread.id, anchor: .top) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public typealias Body = Never
  /// What is shown, made with the proxy that scrolls it.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a view of what `content` makes with a proxy, which scrolls any scroll view inside.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func update(_ element: Element) {
    let proxy = ScrollViewProxy(element)
    let view = element.tracked { content(proxy) }
    element.setChild(0, to: view)
  }
}

/// What scrolls the scroll views inside of a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  private weak var element: Element?

  init(_ element: Element) { self.element = element }

  /// Scrolls until the view with `id` is in sight.
  ///
  /// The id is that of an element of a `ForEach` or what `id(_:)` named. Rows of lazy stacks and
  /// lists are found before they exist; so are those that the same event adds. An id that no view
  /// has after the next update does nothing; an optional id, as `messages.last?.id`, stands for what
  /// it holds. Every scroll view that encloses the target and is inside of the reader takes part,
  /// and an input of the user's takes over at once.
  ///
  /// ```
  ///  anchor nil       as little as brings it in sight; nothing when it is
  ///  anchor .top      its top at the viewport's top
  ///  anchor .center   its middle in the middle
  /// ```
  ///
  /// Inside of `withAnimation` it glides, too, at the pace of scrolling. A way of more than three
  /// screenfuls does not run through all that lies between: it begins one and a half screenfuls before
  /// the target. Rows that turn out taller or shorter than they were taken to be move the aim along, and
  /// it comes to rest exactly there.
  ///
  /// - Parameters:
  ///   - id: of the view to show.
  ///   - anchor: the point of the view that goes to the same point of the viewport.
  ///   - animated: whether it glides there in any case; otherwise the next frame is there.
  /// - Complexity: O(rows) for a row that does not exist yet, by its id; rows that carry an `id(_:)`
  ///   of their own are made as values to look for it, without evaluating their bodies.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil, animated: Bool = false) {
    guard let element, element.isMounted else { return }
    let transaction = Transaction.current
    let glides = animated || transaction.animation != nil && !transaction.disablesAnimations
    element.graph.pursue(
      ScrollRequest(.view(AnyHashable(id)), in: element, anchor: anchor, isAnimated: glides))
  }
}

nonisolated extension AnyHashable {
  /// What an optional holds; nil for one that holds nothing, and for what is no optional.
  var held: AnyHashable? { (base as? any HashableOptional)?.held }
}

/// An optional whose wrapped value can be an id.
private nonisolated protocol HashableOptional {
  var held: AnyHashable? { get }
}

nonisolated extension Optional: HashableOptional where Wrapped: Hashable {
  fileprivate var held: AnyHashable? { map { AnyHashable($0) } }
}
