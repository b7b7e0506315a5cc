import LaminaDrawing
import LaminaGeometry

/// Records what a tree paints inside the damage: first what there is to do, in painting order, then
/// that without what something opaque will hide.
struct Painter {
  /// What is left to visit, the next last.
  private enum Step {
    case paint(RenderNode, Placement, Surroundings)
    case restore
    case endGroup
  }

  /// What the layers around make of a layer.
  private struct Surroundings {
    /// The pixels that they leave.
    var clip: PixelRect
    /// Those of them that they neither soften nor let anything shine through.
    var open: PixelRect
    /// Whether a cut would show: inside a group or a smoothed outline.
    var isSoft = false
  }

  /// What is done, in order.
  private enum Operation {
    case cut(ClipShape, Layer, Placement)
    case beginGroup(CGFloat, PixelRect)
    case shadow(RenderNode, Placement)
    case contents(RenderNode, Placement, visible: PixelRect, isSoft: Bool)
    case restore
    case endGroup
  }

  private(set) var recorder = DisplayList.Recorder()
  private(set) var statistics = Frame.Statistics()
  /// The rectangles of damage, each as large as the soft things in it.
  private(set) var canvases: [PixelRect]
  private let damage: DamageRegion
  private let scale: CGFloat
  private let skipsHidden: Bool
  private var steps: [Step] = []
  private var operations: [Operation] = []
  private var covers = OpaqueCovers()

  init(
    _ root: RenderNode, damage: DamageRegion, scale: CGFloat, background: Color.Resolved,
    skipsHidden: Bool
  ) {
    self.damage = damage
    self.skipsHidden = skipsHidden
    self.scale = scale
    canvases = damage.rects
    let placement = Placement.surface.child(root.layer.step(scroll: .zero, scale: scale))
    steps = [.paint(root, placement, Surroundings(clip: damage.surface, open: damage.surface))]
    while let step = steps.popLast() { perform(step) }
    let opaque = Color.Resolved(
      red: background.red, green: background.green, blue: background.blue)
    for rect in damage.rects { fill(rect, with: .color(opaque), order: -1) }
    for (order, operation) in operations.enumerated() { record(operation, order: order) }
  }

  // MARK: Visiting

  private mutating func perform(_ step: Step) {
    switch step {
    case .paint(let node, let placement, let around): paint(node, at: placement, in: around)
    case .restore: operations.append(.restore)
    case .endGroup: operations.append(.endGroup)
    }
  }

