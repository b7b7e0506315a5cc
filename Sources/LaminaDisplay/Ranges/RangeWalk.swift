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
  /// A drawn layer in the range, before it is known what it needs.
  struct Sight {
    let layer: Layer
    let list: DisplayList
    /// The pixels of the whole drawing, from the layer's top left.
    let whole: PixelRect
    /// The nearest layer above whose pictures appear together.
    let group: Layer.ID?
    let isSuspended: Bool
    let policy: DisplayPolicy
    /// The drawing in the surface's points.
    fileprivate let ink: CGRect
    /// What is seen where that lies; null for nothing.
    fileprivate let seen: CGRect

    var isVisible: Bool { !seen.isNull }
  }

  /// What a drawn layer in the range needs; rectangles on the pixels of the layer, from its top left.
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
    /// The nearest layer above whose pictures appear together.
    let group: Layer.ID?
    let isSuspended: Bool
    let policy: DisplayPolicy
    /// Whether it would be ready only when it is out of sight again.
    let isPassing: Bool
    /// What can be seen on the surface, in points; null for nothing.
    fileprivate let opening: CGRect
    /// From the layer's points to the surface's.
    fileprivate let transform: CGAffineTransform

    /// Whether a picture would be seen where the layer is now.
    func sees(_ picture: PictureKey) -> Bool {
      picture.rect.points(scale: picture.scale).applying(transform).overlaps(opening)
    }

    var isVisible: Bool { !visible.isEmpty }
    /// Whether it is drawn by the frame's own thread, which then does nothing ahead of time.
    var isSynchronous: Bool { policy == .synchronous }
  }

  private struct Step {
    let layer: Layer
    /// From the layer's points to the surface's.
    let transform: CGAffineTransform
    /// The number of what the enclosing layers leave of the surface: many layers share it.
    let opening: Int
    let group: Layer.ID?
    let isSuspended: Bool
    let policy: DisplayPolicy
  }

  /// What the enclosing layers leave of the surface, in points.
  private struct Opening {
    var visible: CGRect
    /// That with the range around it.
    var near: CGRect
    /// What will be seen when scrolling has come to rest, if that is elsewhere.
    var landing = CGRect.null
    /// Of the nearest enclosing scroll layer that moves, or else of the nearest.
    var outlook: ScrollOutlook?

    var isEmpty: Bool { near.isNull && landing.isNull }

    func reaches(_ rect: CGRect) -> Bool { rect.overlaps(near) || rect.overlaps(landing) }

    /// Through which a plane is seen that `toSurface` takes to the surface: of a plane that goes on
    /// behind the eye, all of its `ink`.
    func on(_ ink: CGRect, _ toSurface: ProjectionTransform, pixel: CGFloat) -> Opening {
      // Smoothed edges reach further, as in painting.
      func back(_ rect: CGRect) -> CGRect {
        guard !rect.isNull, let inverse = toSurface.inverse else { return .null }
        let rect = rect.insetBy(dx: -2 * pixel, dy: -2 * pixel)
        return inverse.seesAll(of: rect) ? rect.applying(inverse) : ink
      }
      return Opening(visible: back(visible), near: back(near), landing: back(landing))
    }

    /// With what lies `reach` points around: what is out of sight may blur into what is seen.
    func grown(by reach: CGFloat) -> Opening {
      guard reach > 0 else { return self }
      var grown = self
      grown.visible = visible.insetBy(dx: -reach, dy: -reach)
      grown.near = near.insetBy(dx: -reach, dy: -reach)
      grown.landing = landing.insetBy(dx: -reach, dy: -reach)
      return grown
    }
  }

  let scale: CGFloat
  let ranges: DisplayRanges
  /// Where the layers that scroll are going.
  let headings: [Layer.ID: ScrollHeading]
  let times: DrawingTimes
  /// Layers with more pixels are drawn in part: as much as is near.
  let pixelLimit: Int
  /// Layers that get no new pictures, with all inside them.
  let suspended: Set<Layer.ID>
  private(set) var layersVisited = 0
  private var steps: [Step] = []
  private var openings: [Opening] = []

  init(
    scale: CGFloat, ranges: DisplayRanges, headings: [Layer.ID: ScrollHeading],
    times: DrawingTimes, pixelLimit: Int, suspended: Set<Layer.ID>
  ) {
    self.scale = scale
    self.ranges = ranges
    self.headings = headings
    self.times = times
    self.pixelLimit = pixelLimit
    self.suspended = suspended
  }

  /// Calls `body` for the drawn layers in the range, in painting order; not for those drawn as a whole
  /// of which `isDone` says that nothing is left to do.
  mutating func visit(
    _ root: Layer, seen surface: CGRect, unless isDone: (Sight) -> Bool, _ body: (Need) -> Void
  ) {
    steps.reserveCapacity(32)
    openings.reserveCapacity(16)
    openings.append(Opening(visible: surface, near: ranges.still.around(surface)))
    push(root, in: .identity, opening: 0, parent: nil)
    while let step = steps.popLast() {
      layersVisited += 1
      if case .drawn(let list) = step.layer.contents, let sight = sight(of: list, at: step),
        sight.whole.area > pixelLimit || !isDone(sight)
      {
        body(need(of: sight, at: step))
      }
      pushChildren(of: step)
    }
  }

  private mutating func pushChildren(of step: Step) {
    let offset = step.layer.boundsOrigin
    let inner = CGAffineTransform(translationX: -offset.x, y: -offset.y)
      .concatenating(step.transform)
    // A mask takes part in the picture as what is inside does.
    if let mask = step.layer.mask { push(mask, in: inner, opening: step.opening, parent: step) }
    for child in step.layer.children.reversed() {
      push(child, in: inner, opening: step.opening, parent: step)
    }
  }

  private mutating func push(
    _ layer: Layer, in outer: CGAffineTransform, opening: Int, parent: Step?
  ) {
    guard layer.appearance.isVisible, layer.mayHavePictures else { return }
    var (transform, opening) = (outer, opening)
    if layer.isFlat(in: parent?.layer) {
      transform = layer.transformToParent.concatenating(outer)
    } else {
      (transform, opening) = place(layer, in: opening, parent: parent)
    }
    let isCut = layer.appearance.isCut
    if isCut || !layer.appearance.filters.isEmpty {
      openings.append(narrowed(openings[opening], by: layer, transform: transform))
      opening = openings.count - 1
    }
    if isCut {
      if openings[opening].isEmpty { return }
    } else if !openings[opening].reaches(layer.inkBounds.applying(transform)) {
      return
    }
    steps.append(
      Step(
        layer: layer, transform: transform, opening: opening,
        group: layer.displaysTogether ? layer.id : parent?.group,
        isSuspended: parent?.isSuspended == true || suspended.contains(layer.id),
        policy: layer.displayPolicy ?? parent?.policy ?? .asynchronous))
  }

  /// Where a turned layer lies, and in what: one in perspective is a plane with an opening of its own.
  private mutating func place(
    _ layer: Layer, in opening: Int, parent: Step?
  ) -> (CGAffineTransform, opening: Int) {
    let way = layer.geometry.projection(in: parent?.layer.geometry)
    let outer = parent?.transform ?? .identity
    guard !way.isAffine else { return (way.affineTransform.concatenating(outer), opening) }
    let toSurface = way.concatenating(ProjectionTransform(outer))
    openings.append(openings[opening].on(layer.inkBounds, toSurface, pixel: 1 / scale))
    return (.identity, openings.count - 1)
  }

  /// What a layer's filters and clip make of an opening.
  private func narrowed(
    _ outer: Opening, by layer: Layer, transform: CGAffineTransform
  ) -> Opening {
    let filters = layer.appearance.filters
    var opening =
      filters.isEmpty ? outer : outer.grown(by: filters.context * transform.lengthScale)
    guard let clip = layer.appearance.clip else { return opening }
    // What is scrolled away is cut from the ink bounds, but may be near.
    let hole = clip.boundingRect(in: layer.bounds.size).applying(transform)
    if let heading = headings[layer.id] {
      return scrolled(opening, by: layer, heading: heading, hole: hole, transform: transform)
    }
    opening.visible = opening.visible.intersection(hole)
    let around = ranges.still.around(hole)
    opening.near = opening.near.intersection(around)
    opening.landing = opening.landing.intersection(around)
    return opening
  }

  /// What a layer that scrolls leaves of an opening: its range reaches as far as it is heading,
  /// however little is near around it.
  private func scrolled(
    _ outer: Opening, by layer: Layer, heading: ScrollHeading, hole: CGRect,
    transform: CGAffineTransform
  ) -> Opening {
    let visible = outer.visible.intersection(hole)
    let base = visible.isEmpty ? hole.intersection(outer.near) : visible
    let landing = hole.intersection(outer.landing)
    let own = ScrollOutlook(heading, at: layer.boundsOrigin, transform: transform, seen: visible)
    guard own.isMoving || outer.outlook?.isMoving != true else {
      return Opening(
        visible: visible, near: ranges.around(base, heading), landing: landing,
        outlook: outer.outlook)
    }
    return Opening(
      visible: visible, near: ranges.around(base, heading),
      landing: landing.isNull ? own.landing : landing, outlook: own)
  }

  private func sight(of list: DisplayList, at step: Step) -> Sight? {
    let whole = PixelRect(covering: list.inkBounds, scale: scale)
    let ink = whole.points(scale: scale).applying(step.transform)
    guard !whole.isEmpty, openings[step.opening].reaches(ink) else { return nil }
    let seen = seen(at: step, by: ink)
    if seen.isNull && step.policy == .synchronous { return nil }
    return Sight(
      layer: step.layer, list: list, whole: whole, group: step.group,
      isSuspended: step.isSuspended, policy: step.policy, ink: ink, seen: seen)
  }

  private func need(of sight: Sight, at step: Step) -> Need {
    let opening = openings[step.opening]
    let (list, ink) = (sight.list, sight.ink)
    let parts = parts(of: sight.whole, at: step, seen: sight.seen)
    return Need(
      layer: step.layer, list: list, visible: parts.visible, needed: parts.needed,
      wanted: parts.wanted, priority: priority(of: list, ink, at: step, isSeen: sight.isVisible),
      group: step.group, isSuspended: step.isSuspended, policy: step.policy,
      isPassing: opening.outlook.map { $0.timeUntilPassed(ink) < times[list] } ?? false,
      opening: opening.visible, transform: step.transform)
  }

  private func priority(
    of list: DisplayList, _ ink: CGRect, at step: Step, isSeen: Bool
  ) -> JobPriority {
    let opening = openings[step.opening]
    var priority =
      opening.outlook?.priority(of: ink, isSeen: isSeen, after: times[list])
      ?? (isSeen ? .visible : JobPriority(from: ink, to: opening.visible, in: opening.near))
    priority.isLong = times.isLong(list)
    return priority
  }

  /// What is seen where `ink` lies, or null: with a pixel of slack unless the layer lies on whole
  /// pixels, where it will be painted.
  private func seen(at step: Step, by ink: CGRect) -> CGRect {
    let visible = openings[step.opening].visible
    guard !visible.isNull else { return .null }
    let slack = step.transform.isOnPixels(scale: scale) ? 0 : -1 / scale
    let seen = visible.insetBy(dx: slack, dy: slack)
    return ink.overlaps(seen) ? seen : .null
  }

  /// The whole drawing, or, of a huge one, what is near.
  private func parts(
    of whole: PixelRect, at step: Step, seen: CGRect
  ) -> (visible: PixelRect, needed: PixelRect, wanted: PixelRect) {
    guard whole.area > pixelLimit else { return (seen.isNull ? .zero : whole, whole, whole) }
    let inward = step.transform.inverted()
    func part(_ rect: CGRect) -> PixelRect {
      guard !rect.isNull else { return .zero }
      return PixelRect(covering: rect.applying(inward), scale: scale).intersection(whole)
    }
    let near = openings[step.opening].near
    let visible = part(seen)
    let wanted = part(near)
    guard wanted.area <= max(pixelLimit, 4 * visible.area) else {
      return (visible, visible, visible)
    }
    let halfway = part(seen.isNull ? near : near.middle(to: seen))
    return (visible, halfway, wanted)
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

extension Layer {
  /// Whether it lies in the plane of the layer that it is in, upright and at its size.
  fileprivate func isFlat(in parent: Layer?) -> Bool {
    geometry.transform.isIdentity && parent?.geometry.sublayerTransform.isIdentity ?? true
  }
}

extension Appearance {
  fileprivate var isCut: Bool { if case nil = clip { false } else { true } }
}

extension CGAffineTransform {
  /// Whether it moves only, and by whole pixels but for rounding errors.
  fileprivate func isOnPixels(scale: CGFloat) -> Bool {
    let (x, y) = (tx * scale, ty * scale)
    return isTranslation && abs(x - x.rounded()) < 1e-4 && abs(y - y.rounded()) < 1e-4
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
