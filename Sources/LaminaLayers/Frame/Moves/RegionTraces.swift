import LaminaDrawing
import LaminaGeometry

/// What a tree paints on a rectangle of the surface, measured from the rectangle's top left.
struct RegionTraces {
  /// Something that a layer paints; one layer has at most one of each kind.
  private enum Kind: Hashable { case background, cut, contents, border }

  private struct Name: Hashable {
    let layer: Layer.ID
    let kind: Kind
  }

  private enum Mark: Equatable {
    case outline(ClipShape, CGSize)
    case background(Color.Resolved, Corners, CGSize)
    case border(Border, Corners, CGSize)
    case list(DisplayList)
    case picture(LayerPicture)
  }

  private struct Corners: Equatable {
    let radius: CGFloat
    let mask: CornerMask

    init(_ appearance: Appearance) {
      (radius, mask) = (appearance.cornerRadius, appearance.maskedCorners)
    }
  }

  private struct Trace {
    let name: Name
    let mark: Mark
    let origin: PixelPoint
    let visible: PixelRect
    /// Whether pixels at one place are those at another place.
    let movesAlike: Bool
    let plain: PlainParts?

    /// Where it looks otherwise than before; nil for everywhere.
    func differences(from old: Trace) -> [PixelRect]? {
      if movesAlike, old.movesAlike, origin == old.origin, visible == old.visible, mark == old.mark
      {
        return []
      }
      guard let plain, let before = old.plain, plain.colors == before.colors else { return nil }
      let inside = plain.inside.intersection(before.inside).intersection(visible)
        .intersection(old.visible)
      guard !inside.isEmpty else { return nil }
      return visible.parts(around: inside) + old.visible.parts(around: inside)
        + plain.edges.map(visible.intersection) + before.edges.map(old.visible.intersection)
    }
  }

  private enum Step {
    case visit(RenderNode, Placement, PixelRect)
    case border(RenderNode, Placement, PixelRect)
  }

  private let region: PixelRect
  private let scale: CGFloat
  private var traces: [Trace] = []
  /// Where something is painted that is not looked into.
  private var others: [PixelRect] = []
  private var steps: [Step] = []

  init(of tree: RenderNode, in region: PixelRect, scale: CGFloat) {
    self.region = region
    self.scale = scale
    let step = tree.layer.step(in: nil, scroll: .zero, scale: scale)
    steps = [.visit(tree, Placement.surface.child(step), region)]
    while let step = steps.popLast() {
      switch step {
      case .visit(let node, let placement, let clip): visit(node, placement, clip: clip)
      case .border(let node, let placement, let clip): addBorder(node, placement, clip: clip)
      }
    }
  }

  // MARK: Comparing

  /// The pixels, from the top left, that may be others than those of `before`; nil when the order is
  /// another one, so that any may be.
  func differences(from before: RegionTraces) -> [PixelRect]? {
    var found = others + before.others
    var known: [Name: Int] = [:]
    for (index, trace) in before.traces.enumerated() {
      // Of two layers with one name only one can be found again.
      if let twin = known.updateValue(index, forKey: trace.name) {
        found.append(before.traces[twin].visible)
      }
    }
    var last = -1
    for trace in traces {
      guard let index = known.removeValue(forKey: trace.name) else {
        found.append(trace.visible)
        continue
      }
      let old = before.traces[index]
      guard let parts = trace.differences(from: old) else {
        found += [trace.visible, old.visible]
        continue
      }
      found += parts
      guard index > last else { return nil }
      last = index
    }
    found += known.values.map { before.traces[$0].visible }
    return found.filter { !$0.isEmpty }
  }

  // MARK: Reading a tree

  private mutating func visit(_ node: RenderNode, _ placement: Placement, clip: PixelRect) {
    let visible = placement.device(node.ink, blur: node.blur).intersection(clip)
    guard node.layer.appearance.isVisible, !visible.isEmpty else { return }
    guard node.traits.isSubset(of: .decoration), placement.isUpright, placement.projection == nil
    else { return others.append(local(visible)) }
    let appearance = node.layer.appearance
    if appearance.shadow != nil {
      let shadow = placement.device(node.shadowInk, blur: node.blur).intersection(clip)
      if !shadow.isEmpty { others.append(local(shadow)) }
    }
    if node.traits.contains(.decoration) {
      addBackground(node, placement, clip: clip)
      if appearance.border != nil { steps.append(.border(node, placement, clip)) }
    }
    var inner = clip
    if let shape = appearance.cut(in: node.layer.bounds.size), let rect = node.clipRect {
      inner = placement.device(rect, blur: 0).intersection(clip)
      guard !inner.isEmpty else { return }
      addCut(shape, node, placement: placement, clip: clip)
    }
    addContents(node, placement, clip: inner)
    for child in node.children.reversed() {
      let step = child.layer.step(in: node.layer, scroll: node.scroll, scale: scale)
      steps.append(.visit(child, placement.child(step), inner))
    }
  }

