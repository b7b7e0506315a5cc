import LaminaDrawing
import LaminaGeometry

/// A group that is being drawn: its surface, and how it will be laid on.
///
/// ```
///  group's points ──raster──▶ the surface's pixels ──(filters)──▶ ──placement──▶ the outer's pixels
/// ```
struct OpenGroup {
  let style: GroupStyle
  let outer: Canvas
  let surface: GroupSurface
  /// The state in which what is inside is drawn.
  let inner: DrawingPass.State
  /// From the surface's pixels to those of the enclosing canvas; nil: they are the same.
  let placement: ProjectionTransform?

  /// Returns nil for a group of which nothing would be seen.
  init?(_ style: GroupStyle, in state: DrawingPass.State, on outer: Canvas) {
    guard style.opacity > 0, !state.clip.isEmpty else { return nil }
    var inner = state
    var placement: ProjectionTransform?
    if let projection = style.projection {
      guard let flat = Self.flat(projection, style, in: state) else { return nil }
      (inner, placement) = flat
    } else {
      let reach = Int((style.filters.context * state.transform.lengthScale).rounded(.up))
      inner.clip = Self.seen(state.clip.grown(by: reach), style.bounds, transform: state.transform)
    }
    guard let surface = GroupSurface(inner.clip) else { return nil }
    self.style = style
    self.outer = outer
    self.surface = surface
    self.inner = inner
    self.placement = placement
  }

  /// The pixels around which nothing matters to what is laid on: what can be seen, and what the
  /// passes that are still to come look at.
  func wanted(
    in outer: DrawingPass.State, before passes: ArraySlice<EffectPlan.Pass>
  ) -> PixelRect {
    (placement == nil ? outer.clip : Self.limit).grown(by: passes.reduce(0) { $0 + $1.reach })
  }

  /// What of a group in perspective is drawn at most.
  private static let limit = PixelRect(x: -4096, y: -4096, width: 8192, height: 8192)

  /// The part of `clip` in which something is drawn.
  private static func seen(
    _ clip: PixelRect, _ bounds: CGRect?, transform: CGAffineTransform
  ) -> PixelRect {
    guard let bounds else { return clip }
    return clip.intersection(PixelRect(covering: bounds.applying(transform), scale: 1))
  }

  /// Whether all of a group is to be drawn, however little of it is seen: what is drawn of it decides on
  /// which pixels are mixed where it is seen smaller, and they change with what is cut.
  private static func isSmall(
    _ bounds: CGRect?, beside clip: PixelRect, transform: CGAffineTransform
  ) -> Bool {
    guard let bounds else { return false }
    let size = bounds.applying(transform).size
    return size.width * size.height <= CGFloat(max(1 << 20, 4 * clip.area))
  }

  /// How a group in perspective is drawn flat: upright, at the scale of the device.
  private static func flat(
    _ projection: ProjectionTransform, _ style: GroupStyle, in state: DrawingPass.State
  ) -> (DrawingPass.State, ProjectionTransform)? {
    let scale = state.device.lengthScale
    let raster = CGAffineTransform(scaleX: scale, y: scale)
    guard raster.isUsable else { return nil }
    let placement = ProjectionTransform(raster.inverted()).concatenating(projection)
      .concatenating(ProjectionTransform(state.transform))
    guard let back = placement.inverse else { return nil }
    let reach = Int((style.filters.context * scale).rounded(.up)) + 1
    let clip = PixelRect(covering: CGRect(state.clip).applying(back), scale: 1)
    // Beyond the horizon lies what the clip's corners do not say.
    let isWhole =
      clip.isEmpty || !back.seesAll(of: CGRect(state.clip))
      || isSmall(style.bounds, beside: clip, transform: raster)
    let wide = (isWhole ? limit : clip.intersection(limit)).grown(by: reach)
    var inner = state
    inner.transform = raster
    inner.device = raster
    inner.clip = seen(wide, style.bounds, transform: raster)
    return (inner, placement)
  }
}
