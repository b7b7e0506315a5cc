import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// What a shape knows of the container in whose outline it lies.
nonisolated struct ContainerPlace: Sendable {
  private var shape: (any InsettableShape)?
  /// The container, in the coordinates of the shape's rectangle; nil before the first layout.
  private var bounds: CGRect?
  private(set) var isMirrored = false

  /// No container.
  init() {}

  /// The container of an element, which is evaluated again when that lies elsewhere.
  @MainActor init(of element: Element) {
    isMirrored = element.read(\.layoutDirection) == .rightToLeft
    guard let container = element.read(\.containerOutline) else { return }
    let reading = element.graph.geometry.reading(of: element.id, in: element)
    reading.onChange = { [weak element] _ in element?.invalidate() }
    shape = container.shape
    bounds = reading.proxy?.bounds(of: .named(container.space))
  }

  /// The container's outline as far inside of it as a rectangle lies.
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    guard let shape else { return Path(rect) }
    guard containerRadii != nil else { return shape.path(in: rect) }
    let radii = radii(in: rect.insetBy(dx: -inset, dy: -inset)).map { max($0 - inset, 0) }
    return Path(roundedRect: rect, cornerRadii: isMirrored ? radii.mirrored : radii)
  }

  /// The radii of corners that have the same middles as the container's.
  func radii(in rect: CGRect) -> RectangleCornerRadii {
    guard let bounds, let around = containerRadii else { return RectangleCornerRadii() }
    let (top, bottom) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
    let (left, right) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    func radius(_ own: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat { max(own - max(a, b), 0) }
    return RectangleCornerRadii(
      topLeading: radius(around.topLeading, top, leading),
      bottomLeading: radius(around.bottomLeading, bottom, leading),
      bottomTrailing: radius(around.bottomTrailing, bottom, trailing),
      topTrailing: radius(around.topTrailing, top, trailing))
  }

  /// The radii of the container's own corners; nil for an outline that is no rectangle.
  private var containerRadii: RectangleCornerRadii? {
    guard let shape else { return nil }
    if let uneven = shape as? UnevenRoundedRectangle { return uneven.cornerRadii }
    let size = bounds?.size ?? .zero
    return (shape as? any RoundedShape)?.cornerRadius(in: size).map {
      RectangleCornerRadii(
        topLeading: $0, bottomLeading: $0, bottomTrailing: $0, topTrailing: $0)
    }
  }
}

/// The outline of an enclosing view.
nonisolated struct ContainerOutline: Sendable {
  let shape: any InsettableShape
  /// The name of the view's coordinates.
  let space: ContainerSpace
}

/// The name of the coordinates of a view that says which outline it has.
nonisolated struct ContainerSpace: Hashable, Sendable {}

extension EnvironmentValues {
  /// The outline of the nearest enclosing view that says which it has.
  var containerOutline: ContainerOutline? {
    get { self[ContainerOutlineKey.self] }
    set { self[ContainerOutlineKey.self] = newValue }
  }
}

private struct ContainerOutlineKey: EnvironmentKey {
  static let defaultValue: ContainerOutline? = nil
}

/// Names the view's coordinates, and hands its outline down.
struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  let shape: S

  func body(content: Content) -> some View {
    content
      .environment(\.containerOutline, ContainerOutline(shape: shape, space: ContainerSpace()))
      .coordinateSpace(.named(ContainerSpace()))
  }
}
