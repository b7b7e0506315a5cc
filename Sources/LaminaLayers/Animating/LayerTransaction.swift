public import LaminaAnimation

/// How a change from one layer tree to the next is shown.
public struct LayerTransaction: Hashable, Sendable {
  /// Names it, for whoever waits for its end; 0 for nobody.
  public var id: UInt64
  /// Nil: the change is there at once.
  public var animation: Animation?
  /// Whether what would move is at its new place at once and fades in there.
  public var reducesMotion: Bool

  public init(id: UInt64 = 0, animation: Animation? = nil, reducesMotion: Bool = false) {
    self.id = id
    self.animation = animation
    self.reducesMotion = reducesMotion
  }

  /// The change is there at once, and nobody waits for it.
  public static let immediate = LayerTransaction()
}
