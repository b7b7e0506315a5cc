import LaminaGeometry

/// A layer as it is seen, and what of it still moves.
struct PresentedSpine {
  let layer: Layer
  let spine: Spine?
}

extension LayerAnimator {
  /// The tree at `time`: new layers along the spine, the model's elsewhere.
  mutating func present(_ spine: Spine, at time: TimeInterval) -> PresentedSpine {
    var visited = 0
    var made = 0
    let shown = foldBottomUp(
      spine, reuse: { _ in nil }, children: \.children,
      combine: { spine, inner -> PresentedSpine in
        visited += 1
        let layer = present(spine, inner, at: time)
        if layer !== spine.layer { made += 1 }
        return PresentedSpine(layer: layer, spine: remains(of: spine, inner))
      })
    statistics.layersVisited += visited
    statistics.layersMade += made
    return shown
  }

  private mutating func present(
    _ spine: Spine, _ inner: [PresentedSpine], at time: TimeInterval
  ) -> Layer {
    let (geometry, appearance, contents) = parts(of: spine.layer, at: time)
    var (children, mask): ([Layer]?, Layer??) = (nil, nil)
    for (index, shown) in inner.enumerated() where shown.layer !== spine.children[index].layer {
      if spine.slots[index] == Spine.mask {
        mask = .some(shown.layer)
      } else {
        if children == nil { children = spine.layer.children }
        children?[spine.slots[index]] = shown.layer
      }
    }
    let isResized = geometry.map { $0.bounds.size != spine.layer.bounds.size } ?? false
    let isStretched = isResized && contents == nil
    return spine.layer.replacing(
      geometry: geometry, appearance: appearance, contents: contents?.contents,
      contentsSize: isStretched
        ? spine.layer.contentsSize : contents.flatMap { $0.isFixed ? $0.size : nil },
      children: children, mask: mask)
  }

  /// What moves of a layer, at `time`; a motion that has come to rest is removed.
  private mutating func parts(
    of layer: Layer, at time: TimeInterval
  ) -> (LayerGeometry?, Appearance?, MovingContents?) {
    guard var motion = motions.removeValue(forKey: layer.id) else { return (nil, nil, nil) }
    let geometry = motion.geometry(of: layer, at: time, &ledger)
    let appearance = motion.appearance(of: layer, at: time, &ledger)
    let contents = motion.contents(at: time, &ledger)
    if motion.isMoving { motions[layer.id] = motion }
    return (geometry, appearance, contents)
  }

  /// What still moves of a spine; the same object when all of it does.
  private func remains(of spine: Spine, _ inner: [PresentedSpine]) -> Spine? {
    let moves = motions[spine.layer.id] != nil
    if moves || !inner.isEmpty, zip(inner, spine.children).allSatisfy({ $0.spine === $1 }) {
      return spine
    }
    let kept = zip(inner, spine.slots).compactMap { shown, slot in shown.spine.map { ($0, slot) } }
    guard moves || !kept.isEmpty else { return nil }
    return Spine(spine.layer, slots: kept.map(\.1), children: kept.map(\.0))
  }

  /// One layer of the model as it is seen at `time`, its place only.
  func shown(_ layer: Layer, at time: TimeInterval) -> Layer {
    guard var motion = motions[layer.id] else { return layer }
    var ledger = TransactionLedger()
    return layer.replacing(geometry: motion.geometry(of: layer, at: time, &ledger))
  }
}
