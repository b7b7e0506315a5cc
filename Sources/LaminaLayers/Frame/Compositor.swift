import LaminaDrawing
import LaminaGeometry

/// Makes frames of presentations: finds what changed since the last one, and how to paint it.
///
/// One thread at a time uses it; it remembers what the host's retained buffer shows.
///
/// ```swift
/// if let frame = compositor.frame(for: presentation) {
///   rasterizer.draw(frame, into: buffer, scale: presentation.scale)
/// }                                   // nil: nothing changed, nothing to present
/// ```
public struct Compositor: Sendable {
  private var shown: Shown?

  /// Whether what is hidden by something opaque is left out; the same pixels with less work.
  private let skipsHidden: Bool
  /// How many pixels must have moved alike for them to be copied.
  private let leastMoved: Int

  public init() { self.init(skipsHidden: true) }

  package init(skipsHidden: Bool = true, leastMoved: Int = 1 << 16) {
    self.skipsHidden = skipsHidden
    self.leastMoved = leastMoved
  }

  /// What to draw so that the buffer shows `presentation`; nil when it does already.
  ///
  /// The first frame, and one for another size, scale or background, damages everything.
  /// - Complexity: O(layers on the way to what changed + layers in the damage), and a comparison
  ///   of the pictures by pointer.
  public mutating func frame(for presentation: Presentation) -> Frame? {
    let shown = shown.flatMap { $0.isOnSameSurface(as: presentation) ? $0 : nil }
    let tree = RenderNode.tree(
      for: presentation, after: shown?.tree,
      changed: shown.map { $0.changedMarks(to: presentation) } ?? .max)
    let change = change(from: shown, to: tree, presentation: presentation)
    self.shown = Shown(tree, presentation, change.traces)
    guard !change.damage.isEmpty else { return nil }
    let painted = change.move?.painted ?? change.damage
    let painter = Painter(
      tree, damage: painted, scale: presentation.scale, background: presentation.background,
      skipsHidden: skipsHidden)
    let move = change.move?.move
    var statistics = painter.statistics
    statistics.layersCompared = change.compared
    statistics.pixelsMoved = move?.target.area ?? 0
    return Frame(
      damage: change.damage.rects, move: move, painted: painted.rects,
      list: DisplayList(painter.recorder), canvases: painter.canvases, statistics: statistics)
  }

  /// Forgets what the buffer shows: the next frame damages everything.
  public mutating func invalidate() { shown = nil }

  /// What differs between what the buffer shows and what it shall show.
  private struct Change {
    var damage: DamageRegion
    var compared = 0
    /// What is copied of it instead of painted.
    var move: CheckedMove?
    /// What is painted now, where that was looked at.
    var traces: SurfaceTraces?
  }

  private func change(
    from shown: Shown?, to tree: RenderNode, presentation: Presentation
  ) -> Change {
    let surface = PixelRect(size: presentation.pixelSize)
    guard let shown else {
      var all = DamageRegion(surface: surface)
      all.add(surface)
      return Change(damage: all)
    }
    let difference = Difference(
      from: shown.tree, to: tree, surface: surface, scale: presentation.scale)
    var change = Change(damage: difference.damage, compared: difference.compared)
    change.damage.addBackdrops(of: tree, scale: presentation.scale)
    // On a clear background the buffer is cleared where there is damage, before this is drawn.
    if presentation.background.opacity > 0,
      let largest = difference.moved.largest(on: surface, leastArea: leastMoved),
      !shown.tree.hasBackdrops, !tree.hasBackdrops
    {
      let scale = presentation.scale
      let before = shown.traces ?? SurfaceTraces(of: shown.tree, on: surface, scale: scale)
      let after = SurfaceTraces(of: tree, on: surface, scale: scale)
      change.move = CheckedMove(largest, from: before, to: after, damage: change.damage)
      change.traces = after
    }
    return change
  }
}

/// What the host's buffer holds after the last frame.
private struct Shown {
  let tree: RenderNode
  /// What was painted, where that was looked at.
  let traces: SurfaceTraces?
  let pictures: [Layer.ID: LayerPicture]
  let standIns: [Layer.ID: PaintedPlaceholder]
  let pixelSize: PixelSize
  let scale: CGFloat
  let background: Color.Resolved

  init(_ tree: RenderNode, _ presentation: Presentation, _ traces: SurfaceTraces?) {
    self.tree = tree
    self.traces = traces
    pictures = presentation.pictures
    standIns = presentation.standIns
    pixelSize = presentation.pixelSize
    scale = presentation.scale
    background = presentation.background
  }

  func isOnSameSurface(as next: Presentation) -> Bool {
    pixelSize == next.pixelSize && scale == next.scale && background == next.background
  }

  /// The marks of the layers that have another picture or stand-in in `next`, or none any more.
  func changedMarks(to next: Presentation) -> UInt64 {
    Shown.changedMarks(from: pictures, to: next.pictures)
      | Shown.changedMarks(from: standIns, to: next.standIns)
  }

  private static func changedMarks<Value: Equatable>(
    from values: [Layer.ID: Value], to next: [Layer.ID: Value]
  ) -> UInt64 {
    // Mostly they are the same dictionary, which is seen at once.
    if values == next { return 0 }
    var marks: UInt64 = 0
    var stayed = 0
    for (id, value) in next {
      let place = values.index(forKey: id)
      if place != nil { stayed += 1 }
      // Compared where it lies: a copy of each would be held and let go.
      if let place, values.values[place] == value { continue }
      marks |= id.mark
    }
    guard stayed < values.count else { return marks }
    for id in values.keys where next[id] == nil { marks |= id.mark }
    return marks
  }
}
