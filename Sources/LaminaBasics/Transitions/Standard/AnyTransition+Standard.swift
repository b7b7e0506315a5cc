public import LaminaGeometry

extension AnyTransition {
  /// Changes a modifier: `active` before and after, `identity` while the view is there.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Nothing changes: the view is there, and then it is not.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Grows from nothing, and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Comes from the leading edge and goes to the trailing one.
  public static let slide = AnyTransition(SlideTransition())

  /// Grows from `scale` times its size about `anchor`, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Comes from beyond an edge of its own place, and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Comes from elsewhere, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Comes from elsewhere, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes from beyond `edge` and goes on beyond the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}