  private mutating func paint(
    _ node: RenderNode, at placement: Placement, in around: Surroundings
  ) {
    statistics.layersVisited += 1
    let visible = placement.device(node.ink, blur: node.blur).intersection(around.clip)
    let looks = node.layer.appearance
    guard looks.isVisible, damage.intersects(visible) else { return }
    var inner = around
    if looks.opacity < 1 {
      begin(looks.opacity, in: visible)
      (inner.open, inner.isSoft) = (.zero, true)
    }
    visitShadow(node, at: placement, in: inner)
    if let shape = looks.clip, let rect = node.clipRect {
      inner.clip = placement.device(rect, blur: 0).intersection(inner.clip)
      guard damage.intersects(inner.clip) else { return }
      let softness = shape.softness(of: node.layer.bounds.size, at: placement, scale: scale)
      widen(for: inner.clip, softness)
      inner.isSoft = inner.isSoft || softness != .none
      inner.open = inner.open.intersection(
        shape.open(of: node.layer.bounds.size, at: placement, scale: scale))
      operations.append(.cut(shape, node.layer, placement))
      steps.append(.restore)
    }
    visitContents(node, at: placement, in: inner)
    for child in node.children.reversed() {
      let step = child.layer.step(scroll: node.scroll, scale: scale)
      steps.append(.paint(child, placement.child(step), inner))
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
    operations.append(.beginGroup(opacity, visible))
    steps += [.restore, .endGroup]
  }

  private mutating func visitShadow(
    _ node: RenderNode, at placement: Placement, in around: Surroundings
  ) {
    guard node.layer.appearance.shadow != nil, !node.shadowInk.isEmpty else { return }
    let visible = placement.device(node.shadowInk, blur: node.blur).intersection(around.clip)
    guard damage.intersects(visible) else { return }
    widen(for: visible, .around)
    operations.append(.shadow(node, placement))
  }

  private mutating func visitContents(
    _ node: RenderNode, at placement: Placement, in around: Surroundings
  ) {
    let visible = placement.device(node.contentsInk, blur: node.blur).intersection(around.clip)
    guard damage.intersects(visible) else { return }
    widen(for: visible, node.softness(at: placement, scale: scale))
    if placement.isUpright, skipsHidden {
      let opaque = node.opaque(scale: scale)
        .offsetBy(dx: placement.origin.x, dy: placement.origin.y)
      covers.add(opaque.intersection(around.open), order: operations.count)
    }
    operations.append(.contents(node, placement, visible: visible, isSoft: around.isSoft))
  }

  // MARK: Recording

  private mutating func record(_ operation: Operation, order: Int) {
    switch operation {
    case .cut(let shape, let layer, let placement): cut(to: shape, of: layer, at: placement)
    case .beginGroup(let opacity, let visible):
      recorder.save()
      recorder.clip(visible.points(scale: scale))
      recorder.beginGroup(GroupStyle(opacity: opacity))
    case .shadow(let node, let placement): recordShadow(node, at: placement)
    case .contents(let node, let placement, let visible, let isSoft):
      let parts = covers.remainder(of: visible, order: order)
      guard !parts.isEmpty else { return }
      recordContents(
        node, at: placement, visible: visible, parts: isSoft || parts == [visible] ? nil : parts)
    case .restore: recorder.restore()
    case .endGroup: recorder.endGroup()
    }
  }

  private mutating func cut(to shape: ClipShape, of layer: Layer, at placement: Placement) {
    let transform = placement.points(scale: scale)
    recorder.save()
    switch shape {
    case .bounds where placement.isUpright:
      recorder.clip(CGRect(origin: .zero, size: layer.bounds.size).applying(transform))
    case .bounds, .roundedRect:
      recorder.clip(shape.path(in: layer.bounds.size).applying(transform))
    case .path(let path, let eoFill):
      recorder.clip(path.applying(transform), eoFill: eoFill)
    }
  }

  private mutating func recordShadow(_ node: RenderNode, at placement: Placement) {
    guard let shadow = node.layer.appearance.shadow else { return }
    let outline = shadow.outline(in: node.layer.bounds.size, clip: node.layer.appearance.clip)
    recorder.save()
    recorder.concatenate(placement.points(scale: scale))
    recorder.shadow(outline, color: shadow.color, radius: shadow.radius)
    recorder.restore()
  }

  /// Records contents, or only those parts of them that may be seen.
  private mutating func recordContents(
    _ node: RenderNode, at placement: Placement, visible: PixelRect, parts: [PixelRect]?
  ) {
    switch node.layer.contents {
    case .none: break
    case .direct(let list):
      let transform = placement.points(scale: scale)
      let isPlain = node.softness(at: placement, scale: scale) == .none
      within(isPlain ? parts : nil) { $0.append(list, transform: transform) }
    case .drawn:
      if let picture = node.picture { paint(picture, at: placement, visible: visible, parts) }
      if let standIn = node.standIn { paint(standIn, of: node.layer, at: placement) }
    }
  }

  /// Records `body` for each part, cut to it, or once.
  private mutating func within(
    _ parts: [PixelRect]?, _ body: (inout DisplayList.Recorder) -> Void
  ) {
    guard let parts else { return body(&recorder) }
    for part in parts where damage.intersects(part) {
      recorder.save()
      recorder.clip(part.points(scale: scale))
      body(&recorder)
      recorder.restore()
    }
  }

  private mutating func fill(_ rect: PixelRect, with paint: Paint, order: Int) {
    for part in covers.remainder(of: rect, order: order) {
      recorder.fill(part.points(scale: scale), with: paint)
    }
  }

  private mutating func paint(_ standIn: StandIn, of layer: Layer, at placement: Placement) {
    let bounds = CGRect(origin: .zero, size: layer.bounds.size)
    recorder.save()
    recorder.concatenate(placement.points(scale: scale))
    recorder.fill(roundedRect: bounds, radius: standIn.cornerRadius, with: .color(standIn.color))
    recorder.restore()
  }

  /// Blits a picture where it is upright, and draws its list where it is not.
  private mutating func paint(
    _ picture: LayerPicture, at placement: Placement, visible: PixelRect, _ parts: [PixelRect]?
  ) {
    guard placement.isUpright else {
      return recorder.append(picture.list, transform: placement.points(scale: scale))
    }
    statistics.blits += 1
    statistics.bytes += (parts ?? [visible]).reduce(0) { $0 + 4 * damage.area(in: $1) }
    guard picture.scale == scale else { return stretch(picture, at: placement) }
    let corner = PixelPoint(
      x: placement.origin.x + picture.origin.x, y: placement.origin.y + picture.origin.y)
    let point = CGPoint(x: CGFloat(corner.x) / scale, y: CGFloat(corner.y) / scale)
    let scale = scale
    within(parts) { $0.bitmap(picture.bitmap, at: point, scale: scale) }
  }

  /// Shows a picture made for another scale, until there is a sharp one.
  private mutating func stretch(_ picture: LayerPicture, at placement: Placement) {
    recorder.image(
      .bitmap(picture.bitmap, scale: picture.scale),
      in: picture.rect.applying(placement.points(scale: scale)))
  }
}

extension RenderNode {
  /// The pixels, from the layer's own top left, that its contents fill completely.
  fileprivate func opaque(scale: CGFloat) -> PixelRect {
    switch layer.contents {
    case .none: .zero
    case .direct(let list): list.opaque(scale: scale)
    case .drawn:
      picture.map {
        $0.bitmap.format == .rgb24 && $0.scale == scale ? $0.pixelRect : .zero
      } ?? .zero
    }
  }
}

extension DisplayList {
  /// The pixels that the first command fills.
  fileprivate func opaque(scale: CGFloat) -> PixelRect {
    switch commands.first {
    case .fillRect(let rect, let paint) where paint.isOpaque:
      PixelRect(inside: rect, scale: scale)
    case .fillRoundedRect(let rect, let radius, let paint) where paint.isOpaque:
      PixelRect(inside: rect, scale: scale).shrunk(dx: 1, dy: radius.reach(scale: scale))
    default: .zero
    }
  }
}

extension ClipShape {
  /// The surface's pixels that the outline of a layer of `size` leaves as they are.
  fileprivate func open(of size: CGSize, at placement: Placement, scale: CGFloat) -> PixelRect {
    guard placement.isUpright else { return .zero }
    let whole = PixelRect(inside: CGRect(origin: .zero, size: size), scale: scale)
      .offsetBy(dx: placement.origin.x, dy: placement.origin.y)
    return switch self {
    case .bounds: whole
    case .roundedRect(let radius): whole.shrunk(dx: 1, dy: radius.reach(scale: scale))
    case .path: .zero
    }
  }
}

extension CGFloat {
  /// How many pixels a corner of this radius reaches into a side.
  fileprivate func reach(scale: CGFloat) -> Int {
    guard isFinite else { return .max / 4 }
    return Int(Swift.min((self * scale).rounded(.up), 1e9)) + 1
  }
}
