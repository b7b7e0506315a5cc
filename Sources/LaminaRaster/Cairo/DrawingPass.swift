import CCairo
import LaminaDrawing
import LaminaGeometry

/// Carries out the commands of one list on one canvas.
///
/// ```
/// save, beginGroup ──▶ bracket pushed │ restore, endGroup ──▶ bracket popped, state taken back
/// ```
struct DrawingPass {
  /// What save and restore keep, besides Cairo's own clip.
  struct State {
    var transform: CGAffineTransform
    /// The pixels that may change, as an outer bound.
    var clip: PixelRect
    /// Nothing is drawn: the transform flattens everything, or the group is invisible.
    var isHidden = false
  }

  private enum Bracket {
    case save(State)
    /// A group; `layer` says with which opacity its own surface comes back, nil if it has none.
    case group(State, layer: CGFloat?)
  }

  let canvas: Canvas
  let images: ImageStore
  let shadows: ShadowCache
  /// Read between commands, and while a picture is made.
  let token: CancellationToken
  /// The transform of the device: points to pixels, before the list changed anything.
  let device: CGAffineTransform
  var state: State
  private var brackets: [Bracket] = []

  var context: OpaquePointer { canvas.context }

  init(
    canvas: Canvas, images: ImageStore, shadows: ShadowCache, transform: CGAffineTransform,
    clip: [PixelRect], token: CancellationToken
  ) {
    self.canvas = canvas
    self.images = images
    self.shadows = shadows
    self.token = token
    device = transform
    state = State(
      transform: transform, clip: clip.reduce(.zero) { $0.union($1) },
      isHidden: !transform.isUsable)
    Self.setFontOptions(canvas.context)
    for rect in clip { canvas.add(rect) }
    cairo_clip(context)
  }

  mutating func run(_ commands: [DisplayCommand]) {
    for command in commands {
      if token.isCancelled { break }
      perform(command)
    }
    while !brackets.isEmpty { close() }
  }

  private mutating func perform(_ command: DisplayCommand) {
    switch command {
    case .save: save()
    case .restore: restore()
    case .beginGroup(let opacity): beginGroup(opacity)
    case .endGroup: endGroup()
    case .concatenate(let transform): concatenate(transform)
    default: if !state.isHidden { draw(command) }
    }
  }

  private mutating func draw(_ command: DisplayCommand) {
    switch command {
    case .fillRect(let rect, let paint): fill(rect, paint)
    case .fillRoundedRect(let rect, let radius, let paint):
      fill(Path(roundedRect: rect, cornerRadius: radius), paint)
    case .fill(let path, let paint, let eoFill): fill(path, paint, eoFill: eoFill)
    case .stroke(let path, let paint, let style): stroke(path, paint, style)
    case .glyphs(let run): glyphs(run)
    case .image(let picture, let rect): image(picture, in: rect)
    case .bitmap(let bitmap, let point): blit(bitmap, at: point)
    case .sprites(let batch): sprites(batch)
    case .shadow(let path, let color, let radius): shadow(path, color: color, radius: radius)
    case .shadowOf(let list, let color, let radius): shadow(of: list, color: color, radius: radius)
    case .clipRect(let rect): clip(rect)
    case .clip(let path, let eoFill): clip(path, eoFill: eoFill)
    case .save, .restore, .concatenate, .beginGroup, .endGroup: break
    }
  }

  // MARK: Brackets

  private mutating func save() {
    brackets.append(.save(state))
    cairo_save(context)
  }

  /// Takes back the last save; a restore without one, or across a group's border, does nothing.
  private mutating func restore() {
    guard case .save = brackets.last else { return }
    close()
  }

  private mutating func beginGroup(_ opacity: CGFloat) {
    let needsLayer = opacity < 1 && opacity > 0 && !state.isHidden && !state.clip.isEmpty
    brackets.append(.group(state, layer: needsLayer ? opacity : nil))
    if needsLayer {
      cairo_push_group(context)
      // Cairo would clip twice, within the group and when it is laid on: soft edges would thin out.
      cairo_reset_clip(context)
      // Cairo would draw the first thing on a clear surface by another formula, a shade different,
      // so the group's pixels would depend on what else is drawn in it.
      cairo_surface_mark_dirty(cairo_get_group_target(context))
    } else {
      cairo_save(context)
      if !(opacity > 0) { state.isHidden = true }
    }
  }

  /// Lays the last group on; saves left open inside it are closed first.
  private mutating func endGroup() {
    guard brackets.contains(where: { if case .group = $0 { true } else { false } }) else { return }
    while case .save = brackets.last { close() }
    close()
  }

  private mutating func close() {
    switch brackets.popLast() {
    case .save(let outer), .group(let outer, layer: nil):
      cairo_restore(context)
      state = outer
    case .group(let outer, layer: let opacity?):
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
      state = outer
    case nil: break
    }
  }

  // MARK: Transforms and clips

  private mutating func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    if !state.transform.isUsable { state.isHidden = true }
  }

  /// Upright clips end at whole device pixels: cheap, and without seams between neighbours.
  private mutating func clip(_ rect: CGRect) {
    guard state.transform.isUpright else { return clip(Path(rect), eoFill: false) }
    let box = deviceRect(rect).snapped
    canvas.add(box)
    cairo_clip(context)
    narrow(to: box)
  }

  private mutating func clip(_ path: Path, eoFill: Bool) {
    cairo_set_fill_rule(context, eoFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    canvas.add(path, state.transform)
    cairo_clip(context)
    narrow(to: path.boundingRect.applying(state.transform))
  }

  private mutating func narrow(to box: CGRect) {
    state.clip = state.clip.intersection(PixelRect(covering: box, scale: 1))
    if state.clip.isEmpty { state.isHidden = true }
  }

  /// `rect` in pixels, held to a little more than the clip, so that no number is too large for Cairo.
  func deviceRect(_ rect: CGRect) -> CGRect { state.transform.heldBox(of: rect) }

  /// The pixels of `box` (device) that may change.
  func visible(_ box: CGRect) -> PixelRect {
    PixelRect(covering: box, scale: 1).intersection(state.clip)
  }
}
