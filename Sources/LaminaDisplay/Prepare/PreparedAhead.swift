package import LaminaDrawing
package import LaminaGeometry
import LaminaLayers
package import LaminaLayout
import LaminaText

/// A node with all inside it, measured, placed and recorded before it stands in a tree.
///
/// ```
///  worker: PreparedAhead(node, …) ──results──▶ preparer.adoptPrepared(ahead)
///                                             the box waits until this very node appears
/// ```
package final class PreparedAhead: @unchecked Sendable {
  // Unchecked because the compiler cannot follow the box, which is no value: it has one owner at a
  // time. The job that made it gives it away through `JobResults`, whose lock comes between the two
  // threads, and keeps nothing of it; the adopter takes it out.
  private var box: LayoutBox?
  /// The boxes point to it until they are adopted.
  private let preparer = Preparer()

  /// What was prepared.
  package let node: Node
  /// The size that it takes.
  package let size: CGSize
  package var statistics: PrepareStatistics { preparer.statistics }
  /// The drawings inside that show pictures, and what making those ready is as a job.
  package private(set) var pictures: [(list: DisplayList, label: JobLabel)] = []

  /// Prepares `node` for `proposal`, as `Preparer.prepare` would where a parent isolates it.
  ///
  /// - Parameters:
  ///   - node: no parent is needed.
  ///   - proposal: what its parent will offer it.
  ///   - scale: device pixels for each point.
  ///   - layoutDirection: the side on which reading begins.
  ///   - guides: what its parent will ask for beside the size.
  ///   - token: read between the steps; nothing is returned once it is cancelled.
  package init?(
    _ node: Node, proposal: ProposedViewSize, scale: CGFloat, layoutDirection: LayoutDirection,
    guides: [AlignmentKey] = [], token: CancellationToken
  ) {
    guard !token.isCancelled else { return nil }
    self.node = node
    preparer.setSurroundings(scale: scale, layoutDirection: layoutDirection)
    let box = LayoutBox(node, preparer: preparer, surroundings: layoutDirection)
    let dimensions = box.dimensions(proposal)
    size = dimensions.size
    _ = box.spacing
    for guide in guides { _ = dimensions[guide] }
    guard !token.isCancelled else { return nil }
    box.placeBox(in: CGRect(origin: .zero, size: size), proposal: proposal)
    _ = box.prepared()
    guard !token.isCancelled else { return nil }
    for layer in LayerEmitter(preparer: preparer).prepareIsolated(box) {
      findPictures(in: layer, scale: scale)
    }
    preparer.forgetMemories()
    self.box = box
  }

  private func findPictures(in layer: Layer, scale: CGFloat) {
    if case .drawn(let list) = layer.contents {
      let label = JobLabel(kind: "prefetch", drawing: list, pixels: 0, scale: scale)
      if !label.pictures.isEmpty { pictures.append((list, label)) }
    }
    for child in layer.children { findPictures(in: child, scale: scale) }
    if let mask = layer.mask { findPictures(in: mask, scale: scale) }
  }

  /// Hands everything over to another preparer.
  fileprivate func give(to other: Preparer) -> LayoutBox? {
    guard let box else { return nil }
    self.box = nil
    box.move(to: other)
    other.recordDiagnostics(preparer.takeDiagnostics())
    other.recordFaults(badOutlines: preparer.takeBadOutlines())
    return box
  }

  fileprivate func isUsable(by other: Preparer) -> Bool {
    preparer.scale == other.scale
  }
}

/// What a preparer learnt of a node, also while that stands in no tree: kept for as long as this is
/// held.
///
/// ```
///  row ──holds──▶ KeptNode ──▶ box ◀──finds by the node's id── preparer
/// ```
package final class KeptNode {
  /// The node's name.
  package let id: Node.ID
  /// Waits for its node to appear (again); nil while that stands in the tree, or nothing is known.
  fileprivate(set) var box: LayoutBox?
  private weak var preparer: Preparer?

  fileprivate init(_ id: Node.ID, _ preparer: Preparer) {
    self.id = id
    self.preparer = preparer
  }

  deinit { preparer?.dropKept(id) }

  /// Whether nothing is left to do for `node` when it appears.
  package func isReady(_ node: Node) -> Bool { box?.node === node }

  /// Forgets how the node was laid out.
  package func invalidate() { box = nil }
}

extension Preparer {
  /// Keeps what it learns of the node `id`, for as long as what it returns is held.
  package func retainNode(_ id: Node.ID) -> KeptNode {
    let made = KeptNode(id, self)
    kept[id] = Kept(node: made)
    return made
  }

  /// A node that another owner keeps.
  struct Kept { weak var node: KeptNode? }

  /// How many nodes are kept.
  package var keptCount: Int { kept.count }

  /// How many boxes there are, in the tree and kept.
  package var boxCount: Int {
    (root?.count ?? 0) + kept.values.reduce(0) { $0 + ($1.node?.box?.count ?? 0) }
  }

  fileprivate func dropKept(_ id: Node.ID) { if kept[id]?.node == nil { kept[id] = nil } }

  /// Takes over what was prepared elsewhere, for when its node appears.
  ///
  /// - Returns: whether it is of use: the node is one to `retainNode`, the surroundings are the same.
  package func adoptPrepared(_ ahead: PreparedAhead) -> Bool {
    guard let place = kept[ahead.node.id]?.node, ahead.isUsable(by: self) else { return false }
    guard let box = ahead.give(to: self) else { return false }
    place.box = box
    return true
  }

  /// The box that waits for this very node.
  func takeKept(for node: Node) -> LayoutBox? {
    guard !kept.isEmpty, let place = kept[node.id]?.node, place.isReady(node) else { return nil }
    defer { place.box = nil }
    return place.box
  }

  /// Keeps the box of a node that left the tree, if it is one to keep.
  func setAside(_ box: LayoutBox) { kept[box.node.id]?.node?.box = box }
}

extension LayoutBox {
  /// How many boxes there are here and further in.
  fileprivate var count: Int {
    children.reduce(1 + (mask?.count ?? 0)) { $0 + $1.count }
  }
}
