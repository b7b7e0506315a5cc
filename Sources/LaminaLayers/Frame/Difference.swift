import LaminaDrawing
import LaminaGeometry

/// Finds the pixels in which two trees differ.
struct Difference {
  /// A node at a place, cut to what is left of it by the layers above.
  private struct Placed {
    let node: RenderNode
    let placement: Placement
    let clip: PixelRect

    /// The surface's pixels that `rect` (own pixels) may touch.
    func visible(_ rect: PixelRect) -> PixelRect {
      placement.device(rect, blur: node.blur).intersection(clip)
    }

    func child(_ index: Int, scale: CGFloat, in clip: PixelRect) -> Placed {
      let child = node.children[index]
      return Placed(
        node: child,
        placement: placement.child(child.layer.step(scroll: node.scroll, scale: scale)), clip: clip)
    }

    /// What its own clip leaves for contents and children.
    var innerClip: PixelRect { node.clipRect.map(visible) ?? clip }
  }

  private(set) var damage: DamageRegion
  private(set) var compared = 0
  private let scale: CGFloat
  private var pending: [(Placed, Placed)] = []

  init(from shown: RenderNode, to next: RenderNode, surface: PixelRect, scale: CGFloat) {
    damage = DamageRegion(surface: surface)
    self.scale = scale
    func placed(_ node: RenderNode) -> Placed {
      Placed(
        node: node,
        placement: Placement.surface.child(node.layer.step(scroll: .zero, scale: scale)),
        clip: surface)
    }
    let (old, new) = (placed(shown), placed(next))
    if shown.layer.id == next.layer.id {
      pending = [(old, new)]
    } else {
      damageAll(old)
      damageAll(new)
    }
    while let (old, new) = pending.popLast() { compare(old, new) }
  }

  private mutating func compare(_ old: Placed, _ new: Placed) {
    compared += 1
    let isAligned = old.node.isAligned && new.node.isAligned
    if old.node === new.node,
      old.placement.paintsLike(new.placement, aligned: isAligned)
    {
      return
    }
    if old.node.layer.changesAsWhole(to: new.node.layer)
      || old.node.scroll != new.node.scroll
      || !old.placement.paintsLike(new.placement, aligned: isAligned)
    {
      damageAll(old)
      damageAll(new)
    } else if new.node.layer.appearance.isVisible {
      compareOwn(old, new)
      compareChildren(old, new)
    }
  }

  /// Damages where only the layer's own shadow or contents differ.
  private mutating func compareOwn(_ old: Placed, _ new: Placed) {
    if old.node.layer.changesShadow(to: new.node.layer) {
      damage.add(old.visible(old.node.shadowInk))
      damage.add(new.visible(new.node.shadowInk))
    }
    if old.node.changesContents(to: new.node) {
      damage.add(old.visible(old.node.contentsInk))
      damage.add(new.visible(new.node.contentsInk))
    }
  }

  private mutating func compareChildren(_ old: Placed, _ new: Placed) {
    let pairs = Pairing(old.node.children, new.node.children, id: \.layer.id, \.layer.id)
    let reordered = pairs.reordered()
    let (oldClip, newClip) = (old.innerClip, new.innerClip)
    for index in pairs.removed(of: old.node.children.count) {
      damageAll(old.child(index, scale: scale, in: oldClip))
    }
    for (index, partner) in pairs.partners.enumerated() {
      guard let partner else {
        damageAll(new.child(index, scale: scale, in: newClip))
        continue
      }
      let isSame = old.node.children[partner] === new.node.children[index]
      if isSame && !reordered.contains(index) { continue }
      let (before, after) = (
        old.child(partner, scale: scale, in: oldClip), new.child(index, scale: scale, in: newClip)
      )
      if reordered.contains(index) {
        damageAll(before)
        damageAll(after)
      } else {
        pending.append((before, after))
      }
    }
  }

  private mutating func damageAll(_ placed: Placed) {
    compared += 1
    guard placed.node.layer.appearance.isVisible else { return }
    damage.add(placed.visible(placed.node.ink))
  }
}

extension Layer {
  /// Whether a change touches contents and children alike.
  fileprivate func changesAsWhole(to next: Layer) -> Bool {
    let (a, b) = (appearance, next.appearance)
    guard a.isVisible || b.isVisible else { return false }
    return a.isVisible != b.isVisible || a.opacity != b.opacity || a.clip != b.clip
      || (bounds.size != next.bounds.size && b.clip != nil)
  }

  /// Whether the shadow changes; of a layer with the same clip.
  fileprivate func changesShadow(to next: Layer) -> Bool {
    appearance.shadow != next.appearance.shadow
      || (appearance.shadow?.path == nil && bounds.size != next.bounds.size)
  }
}

extension RenderNode {
  /// Whether the contents change, pictures taken for what they show.
  fileprivate func changesContents(to next: RenderNode) -> Bool {
    switch (layer.contents, next.layer.contents) {
    case (.none, .none): false
    case (.direct(let a), .direct(let b)): a != b
    case (.drawn, .drawn):
      picture != next.picture || standIn != next.standIn
        || (standIn != nil && layer.bounds.size != next.layer.bounds.size)
    case (.none, _), (.direct, _), (.drawn, _): true
    }
  }
}
