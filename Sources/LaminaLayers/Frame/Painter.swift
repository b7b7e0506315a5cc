import LaminaDrawing
import LaminaGeometry

/// Records what a tree paints inside the damage.
struct Painter {
  /// What is left to do, the next last.
  private enum Step {
    case paint(RenderNode, Placement, clip: PixelRect)
    case restore
    case endGroup
  }

  private(set) var recorder = DisplayList.Recorder()
  private(set) var statistics = Frame.Statistics()
  /// The rectangles of damage, each as large as the soft things in it.
  private(set) var canvases: [PixelRect]
  private let damage: DamageRegion
  private let scale: CGFloat
  private var steps: [Step] = []

  init(_ root: RenderNode, damage: DamageRegion, scale: CGFloat, background: Color.Resolved) {
    self.damage = damage
    self.scale = scale
    canvases = damage.rects
    let opaque = Color.Resolved(
      red: background.red, green: background.green, blue: background.blue)
    for rect in damage.rects { recorder.fill(rect.points(scale: scale), with: .color(opaque)) }
    let placement = Placement.surface.child(root.layer.step(scroll: .zero, scale: scale))
    steps = [.paint(root, placement, clip: damage.surface)]
    while let step = steps.popLast() { perform(step) }
  }

  private mutating func perform(_ step: Step) {
    switch step {
    case .paint(let node, let placement, let clip): paint(node, at: placement, in: clip)
    case .restore: recorder.restore()
    case .endGroup: recorder.endGroup()
    }
  }

  private mutating func paint(_ node: RenderNode, at placement: Placement, in clip: PixelRect) {
    statistics.layersVisited += 1
    let visible = placement.device(node.ink, blur: node.blur).intersection(clip)
    guard node.layer.appearance.isVisible, damage.intersects(visible) else { return }
    if node.layer.appearance.opacity < 1 { begin(node.layer.appearance.opacity, in: visible) }
    paintShadow(node, at: placement, in: clip)
    var inner = clip
    if let shape = node.layer.appearance.clip, let rect = node.clipRect {
      inner = placement.device(rect, blur: 0).intersection(clip)
      guard damage.intersects(inner) else { return }
      let size = node.layer.frame.size
      widen(for: inner, shape.softness(of: size, at: placement, scale: scale))
      cut(to: shape, of: node.layer, at: placement)
    }
    paintContents(node, at: placement, in: inner)
    for child in node.children.reversed() {
      let step = child.layer.step(scroll: node.scroll, scale: scale)
      steps.append(.paint(child, placement.child(step), clip: inner))
    }
  }

  /// Makes the canvases that meet `box` as large as the softness of what is drawn there asks.
  private mutating func widen(for box: PixelRect, _ softness: Softness) {
    guard softness != .none else { return }
    for (index, rect) in damage.rects.enumerated() where rect.intersects(box) {
      let rows = PixelRect(x: box.x, y: rect.y, width: box.width, height: rect.height)
      canvases[index] = canvases[index].union(softness == .sides ? rows : box)
    }
  }

  /// Draws what follows apart, no larger than it can be seen; whole, as the place of a group's
  /// first pixel is a part of how gradients and scaled pictures are rounded.
  private mutating func begin(_ opacity: CGFloat, in visible: PixelRect) {
    widen(for: visible, .around)
    recorder.save()
    recorder.clip(visible.points(scale: scale))
    recorder.beginGroup(opacity: opacity)
    steps += [.restore, .endGroup]
  }

  private mutating func cut(to shape: ClipShape, of layer: Layer, at placement: Placement) {
    let transform = placement.points(scale: scale)
    recorder.save()
    steps.append(.restore)
    switch shape {
    case .bounds where placement.isUpright:
      recorder.clip(CGRect(origin: .zero, size: layer.frame.size).applying(transform))
    case .bounds, .roundedRect:
      recorder.clip(shape.path(in: layer.frame.size).applying(transform))
    case .path(let path, let eoFill):
      recorder.clip(path.applying(transform), eoFill: eoFill)
    }
  }

  private mutating func paintShadow(
    _ node: RenderNode, at placement: Placement, in clip: PixelRect
  ) {
    guard let shadow = node.layer.appearance.shadow, !node.shadowInk.isEmpty,
      damage.intersects(placement.device(node.shadowInk, blur: node.blur).intersection(clip))
    else { return }
    widen(for: placement.device(node.shadowInk, blur: node.blur).intersection(clip), .around)
    let outline = shadow.outline(in: node.layer.frame.size, clip: node.layer.appearance.clip)
    recorder.save()
    recorder.concatenate(placement.points(scale: scale))
    recorder.shadow(outline, color: shadow.color, radius: shadow.radius)
    recorder.restore()
  }

  private mutating func paintContents(
    _ node: RenderNode, at placement: Placement, in clip: PixelRect
  ) {
    let visible = placement.device(node.contentsInk, blur: node.blur).intersection(clip)
    guard damage.intersects(visible) else { return }
    widen(for: visible, node.softness(at: placement, scale: scale))
    switch node.layer.contents {
    case .none: break
    case .direct(let list): recorder.append(list, transform: placement.points(scale: scale))
    case .drawn:
      if let picture = node.picture { paint(picture, at: placement, in: visible) }
      if let standIn = node.standIn { paint(standIn, of: node.layer, at: placement) }
    }
  }

  private mutating func paint(_ standIn: StandIn, of layer: Layer, at placement: Placement) {
    let bounds = CGRect(origin: .zero, size: layer.frame.size)
    recorder.save()
    recorder.concatenate(placement.points(scale: scale))
    recorder.fill(roundedRect: bounds, radius: standIn.cornerRadius, with: .color(standIn.color))
    recorder.restore()
  }

  /// Blits a picture where it is upright, and draws its list where it is not.
  private mutating func paint(
    _ picture: LayerPicture, at placement: Placement, in visible: PixelRect
  ) {
    guard placement.isUpright else {
      return recorder.append(picture.list, transform: placement.points(scale: scale))
    }
    statistics.blits += 1
    statistics.bytes += 4 * damage.area(in: visible)
    guard picture.scale == scale else { return stretch(picture, at: placement) }
    let corner = PixelPoint(
      x: placement.origin.x + picture.origin.x, y: placement.origin.y + picture.origin.y)
    let point = CGPoint(x: CGFloat(corner.x) / scale, y: CGFloat(corner.y) / scale)
    recorder.bitmap(picture.bitmap, at: point, scale: scale)
  }

  /// Shows a picture made for another scale, until there is a sharp one.
  private mutating func stretch(_ picture: LayerPicture, at placement: Placement) {
    recorder.image(
      .bitmap(picture.bitmap, scale: picture.scale),
      in: picture.rect.applying(placement.points(scale: scale)))
  }
}
