import LaminaDrawing
import LaminaGeometry

/// Records what a tree paints inside the damage: first what there is to do, in painting order, then
/// that without what something opaque will hide.
///
/// ```
///  backdrop filters │ shadow │ background │ contents and children, cut │ border │ mask │ the whole
///                                                                                laid on
/// ```
struct Painter {
  /// What is left to visit, the next last.
  enum Step {
    case paint(RenderNode, Placement, Surroundings)
    case paintContents(RenderNode, Placement, Surroundings, opacity: CGFloat)
    case operate(PaintOperation)
  }

  /// What the enclosing layers make of a layer.
  struct Surroundings {
    /// The pixels that they leave.
    var clip: PixelRect
    /// Those of them that they neither soften nor let anything shine through.
    var open: PixelRect
    /// Whether a cut would show: inside a group or a smoothed outline.
    var isSoft = false
    /// Whether all is painted, damaged or not: on a surface of its own that is changed as a whole.
    var isWhole = false
    /// Whether the plane is seen from behind.
    var isFlipped = false

    /// The same, cut to a rectangle.
    func within(_ rect: PixelRect) -> Surroundings {
      var inner = self
      inner.clip = clip.intersection(rect)
      inner.open = open.intersection(rect)
      return inner
    }
  }

  private(set) var recorder = DisplayList.Recorder()
  private(set) var statistics = Frame.Statistics()
  /// The rectangles of damage, each as large as the soft things in it.
  private(set) var canvases: [PixelRect]
  let damage: DamageRegion
  let scale: CGFloat
  private let skipsHidden: Bool
  /// Whether it paints what is kept as a bitmap: nothing more is kept inside.
  private let isKeeping: Bool
  private var steps: [Step] = []
  private var operations: [PaintOperation] = []
  private var covers = OpaqueCovers()

  init(
    _ root: RenderNode, damage: DamageRegion, scale: CGFloat, background: Color.Resolved,
    skipsHidden: Bool
  ) {
    self.damage = damage
    self.skipsHidden = skipsHidden
    self.scale = scale
    isKeeping = false
    canvases = damage.rects
    steps.reserveCapacity(32)
    operations.reserveCapacity(32)
    let step = root.layer.step(in: nil, scroll: .zero, scale: scale)
    visit(
      root, at: Placement.surface.child(step),
      in: Surroundings(clip: damage.surface, open: damage.surface))
    let opaque = Color.Resolved(
      red: background.red, green: background.green, blue: background.blue)
    if background.opacity > 0 {
      for rect in damage.rects { fill(rect, with: .color(opaque)) }
    }
    record()
  }

  /// Paints a part of a layer on a plane of its own, but for its opacity and blending.
  private init(keeping node: RenderNode, in part: PixelRect, scale: CGFloat) {
    damage = DamageRegion(surface: part)
    self.scale = scale
    skipsHidden = false
    isKeeping = true
    canvases = []
    let around = Surroundings(clip: part, open: .zero, isSoft: true, isWhole: true)
    paintWhole(
      node, at: .surface, in: around, visible: part,
      style: GroupStyle(filters: node.layer.appearance.filters))
    finishSteps()
    record()
  }

  // MARK: Visiting

  private mutating func visit(
    _ root: RenderNode, at placement: Placement, in around: Surroundings
  ) {
    paint(root, at: placement, in: around)
    finishSteps()
  }

  private mutating func finishSteps() {
    while let step = steps.popLast() {
      switch step {
      case .paint(let node, let placement, let around): paint(node, at: placement, in: around)
      case .paintContents(let node, let placement, let around, let opacity):
        paintContents(node, at: placement, in: around, opacity: opacity)
      case .operate(let operation): operations.append(operation)
      }
    }
  }

  private mutating func paint(
    _ node: RenderNode, at placement: Placement, in around: Surroundings
  ) {
    statistics.layersVisited += 1
    let visible = placement.device(node.ink, blur: node.blur).intersection(around.clip)
    guard node.layer.appearance.isVisible, shows(visible, in: around) else { return }
    if node.traits.isEmpty, placement.projection == nil {
      paintInside(node, at: placement, in: around, opacity: 1)
    } else {
      paintSpecial(node, at: placement, in: around, visible: visible)
    }
  }

