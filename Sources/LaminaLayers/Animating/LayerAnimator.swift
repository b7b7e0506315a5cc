public import LaminaGeometry

/// Shows the way from one layer tree to the next.
///
/// ```swift
/// var animator = LayerAnimator()
/// animator.update(to: next, with: LayerTransaction(id: 1, animation: .easeInOut), at: now)
/// let shown = animator.presentation(at: now)
/// ```
///
/// - Each property of each layer moves by itself. A change while it moves adds a second movement to
///   the first; a spring takes over all of them, with their velocity, and so does any animation from
///   one that never ends.
/// - A change without animation moves the model at once; what runs, runs on beside it.
/// - A transaction is over when all movements begun in it are, or would be had no other taken them
///   over; when their layers are gone; or at once when it began none. It counts as over a little
///   before, when its springs have done all but tremble.
/// - Times are those of the frames to be shown; nothing here asks for one.
/// - Complexity: an update O(layers that are other objects than before), a frame O(layers that move
///   + layers above them + their children).
public struct LayerAnimator: Sendable {
  var model: Layer?
  var spine: Spine?
  var motions: [Layer.ID: LayerMotion] = [:]
  var ledger = TransactionLedger()
  /// The last presentation, and its time.
  private var shown: (time: TimeInterval, layer: Layer)?
  /// What the frames so far cost.
  public internal(set) var statistics = Statistics()

  /// Counts of work.
  public struct Statistics: Hashable, Sendable {
    /// Layers that frames looked at.
    public var layersVisited = 0
    /// Layers that frames made.
    public var layersMade = 0
    /// Layers that updates looked at.
    public var layersUpdated = 0

    public init() {}
  }

  public init() {}

  /// Takes over the next model tree.
  ///
  /// - Parameters:
  ///   - next: the layers as they are to be.
  ///   - beginnings: where layers begin that are new.
  ///   - transaction: how the change is shown.
  ///   - scopes: other transactions for parts of the tree, by the names of their layers.
  ///   - matches: for new layers, which layer's last place each begins at.
  ///   - time: when the first frame with it is seen.
  public mutating func update(
    to next: Layer, from beginnings: Layer? = nil, with transaction: LayerTransaction,
    scopes: [Layer.ID: LayerScope] = [:], matches: [Layer.ID: Layer.ID] = [:],
    at time: TimeInterval
  ) {
    if next !== model {
      let places = matches.isEmpty ? [:] : placesShown(of: Set(matches.values), at: time)
      let update = LayerUpdate(
        beginnings: beginnings, scopes: scopes,
        matches: matches.compactMapValues { places[$0] }, time: time)
      statistics.layersUpdated += updateModel(next, update, transaction: transaction)
      shown = nil
    }
    ledger.close(Set(scopes.values.map(\.transaction.id) + [transaction.id]))
  }

  /// What is seen at `time`; the model itself when nothing moves.
  public mutating func presentation(at time: TimeInterval) -> Layer {
    guard let spine else { return model ?? Layer(id: Layer.ID(0), frame: .zero) }
    if let shown, shown.time == time { return shown.layer }
    let next = present(spine, at: time)
    self.spine = next.spine
    shown = (time, next.layer)
    return next.layer
  }

  /// Whether what is seen is another thing at another time, as far as the last frame knew.
  public var isMoving: Bool { spine != nil }

  /// How many layers are on their way.
  package var movingLayers: Int { motions.count }

  /// How many changes of properties are on their way; each layer is asked.
  public var runningAnimations: Int { motions.values.reduce(0) { $0 + $1.runCount } }

  /// The transactions that are over since the last call, each once.
  public mutating func takeFinished() -> [UInt64] { ledger.takeFinished() }

  /// The transactions that count as over since the last call, each once: what is left of them is no
  /// more than a tremble.
  public mutating func takeLogicallyFinished() -> [UInt64] { ledger.takeLogicallyFinished() }

  /// Shows everything where it is to be.
  public mutating func removeAllAnimations() {
    for id in motions.keys { motions[id]?.stop(&ledger) }
    motions = [:]
    spine = nil
    shown = nil
  }

  /// The upright rectangles, in the root's coordinates, in which layers are seen.
  private mutating func placesShown(
    of layers: Set<Layer.ID>, at time: TimeInterval
  ) -> [Layer.ID: CGRect] {
    guard model != nil else { return [:] }
    let shown = presentation(at: time)
    return Dictionary(
      layers.compactMap { id in shown.frame(of: id).map { (id, $0) } }, uniquingKeysWith: { $1 })
  }
}
