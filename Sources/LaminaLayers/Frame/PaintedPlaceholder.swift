public import LaminaDrawing
public import LaminaGeometry

/// What is painted on a layer's frame for its picture, or above a picture that has just come.
public struct PaintedPlaceholder: Hashable, Sendable {
  /// With the strength that is left of it.
  public var color: Color.Resolved
  public var cornerRadius: CGFloat

  public init(color: Color.Resolved, cornerRadius: CGFloat = 0) {
    self.color = color
    self.cornerRadius = cornerRadius
  }

  /// A placeholder of which `strength` is left, from 0 to 1.
  public init(_ placeholder: DisplayPolicy.Placeholder, strength: CGFloat) {
    self.init(
      color: placeholder.color.resolve(in: .light).opacity(Float(strength)),
      cornerRadius: placeholder.cornerRadius)
  }
}
