/// The part of a layer tree in which something moves: the moving layers and those above them.
///
/// ```
///        root ─────────┐             A frame makes these layers again and takes all others
///        /    \        │ spine       from the model, as the objects that they are.
///    (still)  list ────┤
///             /   \    │
///         (still) card ┘ moves
/// ```
final class Spine: Sendable {
  /// The model's.
  let layer: Layer
  /// For each child its index among the layer's children; `Spine.mask` for the mask.
  let slots: [Int]
  /// Written once more only by `deinit`, when nothing else holds the spine.
  private nonisolated(unsafe) var storage: [Spine]

  static let mask = -1

  init(_ layer: Layer, slots: [Int] = [], children: [Spine] = []) {
    self.layer = layer
    self.slots = slots
    storage = children
  }

  deinit { Spine.dismantle(&storage) }

  var children: [Spine] { storage }

  /// The part of it in the child at `slot`.
  func child(at slot: Int) -> Spine? {
    slots.firstIndex(of: slot).map { storage[$0] }
  }

  /// The spine of a layer; nil when neither it nor anything inside moves.
  ///
  /// - Parameters:
  ///   - layer: of the model.
  ///   - moves: whether it moves itself.
  ///   - inner: a spine or nil for each of its `animatedChildren`.
  /// - Returns: the spine.
  static func around(_ layer: Layer, moves: Bool, inner: [Spine?]) -> Spine? {
    var (slots, children): ([Int], [Spine]) = ([], [])
    for (index, spine) in inner.enumerated() {
      guard let spine else { continue }
      slots.append(index < layer.children.count ? index : mask)
      children.append(spine)
    }
    return moves || !slots.isEmpty ? Spine(layer, slots: slots, children: children) : nil
  }
}

extension Spine: Dismantling {
  func surrenderChildren() -> [Spine] {
    let given = storage
    storage = []
    return given
  }
}

extension Layer {
  /// Its children, and its mask after them.
  var animatedChildren: [Layer] { mask.map { children + [$0] } ?? children }
}
