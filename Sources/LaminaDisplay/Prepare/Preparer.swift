public import LaminaGeometry
import LaminaLayers
public import LaminaLayout
public import LaminaText

/// Turns a node tree into frames and layers: measures, places, records.
///
/// It may be used on any thread, by one at a time. What it learnt of a node is kept for as long as
/// the same object stands in the tree, so a change costs the path from the root to it.
public final class Preparer {
  /// Work counted since the preparer was made.
  @exclusivity(unchecked) public var statistics = PrepareStatistics()

  /// Device pixels for each point, as of the latest preparation.
  public private(set) var scale: CGFloat = 1
  /// The side on which reading began in the latest preparation.
  public private(set) var layoutDirection = LayoutDirection.leftToRight
  private(set) var root: LayoutBox?
  /// The nodes for which what is learnt is kept, by their ids.
  var kept: [Node.ID: Kept] = [:]
  private var diagnostics: [TextDiagnostic] = []
  private var badOutlines: [Node.ID] = []
  /// The boxes that remember how they were measured, until the pass is over.
  private var remembering: [LayoutBox] = []

  public init() {}

  /// Lays `root` out in `size` (points) and makes its layers for `scale`.
  /// - Complexity: the nodes that changed and the paths to them; all of them the first time.
  public func prepare(
    _ root: Node, size: CGSize, scale: CGFloat,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> Prepared {
    setSurroundings(scale: scale, layoutDirection: layoutDirection)
    let box = box(for: root, reusing: self.root, in: layoutDirection)
    self.root = box
    let proposal = ProposedViewSize(size)
    let measured = box.sizeThatFits(proposal)
    let origin = CGPoint(
      x: (size.width - measured.width) / 2, y: (size.height - measured.height) / 2)
    box.placeBox(in: CGRect(origin: origin, size: measured), proposal: proposal)
    var collector = GeometryCollector(size: size)
    collector.collect(box, at: origin)
    defer { forgetMemories() }
    return Prepared(
      root: box.prepared(), layer: LayerEmitter(preparer: self).root(box, size: size),
      geometry: collector.reports, rooms: collector.rooms)
  }

  /// Takes note of a leaf that remembers something between measuring and drawing.
  func noteMemory(of box: LayoutBox) { remembering.append(box) }

  /// Has leaves forget what they are drawn without by now.
  func forgetMemories() {
    for box in remembering { box.leafMemory = nil }
    remembering = []
  }

  /// What the fonts could not give since the last call, each once.
  public func takeDiagnostics() -> [TextDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// The nodes with outlines that have points which are no numbers, since the last call.
  package func takeBadOutlines() -> [Node.ID] {
    defer { badOutlines = [] }
    return badOutlines
  }

  func recordFaults(badOutlines found: [Node.ID]) { badOutlines += found }

  func recordDiagnostics(_ found: [TextDiagnostic]) {
    for diagnostic in found where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }

  /// The size that the content of the latest tree takes for `proposal`.
  ///
  /// It is asked in passing: what boxes answered is not among what they are asked again when
  /// something changes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let root else { return .zero }
    defer { forgetMemories() }
    return root.inPassing { (root.children.first ?? root).sizeThatFits(proposal) }
  }

  /// The box of `node` among what is read in `direction`.
  func box(
    for node: Node, reusing old: LayoutBox?, in direction: LayoutDirection
  ) -> LayoutBox {
    guard let known = old?.node.id == node.id ? old : takeKept(for: node) else {
      return LayoutBox(node, preparer: self, surroundings: direction)
    }
    known.update(to: node)
    known.inherit(direction)
    return known
  }

  func setSurroundings(scale: CGFloat, layoutDirection: LayoutDirection) {
    self.layoutDirection = layoutDirection
    guard scale != self.scale else { return }
    self.scale = scale
    root?.invalidateAll()
    for kept in kept.values { kept.node?.invalidate() }
  }
}
