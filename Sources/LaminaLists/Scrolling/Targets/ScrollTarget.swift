public import LaminaGeometry

/// Where a scroll view is about to come to rest.
public nonisolated struct ScrollTarget: Hashable, Sendable {
  /// What of the content will be seen, in the content's coordinates: its first point, and the size of the container.
  public var rect: CGRect
  /// Which point of the rectangle is to lie at the same point of what is seen; nil for its first.
  public var anchor: UnitPoint?

  /// Makes a target that shows a rectangle of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour knows of the scroll view whose target it changes.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was heading when the person began to move it.
  public let originalTarget: ScrollTarget
  /// How fast it moves, in points per second.
  public let velocity: CGVector
  /// How large the content is, in points.
  public let contentSize: CGSize
  /// How much of the content is seen, in points: what margins and bars cover does not count.
  public let containerSize: CGSize
  /// Along which axes it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Where it stands while it is asked.
  let offset: CGPoint
  /// Finds marked views in the content.
  let views: ScrollTargetFinder

  /// What the scroll view finds in its environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }

  /// The furthest place at which it may rest.
  func limit(_ axis: Axis) -> CGFloat { max(0, contentSize[axis] - containerSize[axis]) }

  func velocity(_ axis: Axis) -> CGFloat { axis == .horizontal ? velocity.dx : velocity.dy }

  /// Which way it moves: -1, 1, or 0 where it is as good as at rest.
  func way(_ axis: Axis) -> CGFloat {
    let velocity = velocity(axis)
    return abs(velocity) < ScrollTargets.stillness ? 0 : velocity < 0 ? -1 : 1
  }
}
