import LaminaAnimation
import LaminaDisplay
public import LaminaGeometry

/// The outline of the nearest enclosing view that says which it has, smaller by the distance to that.
///
/// ```swift
/// Photo().clipShape(ContainerRelativeShape()).padding(6)
///   .containerShape(RoundedRectangle(cornerRadius: 20))        // the photo's corners have 14
/// ```
/// Without such a view it is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, PlacedShape {
  private var place = ContainerPlace()
  private var inset: CGFloat = 0

  /// Makes a shape that is that of the container.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    return inner.isNull ? Path() : place.path(in: inner, inset: inset)
  }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount.usable("inset(by:)")
    return copy
  }

  var needOfPlace: PlaceNeed { .position }

  @MainActor func placed(in element: Element) -> ContainerRelativeShape {
    var copy = self
    copy.place = ContainerPlace(of: element)
    return copy
  }
}

/// A rectangle whose corners have the same middle as those of the nearest enclosing view that says which it has.
///
/// ```swift
/// ConcentricRectangle().fill(.tint)        // rounder where it is near to its container's corners
/// ```
public nonisolated struct ConcentricRectangle: InsettableShape, PlacedShape {
  private var corners: CornerStyles
  private let isUniform: Bool
  private var place = ContainerPlace()
  private var inset: CGFloat = 0

  private struct CornerStyles {
    var topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
  }

  /// Makes a rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: how round they are.
  ///   - isUniform: whether all have the largest radius of the four.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners, isUniform: isUniform)
  }

  /// Makes a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric, isUniform: Bool = false
  ) {
    corners = CornerStyles(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
    self.isUniform = isUniform
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    guard !inner.isNull else { return Path() }
    let around = place.radii(in: rect)
    func radius(_ style: Edge.Corner.Style, _ concentric: CGFloat) -> CGFloat {
      max(style.radius(concentric) - inset, 0)
    }
    var radii = RectangleCornerRadii(
      topLeading: radius(corners.topLeading, around.topLeading),
      bottomLeading: radius(corners.bottomLeading, around.bottomLeading),
      bottomTrailing: radius(corners.bottomTrailing, around.bottomTrailing),
      topTrailing: radius(corners.topTrailing, around.topTrailing))
    if isUniform {
      let largest = max(
        radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = radii.map { _ in largest }
    }
    return Path(roundedRect: inner, cornerRadii: place.isMirrored ? radii.mirrored : radii)
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.inset += amount.usable("inset(by:)")
    return copy
  }

  var needOfPlace: PlaceNeed { .position }

  @MainActor func placed(in element: Element) -> ConcentricRectangle {
    var copy = self
    copy.place = ContainerPlace(of: element)
    return copy
  }
}

extension Edge {
  /// A corner of a rectangle.
  public nonisolated enum Corner: CaseIterable, Hashable, Sendable {
    /// Above, at the leading side.
    case topLeading
    /// Above, at the trailing side.
    case topTrailing
    /// Below, at the leading side.
    case bottomLeading
    /// Below, at the trailing side.
    case bottomTrailing

    /// How round a corner is.
    public nonisolated struct Style: Hashable, Sendable {
      private let fixed: CGFloat?
      private let least: CGFloat

      /// The same middle as the container's corner.
      public static var concentric: Style { Style(fixed: nil, least: 0) }

      /// The same middle as the container's corner, but no tighter than `minimum`.
      public static func concentric(minimum: Style) -> Style {
        Style(fixed: nil, least: minimum.fixed ?? 0)
      }

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(fixed: radius.usableLength("fixed(_:)"), least: 0)
      }

      /// The radius where the container's corner would have one.
      fileprivate func radius(_ concentric: CGFloat) -> CGFloat { fixed ?? max(concentric, least) }
    }
  }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The outline of the nearest enclosing view that says which it has.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Says which outline the view has, for `ContainerRelativeShape` and `ConcentricRectangle` inside of it.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }

}