  /// Paints a layer that is more than its contents and children.
  private mutating func paintSpecial(
    _ node: RenderNode, at placement: Placement, in around: Surroundings, visible: PixelRect
  ) {
    let appearance = node.layer.appearance
    let traits = node.traits
    if traits.contains(.oneSided), placement.isFlipped(at: node.bounds(scale)) != around.isFlipped {
      return
    }
    if traits.contains(.backdrop) { visitBackdrop(node, at: placement, in: around) }
    if traits.contains(.kept), !isKeeping, node.ink.area < 1 << 24 {
      return paintKept(node, at: placement, in: around, visible: visible)
    }
    let fades = appearance.blendMode == .normal && traits.isDisjoint(with: [.filters, .mask])
    if fades, node.isSingle, placement.projection == nil || node.showsPicture {
      return paintInside(node, at: placement, in: around, opacity: appearance.opacity)
    }
    guard traits.contains(.group) || placement.projection != nil else {
      return paintInside(node, at: placement, in: around, opacity: 1)
    }
    let style = GroupStyle(
      opacity: appearance.opacity, blendMode: appearance.blendMode,
      filters: appearance.filters.scaled(by: placement.lengthScale))
    paintWhole(node, at: placement, in: around, visible: visible, style: style)
  }

  /// Paints a layer apart, and lays it on as one picture.
  private mutating func paintWhole(
    _ node: RenderNode, at placement: Placement, in around: Surroundings, visible: PixelRect,
    style: GroupStyle
  ) {
    var (style, inner, place) = (style, around, placement)
    inner.open = .zero
    inner.isSoft = true
    if placement.projection != nil {
      style.projection = placement.projectedPoints(scale: scale)
      let plane = node.plane(scale: scale)
      style.bounds = plane.points(scale: scale)
      inner.isFlipped = placement.isFlipped(at: node.bounds(scale)) != around.isFlipped
      inner.isWhole = true
      inner.clip = plane
      place = .surface
    } else if !style.filters.isEmpty {
      let drawn = placement.device(node.drawnInk, blur: node.blur)
      style.bounds = drawn.points(scale: scale)
      inner.isWhole = true
      inner.clip = drawn.intersection(
        visible.grown(by: style.filters.pixelContext(scale: scale)))
    } else {
      inner.clip = visible
    }
    widen(for: visible, .around, in: around)
    operations.append(.beginGroup(style, visible))
    steps += [.operate(.restore), .operate(.endGroup)]
    if let mask = node.mask {
      let step = mask.layer.step(in: node.layer, scroll: node.scroll, scale: scale)
      steps += [
        .operate(.endMask), .paint(mask, place.child(step), inner), .operate(.beginMask),
      ]
    }
    paintInside(node, at: place, in: inner, opacity: 1)
  }

  /// Paints the parts of a layer, all of them `opacity` times as strong.
  private mutating func paintInside(
    _ node: RenderNode, at placement: Placement, in around: Surroundings, opacity: CGFloat
  ) {
    let layer = node.layer
    if layer.appearance.shadow != nil {
      visitShadow(node, at: placement, in: around, opacity: opacity)
    }
    if node.traits.contains(.decoration) {
      visitDecoration(node, at: placement, in: around, opacity: opacity)
    }
    guard let rect = node.clipRect, let shape = layer.appearance.cut(in: layer.bounds.size) else {
      return paintContents(node, at: placement, in: around, opacity: opacity)
    }
    let box = placement.device(rect, blur: 0)
    let firm = node.firmPart(of: shape, in: box, at: placement, scale: scale)
    for part in box.parts(around: firm) {
      paintSoftly(
        node, at: placement, in: around.within(part), isPart: !firm.isEmpty, cutTo: shape,
        opacity: opacity)
    }
    let inner = around.within(firm)
    guard shows(inner.clip, in: inner) else { return }
    steps += [
      .operate(.restore), .paintContents(node, placement, inner, opacity: opacity),
      .operate(.cutToRect(firm)),
    ]
  }

  /// Paints contents and children in a part, or all, of the box in which they are cut to a soft outline.
  private mutating func paintSoftly(
    _ node: RenderNode, at placement: Placement, in part: Surroundings, isPart: Bool,
    cutTo shape: ClipShape, opacity: CGFloat
  ) {
    guard shows(part.clip, in: part) else { return }
    widen(for: part.clip, .around, in: part)
    var inner = part
    inner.isSoft = true
    inner.open = part.open.intersection(
      shape.open(of: node.layer.bounds.size, at: placement, scale: scale))
    if isPart { steps.append(.operate(.restore)) }
    steps += [
      .operate(.restore), .paintContents(node, placement, inner, opacity: opacity),
      .operate(.cut(shape, node.layer, placement)),
    ]
    if isPart { steps.append(.operate(.cutToRect(part.clip))) }
  }

  private mutating func paintContents(
    _ node: RenderNode, at placement: Placement, in around: Surroundings, opacity: CGFloat
  ) {
    visitContents(node, at: placement, in: around, opacity: opacity)
    for child in node.children.reversed() {
      let step = child.layer.step(in: node.layer, scroll: node.scroll, scale: scale)
      steps.append(.paint(child, placement.child(step), around))
    }
  }

