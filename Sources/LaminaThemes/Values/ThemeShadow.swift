public import LaminaDrawing

/// A shadow as themes describe it; all lengths in points.
public struct ThemeShadow: Hashable, Sendable, Codable {
  /// What it is made of.
  public var color: Color.Resolved
  /// How far it fades: the Gaussian's sigma.
  public var radius: Double
  /// How far it lies to the right.
  public var x: Double
  /// How far it lies below.
  public var y: Double

  /// Makes a description.
  public init(color: Color.Resolved, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
