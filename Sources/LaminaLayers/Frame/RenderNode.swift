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
  var standIn: PaintedPlaceholder? { rare?.standIn }
  let mask: RenderNode?
  /// What painting it takes beyond its contents.
  let traits: PaintTraits
  let scroll: PixelPoint
  var shadowInk: PixelRect { rare?.shadowInk ?? .zero }
  let contentsInk: PixelRect
  /// Where background and border are.
  var decorationInk: PixelRect { rare?.decorationInk ?? .zero }
  /// The rectangle around the clip's outline.
  var clipRect: PixelRect? { rare?.clipRect }
  /// All that the layer with its children draws, before filters.
  let drawnInk: PixelRect
  /// All that the layer with its children may touch.
  let ink: PixelRect
  /// The largest radius of a shadow inside, in own pixels.
  let blur: CGFloat
  /// Whether everything inside lies on whole pixels from the top left.
  let isAligned: Bool
  /// Whether contents and all inside are pictures, laid on pixel by pixel under no other outline.
  let holdsWholePixels: Bool
  /// Whether it or a layer inside changes what lies below.
  let hasBackdrops: Bool
  /// What is kept of it as a bitmap, where it is to be.
  let kept: KeptDrawing?
  private let rare: Rare?
  /// Written once more only by `deinit`, when nothing else holds the node; so nothing is to be checked
  /// when it is read.
  @exclusivity(unchecked) private nonisolated(unsafe) var storage: [RenderNode]

  var children: [RenderNode] { storage }

  /// Whether it holds the very array of nodes that another one holds; false says nothing.
  func hasChildren(of other: RenderNode) -> Bool { storage.isStored(with: other.storage) }

  init(
    _ layer: Layer, picture: LayerPicture?, standIn: PaintedPlaceholder?, children: [RenderNode],
    mask: RenderNode?, kept: KeptDrawing?, scale: CGFloat
  ) {
    self.layer = layer
    self.picture = picture
    self.mask = mask
    storage = children
    let size = layer.bounds.size
    let traits = PaintTraits(layer)
    let cover = standIn.map { _ in
      PixelRect(covering: CGRect(origin: .zero, size: size), scale: scale)
    }
    let own = RenderNode.ink(of: layer, picture: picture, scale: scale).union(cover ?? .zero)
    let shadow = layer.appearance.shadow?.inkBounds(in: size, layer.appearance) ?? .null
    let clip = layer.appearance.clip.map {
      PixelRect(covering: $0.boundingRect(in: size), scale: scale)
    }
    var inside = Inside(
      own, blur: max(layer.appearance.shadow?.radius ?? 0, layer.contents.list?.blur ?? 0))
    inside.blur *= scale
    scroll = layer.scroll(scale: scale)
    for child in children where child.layer.appearance.isVisible && !child.ink.isEmpty {
      inside.add(child, step: child.layer.step(in: layer, scroll: scroll, scale: scale))
    }
    if let mask {
      inside.addMask(mask, step: mask.layer.step(in: layer, scroll: scroll, scale: scale))
    }
    self.traits = traits
    self.kept = kept
    blur = inside.blur
    isAligned = inside.isAligned
    holdsWholePixels =
      inside.holdsWholePixels
      && RenderNode.hasWholePixels(layer, picture: picture, standIn: standIn, scale: scale)
    hasBackdrops = traits.contains(.backdrop) || children.contains(where: \.hasBackdrops)
    let shadowInk = PixelRect(covering: shadow, scale: scale)
    contentsInk = clip.map(own.intersection) ?? own
    let bounds = PixelRect(covering: CGRect(origin: .zero, size: size), scale: scale)
    let decorationInk = traits.contains(.decoration) ? bounds : .zero
    rare = Rare(
      standIn: standIn, shadowInk: shadowInk, decorationInk: decorationInk, clipRect: clip)
    var ink = (clip.map(inside.ink.intersection) ?? inside.ink).union(shadowInk)
      .union(decorationInk)
    if let masked = inside.maskInk { ink = ink.intersection(masked) }
    drawnInk = ink
    if traits.contains(.filters) {
      ink = ink.grown(by: layer.appearance.filters.pixelReach(scale: scale))
    }
    if traits.contains(.backdrop) { ink = ink.union(bounds) }
    self.ink = ink
  }

  deinit { RenderNode.dismantle(&storage) }

  /// What few nodes have: the others hold no more than a pointer.
  private final class Rare: Sendable {
    let standIn: PaintedPlaceholder?
    let shadowInk: PixelRect
    let decorationInk: PixelRect
    let clipRect: PixelRect?

    /// - Returns: nil where there is nothing of it.
    init?(
      standIn: PaintedPlaceholder?, shadowInk: PixelRect, decorationInk: PixelRect,
      clipRect: PixelRect?
    ) {
      if standIn == nil, shadowInk.isEmpty, decorationInk.isEmpty, clipRect == nil { return nil }
      self.standIn = standIn
      self.shadowInk = shadowInk
      self.decorationInk = decorationInk
      self.clipRect = clipRect
    }
  }

  /// Whether contents are a picture that is laid on pixel by pixel, fills of whole pixels, or nothing.
  private static func hasWholePixels(
    _ layer: Layer, picture: LayerPicture?, standIn: PaintedPlaceholder?, scale: CGFloat
  ) -> Bool {
    if case .direct(let list) = layer.contents { return list.fillsWholePixels(scale: scale) }
    guard standIn == nil else { return false }
    return picture.map { $0.scale == scale && $0.fits(layer) } ?? true
  }

  /// What contents touch.
  private static func ink(of layer: Layer, picture: LayerPicture?, scale: CGFloat) -> PixelRect {
    switch layer.contents {
    case .none: return .zero
    case .direct(let list): return PixelRect(covering: list.inkBounds, scale: scale)
    case .drawn:
      guard let picture else { return .zero }
      let list = PixelRect(covering: picture.list.inkBounds, scale: scale)
      return list.union(picture.ink(in: layer, scale: scale))
    }
  }
}

