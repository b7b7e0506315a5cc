import LaminaDrawing
import LaminaGeometry
public import LaminaLayers
import LaminaLayout

/// The layers that a box became, and what they were made for.
struct Emission {
  let origin: CGPoint
  /// Where the layers' own coordinates begin.
  let zero: CGPoint
  let size: CGSize
  let acceptsHits: Bool
  let layers: [Layer]
}

/// The layer that encloses an isolated box, and what it was made of.
struct Isolation {
  let frame: CGRect
  let inner: [Layer]
  let layer: Layer

  func holds(_ layers: [Layer]) -> Bool {
    layers.count == inner.count && zip(layers, inner).allSatisfy(===)
  }
}

/// What a shadow is cast by, and the layer that it was made of.
struct ShadowCaster {
  let layer: Layer
  let scale: CGFloat
  let list: DisplayList

  /// Whether it would be the same for another layer.
  func isMade(of other: Layer, scale: CGFloat) -> Bool {
    scale == self.scale && layer.bounds == other.bounds && layer.appearance == other.appearance
      && layer.contents == other.contents && layer.contentsGravity == other.contentsGravity
      && layer.children.count == other.children.count
      && zip(layer.children, other.children).allSatisfy(===)
  }
}

/// Makes layers of placed boxes; a box without an appearance of its own lends its children to the
/// enclosing layer.
///
/// Edges are rounded to device pixels, each on its own, so that neighbours neither overlap nor
/// leave a gap. A box that did not change gives the layers it gave before; where children are
/// isolated (`NodeTraits.isolatesChildren`) it gives them wherever it goes.
struct LayerEmitter {
  let preparer: Preparer

  /// The layer that encloses everything.
  func root(_ box: LayoutBox, size: CGSize) -> Layer {
    Layer(
      id: .root, frame: CGRect(origin: .zero, size: size),
      children: layers(of: box, at: box.frame.origin, from: .zero, acceptsHits: true))
  }

  /// Makes the layers inside a box that will be isolated, before it has a place.
  func prepareIsolated(_ box: LayoutBox) -> [Layer] {
    layers(of: box, at: .zero, from: .zero, acceptsHits: true)
  }

  /// The layers of a box.
  ///
  /// - Parameters:
  ///   - box: what is placed.
  ///   - origin: the exact place of the box, in coordinates that begin on a device pixel.
  ///   - zero: where those of the enclosing layer begin there, on a device pixel, too.
  ///   - acceptsHits: whether pointers reach it.
  /// - Returns: the layers, in the coordinates of the enclosing one.
  private func layers(
    of box: LayoutBox, at origin: CGPoint, from zero: CGPoint, acceptsHits: Bool
  ) -> [Layer] {
    guard !box.isUnplaced else { return [] }
    if let known = box.emitted, known.origin == origin, known.zero == zero,
      known.size == box.frame.size, known.acceptsHits == acceptsHits
    {
      return known.layers
    }
    let layers = make(box, at: origin, from: zero, acceptsHits: acceptsHits)
    box.emitted = Emission(
      origin: origin, zero: zero, size: box.frame.size, acceptsHits: acceptsHits, layers: layers)
    return layers
  }

  private func make(
    _ box: LayoutBox, at origin: CGPoint, from zero: CGPoint, acceptsHits: Bool
  ) -> [Layer] {
    if box.facts.isInvisible {
      return makeInvisible(box, at: origin, from: zero, acceptsHits: acceptsHits)
    }
    let traits = box.node.traits
    let acceptsHits = acceptsHits && passesHits(box)
    let frame = snapped(CGRect(origin: origin, size: box.frame.size))
    let place = frame.offsetBy(dx: -zero.x, dy: -zero.y)
    switch box.node.rule {
    case .leaf(let content):
      let contents = box.contents(of: content, size: frame.size)
      return [
        layer(
          box, frame: place, remainder: origin - frame.origin, contents: contents, children: [],
          acceptsHits: acceptsHits)
      ]
    case .container:
      let remainder = traits.scrollAxes.isEmpty ? origin - frame.origin : .zero
      let children =
        traits.isTransparent
        ? layersInside(box, at: origin, from: frame.origin, acceptsHits: acceptsHits)
        : layersInside(box, at: remainder, from: .zero, acceptsHits: acceptsHits)
      return [
        layer(
          box, frame: place, remainder: remainder, contents: .none, children: children,
          acceptsHits: acceptsHits)
      ]
    }
  }

