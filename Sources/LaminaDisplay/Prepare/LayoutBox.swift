import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// The scratch of one node between passes: its measures, its place, the layers it became.
///
/// Owned by one `Preparer` and used by one thread at a time. It outlives a pass, so that a change
/// costs the path it touches: a box whose node is the same object keeps everything, and one whose
/// answers are the same after a change inside lets those that enclose it keep theirs.
///
/// What is read most is not checked for a writer at each access: it is only written at once.
final class LayoutBox {
  private(set) var node: Node
  @exclusivity(unchecked) private(set) var children: [LayoutBox] = []
  /// What the node is masked with, placed in its rectangle.
  private(set) var mask: LayoutBox?
  @exclusivity(unchecked) private(set) unowned var preparer: Preparer
  /// The side on which reading begins outside of the box.
  private(set) var surroundings: LayoutDirection
  /// What the node says, taken out of it once.
  private(set) var facts: NodeFacts

  /// In the parent's coordinates, exact.
  @exclusivity(unchecked) var frame = CGRect.zero
  /// Whether the parent's layout left it out.
  var isUnplaced = false
  /// Whether a node here or further in wants its place reported.
  private(set) var hasReporters = false
  /// Whether any child is painted out of its order.
  private(set) var hasZIndices = false
  private(set) var hasLeaving = false

  /// The answers of a container, for as long as neither it nor anything inside changes.
  @exclusivity(unchecked) var container: LayoutContainer?
  /// What the layout kept before something changed.
  var layoutCache: AnyLayout.Cache?
  var leafMeasures = ProposalMemo<LeafDimensions>()
  /// What a leaf remembers between measuring and drawing.
  var leafMemory: (any AnyObject & Sendable)?
  /// The size and proposal that the children stand for; nil when they must be placed again.
  @exclusivity(unchecked) var arranged: (size: CGSize, proposal: ProposedViewSize)?
  /// Whether boxes further in must be placed again, although this one answers as before.
  @exclusivity(unchecked) var hasUnarrangedInside = false
  /// What the parent offered when it placed the box; nil until it has.
  var offered: ProposedViewSize?
  /// What `LayerEmitter` made of this box.
  var emitted: Emission?
  /// The layer that `LayerEmitter` put around this box where its parent isolates its children.
  var isolated: Isolation? {
    get { rare?.isolated }
    set {
      if rare == nil, newValue != nil { rare = Rare() }
      rare?.isolated = newValue
    }
  }
  /// What the shadow of this box is cast by, where that holds shadows itself.
  var caster: ShadowCaster? {
    get { rare?.caster }
    set {
      if rare == nil, newValue != nil { rare = Rare() }
      rare?.caster = newValue
    }
  }
  private var rare: Rare?
  /// What a leaf draws, and in which size.
  var recorded: (size: CGSize, contents: Contents)?
  /// What `prepared` made of this box.
  var result: PreparedNode?

  init(_ node: Node, preparer: Preparer, surroundings: LayoutDirection) {
    self.node = node
    self.preparer = preparer
    self.surroundings = surroundings
    facts = NodeFacts(node)
    let direction = direction
    children = node.children.map { preparer.box(for: $0, reusing: nil, in: direction) }
    mask = node.traits.appearance.mask.map { preparer.box(for: $0, reusing: nil, in: direction) }
    reviewChildren()
  }

  /// The side on which reading begins inside the box.
  var direction: LayoutDirection { facts.direction ?? surroundings }

  /// Takes over the next version of its node.
  ///
  /// - Returns: whether anything that an enclosing layout has asked may have another answer now.
  @discardableResult
  func update(to next: Node) -> Bool {
    guard next !== node else { return false }
    let old = node
    let before = facts
    node = next
    facts = NodeFacts(next)
    forgetAppearance()
    let hasSameMask = takeOverMask()
    let isSameInside = reconcileChildren() && hasSameMask
    reviewChildren()
    let isSeenAlike = facts.isSeenAlike(before)
    if isSameInside, facts.direction == before.direction, old.hasLayout(like: next) {
      hasUnarrangedInside = hasUnarrangedInside || children.contains(where: \.isUnarranged)
      return !isSeenAlike
    }
    let asked = Answers(of: self)
    forgetMeasures()
    return !isSeenAlike || !repeats(asked, of: old)
  }

  /// Takes over the direction of its surroundings.
  func inherit(_ direction: LayoutDirection) {
    guard direction != surroundings else { return }
    surroundings = direction
    forget()
    for child in children { child.inherit(self.direction) }
    mask?.inherit(self.direction)
  }

  /// Moves to another preparer, with everything inside and all that is known.
  func move(to preparer: Preparer) {
    self.preparer = preparer
    for child in children { child.move(to: preparer) }
    mask?.move(to: preparer)
  }

  /// Forgets every measure here and below: the scale changed.
  func invalidateAll() {
    forget()
    for child in children { child.invalidateAll() }
    mask?.invalidateAll()
  }

  private func forget() {
    forgetAppearance()
    forgetMeasures()
  }

  /// Forgets what was made for showing it.
  private func forgetAppearance() {
    emitted = nil
    isolated = nil
    recorded = nil
    result = nil
    leafMemory = nil
  }

  /// What few boxes keep.
  private final class Rare {
    var caster: ShadowCaster?
    var isolated: Isolation?
  }

  private func forgetMeasures() {
    if let container { layoutCache = container.cache }
    container = nil
    arranged = nil
    leafMeasures = ProposalMemo()
  }

  /// - Returns: whether the layout has the same children, and none that answers otherwise.
  private func reconcileChildren() -> Bool {
    let next = node.children
    let inner = direction
    if next.count == children.count, zip(next, children).allSatisfy({ $0.id == $1.node.id }) {
      var isSame = true
      for (node, box) in zip(next, children) {
        if box.update(to: node) { isSame = false }
        box.inherit(inner)
      }
      return isSame
    }
    var old: [Node.ID: LayoutBox] = [:]
    for box in children { old[box.node.id] = box }
    children = next.map {
      preparer.box(for: $0, reusing: old.removeValue(forKey: $0.id), in: inner)
    }
    for box in children where box.facts.isLeaving && box.offered == nil { box.takePlace(in: old) }
    for box in old.values { preparer.setAside(box) }
    return false
  }

  /// What leaves is where it was, also inside of something that came around it to take it away.
  private func takePlace(in old: [Node.ID: LayoutBox]) {
    let inside = sequence(first: node) { $0.children.first }
    guard let former = inside.lazy.compactMap({ old[$0.id] }).first else { return }
    (frame, offered, isUnplaced) = (former.frame, former.offered, former.isUnplaced)
  }

  /// - Returns: whether there is none, or the same as before.
  private func takeOverMask() -> Bool {
    let old = mask?.node
    let next = node.traits.appearance.mask
    mask = next.map { preparer.box(for: $0, reusing: mask, in: direction) }
    return old === next
  }

  private func reviewChildren() {
    hasReporters =
      node.traits.reportsGeometry || !node.traits.scrollAxes.isEmpty || mask?.hasReporters == true
    hasZIndices = false
    hasLeaving = false
    for child in children {
      if child.hasReporters { hasReporters = true }
      if child.facts.zIndex != 0 { hasZIndices = true }
      if child.facts.isLeaving { hasLeaving = true }
    }
  }
}

extension Node {
  /// Whether the other is laid out by an equal rule; leaves are asked, not compared.
  fileprivate func hasLayout(like other: Node) -> Bool {
    guard case .container(let layout) = rule, case .container(let next) = other.rule else {
      return false
    }
    return layout.isEqual(to: next)
  }
}