  private mutating func addBackground(
    _ node: RenderNode, _ placement: Placement, clip: PixelRect
  ) {
    let appearance = node.layer.appearance
    let size = node.layer.bounds.size
    guard let paint = appearance.background, !paint.isClear else { return }
    let box = placement.device(node.decorationInk, blur: 0)
    guard case .color(let color) = paint else { return others.append(local(box, in: clip)) }
    let open = appearance.opaqueInside(size, at: placement, scale: scale)
    add(
      Name(layer: node.layer.id, kind: .background),
      .background(color, Corners(appearance), size), at: placement, box: box, in: clip,
      isSharp: paint.softness(of: node.layer, at: placement, scale: scale) == .none,
      plain: PlainParts(colors: [color], inside: open))
  }

  private mutating func addBorder(
    _ node: RenderNode, _ placement: Placement, clip: PixelRect
  ) {
    let appearance = node.layer.appearance
    let size = node.layer.bounds.size
    guard let border = appearance.border, border.width > 0, border.color.opacity > 0 else { return }
    let box = placement.device(node.decorationInk, blur: 0)
    let reach = Int((border.width * scale).rounded(.up)) + 1
    let inside = appearance.opaqueInside(size, at: placement, scale: scale)
    let hole = PixelRect(
      x: inside.x + reach, y: inside.y + reach, width: max(0, inside.width - 2 * reach),
      height: max(0, inside.height - 2 * reach))
    add(
      Name(layer: node.layer.id, kind: .border),
      .border(border, Corners(appearance), size), at: placement, box: box, in: clip, isSharp: false,
      plain: PlainParts(inside: hole))
  }

  private mutating func addCut(
    _ shape: ClipShape, _ node: RenderNode, placement: Placement, clip: PixelRect
  ) {
    guard let rect = node.clipRect else { return }
    let size = node.layer.bounds.size
    let box = placement.device(rect, blur: 0)
    let open = shape.open(of: size, at: placement, scale: scale)
    // Of a rectangle on whole pixels nothing is left to see but that it ends.
    if open == box { return }
    add(
      Name(layer: node.layer.id, kind: .cut), .outline(shape, size), at: placement, box: box,
      in: clip,
      isSharp: false, plain: PlainParts(inside: open))
  }

  private mutating func addContents(
    _ node: RenderNode, _ placement: Placement, clip: PixelRect
  ) {
    let box = placement.device(node.contentsInk, blur: node.blur)
    guard box.intersects(clip) else { return }
    let name = Name(layer: node.layer.id, kind: .contents)
    switch node.layer.contents {
    case .none: break
    case .direct(let list):
      guard list.commands.allSatisfy(\.isAlikeElsewhere) else {
        return others.append(local(box, in: clip))
      }
      add(
        name, .list(list), at: placement, box: box, in: clip,
        isSharp: node.softness(at: placement, scale: scale) == .none,
        plain: plainParts(of: list, node, placement: placement))
    case .drawn:
      guard let picture = node.picture, node.standIn == nil, picture.scale == scale,
        picture.fits(node.layer)
      else { return others.append(local(box, in: clip)) }
      add(
        name, .picture(picture), at: placement, box: box, in: clip, isSharp: true,
        plain: plainParts(of: picture.list, node, placement: placement))
    }
  }

  private func plainParts(
    of list: DisplayList, _ node: RenderNode, placement: Placement
  ) -> PlainParts? {
    list.plainParts(in: node.contentsInk, scale: scale)?
      .offsetBy(dx: placement.origin.x, dy: placement.origin.y)
  }

  /// Notes something; what is sharp has the same pixels however it is cut.
  private mutating func add(
    _ name: Name, _ mark: Mark, at placement: Placement, box: PixelRect, in clip: PixelRect,
    isSharp: Bool, plain: PlainParts?
  ) {
    let seen = box.intersection(clip)
    guard !seen.isEmpty else { return }
    traces.append(
      Trace(
        name: name, mark: mark,
        origin: PixelPoint(x: placement.origin.x - region.x, y: placement.origin.y - region.y),
        visible: local(seen), movesAlike: isSharp || seen == box,
        plain: plain?.offsetBy(dx: -region.x, dy: -region.y)))
  }

  private func local(_ rect: PixelRect) -> PixelRect {
    rect.offsetBy(dx: -region.x, dy: -region.y)
  }

  private func local(_ rect: PixelRect, in clip: PixelRect) -> PixelRect {
    local(rect.intersection(clip))
  }
}