/// What the layers inside one come to.
private struct Inside {
  var ink: PixelRect
  var blur: CGFloat
  var isAligned = true
  var holdsWholePixels = true
  var maskInk: PixelRect?

  init(_ own: PixelRect, blur: CGFloat) {
    ink = own
    self.blur = blur
  }

  mutating func add(_ child: RenderNode, step: LayerStep) {
    ink = ink.union(touched(by: child, step))
    holdsWholePixels =
      holdsWholePixels && child.holdsWholePixels && child.traits.isEmpty && child.clipRect == nil
      && child.layer.appearance.shadow == nil && step.projection == nil
      && step.affine.isNearlyTranslation
  }

  mutating func addMask(_ mask: RenderNode, step: LayerStep) {
    maskInk = mask.layer.appearance.isVisible ? touched(by: mask, step) : .zero
  }

  private mutating func touched(by child: RenderNode, _ step: LayerStep) -> PixelRect {
    guard step.projection == nil else {
      isAligned = false
      return child.ink.applying(step.projection ?? ProjectionTransform())
    }
    isAligned = isAligned && child.isAligned && step.affine.isWhole
    blur = max(blur, child.blur * step.affine.lengthScale)
    return step.affine.isNearlyTranslation
      ? child.ink.moved(step.affine) : child.ink.applying(step.affine, blur: child.blur)
  }
}

extension RenderNode: Dismantling {
  func surrenderChildren() -> [RenderNode] {
    let given = storage
    storage = []
    return given
  }
}

extension [ImageEffect] {
  /// How far the chain lays something on beyond the edges, in pixels.
  func pixelReach(scale: CGFloat) -> Int { Int(Swift.min((reach * scale).rounded(.up), 1e6)) }

  /// How far around a pixel decides on it, in pixels.
  func pixelContext(scale: CGFloat) -> Int { Int(Swift.min((context * scale).rounded(.up), 1e6)) }
}

extension DisplayList {
  /// The largest radius of a shadow, in points.
  fileprivate var blur: CGFloat {
    commands.reduce(0) { blur, command in
      if case .shadow(_, _, let radius) = command { max(blur, radius) } else { blur }
    }
  }
}
