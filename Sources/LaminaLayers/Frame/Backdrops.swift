import LaminaGeometry

extension DamageRegion {
  /// Damages all of each part of the surface that `tree` changes after it is painted, where any of
  /// it is damaged: a blur spreads what lies below.
  mutating func addBackdrops(of tree: RenderNode, scale: CGFloat) {
    guard tree.hasBackdrops else { return }
    let boxes = Backdrops(tree, surface: surface, scale: scale).boxes
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for box in boxes {
        for rect in rects where rect.intersects(box) && !rect.contains(box) {
          add(rect.union(box))
          isGrowing = true
        }
      }
    }
  }
}

/// Finds the pixels of a surface that layers change after they are painted.
private struct Backdrops {
  private struct Placed {
    let node: RenderNode
    let placement: Placement
    let clip: PixelRect
  }

  private(set) var boxes: [PixelRect] = []

  init(_ tree: RenderNode, surface: PixelRect, scale: CGFloat) {
    let step = tree.layer.step(in: nil, scroll: .zero, scale: scale)
    var pending = [Placed(node: tree, placement: Placement.surface.child(step), clip: surface)]
    while let next = pending.popLast() {
      let node = next.node
      let placement = next.placement
      guard node.layer.appearance.isVisible, placement.projection == nil else { continue }
      if node.traits.contains(.backdrop) {
        boxes.append(placement.device(node.bounds(scale), blur: 0).intersection(next.clip))
      }
      // What is drawn apart as a whole is painted as a whole.
      if node.traits.spreads { continue }
      let clip = node.clipRect.map { placement.device($0, blur: 0).intersection(next.clip) }
      for child in node.children where child.hasBackdrops {
        let step = child.layer.step(in: node.layer, scroll: node.scroll, scale: scale)
        pending.append(
          Placed(node: child, placement: placement.child(step), clip: clip ?? next.clip))
      }
    }
    boxes.removeAll(where: \.isEmpty)
  }
}
