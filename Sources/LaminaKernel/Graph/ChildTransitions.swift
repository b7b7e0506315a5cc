package import LaminaDisplay

/// The service that has children come and go in front of people's eyes; without one they do so at once.
@MainActor
package protocol ChildTransitions: GraphService {
  /// Whether children that change now are not in themselves coming or going.
  var isSuspended: Bool { get }
  /// Has children come that a container did not have before.
  func admit(_ children: [Element])
  /// Has a child go that a container has no longer, and calls `onEnd` when nothing of it is to be seen
  /// any more; false when it is to be gone at once.
  func dismiss(_ child: Element, onEnd: @escaping () -> Void) -> Bool
  /// Whether anything says how a child comes and goes, also where it does so at once.
  func concerns(_ child: Element) -> Bool
  /// Has a child come back that was going.
  func takeBack(_ child: Element)
}

extension ChildTransitions {
  package static var hasRole: Bool { true }
}

/// What stands for an element while it comes or goes.
@MainActor
package protocol ElementTransition: AnyObject {
  /// Whether the element is only shown until the transition is over.
  var isLeaving: Bool { get }
  /// The nodes that stand for the element.
  var nodes: [Node] { get }
  /// The element of the view that was wrapped around it; nil for none.
  var host: Element? { get }
  /// The environment that the wrapped view hands on to the element; nil where none does.
  var handedOn: EnvironmentValues? { get }
  /// Hands `environment` on to the wrapped view, and returns what that hands on to the element.
  func handOn(_ environment: EnvironmentValues) -> EnvironmentValues
  /// Brings the nodes up to date; returns whether any is another object now.
  func resolve(isItemChanged: Bool) -> Bool
  /// The element is taken down: nothing waits for the end any more.
  func end()
}
