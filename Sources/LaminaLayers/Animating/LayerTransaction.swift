public import LaminaAnimation

/// How a change from one layer tree to the next is shown.
public struct LayerTransaction: Hashable, Sendable {
  /// Names it, for the caller that waits for its end; 0 for none.
  public var id: UInt64
  /// Nil: the change is there at once.
  public var animation: Animation?
  /// Whether what would move is at its new place at once and fades in there.
  public var reducesMotion: Bool

  /// Makes a transaction; without an animation the change is shown at once.
  public init(id: UInt64 = 0, animation: Animation? = nil, reducesMotion: Bool = false) {
    self.id = id
    self.animation = animation
    self.reducesMotion = reducesMotion
  }

  /// The change is there at once, and nothing waits for it.
  public static let immediate = LayerTransaction()
}

/// A part of a layer tree that moves in its own way.
public struct LayerScope: Hashable, Sendable {
  /// What of the part that is.
  public enum Reach: Hashable, Sendable {
    /// The layer with all inside.
    case all
    /// What is inside; place and appearance of the layer itself follow the enclosing layers.
    case inside
    /// The appearance of what is inside; places and sizes follow the enclosing layers.
    case looksInside
  }

  public var transaction: LayerTransaction
  public var reach: Reach

  public init(_ transaction: LayerTransaction, reach: Reach = .all) {
    self.transaction = transaction
    self.reach = reach
  }
}
