import LaminaGeometry
import LaminaLayers
public import LaminaLayout

/// The scratch of one node between passes: its measures, its place, the layers it became.
///
/// Owned by one `Preparer` and used by one thread at a time. It outlives a pass, so that a change
/// costs the path it touches: a box whose node is the same object keeps everything.
final class LayoutBox {
  private(set) var node: Node
  private(set) var children: [LayoutBox] = []
  /// What the node is masked with, placed in its rectangle.
  private(set) var mask: LayoutBox?
  private(set) unowned var preparer: Preparer

  /// In the parent's coordinates, exact.
  private(set) var frame = CGRect.zero
  /// Whether the parent's layout left it out.
  private(set) var isUnplaced = false
  /// Whether a node here or further in wants its place reported.
  private(set) var hasReporters = false

  /// The answers of a container, for as long as neither it nor anything inside changes.
  private var container: LayoutContainer?
  /// What the layout kept before something changed.
  private var layoutCache: AnyLayout.Cache?
  private var leafMeasures = ProposalMemo<ViewDimensions>()
  private var leafMemory: (any Sendable)?
  /// The size and proposal that the children stand for; nil when they must be placed anew.
  private var arranged: (size: CGSize, proposal: ProposedViewSize)?
  /// What the parent offered when it placed the box; nil until it has.
  private var offered: ProposedViewSize?
  /// What `LayerEmitter` made of this box.
  var emitted: Emission?
  /// The layer that `LayerEmitter` put around this box where its parent isolates its children.
  var isolated: Isolation?
  /// What a leaf draws, and in which size.
  private var recorded: (size: CGSize, contents: Contents)?
  /// What `prepared` made of this box.
  private var result: PreparedNode?

  init(_ node: Node, preparer: Preparer) {
    self.node = node
    self.preparer = preparer
    children = node.children.map { preparer.box(for: $0, reusing: nil) }
    mask = node.traits.appearance.mask.map { preparer.box(for: $0, reusing: nil) }
    findReporters()
  }

  /// Takes over the next version of its node.
  func update(to next: Node) {
    guard next !== node else { return }
    node = next
    forget()
    reconcileChildren()
    mask = next.traits.appearance.mask.map { preparer.box(for: $0, reusing: mask) }
    findReporters()
  }

  /// Moves to another preparer, with everything inside and all that is known.
  func move(to preparer: Preparer) {
    self.preparer = preparer
    for child in children { child.move(to: preparer) }
    mask?.move(to: preparer)
  }

  /// Forgets every measure here and below: the scale or the direction changed.
  func invalidateAll() {
    forget()
    for child in children { child.invalidateAll() }
    mask?.invalidateAll()
  }

  private func forget() {
    if let container { layoutCache = container.cache }
    (container, arranged, emitted, result, leafMemory) = (nil, nil, nil, nil, nil)
    (isolated, recorded) = (nil, nil)
    leafMeasures = ProposalMemo()
  }

  private func reconcileChildren() {
    let next = node.children
    if next.count == children.count, zip(next, children).allSatisfy({ $0.id == $1.node.id }) {
      for (node, box) in zip(next, children) { box.update(to: node) }
      return
    }
    var old: [Node.ID: LayoutBox] = [:]
    for box in children { old[box.node.id] = box }
    children = next.map { preparer.box(for: $0, reusing: old.removeValue(forKey: $0.id)) }
    for box in old.values { preparer.setAside(box) }
  }

  private func findReporters() {
    hasReporters =
      node.traits.reportsGeometry || !node.traits.scrollAxes.isEmpty
      || children.contains(where: \.hasReporters) || mask?.hasReporters == true
  }
}

// MARK: - Measuring

extension LayoutBox: LayoutItem {
  var priority: Double { node.traits.layoutValues[LayoutPriorityKey.self] }

  var spacing: ViewSpacing {
    if let own = node.traits.spacing { return own }
    switch node.rule {
    case .leaf(let content): return content.spacing
    case .container(let layout): return container(layout).spacing
    }
  }