  private func shows(_ visible: PixelRect, in around: Surroundings) -> Bool {
    around.isWhole ? !visible.isEmpty : damage.intersects(visible)
  }

  /// Makes the canvases that meet `box` as large as the softness of what is drawn there asks.
  private mutating func widen(
    for box: PixelRect, _ softness: Softness, in around: Surroundings
  ) {
    guard softness != .none, !around.isWhole else { return }
    for (index, rect) in damage.rects.enumerated() where rect.intersects(box) {
      let rows = PixelRect(x: box.x, y: rect.y, width: box.width, height: rect.height)
      canvases[index] = canvases[index].union(softness == .sides ? rows : box)
    }
  }

  private mutating func visitBackdrop(
    _ node: RenderNode, at placement: Placement, in around: Surroundings
  ) {
    // In perspective there is no telling what lies below which pixel.
    guard placement.projection == nil else { return }
    let visible = placement.device(node.bounds(scale), blur: 0).intersection(around.clip)
    guard shows(visible, in: around) else { return }
    widen(for: visible, .around, in: around)
    covers.addLooker(visible, order: operations.count)
    operations.append(.backdrop(node, placement, visible))
  }

  /// Paints a layer by what is kept of it.
  private mutating func paintKept(
    _ node: RenderNode, at placement: Placement, in around: Surroundings, visible: PixelRect
  ) {
    let appearance = node.layer.appearance
    let drawings = keptDrawings(of: node, at: placement, in: around, visible: visible)
    guard appearance.blendMode != .normal else {
      operations += drawings.map {
        .kept($0, placement, $0.part(visible, at: placement), opacity: appearance.opacity)
      }
      return
    }
    widen(for: visible, .around, in: around)
    operations.append(
      .beginGroup(
        GroupStyle(opacity: appearance.opacity, blendMode: appearance.blendMode), visible))
    operations += drawings.map {
      .kept($0, placement, $0.part(visible, at: placement), opacity: 1)
    }
    operations += [.endGroup, .restore]
  }

  /// What is kept of a layer and is seen: the tiles that are to be painted, or all of it.
  private mutating func keptDrawings(
    of node: RenderNode, at placement: Placement, in around: Surroundings, visible: PixelRect
  ) -> [CachedDrawing] {
    guard let kept = node.kept else { return [] }
    guard node.isTiled, placement.isUpright, placement.projection == nil else {
      return [keep(kept.whole { keeping(node, in: node.ink) }, node.ink)]
    }
    let own = visible.offsetBy(dx: -placement.origin.x, dy: -placement.origin.y)
    return node.tiles(in: own).filter {
      shows(placement.device($0, blur: 0).intersection(visible), in: around)
    }.map { tile in keep(kept.tile(tile) { keeping(node, in: tile) }, tile) }
  }

  /// Counts a drawing that was made now.
  private mutating func keep(
    _ drawing: (CachedDrawing, isNew: Bool), _ rect: PixelRect
  ) -> CachedDrawing {
    if drawing.isNew {
      statistics.rasterizedLayers += 1
      statistics.rasterizedPixels += rect.area
    }
    return drawing.0
  }

  private func keeping(_ node: RenderNode, in part: PixelRect) -> CachedDrawing {
    let inside = Painter(keeping: node, in: part, scale: scale)
    return CachedDrawing(DisplayList(inside.recorder), covering: part, scale: scale)
  }

  private mutating func visitShadow(
    _ node: RenderNode, at placement: Placement, in around: Surroundings, opacity: CGFloat
  ) {
    guard !node.shadowInk.isEmpty else { return }
    let visible = placement.device(node.shadowInk, blur: node.blur).intersection(around.clip)
    guard shows(visible, in: around) else { return }
    widen(for: visible, .around, in: around)
    operations.append(.shadow(node, placement, opacity: opacity))
  }

  /// Notes the background, and the border for when all inside is painted.
  private mutating func visitDecoration(
    _ node: RenderNode, at placement: Placement, in around: Surroundings, opacity: CGFloat
  ) {
    let visible = placement.device(node.decorationInk, blur: 0).intersection(around.clip)
    guard shows(visible, in: around) else { return }
    let appearance = node.layer.appearance
    let spot = PaintSpot(placement, visible, around: around, opacity: opacity)
    if let background = appearance.background, !background.isClear {
      let softness = background.softness(of: node.layer, at: placement, scale: scale)
      widen(for: visible, softness, in: around)
      if opacity >= 1, background.isOpaque {
        cover(
          appearance.opaqueInside(node.layer.bounds.size, at: placement, scale: scale), in: around)
      }
      operations.append(.background(node, spot, isPlain: softness == .none))
    }
    if let border = appearance.border, border.width > 0, border.color.opacity > 0 {
      let paint = Paint.color(border.color)
      widen(
        for: visible, paint.softness(of: node.layer, at: placement, scale: scale), in: around)
      steps.append(.operate(.border(node, spot)))
    }
  }

