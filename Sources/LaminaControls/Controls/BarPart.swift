import LaminaDrawing
import LaminaGeometry

/// The part of a bar up to a fraction of it, its ends round.
nonisolated struct BarPart: Shape, Equatable {
  var fraction: Double
  let isMirrored: Bool

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    var part = rect
    part.size.width = max(rect.height, rect.width * min(fraction, 1))
    if isMirrored { part.origin.x = rect.maxX - part.width }
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}

extension AnyShapeStyle {
  /// What is done is filled with: the accent colour, or grey while another window is in use.
  static func done(isActive: Bool) -> AnyShapeStyle {
    isActive ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.inactiveAccent)
  }
}
