import LaminaDrawing
import LaminaGeometry

/// Finds the pixels in which two trees differ.
struct Difference {
  /// A node at a place, cut to what is left of it by the layers above.
  private struct Placed {
    let node: RenderNode
    let placement: Placement
    let clip: PixelRect
    /// The outermost enclosing layer that is drawn again as a whole when anything inside changes.
    var whole: Int?

    /// The surface's pixels that `rect` (own pixels) may touch.
    func visible(_ rect: PixelRect) -> PixelRect {
      placement.device(rect, blur: node.blur).intersection(clip)
    }

    func child(_ index: Int, scale: CGFloat, in clip: PixelRect) -> Placed {
      inside(node.children[index], scale: scale, in: clip)
    }

    func inside(_ other: RenderNode, scale: CGFloat, in clip: PixelRect) -> Placed {
      let step = other.layer.step(in: node.layer, scroll: node.scroll, scale: scale)
      return Placed(node: other, placement: placement.child(step), clip: clip, whole: whole)
    }

    /// Whether a change of anything inside may be seen anywhere on the layer; not where it is kept in
    /// tiles that lie pixel on pixel.
    var spreads: Bool { node.traits.spreads && !(node.isTiled && placement.isUpright) }

    /// Whether it has the same plane in perspective as another, or neither has one: the edges of a plane
    /// are smoothed where they lie.
    func hasPlane(like other: Placed, scale: CGFloat) -> Bool {
      guard placement.projection != nil, other.placement.projection != nil else { return true }
      return node.plane(scale: scale) == other.node.plane(scale: scale)
    }

    /// What its own clip leaves for contents and children.
    var innerClip: PixelRect { node.clipRect.map(visible) ?? clip }

    /// The node on a plane of its own.
    func apart(as whole: Int) -> Placed {
      Placed(
        node: node, placement: placement.projection == nil ? placement : .surface,
        clip: Placed.everywhere, whole: whole)
    }

    private static let everywhere = PixelRect(
      x: -0x2000_0000, y: -0x2000_0000, width: 0x4000_0000, height: 0x4000_0000)
  }

  private(set) var damage: DamageRegion
  private(set) var compared = 0
  private(set) var moved = MovedLayers()
  private let scale: CGFloat
  private var pending: [(Placed, Placed)] = []
  /// Layers that are seen again as a whole, and whether they are.
  private var wholes: [(Placed, Placed, isDamaged: Bool)] = []

