import LaminaDrawing
import LaminaGeometry

/// What a tree paints on the surface, layer by layer.
struct SurfaceTraces {
  /// Something that a layer paints; one layer has at most one of each kind, and of soft parts by
  /// their number.
  fileprivate enum Kind: Hashable { case background, cut(Int), contents, border }

  private struct Name: Hashable {
    let layer: Layer.ID
    let kind: Kind
  }

  private struct Trace {
    let node: RenderNode
    let kind: Kind
    let origin: PixelPoint
    /// Where it would be seen if nothing enclosed it.
    let box: PixelRect
    let visible: PixelRect
    /// Whether it has the same pixels however it is cut.
    let isSharp: Bool

    /// What of it lies in a rectangle, measured from the rectangle's top left.
    func part(in region: PixelRect) -> Part? {
      let seen = visible.intersection(region)
      guard !seen.isEmpty else { return nil }
      return Part(
        node: node, kind: kind,
        origin: PixelPoint(x: origin.x - region.x, y: origin.y - region.y),
        visible: seen.offsetBy(dx: -region.x, dy: -region.y), movesAlike: isSharp || seen == box)
    }
  }

  private struct Part {
    let node: RenderNode
    let kind: Kind
    let origin: PixelPoint
    let visible: PixelRect
    /// Whether pixels at one place are those at another place.
    let movesAlike: Bool

    var name: Name { Name(layer: node.layer.id, kind: kind) }

    /// Whether it looks as before, but for what is plain and so may be cut elsewhere.
    func isAlike(_ old: Part) -> Bool {
      movesAlike && old.movesAlike && origin == old.origin && visible == old.visible
        && (node === old.node || node.paintsAlike(old.node, kind))
    }

    /// Where it looks otherwise than before, which it does somewhere; nil for everywhere.
    func differences(from old: Part, scale: CGFloat) -> [PixelRect]? {
      guard let plain = plain(scale: scale), let before = old.plain(scale: scale),
        plain.colors == before.colors
      else { return nil }
      let inside = plain.inside.intersection(before.inside).intersection(visible)
        .intersection(old.visible)
      guard !inside.isEmpty else { return nil }
      return visible.parts(around: inside) + old.visible.parts(around: inside)
        + plain.edges.map(visible.intersection) + before.edges.map(old.visible.intersection)
    }

    private func plain(scale: CGFloat) -> PlainParts? {
      node.plainParts(kind, scale: scale)?.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  private enum Step {
    case visit(RenderNode, Placement, PixelRect)
    case border(RenderNode, Placement, PixelRect)
  }

  private let scale: CGFloat
  private var traces: [Trace] = []
  /// Where something is painted that is not looked into.
  private var others: [PixelRect] = []
  private var steps: [Step] = []

  init(of tree: RenderNode, on surface: PixelRect, scale: CGFloat) {
    self.scale = scale
    let step = tree.layer.step(in: nil, scroll: .zero, scale: scale)
    traces.reserveCapacity(32)
    steps.reserveCapacity(16)
    steps.append(.visit(tree, Placement.surface.child(step), surface))
    while let step = steps.popLast() {
      switch step {
      case .visit(let node, let placement, let clip): visit(node, placement, clip: clip)
      case .border(let node, let placement, let clip): addBorder(node, placement, clip: clip)
      }
    }
  }

  // MARK: Comparing

  /// The pixels of a rectangle, from its top left, that may be others than those that `before` painted
  /// on another one; nil when the order is another one, so that any may be.
  func differences(
    in region: PixelRect, from before: SurfaceTraces, in formerRegion: PixelRect
  ) -> [PixelRect]? {
    var found = others(in: region) + before.others(in: formerRegion)
    let former = before.parts(in: formerRegion)
    var next = 0
    var places: [Name: Int]?
    for part in parts(in: region) {
      guard let index = Self.index(of: part.name, in: former, expecting: next, &places) else {
        found.append(part.visible)
        continue
      }
      guard index >= next else { return nil }
      found += former[next..<index].map(\.visible)
      next = index + 1
      let old = former[index]
      if part.isAlike(old) { continue }
      found += part.differences(from: old, scale: scale) ?? [part.visible, old.visible]
    }
    found += former[next...].map(\.visible)
    return found.filter { !$0.isEmpty }
  }

  private func parts(in region: PixelRect) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(traces.count)
    for trace in traces { if let part = trace.part(in: region) { parts.append(part) } }
    return parts
  }

  private func others(in region: PixelRect) -> [PixelRect] {
    others.map { $0.intersection(region).offsetBy(dx: -region.x, dy: -region.y) }
  }

  /// Where a part is, mostly where it is expected; `places` are made when one of many is somewhere else.
  private static func index(
    of name: Name, in parts: [Part], expecting next: Int, _ places: inout [Name: Int]?
  ) -> Int? {
    if next < parts.count, parts[next].name == name { return next }
    if parts.count <= 32 { return parts.firstIndex { $0.name == name } }
    let known =
      places
      ?? Dictionary(zip(parts.map(\.name), parts.indices), uniquingKeysWith: { _, last in last })
    places = known
    return known[name]
  }

  // MARK: Reading a tree

