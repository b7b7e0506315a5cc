public import LaminaGeometry

nonisolated extension Shape where Self == Rectangle {
  /// The rectangle itself: `.clipShape(.rect)`.
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with corners of this size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

nonisolated extension Shape where Self == Circle {
  /// The largest circle in the middle.
  public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Ellipse {
  /// The ellipse that touches all sides.
  public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