  /// The layers of a box that leaves no trace itself: what a leaf draws, or those inside.
  private func makeInvisible(
    _ box: LayoutBox, at origin: CGPoint, from zero: CGPoint, acceptsHits: Bool
  ) -> [Layer] {
    let acceptsHits = acceptsHits && passesHits(box)
    guard let content = box.facts.content else {
      return layersInside(box, at: origin, from: zero, acceptsHits: acceptsHits)
    }
    let frame = snapped(CGRect(origin: origin, size: box.frame.size))
    let contents = box.contents(of: content, size: frame.size)
    if contents == .none { return [] }
    return [
      layer(
        box, frame: frame.offsetBy(dx: -zero.x, dy: -zero.y), remainder: .zero, contents: contents,
        children: [], acceptsHits: acceptsHits)
    ]
  }

  private func passesHits(_ box: LayoutBox) -> Bool {
    !box.facts.isLeaving
      && box.node.traits.interaction.isDisjoint(with: [.ignoresHits, .inert])
  }

  private func layersInside(
    _ box: LayoutBox, at origin: CGPoint, from zero: CGPoint, acceptsHits: Bool
  ) -> [Layer] {
    let isIsolating = box.node.traits.isolatesChildren
    var found: [Layer] = []
    for child in box.painted {
      let place = origin + child.frame.origin
      found +=
        isIsolating
        ? isolated(child, at: place, from: zero, acceptsHits: acceptsHits)
        : layers(of: child, at: place, from: zero, acceptsHits: acceptsHits)
    }
    return found
  }

  /// The one layer that holds all of a box, made as if the box stood at the origin.
  private func isolated(
    _ box: LayoutBox, at origin: CGPoint, from zero: CGPoint, acceptsHits: Bool
  ) -> [Layer] {
    let inner = layers(of: box, at: .zero, from: .zero, acceptsHits: acceptsHits)
    guard !inner.isEmpty else { return [] }
    let place = snapped(CGRect(origin: origin, size: .zero)).origin - zero
    let frame = snapped(CGRect(origin: .zero, size: box.frame.size))
      .offsetBy(dx: place.x, dy: place.y)
    if let known = box.isolated, known.frame == frame, known.holds(inner) { return [known.layer] }
    preparer.statistics.layersMade += 1
    let layer =
      inner.count == 1
      ? inner[0].replacing(
        frame: inner[0].untransformedFrame.offsetBy(dx: place.x, dy: place.y))
      : Layer(id: box.node.id.isolated, frame: frame, children: inner)
    box.isolated = Isolation(frame: frame, inner: inner, layer: layer)
    return [layer]
  }

  /// The layer of a box; its exact origin lies `remainder` beside that of the `frame`, which is on
  /// whole pixels.
  private func layer(
    _ box: LayoutBox, frame: CGRect, remainder: CGPoint, contents: Contents, children: [Layer],
    acceptsHits: Bool
  ) -> Layer {
    preparer.statistics.layersMade += 1
    let id = box.node.id
    let traits = box.node.traits
    let wanted = traits.appearance
    let hitArea = acceptsHits ? hitArea(of: box, contents, in: frame.size) : .nowhere
    var clip = wanted.clip.map { clipShape($0, in: frame.size, of: id) }
    if !traits.scrollAxes.isEmpty, !traits.showsBeyond { clip = clip ?? .bounds }
    var appearance = wanted.appearance(clip: clip)
    let transform = wanted.transform.read(box.direction)
    let geometry = LayerGeometry(
      untransformedFrame: frame, anchorPoint: transform.anchor,
      transform: transform(in: frame.size))
    var (contents, children, gravity) = (contents, children, box.contentsGravity)
    if let shadow = wanted.shadow {
      // A shadow lies outside of the clip and inside of the opacity: two layers in one.
      appearance.clip = nil
      children = shadowed(
        box, shadow, clip: clip, size: frame.size, contents: contents, children: children,
        hitArea: hitArea)
      contents = .none
      gravity = .topLeft
    }
    return Layer(
      id: id, geometry: geometry, appearance: appearance, contents: contents,
      contentsGravity: gravity, mask: mask(of: box, in: frame.size, at: remainder),
      children: children,
      hitArea: hitArea, displayPolicy: traits.displayPolicy)
  }