  init(from shown: RenderNode, to next: RenderNode, surface: PixelRect, scale: CGFloat) {
    damage = DamageRegion(surface: surface)
    self.scale = scale
    func placed(_ node: RenderNode) -> Placed {
      Placed(
        node: node,
        placement: Placement.surface.child(
          node.layer.step(in: nil, scroll: .zero, scale: scale)),
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

  /// Finds the own pixels in which two nodes with the same appearance differ, their place and opacity
  /// aside.
  init(inside shown: RenderNode, and next: RenderNode, scale: CGFloat) {
    damage = DamageRegion(surface: shown.ink.union(next.ink))
    self.scale = scale
    func onItsOwn(_ node: RenderNode) -> Placed {
      Placed(node: node, placement: .surface, clip: damage.surface)
    }
    compareInside(onItsOwn(shown), onItsOwn(next))
    while let (old, new) = pending.popLast() { compare(old, new) }
  }

  private mutating func compare(_ old: Placed, _ new: Placed) {
    if let whole = new.whole, wholes[whole].isDamaged { return }
    compared += 1
    let isAligned = old.node.isAligned && new.node.isAligned
    let isThere =
      old.placement.paintsLike(new.placement, aligned: isAligned)
      && old.hasPlane(like: new, scale: scale)
    if old.node === new.node, isThere { return }
    if old.node.changesAsWhole(to: new.node) || old.node.scroll != new.node.scroll || !isThere {
      damageAll(old)
      damageAll(new)
      if new.whole == nil { noteMove(old, new, isThere: isThere) }
    } else if new.node.layer.appearance.isVisible {
      if new.whole == nil, new.spreads || new.placement.projection != nil {
        wholes.append((old, new, isDamaged: false))
        let whole = wholes.count - 1
        compareInside(old.apart(as: whole), new.apart(as: whole))
      } else if let whole = new.whole, new.placement.projection != nil {
        compareInside(old.apart(as: whole), new.apart(as: whole))
      } else {
        compareInside(old, new)
      }
    }
  }

  /// Notes by how much a layer, or what it scrolls, lies elsewhere.
  private mutating func noteMove(_ old: Placed, _ new: Placed, isThere: Bool) {
    guard old.placement.isUpright, new.placement.isUpright else { return }
    let (from, to) = (old.placement.origin, new.placement.origin)
    if isThere {
      // Where nothing is, as in most of a thumb's track, nothing moves.
      moved.add(
        from: old.visible(old.node.ink).intersection(old.innerClip),
        to: new.visible(new.node.ink).intersection(new.innerClip),
        dx: old.node.scroll.x - new.node.scroll.x, dy: old.node.scroll.y - new.node.scroll.y)
    } else {
      moved.add(
        from: old.visible(old.node.ink), to: new.visible(new.node.ink), dx: to.x - from.x,
        dy: to.y - from.y)
    }
  }

  private mutating func compareInside(_ old: Placed, _ new: Placed) {
    compareOwn(old, new)
    compareChildren(old, new)
    if let before = old.node.mask, let mask = new.node.mask, before !== mask {
      let (before, mask) = (
        old.inside(before, scale: scale, in: old.clip), new.inside(mask, scale: scale, in: new.clip)
      )
      if before.node.layer.id == mask.node.layer.id {
        pending.append((before, mask))
      } else {
        damageAll(before)
        damageAll(mask)
      }
    }
  }

  /// Damages where only the layer's own shadow, background, border or contents differ.
  private mutating func compareOwn(_ old: Placed, _ new: Placed) {
    if old.node.layer.changesShadow(to: new.node.layer) {
      add(old, \.shadowInk)
      add(new, \.shadowInk)
    }
    if new.node.traits.contains(.decoration), old.node.layer.changesDecoration(to: new.node.layer) {
      add(old, \.decorationInk)
      add(new, \.decorationInk)
    }
    if old.node.changesContents(to: new.node) {
      add(old, \.contentsInk)
      add(new, \.contentsInk)
    }
  }

  private mutating func compareChildren(_ old: Placed, _ new: Placed) {
    if old.node.hasChildren(of: new.node) { return }
    let pairs = Pairing(
      old.node.children, new.node.children, id: { $0.layer.id }, { $0.layer.id })
    let reordered = pairs.reordered()
    let oldClip = old.innerClip
    let newClip = new.innerClip
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
    add(placed, \.ink)
  }

  /// Damages a part of a layer, or all of the enclosing layer that is drawn again as a whole.
  private mutating func add(_ placed: Placed, _ part: (RenderNode) -> PixelRect) {
    let rect = placed.visible(part(placed.node))
    guard !rect.isEmpty else { return }
    guard let whole = placed.whole else { return damage.add(rect) }
    guard !wholes[whole].isDamaged else { return }
    wholes[whole].isDamaged = true
    damageAll(wholes[whole].0)
    damageAll(wholes[whole].1)
  }
}

extension RenderNode {
  /// Whether a change touches contents and children alike.
  fileprivate func changesAsWhole(to next: RenderNode) -> Bool {
    if !traits.isEmpty || !next.traits.isEmpty, changesSpecially(to: next) { return true }
    let (a, b) = (layer, next.layer)
    let (wasVisible, isVisible) = (a.appearance.isVisible, b.appearance.isVisible)
    guard wasVisible || isVisible else { return false }
    return wasVisible != isVisible || a.appearance.clip != b.appearance.clip
      || (a.bounds.size != b.bounds.size && b.appearance.clip != nil)
  }

  /// The same for what only few layers have.
  private func changesSpecially(to next: RenderNode) -> Bool {
    let (a, b) = (layer.appearance, next.layer.appearance)
    guard a.isVisible || b.isVisible else { return false }
    let isResized = layer.bounds.size != next.layer.bounds.size
    // A blur is drawn on a grid that begins where something is drawn, and a mask is cut to that.
    return traits != next.traits || a.filters != b.filters
      || (!traits.isDisjoint(with: [.filters, .mask]) && drawnInk != next.drawnInk)
      || (traits.contains(.group) && isSingle != next.isSingle)
      || a.opacity != b.opacity || a.blendMode != b.blendMode
      || a.backdropFilters != b.backdropFilters
      || (traits.contains(.backdrop) && (isResized || !a.hasSameCorners(as: b)))
      || (a.clip != nil && !a.hasSameCorners(as: b))
      || (traits.contains(.space)
        && (layer.geometry.sublayerTransform != next.layer.geometry.sublayerTransform
          || layer.geometry.anchorPoint != next.layer.geometry.anchorPoint || isResized))
  }
}

extension Appearance {
  fileprivate func hasSameCorners(as other: Appearance) -> Bool {
    cornerRadius == other.cornerRadius && maskedCorners == other.maskedCorners
  }
}

extension Layer {
  /// Whether the shadow changes; of a layer with the same clip.
  fileprivate func changesShadow(to next: Layer) -> Bool {
    let (a, b) = (appearance, next.appearance)
    guard a.shadow != nil || b.shadow != nil else { return false }
    return a.shadow != b.shadow
      || (a.shadow?.path == nil && (bounds.size != next.bounds.size || !a.hasSameCorners(as: b)))
  }

  /// Whether background or border change.
  fileprivate func changesDecoration(to next: Layer) -> Bool {
    let (a, b) = (appearance, next.appearance)
    return a.background != b.background || a.border != b.border || bounds.size != next.bounds.size
      || !a.hasSameCorners(as: b)
  }
}

extension RenderNode {
  /// Whether the contents change, pictures taken for what they show.
  fileprivate func changesContents(to next: RenderNode) -> Bool {
    switch (layer.contents, next.layer.contents) {
    case (.none, .none): false
    case (.direct(let a), .direct(let b)): a != b
    case (.drawn, .drawn):
      picture != next.picture || standIn != next.standIn || changesFit(to: next)
        || (standIn != nil && layer.bounds.size != next.layer.bounds.size)
    case (.none, _), (.direct, _), (.drawn, _): true
    }
  }

  /// Whether the picture lies elsewhere in the bounds; also where it is no longer that of the newest drawing.
  fileprivate func changesFit(to next: RenderNode) -> Bool {
    guard let picture else { return false }
    let fits = picture.fits(layer)
    guard fits == picture.fits(next.layer) else { return true }
    return !fits && hasOtherBounds(than: next)
  }

  private func hasOtherBounds(than next: RenderNode) -> Bool {
    layer.bounds.size != next.layer.bounds.size
      || layer.contentsGravity != next.layer.contentsGravity
  }
}
