public import LaminaGeometry

/// What the user dragged from another application and let go above the surface.
public struct DropEvent: Hashable, Sendable {
  /// One dropped thing.
  public enum Item: Hashable, Sendable {
    case text(String)
    /// The path of a file.
    case file(String)
  }

  public var position: CGPoint
  public var items: [Item]
  public var time: TimeInterval

  public init(position: CGPoint, items: [Item], time: TimeInterval = 0) {
    self.position = position
    self.items = items
    self.time = time
  }
}