  /// What of the layer of a box pointers hit.
  private func hitArea(of box: LayoutBox, _ contents: Contents, in size: CGSize) -> HitArea {
    let traits = box.node.traits
    if let shape = traits.hitShape {
      return .shape(clipShape(shape.outline, eoFill: shape.eoFill, in: size, of: box.node.id))
    }
    if traits.interaction.contains(.solid) { return .bounds }
    if traits.interaction.contains(.hovers), !box.isMovedInside { return .hovering }
    // What is clear or without an area has contents, but nothing that a pointer could hit.
    guard let list = contents.list, !list.inkBounds.isNull, case .leaf(let content) = box.node.rule
    else { return .nowhere }
    return content.hitArea
  }

  /// A layer for the shadow and one for what casts it.
  private func shadowed(
    _ box: LayoutBox, _ shadow: NodeShadow, clip: ClipShape?, size: CGSize,
    contents: Contents, children: [Layer], hitArea: HitArea
  ) -> [Layer] {
    let bounds = LayerGeometry(untransformedFrame: CGRect(origin: .zero, size: size))
    let inner = Layer(
      id: box.node.id.inner, geometry: bounds, appearance: Appearance(clip: clip),
      contents: contents, contentsGravity: box.contentsGravity, children: children,
      hitArea: hitArea)
    // Whole pixels of the offset are its place, so that a shadow that only moves is drawn once.
    let place = snapped(CGRect(origin: shadow.offset.point, size: .zero)).origin
    let below = Layer(
      id: box.node.id.shadow,
      geometry: LayerGeometry(untransformedFrame: CGRect(origin: place, size: size)),
      contents: cast(shadow, moved: shadow.offset.point - place, by: inner, of: box),
      contentsGravity: .resize)
    return [below, inner]
  }

  /// The layer whose alpha the node is masked with.
  ///
  /// It is rounded to pixels where it stands, like what it masks.
  private func mask(of box: LayoutBox, in size: CGSize, at remainder: CGPoint) -> Layer? {
    guard let mask = box.mask else { return nil }
    return Layer(
      id: box.node.id.mask, frame: CGRect(origin: .zero, size: size),
      children: layers(of: mask, at: remainder, from: .zero, acceptsHits: false))
  }

  private func clipShape(
    _ outline: any Outline, eoFill: Bool = false, in size: CGSize, of id: Node.ID
  ) -> ClipShape {
    switch outline.cornerRadius(in: size) {
    case 0?: return .bounds
    case let radius?: return .roundedRect(radius: radius)
    case nil:
      let path = outline.path(in: CGRect(origin: .zero, size: size))
      if path.leftSomethingOut { preparer.recordFaults(badOutlines: [id]) }
      return .path(path, eoFill: eoFill)
    }
  }

  private func cast(
    _ shadow: NodeShadow, moved: CGPoint, by layer: Layer, of box: LayoutBox
  ) -> Contents {
    let list = DisplayList.keepingUnseen { list in
      if let outline = box.silhouette(blur: shadow.radius) {
        let outline = outline.offsetBy(dx: moved.x, dy: moved.y)
        return list.shadow(outline, color: shadow.color, radius: shadow.radius)
      }
      list.saving { list in
        list.concatenate(CGAffineTransform(translationX: moved.x, y: moved.y))
        list.shadow(of: caster(layer, of: box), color: shadow.color, radius: shadow.radius)
      }
    }
    return list.isEmpty ? .none : .drawn(list)
  }

