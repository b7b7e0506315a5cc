import LaminaDrawing
import LaminaGeometry

/// A layer with its picture and the pixels it touches at one scale, from its own top left.
///
/// The compositor keeps the tree of the last frame; where neither a layer nor a picture below it
/// changed, the next frame's tree has the same object.
final class RenderNode: Sendable {
  let layer: Layer
  /// Only where the contents are `drawn`.
  let picture: LayerPicture?
  /// Painted above it; only where the contents are `drawn`.
  let standIn: StandIn?
  let scroll: PixelPoint
  let shadowInk: PixelRect
  let contentsInk: PixelRect
  /// The rectangle around the clip's outline.
  let clipRect: PixelRect?
  /// All that the layer with its children may touch.
  let ink: PixelRect
  /// The largest radius of a shadow inside, in own pixels.
  let blur: CGFloat
  /// Whether everything inside lies on whole pixels from the top left.
  let isAligned: Bool
  /// Written once more only by `deinit`, when nobody else holds the node.
  private nonisolated(unsafe) var storage: [RenderNode]

  var children: [RenderNode] { storage }

  init(
    _ layer: Layer, picture: LayerPicture?, standIn: StandIn?, children: [RenderNode],
    scale: CGFloat
  ) {
    self.layer = layer
    self.picture = picture
    self.standIn = standIn
    storage = children
    let (size, appearance) = (layer.bounds.size, layer.appearance)
    let scroll = layer.scroll(scale: scale)
    let cover = standIn.map { _ in
      PixelRect(covering: CGRect(origin: .zero, size: size), scale: scale)
    }
    let own = RenderNode.ink(of: layer.contents, picture: picture, scale: scale)
      .union(cover ?? .zero)
    let shadow = appearance.shadow?.inkBounds(in: size, clip: appearance.clip) ?? .null
    let clip = appearance.clip.map {
      PixelRect(covering: $0.boundingRect(in: size), scale: scale)
    }
    var (inner, isAligned) = (own, true)
    var blur = max(appearance.shadow?.radius ?? 0, layer.contents.list?.blur ?? 0) * scale
    for child in children where child.layer.appearance.isVisible && !child.ink.isEmpty {
      let step = child.layer.step(scroll: scroll, scale: scale)
      isAligned = isAligned && child.isAligned && step.isWhole
      inner = inner.union(
        step.isNearlyTranslation
          ? child.ink.moved(step) : child.ink.applying(step, blur: child.blur))
      blur = max(blur, child.blur * step.lengthScale)
    }
    self.scroll = scroll
    self.blur = blur
    self.isAligned = isAligned
    shadowInk = PixelRect(covering: shadow, scale: scale)
    contentsInk = clip.map(own.intersection) ?? own
    clipRect = clip
    ink = (clip.map(inner.intersection) ?? inner).union(shadowInk)
  }

  deinit { RenderNode.dismantle(&storage) }

  /// What contents touch: blitted where upright, drawn from the list where not.
  private static func ink(
    of contents: Contents, picture: LayerPicture?, scale: CGFloat
  ) -> PixelRect {
    switch contents {
    case .none: return .zero
    case .direct(let list): return PixelRect(covering: list.inkBounds, scale: scale)
    case .drawn:
      guard let picture else { return .zero }
      let list = PixelRect(covering: picture.list.inkBounds, scale: scale)
      return list.union(picture.ink(scale: scale))
    }
  }
}

extension RenderNode: Dismantling {
  func surrenderChildren() -> [RenderNode] {
    let given = storage
    storage = []
    return given
  }
}

extension LayerPicture {
  /// The bitmap's rectangle in points, from the layer's top left.
  var rect: CGRect { pixelRect.points(scale: scale) }

  /// The pixels it touches on a surface of `scale`, from the layer's top left.
  func ink(scale: CGFloat) -> PixelRect {
    scale == self.scale
      ? pixelRect : PixelRect(covering: rect, scale: scale).applying(.identity, blur: 0)
  }
}

extension DisplayList {
  /// The largest radius of a shadow, in points.
  fileprivate var blur: CGFloat {
    commands.reduce(0) { blur, command in
      if case .shadow(_, _, let radius) = command { max(blur, radius) } else { blur }
    }
  }
}

extension RenderNode {
  /// The tree for `presentation`, with parts of `shown` where nothing changed.
  ///
  /// `changed` are the marks of the layers whose picture is not that of `shown`.
  static func tree(
    for presentation: Presentation, after shown: RenderNode?, changed: UInt64
  ) -> RenderNode {
    foldBottomUp(
      (layer: presentation.root, shown: shown?.layer.id == presentation.root.id ? shown : nil),
      reuse: { layer, shown in
        guard let shown, shown.layer === layer else { return nil }
        return layer.pictureMarks & changed == 0 ? shown : nil
      },
      children: { layer, shown in
        let pairs = Pairing(shown?.children ?? [], layer.children, id: \.layer.id, \.id)
        return zip(layer.children, pairs.partners).map { layer, partner in
          (layer, partner.flatMap { shown?.children[$0] })
        }
      },
      combine: { pair, children in
        let isDrawn = pair.layer.contents.isDrawn
        let picture = isDrawn ? presentation.pictures[pair.layer.id] : nil
        let standIn = isDrawn ? presentation.standIns[pair.layer.id] : nil
        if let shown = pair.shown, shown.layer === pair.layer, shown.picture == picture,
          shown.standIn == standIn,
          zip(shown.children, children).allSatisfy(===)
        {
          return shown
        }
        return RenderNode(
          pair.layer, picture: picture, standIn: standIn, children: children,
          scale: presentation.scale)
      })
  }
}
