import LaminaDrawing
import LaminaGeometry
import LaminaLayers

/// Finds the layers with drawn contents inside the display range, without recursion: trees may be
/// deep.
///
/// ```
///  surface ∩ clip ∩ clip ... = what is seen; around each of them the range
/// ```
struct RangeWalk {
  /// A drawn layer in the range; rectangles on the pixels of the layer, from its top left.
  struct Need {
    let layer: Layer
    let list: DisplayList
    /// What must be drawn at once to be shown; empty when only near.
    let visible: PixelRect
    /// What a picture must hold to need no other yet.
    let needed: PixelRect
    /// What a new picture should hold.
    let wanted: PixelRect
    let priority: JobPriority

    var isVisible: Bool { !visible.isEmpty }
  }

  private struct Step {
    let layer: Layer
    /// From the layer's points to the surface's.
    let transform: CGAffineTransform
    /// On the surface, in points: what is seen, and that with the range around it.
    let visible: CGRect
    let near: CGRect
  }

  let scale: CGFloat
  let range: DisplayRange
  /// Layers with more pixels are drawn in part: as much as is near.
  let pixelLimit: Int
  private(set) var layersVisited = 0
  private var steps: [Step] = []

  init(scale: CGFloat, range: DisplayRange, pixelLimit: Int) {
    self.scale = scale
    self.range = range
    self.pixelLimit = pixelLimit
  }

  /// Calls `body` for the drawn layers in the range, in painting order.
  mutating func visit(_ root: Layer, size: CGSize, _ body: (Need) -> Void) {
    let surface = CGRect(origin: .zero, size: size)
    push(root, in: .identity, visible: surface, near: range.around(surface))
    while let step = steps.popLast() {
      layersVisited += 1
      if case .drawn(let list) = step.layer.contents, let need = need(of: list, at: step) {
        body(need)
      }
      pushChildren(of: step)
    }
  }

  private mutating func push(
    _ layer: Layer, in parent: CGAffineTransform, visible: CGRect, near: CGRect
  ) {
    guard layer.appearance.isVisible, !layer.inkBounds.isNull else { return }
    let transform = layer.transformToParent.concatenating(parent)
    guard layer.inkBounds.applying(transform).overlaps(near) else { return }
    guard let clip = layer.appearance.clip else {
      return steps.append(Step(layer: layer, transform: transform, visible: visible, near: near))
    }
    let opening = clip.boundingRect(in: layer.frame.size).applying(transform)
    let inner = near.intersection(range.around(opening))
    if inner.isNull { return }
    steps.append(
      Step(
        layer: layer, transform: transform, visible: visible.intersection(opening), near: inner))
  }

  private mutating func pushChildren(of step: Step) {
    let offset = step.layer.boundsOrigin
    let inner = CGAffineTransform(translationX: -offset.x, y: -offset.y)
      .concatenating(step.transform)
    for child in step.layer.children.reversed() {
      push(child, in: inner, visible: step.visible, near: step.near)
    }
  }

  private func need(of list: DisplayList, at step: Step) -> Need? {
    let ink = list.inkBounds.applying(step.transform)
    guard !ink.isNull, ink.overlaps(step.near) else { return nil }
    let whole = PixelRect(covering: list.inkBounds, scale: scale)
    // One point of slack: layers are painted on whole pixels.
    let seen = step.visible.isNull ? .null : step.visible.insetBy(dx: -1, dy: -1)
    let isVisible = !seen.isNull && ink.overlaps(seen)
    let priority = isVisible ? .visible : JobPriority(from: ink, to: step.visible, in: step.near)
    if whole.area <= pixelLimit {
      return Need(
        layer: step.layer, list: list, visible: isVisible ? whole : .zero, needed: whole,
        wanted: whole, priority: priority)
    }
    let inward = step.transform.inverted()
    func part(_ rect: CGRect) -> PixelRect {
      rect.isNull
        ? .zero : PixelRect(covering: rect.applying(inward), scale: scale).intersection(whole)
    }
    let (visible, wanted) = (isVisible ? part(seen) : .zero, part(step.near))
    let halfway = part(step.near.middle(to: isVisible ? seen : step.near))
    let isModest = wanted.area <= max(pixelLimit, 4 * visible.area)
    return Need(
      layer: step.layer, list: list, visible: visible, needed: isModest ? halfway : visible,
      wanted: isModest ? wanted : visible, priority: priority)
  }
}

extension JobPriority {
  /// By the distance of `ink` from what is seen, in steps of 64 points so that scrolling seldom
  /// reorders jobs.
  fileprivate init(from ink: CGRect, to visible: CGRect, in near: CGRect) {
    let target = visible.isNull ? CGRect(x: near.midX, y: near.midY, width: 0, height: 0) : visible
    let dx = max(0, max(ink.minX - target.maxX, target.minX - ink.maxX))
    let dy = max(0, max(ink.minY - target.maxY, target.minY - ink.maxY))
    let steps = min((dx + dy) / 64, 1_000_000)
    self.init(distance: 1 + (steps.isNaN ? 0 : Int32(steps)))
  }
}

extension CGRect {
  /// Whether both have an area in common; touching edges do not count.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  /// The rectangle halfway between this one and a smaller one.
  fileprivate func middle(to inner: CGRect) -> CGRect {
    let (left, top) = ((minX + inner.minX) / 2, (minY + inner.minY) / 2)
    return CGRect(
      x: left, y: top, width: (maxX + inner.maxX) / 2 - left,
      height: (maxY + inner.maxY) / 2 - top)
  }
}
