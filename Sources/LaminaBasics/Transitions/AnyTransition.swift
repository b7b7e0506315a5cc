public import LaminaAnimation

/// A transition of any type, for `transition(_:)`.
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
}

/// What `AnyTransition` needs of the transition that it holds.
@MainActor
protocol TransitionKind {
  var hasMotion: Bool { get }
  /// Whether what is removed is gone at once.
  var removesAtOnce: Bool { get }
  /// Sets the view that wraps `content` as the child of `element`.
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
package protocol RemovalKnowing {
  static var removesAtOnce: Bool { get }
}

extension AsymmetricTransition: RemovalKnowing {
  package static var removesAtOnce: Bool {
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
