public import LaminaAnimation
public import LaminaGeometry
import LaminaLayout

/// A rectangle whose corners have radii of their own.
///
/// ```swift
/// UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12).fill(.blue)
/// ```
/// Leading corners are the right ones where one reads from the right.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, PlacedShape, Hashable {
  /// How round the corners are, in points; smaller in one proportion where two do not fit.
  public var cornerRadii: RectangleCornerRadii
  /// How corners go over into the sides; drawn as arcs of circles either way.
  public var style: RoundedCornerStyle
  /// How much smaller it is than its rectangle, on all sides.
  private var inset: CGFloat = 0
  private var isMirrored = false

  /// Makes a rectangle with these radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii.map { $0.usableLength("UnevenRoundedRectangle(cornerRadii:)") }
    self.style = style
  }

  /// Makes a rectangle with a radius for each corner; a corner of which nothing is said is square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    guard !inner.isNull else { return Path() }
    var radii = cornerRadii.fitting(rect.size)
    if inset != 0 { radii = radii.map { $0 > 0 ? max($0 - inset, 0) : 0 } }
    return Path(roundedRect: inner, cornerRadii: isMirrored ? radii.mirrored : radii)
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.inset += amount.usable("inset(by:)")
    return copy
  }

  var needOfPlace: PlaceNeed { .direction }

  @MainActor func placed(in element: Element) -> UnevenRoundedRectangle {
    var copy = self
    copy.isMirrored = element.read(\.layoutDirection) == .rightToLeft
    return copy
  }

  public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerRadii.animatableData, inset) }
    set { (cornerRadii.animatableData, inset) = (newValue.first, newValue.second) }
  }
}

nonisolated extension RectangleCornerRadii {
  /// The radii as a mirror shows them.
  var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
      topTrailing: topLeading)
  }
}
