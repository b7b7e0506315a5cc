public import LaminaGeometry

/// Shows the way from one layer tree to the next; until its animations are built, at once.
///
/// ```swift
/// var animator = LayerAnimator()
/// animator.update(to: next, with: LayerTransaction(id: 1, animation: .easeInOut), at: now)
/// let shown = animator.presentation(at: now)
/// ```
public struct LayerAnimator {
  private var model = Layer(id: Layer.ID(0), frame: .zero)
  private var finished: [UInt64] = []

  public init() {}

  /// Takes over the next model tree.
  ///
  /// - Parameters:
  ///   - next: the layers as they are to be.
  ///   - beginnings: where layers begin that are new.
  ///   - transaction: how the change is shown.
  ///   - scopes: other transactions for the layers with these names and all inside them.
  ///   - matches: for new layers, which layer's last place each begins at.
  ///   - time: when the first frame with it is seen.
  public mutating func update(
    to next: Layer, from beginnings: Layer? = nil, with transaction: LayerTransaction,
    scopes: [Layer.ID: LayerTransaction] = [:], matches: [Layer.ID: Layer.ID] = [:],
    at time: TimeInterval
  ) {
    model = next
    if transaction.id != 0 { finished.append(transaction.id) }
    finished += scopes.values.map(\.id).filter { $0 != 0 }
  }

  /// What is seen at `time`; the model itself when nothing moves.
  public mutating func presentation(at time: TimeInterval) -> Layer { model }

  /// Whether what is seen is another thing at another time.
  public var isMoving: Bool { false }

  /// How many properties of layers are on their way.
  public var runningAnimations: Int { 0 }

  /// The transactions that are over since the last call, each once.
  public mutating func takeFinished() -> [UInt64] {
    defer { finished = [] }
    return finished
  }

  /// Shows everything where it is to be.
  public mutating func removeAllAnimations() {}
}
