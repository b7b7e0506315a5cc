public import LaminaGeometry

/// How large a scroll view and its content are, and where it stands.
///
/// ```
///  ┌──────────────┐  container          contentOffset.y == -contentInsets.top at the start
///  │ ░░ insets ░░ │
///  │ content      │
/// ```
public struct ScrollGeometry: Hashable, Sendable {
  /// The content's point at the top left of the container; at the start it lies before the content by as much as is
  /// kept free there, and beyond the ends while it bounces.
  public var contentOffset: CGPoint
  /// The content's width and height, in points.
  public var contentSize: CGSize
  /// What is kept free around the content: under bars, and as its margins.
  public var contentInsets: EdgeInsets
  /// The width and height of what shows the content, in points.
  public var containerSize: CGSize

  /// Makes a geometry of where a scroll view stands and how large its content and container are, in
  /// points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets = EdgeInsets(),
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in sight, in the content's coordinates.
  public nonisolated var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The rectangle of the container, in the content's coordinates.
  public nonisolated var bounds: CGRect { visibleRect }

  init(_ state: ScrollState) {
    let (traits, insets) = (state.traits, state.traits.margins)
    self.init(
      contentOffset: CGPoint(
        x: state.offset.x - traits.covered(.horizontal).start, y: state.offset.y - insets.top),
      contentSize: CGSize(
        width: max(0, state.content.width - insets.horizontal),
        height: max(0, state.content.height - insets.vertical)),
      contentInsets: insets, containerSize: state.viewport)
  }
}

private final class GeometryObserver<Value: Equatable>: ScrollObserver {
  var action: (Value, Value) -> Void = { _, _ in }
  private var transform: (ScrollGeometry) -> Value? = { _ in nil }
  private var latest: Value?
  private weak var element: Element?
  /// The geometry of the latest notification.
  private var shown: ScrollGeometry?
  /// Whether a change of what the function reads is noticed already.
  private var isTracked = false

  /// Takes over the function, which may make another value of what is shown.
  func setTransform(_ transform: @escaping (ScrollGeometry) -> Value, in element: Element) {
    self.transform = transform
    self.element = element
    isTracked = false
    guard let shown else { return }
    element.graph.afterUpdate { [weak self] in self?.readValue(at: shown) }
  }

  override func didShow(_ state: ScrollState) { readValue(at: ScrollGeometry(state)) }

  private func readValue(at geometry: ScrollGeometry) {
    shown = geometry
    guard let next = value(of: geometry) else { return }
    let old = latest
    latest = next
    if let old, old != next { action(old, next) }
  }

  private func value(of geometry: ScrollGeometry) -> Value? {
    guard !isTracked, let element else { return transform(geometry) }
    isTracked = true
    return element.tracked { transform(geometry) }
  }
}

extension View {
  /// Runs `action` after frames in which a value changed that is made of the scroll view's geometry.
  ///
  /// ```swift
  /// .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, isFar in
  ///   showsButton = isFar
  /// }
  /// ```
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ScrollObserving(content: self, make: GeometryObserver<Value>.init) { observer, element in
      observer.action = action
      observer.setTransform(transform, in: element)
    }
  }
}