  func maySetGuide(_ key: AlignmentKey) -> Bool {
    switch node.rule {
    case .leaf: ViewDimensions.textGuides.contains(key)
    case .container(let layout): container(layout).maySetGuide(key)
    }
  }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { node.traits.layoutValues[key] }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch node.rule {
    case .leaf(let content): return dimensions(of: content, proposal).size
    case .container(let layout):
      let container = container(layout)
      let before = container.measureCount
      let size = container.sizeThatFits(proposal)
      preparer.statistics.nodesMeasured += container.measureCount - before
      return size
    }
  }

  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    switch node.rule {
    case .leaf(let content): return dimensions(of: content, proposal)
    case .container(let layout):
      _ = sizeThatFits(proposal)
      return container(layout).dimensions(proposal)
    }
  }

  private func dimensions(
    of content: any LeafContent, _ proposal: ProposedViewSize
  ) -> ViewDimensions {
    if let known = leafMeasures[proposal] { return known }
    preparer.statistics.nodesMeasured += 1
    let leaf = withLeafContext { content.dimensions(proposal, in: &$0) }
    let dimensions = ViewDimensions(leaf)
    leafMeasures[proposal] = dimensions
    return dimensions
  }

  private func container(_ layout: AnyLayout) -> LayoutContainer {
    if let container { return container }
    let made = LayoutContainer(
      layout, stayingChildren, priority: priority, layoutDirection: preparer.layoutDirection,
      cache: layoutCache)
    layoutCache = nil
    container = made
    return made
  }

  /// What a leaf draws in a rectangle of `size`, recorded once for each size.
  func contents(of content: any LeafContent, size: CGSize) -> Contents {
    if let recorded, recorded.size == size { return recorded.contents }
    preparer.statistics.listsRecorded += 1
    let contents = withLeafContext { content.contents(size: size, in: &$0) }
    recorded = (size, contents)
    return contents
  }

  private func withLeafContext<Result>(_ body: (inout LeafContext) -> Result) -> Result {
    var context = LeafContext(scale: preparer.scale, memory: leafMemory)
    let result = body(&context)
    leafMemory = context.memory
    preparer.note(context.diagnostics)
    return result
  }
}

// MARK: - Placing

extension LayoutBox {
  /// Puts the box where its parent's layout wants it, and its children inside it; `shift` says how
  /// far the parent has moved on screen by being arranged anew.
  func place(
    in frame: CGRect, proposal: ProposedViewSize, isHidden: Bool = false, shift: CGPoint = .zero
  ) {
    let hasPlace = offered != nil && !isUnplaced
    let shift = hasPlace ? frame.origin - self.frame.origin + shift : .zero
    if frame != self.frame || isHidden != isUnplaced { result = nil }
    self.frame = frame
    isUnplaced = isHidden
    offered = proposal
    guard !isHidden, case .container(let layout) = node.rule else { return }
    if let arranged, arranged.size == frame.size, arranged.proposal == proposal { return }
    arranged = (frame.size, proposal)
    (result, emitted) = (nil, nil)
    preparer.statistics.nodesPlaced += 1
    for (child, place) in zip(stayingChildren, container(layout).placements(for: proposal)) {
      child.place(
        in: place?.frame ?? .zero, proposal: place?.proposal ?? .zero, isHidden: place == nil,
        shift: shift)
    }
    for child in children where child.isLeaving { child.stay(against: shift) }
    mask?.place(
      in: CGRect(origin: .zero, size: frame.size), proposal: ProposedViewSize(frame.size))
  }

  /// The children in painting order: as they are, but for those with a `zIndex`.
  var painted: [LayoutBox] {
    let order = children.map { $0.node.traits.layoutValues[ZIndexKey.self] }
    guard order.contains(where: { $0 != 0 }) else { return children }
    return zip(order, children).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// Leaves the box where it is on screen, while its parent moves there by `shift`; one that never had
  /// a place is not shown.
  private func stay(against shift: CGPoint) {
    let place = frame.offsetBy(dx: -shift.x, dy: -shift.y)
    self.place(
      in: place, proposal: offered ?? .zero, isHidden: isUnplaced || offered == nil, shift: shift)
  }

  /// The children that the layout arranges.
  private var stayingChildren: [LayoutBox] {
    children.contains(where: \.isLeaving) ? children.filter { !$0.isLeaving } : children
  }

  /// Whether the node has left and is only shown until its transition is over.
  var isLeaving: Bool { node.traits.isLeaving }

  /// The box's place and everything inside, as values; the same object while nothing changed.
  func prepared() -> PreparedNode {
    if let result { return result }
    let made = PreparedNode(
      node: node, frame: frame,
      children: children.filter { !$0.isUnplaced }.map { $0.prepared() })
    result = made
    return made
  }
}

/// The key behind `layoutPriority`.
public struct LayoutPriorityKey: LayoutValueKey {
  public static let defaultValue = 0.0
}

/// The key behind `zIndex`.
public struct ZIndexKey: LayoutValueKey {
  public static let defaultValue = 0.0
}
