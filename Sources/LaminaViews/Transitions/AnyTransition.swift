public import LaminaAnimation
public import LaminaGeometry

/// A transition of any type, for ``View/transition(_:)-(AnyTransition)``.
///
/// ```swift
/// Card().transition(.move(edge: .bottom).combined(with: .opacity))
/// Badge().transition(.asymmetric(insertion: .scale, removal: .opacity).animation(.snappy))
/// ```
@preconcurrency @MainActor
public struct AnyTransition {
  let kind: any TransitionKind
  /// The animation with which it runs whatever else is said.
  private(set) var animation: Animation?

  /// Erases the type of a transition.
  public init<T: Transition>(_ transition: T) {
    kind = Kind(transition: transition)
  }

  /// The same transition under an animation of its own, also where nothing else is animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var animated = self
    animated.animation = animation
    return animated
  }

  /// This transition and another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    kind.combined(with: other.kind).animation(animation ?? other.animation)
  }

  /// One transition for coming and another one for going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion.kind.untilIdentity(removal.kind).animation(insertion.animation ?? removal.animation)
  }

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

/// What `AnyTransition` needs of the transition that it holds.
@MainActor
protocol TransitionKind {
  var hasMotion: Bool { get }
  /// Whether what is removed is gone at once.
  var removesAtOnce: Bool { get }
  /// Sets the view around `content` as the child of `element`.
  func set(in element: Element, content: TransitionItem, phase: TransitionPhase)
  func isSame(as other: any TransitionKind) -> Bool
  func combined(with other: any TransitionKind) -> AnyTransition
  func after<T: Transition>(_ first: T) -> AnyTransition
  func untilIdentity(_ removal: any TransitionKind) -> AnyTransition
  func afterIdentity<T: Transition>(_ insertion: T) -> AnyTransition
}

private struct Kind<T: Transition>: TransitionKind {
  let transition: T

  var hasMotion: Bool { T.properties.hasMotion }
  var removesAtOnce: Bool { (T.self as? any RemovalKnowing.Type)?.removesAtOnce ?? false }

  func set(in element: Element, content: TransitionItem, phase: TransitionPhase) {
    let body = TransitionBody(transition: transition, content: content, phase: phase)
    element.setChild(0, to: body.nodes(TransitionLayer(isLeaving: content.isLeaving)))
  }

  func isSame(as other: any TransitionKind) -> Bool {
    (other as? Kind<T>).map { ViewComparison.isSame(transition, $0.transition) } ?? false
  }

  func combined(with other: any TransitionKind) -> AnyTransition { other.after(transition) }

  func after<First: Transition>(_ first: First) -> AnyTransition {
    AnyTransition(CombinedTransition(first: first, second: transition))
  }

  func untilIdentity(_ removal: any TransitionKind) -> AnyTransition {
    removal.afterIdentity(transition)
  }

  func afterIdentity<Insertion: Transition>(_ insertion: Insertion) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: transition))
  }
}

/// A transition that may know that nothing is to be seen of a removal.
protocol RemovalKnowing {
  static var removesAtOnce: Bool { get }
}

extension IdentityTransition: RemovalKnowing {
  static var removesAtOnce: Bool { true }
}

extension AsymmetricTransition: RemovalKnowing {
  static var removesAtOnce: Bool {
    (Removal.self as? any RemovalKnowing.Type)?.removesAtOnce ?? false
  }
}

/// The view that a transition makes of its item; its dynamic properties are those of this place.
private struct TransitionBody<T: Transition>: View, DynamicOwner {
  typealias Owned = T
  let transition: T
  let content: TransitionItem
  let phase: TransitionPhase
  var body: some View { transition.apply(content: content, phase: phase) }
}