  private mutating func visitContents(
    _ node: RenderNode, at placement: Placement, in around: Surroundings, opacity: CGFloat
  ) {
    let visible = placement.device(node.contentsInk, blur: node.blur).intersection(around.clip)
    guard shows(visible, in: around) else { return }
    widen(for: visible, node.softness(at: placement, scale: scale), in: around)
    if placement.isUpright, opacity >= 1 {
      let opaque = node.opaque(scale: scale)
        .offsetBy(dx: placement.origin.x, dy: placement.origin.y)
      cover(opaque, in: around)
    }
    operations.append(
      .contents(node, PaintSpot(placement, visible, around: around, opacity: opacity)))
  }

  /// Notes that the next operation fills `rect`.
  private mutating func cover(_ rect: PixelRect, in around: Surroundings) {
    guard skipsHidden, !around.isWhole else { return }
    covers.add(rect.intersection(around.open), order: operations.count)
  }

  // MARK: Recording

  private mutating func record() {
    for (order, operation) in operations.enumerated() { record(operation, order: order) }
  }

  private mutating func record(_ operation: PaintOperation, order: Int) {
    switch operation {
    case .contents(let node, let spot):
      recordUnhidden(spot, order) { $0.recordContents(node, spot, parts: $1) }
    case .background(let node, let spot, let isPlain):
      recordUnhidden(spot, order) {
        $0.recordBackground(node, spot, parts: isPlain ? $1 : nil)
      }
    case .cut(let shape, let layer, let placement): cut(to: shape, of: layer, at: placement)
    case .cutToRect(let rect): cut(to: rect)
    case .beginGroup(let style, let visible): beginGroup(style, in: visible)
    case .shadow(let node, let placement, let opacity):
      recordShadow(node, at: placement, opacity: opacity)
    case .border(let node, let spot): recordBorder(node, spot)
    case .backdrop(let node, let placement, let visible):
      recordBackdrop(node, at: placement, visible: visible)
    case .kept(let drawing, let placement, let visible, let opacity):
      count(visible)
      recorder.cached(
        drawing, transform: placement.projectedPoints(scale: scale), opacity: opacity)
    case .restore: recorder.restore()
    case .endGroup: recorder.endGroup()
    case .beginMask: recorder.beginMask()
    case .endMask: recorder.endMask()
    }
  }

  /// Calls `body` unless all of the spot is hidden by what is painted later: with the parts that
  /// are not, or nil for all of it.
  private mutating func recordUnhidden(
    _ spot: PaintSpot, _ order: Int, _ body: (inout Painter, [PixelRect]?) -> Void
  ) {
    guard !spot.isWhole else { return body(&self, nil) }
    let parts = covers.remainder(of: spot.visible, order: order)
    guard !parts.isEmpty else { return }
    body(&self, spot.isSoft || parts == [spot.visible] ? nil : parts)
  }

  private mutating func fill(_ rect: PixelRect, with paint: Paint) {
    for part in covers.remainder(of: rect, order: -1) {
      recorder.fill(part.points(scale: scale), with: paint)
    }
  }

  /// Counts a bitmap that is laid on.
  mutating func count(_ visible: PixelRect, parts: [PixelRect]? = nil, isWhole: Bool = false) {
    statistics.blits += 1
    statistics.bytes += (parts ?? [visible]).reduce(0) {
      $0 + 4 * (isWhole ? $1.area : damage.area(in: $1))
    }
  }

  /// Records `body` for each part, cut to it, or once.
  mutating func within(_ parts: [PixelRect]?, _ body: (inout DisplayList.Recorder) -> Void) {
    guard let parts else { return body(&recorder) }
    for part in parts where damage.intersects(part) {
      recorder.save()
      recorder.clip(part.points(scale: scale))
      body(&recorder)
      recorder.restore()
    }
  }
}

extension RenderNode {
  /// The pixels of the plane on which it is painted before it is seen in perspective.
  ///
  /// Its edges are smoothed otherwise than those of what is on it. So it is all that the layers draw,
  /// whichever of their pictures there are.
  func plane(scale: CGFloat) -> PixelRect {
    layer.inkBounds.isNull ? drawnInk : PixelRect(covering: layer.inkBounds, scale: scale)
  }
}

extension CachedDrawing {
  /// The part of `visible` that it covers where it is placed.
  fileprivate func part(_ visible: PixelRect, at placement: Placement) -> PixelRect {
    placement.isUpright ? placement.device(rect, blur: 0).intersection(visible) : visible
  }
}