  /// What casts the shadow of a box, as a drawing.
  ///
  /// One in which there are shadows already is kept as a bitmap: those that enclose it need it
  /// twice, for itself and for its shadow, and would draw it twice as often at each level.
  private func caster(_ layer: Layer, of box: LayoutBox) -> DisplayList {
    if let known = box.caster, known.isMade(of: layer, scale: preparer.scale) { return known.list }
    let flat = layer.flattened()
    let ink = PixelRect(covering: flat.inkBounds, scale: preparer.scale)
    guard flat.holdsShadows, !ink.isEmpty, ink.area <= 1 << 24 else { return flat }
    let drawing = CachedDrawing(flat, covering: ink, scale: preparer.scale)
    let made = ShadowCaster(
      layer: layer, scale: preparer.scale, list: DisplayList { $0.cached(drawing) })
    box.caster = made
    return made.list
  }

  private func snapped(_ rect: CGRect) -> CGRect {
    let scale = preparer.scale
    let (x, y) = (rect.minX.snapped(scale: scale), rect.minY.snapped(scale: scale))
    return CGRect(
      x: x, y: y, width: rect.maxX.snapped(scale: scale) - x,
      height: rect.maxY.snapped(scale: scale) - y)
  }
}

extension CGSize {
  fileprivate var point: CGPoint { CGPoint(x: width, y: height) }
}

extension NodeTraits {
  /// Whether the node has a layer only for what it may look like at another time: what is inside
  /// lies, to the pixel, where it would without one.
  fileprivate var isTransparent: Bool {
    (hasOwnLayer || animationScope) && !isHit && scrollAxes.isEmpty
  }

  /// Whether the node itself leaves no trace in the layers.
  var isInvisible: Bool {
    appearance.isPlain && !isHit && scrollAxes.isEmpty && displayPolicy == nil && !animationScope
      && !hasOwnLayer
  }

  /// Whether pointers have anything to do with the node itself.
  private var isHit: Bool {
    !interaction.isDisjoint(with: [.hits, .solid, .hovers]) || hitShape != nil
  }
}

extension NodeAppearance {
  /// The same for a layer.
  fileprivate func appearance(clip: ClipShape?) -> Appearance {
    var appearance = Appearance(
      opacity: opacity, isHidden: isHidden, clip: clip, blendMode: blendMode, filters: filters,
      backdropFilters: backdropFilters, shouldRasterize: isFlattened)
    if case .roundedRect(let radius) = clip, !backdropFilters.isEmpty {
      appearance.cornerRadius = radius
    }
    return appearance
  }
}

extension LayoutBox {
  /// Whether what is inside of a wrapper is shown somewhere else than in its frame, or says itself
  /// what is hit.
  fileprivate var isMovedInside: Bool {
    var box = self
    while box.children.count == 1, let child = box.children.first {
      if child.node.traits.hitShape != nil || box.facts.layout?.base is PositionLayout {
        return true
      }
      guard child.frame.size == box.frame.size else { return false }
      if child.frame.origin != .zero { return true }
      box = child
    }
    return false
  }

  /// How what the node draws lies in its layer while that has another size.
  fileprivate var contentsGravity: ContentsGravity {
    if case .leaf(let content) = node.rule { content.contentsGravity } else { .topLeft }
  }
}

extension Layer.ID {
  /// The layer that encloses everything.
  public static let root = Layer.ID(0)
  /// The layer of a node's shadow.
  fileprivate var shadow: Layer.ID { Layer.ID(rawValue | 1 << 63) }
  /// The layer that encloses what a node is masked with.
  fileprivate var mask: Layer.ID { Layer.ID(rawValue | 1 << 60) }
  /// The layer that encloses a node whose parent isolates its children.
  package var isolated: Layer.ID { Layer.ID(rawValue | 1 << 61) }
  /// The layer that a node with a shadow has inside of it.
  fileprivate var inner: Layer.ID { Layer.ID(rawValue | 1 << 62) }
}
