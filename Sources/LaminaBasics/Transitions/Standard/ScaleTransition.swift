public import LaminaGeometry

/// Grows from a part of its size, and shrinks to it.
public struct ScaleTransition: Transition {
  /// How large it is before and after, 1 for its own size.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes a transition that comes from `scale` times the view's size and goes back to it, about
  /// `anchor`.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing, and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Grows from `scale` times its size about `anchor`, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
