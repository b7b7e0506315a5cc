import LaminaDrawing
import LaminaGeometry

extension RenderNode {
  /// The tree for `presentation`, with parts of `shown` where nothing changed.
  ///
  /// `changed` are the marks of the layers whose picture is not that of `shown`.
  static func tree(
    for presentation: Presentation, after shown: RenderNode?, changed: UInt64
  ) -> RenderNode {
    foldBottomUp(
      LayerPair(
        layer: presentation.root,
        shown: shown?.layer.id == presentation.root.id ? shown : nil),
      reuse: { pair in
        guard let shown = pair.shown, shown.layer === pair.layer else { return nil }
        return pair.layer.pictureMarks & changed == 0 ? shown : nil
      },
      children: { $0.keepsInside(changed) ? [] : $0.children },
      combine: { pair, inside in
        pair.node(
          of: pair.keepsInside(changed) ? pair.shown?.inside ?? [] : inside, for: presentation)
      })
  }

  /// The nodes of the layers inside, and of the mask, if any.
  fileprivate var inside: [RenderNode] { mask.map { children + [$0] } ?? children }
}

/// A layer of the next tree beside the node that stood for it.
private struct LayerPair {
  let layer: Layer
  let shown: RenderNode?
}

extension LayerPair {
  /// Whether all inside is what it was, as where a layer is only scrolled or moved: its many children are
  /// then not looked at one by one.
  func keepsInside(_ changed: UInt64) -> Bool {
    guard let shown, layer.pictureMarks & changed == 0, shown.layer.mask === layer.mask else {
      return false
    }
    return shown.layer.hasChildren(of: layer)
  }

  /// The layers inside with the nodes that stood for them; the mask, if any, is the last.
  var children: [LayerPair] {
    if layer.children.isEmpty, layer.mask == nil { return [] }
    let former = shown?.children ?? []
    let pairs = Pairing(former, layer.children, id: { $0.layer.id }, { $0.id })
    var result = zip(layer.children, pairs.partners).map { layer, partner in
      LayerPair(layer: layer, shown: partner.map { former[$0] })
    }
    if let mask = layer.mask {
      let before = shown?.mask.flatMap { $0.layer.id == mask.id ? $0 : nil }
      result.append(LayerPair(layer: mask, shown: before))
    }
    return result
  }

  /// The node that stood for the layer, if it still does, or another.
  func node(of inside: [RenderNode], for presentation: Presentation) -> RenderNode {
    let isDrawn = layer.contents.isDrawn
    let picture = isDrawn ? presentation.pictures[layer.id] : nil
    let standIn = isDrawn ? presentation.standIns[layer.id] : nil
    let mask = layer.mask == nil ? nil : inside.last
    let children = mask == nil ? inside : Array(inside.dropLast())
    let isSame =
      shown.map {
        $0.picture == picture && $0.standIn == standIn && $0.mask === mask
          && zip($0.children, children).allSatisfy(===)
      } ?? false
    if let shown, isSame, shown.layer === layer { return shown }
    let node = RenderNode(
      layer, picture: picture, standIn: standIn, children: children, mask: mask,
      kept: kept(isSame: isSame && shown?.children.count == children.count),
      scale: presentation.scale)
    return node.keepingTiles(of: shown, scale: presentation.scale)
  }

  /// What is kept of the layer as bitmaps: what was, if it still looks the same.
  private func kept(isSame: Bool) -> KeptDrawing? {
    guard layer.appearance.shouldRasterize else { return nil }
    if isSame, let shown, shown.layer.looksLike(layer), let kept = shown.kept { return kept }
    return KeptDrawing()
  }
}

extension RenderNode {
  /// The node with those tiles of the node before in which nothing has changed.
  fileprivate func keepingTiles(of shown: RenderNode?, scale: CGFloat) -> RenderNode {
    guard let shown, let former = shown.kept, former !== kept, isTiled, former.hasTiles,
      shown.layer.looksLike(layer)
    else { return self }
    let changed = Difference(inside: shown, and: self, scale: scale).damage
    return RenderNode(
      layer, picture: picture, standIn: standIn, children: children, mask: mask,
      kept: KeptDrawing(former, except: changed) { tiles(in: $0) == [$0] }, scale: scale)
  }
}

extension Layer {
  /// Whether the two look the same but for place, transform, opacity and blending; their children
  /// aside.
  fileprivate func looksLike(_ other: Layer) -> Bool {
    var (a, b) = (appearance, other.appearance)
    a.opacity = b.opacity
    a.blendMode = b.blendMode
    a.isHidden = b.isHidden
    a.isDoubleSided = b.isDoubleSided
    a.backdropFilters = []
    b.backdropFilters = []
    return a == b && bounds == other.bounds && contents == other.contents
      && contentsGravity == other.contentsGravity
      && geometry.sublayerTransform == other.geometry.sublayerTransform
      && geometry.anchorPoint == other.geometry.anchorPoint
  }
}
