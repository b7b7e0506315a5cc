import LaminaGeometry
public import LaminaLayout

extension LayoutBox {
  /// Puts the box where its parent's layout wants it, and its children inside it; `shift` says how
  /// far the parent has moved on screen by being arranged again.
  func placeBox(
    in frame: CGRect, proposal: ProposedViewSize, isHidden: Bool = false, shift: CGPoint = .zero
  ) {
    let hasPlace = offered != nil && !isUnplaced
    let shift = hasPlace ? frame.origin - self.frame.origin + shift : .zero
    if frame != self.frame || isHidden != isUnplaced { result = nil }
    self.frame = frame
    isUnplaced = isHidden
    offered = proposal
    guard !isHidden, let container = madeContainer else { return }
    if let arranged, arranged.size == frame.size, arranged.proposal == proposal {
      if hasUnarrangedInside { placeUnarranged(shift: shift) }
      return
    }
    arranged = (frame.size, proposal)
    hasUnarrangedInside = false
    result = nil
    emitted = nil
    preparer.statistics.nodesPlaced += 1
    for (child, place) in zip(stayingChildren, container.placements(for: proposal)) {
      child.placeBox(
        in: place?.frame ?? .zero, proposal: place?.proposal ?? .zero, isHidden: place == nil,
        shift: shift)
    }
    if hasLeaving { for child in children where child.isLeaving { child.stay(against: shift) } }
    mask?.placeBox(
      in: CGRect(origin: .zero, size: frame.size), proposal: ProposedViewSize(frame.size))
  }

  /// Whether it, or a box further in, must be placed again.
  var isUnarranged: Bool { facts.layout != nil && (arranged == nil || hasUnarrangedInside) }

  /// Goes on to the boxes to be placed again where this one and its children stand as before.
  private func placeUnarranged(shift: CGPoint) {
    hasUnarrangedInside = false
    for child in children where child.isUnarranged {
      let isHidden = child.isUnplaced || child.offered == nil
      child.placeBox(
        in: child.frame, proposal: child.offered ?? .zero, isHidden: isHidden, shift: shift)
    }
  }

  /// The children in painting order: as they are, but for those with a `zIndex`.
  var painted: [LayoutBox] {
    guard hasZIndices else { return children }
    return children.enumerated()
      .sorted { ($0.element.facts.zIndex, $0.offset) < ($1.element.facts.zIndex, $1.offset) }
      .map(\.element)
  }

  /// Leaves the box where it is on screen, while its parent moves there by `shift`; one that never had
  /// a place is not shown.
  private func stay(against shift: CGPoint) {
    let place = frame.offsetBy(dx: -shift.x, dy: -shift.y)
    self.placeBox(
      in: place, proposal: offered ?? .zero, isHidden: isUnplaced || offered == nil, shift: shift)
  }

  /// The children that the layout arranges.
  var stayingChildren: [LayoutBox] {
    hasLeaving ? children.filter { !$0.isLeaving } : children
  }

  /// Whether the node has left and is only shown until its transition is over.
  var isLeaving: Bool { facts.isLeaving }

  /// The box's place and everything inside, as values; the same object while nothing changed.
  func prepared() -> PreparedNode {
    if let result { return result }
    var inner: [PreparedNode] = []
    inner.reserveCapacity(children.count)
    for child in children where !child.isUnplaced { inner.append(child.prepared()) }
    let made = PreparedNode(node: node, frame: frame, children: inner)
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