  private mutating func visit(_ node: RenderNode, _ placement: Placement, clip: PixelRect) {
    let visible = placement.device(node.ink, blur: node.blur).intersection(clip)
    guard node.layer.appearance.isVisible, !visible.isEmpty else { return }
    guard node.traits.isSubset(of: .decoration), placement.isUpright, placement.projection == nil
    else { return others.append(visible) }
    let layer = node.layer
    if layer.appearance.shadow != nil {
      let shadow = placement.device(node.shadowInk, blur: node.blur).intersection(clip)
      if !shadow.isEmpty { others.append(shadow) }
    }
    if node.traits.contains(.decoration) {
      addBackground(node, placement, clip: clip)
      if layer.appearance.border != nil { steps.append(.border(node, placement, clip)) }
    }
    var inner = clip
    if let rect = node.clipRect {
      inner = placement.device(rect, blur: 0).intersection(clip)
      guard !inner.isEmpty else { return }
      addCut(node, placement, clip: clip)
    }
    addContents(node, placement, clip: inner)
    // Of many rows few are seen.
    for child in node.children.reversed() where child.layer.appearance.isVisible {
      let place = placement.child(child.layer.step(in: layer, scroll: node.scroll, scale: scale))
      let ink = place.device(child.ink, blur: child.blur)
      if !ink.intersection(inner).isEmpty { steps.append(.visit(child, place, inner)) }
    }
  }

  private mutating func addBackground(
    _ node: RenderNode, _ placement: Placement, clip: PixelRect
  ) {
    guard let paint = node.layer.appearance.background, !paint.isClear else { return }
    let box = placement.device(node.decorationInk, blur: 0)
    guard case .color = paint else { return others.append(box.intersection(clip)) }
    add(
      node, .background, at: placement, box: box, in: clip,
      isSharp: paint.softness(of: node.layer, at: placement, scale: scale) == .none)
  }

  private mutating func addBorder(
    _ node: RenderNode, _ placement: Placement, clip: PixelRect
  ) {
    guard let border = node.layer.appearance.border, border.width > 0, border.color.opacity > 0
    else { return }
    let box = placement.device(node.decorationInk, blur: 0)
    add(node, .border, at: placement, box: box, in: clip, isSharp: false)
  }

  private mutating func addCut(_ node: RenderNode, _ placement: Placement, clip: PixelRect) {
    let size = node.layer.bounds.size
    guard let rect = node.clipRect, let shape = node.layer.appearance.cut(in: size) else { return }
    let box = placement.device(rect, blur: 0)
    let firm = node.firmPart(of: shape, in: box, at: placement, scale: scale)
    for (number, part) in box.parts(around: firm).enumerated() {
      add(node, .cut(number), at: placement, box: part, in: clip, isSharp: false)
    }
  }

  private mutating func addContents(
    _ node: RenderNode, _ placement: Placement, clip: PixelRect
  ) {
    let box = placement.device(node.contentsInk, blur: node.blur)
    guard box.intersects(clip) else { return }
    switch node.layer.contents {
    case .none: break
    case .direct(let list):
      guard list.commands.allSatisfy(\.isAlikeElsewhere) else {
        return others.append(box.intersection(clip))
      }
      add(
        node, .contents, at: placement, box: box, in: clip,
        isSharp: node.softness(at: placement, scale: scale) == .none)
    case .drawn:
      guard let picture = node.picture, node.standIn == nil, picture.scale == scale,
        picture.fits(node.layer)
      else { return others.append(box.intersection(clip)) }
      add(node, .contents, at: placement, box: box, in: clip, isSharp: true)
    }
  }

  /// Notes something; what is sharp has the same pixels however it is cut.
  private mutating func add(
    _ node: RenderNode, _ kind: Kind, at placement: Placement, box: PixelRect,
    in clip: PixelRect, isSharp: Bool
  ) {
    let seen = box.intersection(clip)
    guard !seen.isEmpty else { return }
    traces.append(
      Trace(
        node: node, kind: kind, origin: placement.origin, box: box, visible: seen,
        isSharp: isSharp))
  }
}

extension RenderNode {
  /// Whether another node paints the same of a kind.
  fileprivate func paintsAlike(_ other: RenderNode, _ kind: SurfaceTraces.Kind) -> Bool {
    let (layer, old) = (layer, other.layer)
    let hasSameSize = layer.bounds.size == old.bounds.size
    switch kind {
    case .background:
      return hasSameSize && layer.appearance.background == old.appearance.background
        && layer.appearance.hasSameCorners(as: old.appearance)
    case .border:
      return hasSameSize && layer.appearance.border == old.appearance.border
        && layer.appearance.hasSameCorners(as: old.appearance)
    case .cut:
      return hasSameSize
        && layer.appearance.cut(in: layer.bounds.size) == old.appearance.cut(in: old.bounds.size)
    case .contents:
      if let picture { return picture == other.picture }
      return other.picture == nil && layer.contents == old.contents
    }
  }

  /// Where it is one colour over another, from its top left; nil where there is more to see.
  fileprivate func plainParts(_ kind: SurfaceTraces.Kind, scale: CGFloat) -> PlainParts? {
    let appearance = layer.appearance
    let size = layer.bounds.size
    switch kind {
    case .background:
      guard case .color(let color)? = appearance.background else { return nil }
      return PlainParts(
        colors: [color], inside: appearance.opaqueInside(size, at: .surface, scale: scale))
    case .border:
      guard let border = appearance.border else { return nil }
      let reach = Int((border.width * scale).rounded(.up)) + 1
      let inside = appearance.opaqueInside(size, at: .surface, scale: scale)
      return PlainParts(inside: inside.shrunk(dx: reach, dy: reach))
    case .cut:
      guard let shape = appearance.cut(in: size) else { return nil }
      return PlainParts(inside: shape.open(of: size, at: .surface, scale: scale))
    case .contents:
      return (picture?.list ?? layer.contents.list)?.plainParts(in: contentsInk, scale: scale)
    }
  }
}

extension Appearance {
  fileprivate func hasSameCorners(as other: Appearance) -> Bool {
    cornerRadius == other.cornerRadius && maskedCorners == other.maskedCorners
  }
}
