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
    /// The transform of the device: points to pixels, before the list changed anything.
    var device: CGAffineTransform
    /// The pixels that may change, as an outer bound.
    var clip: PixelRect
    /// Nothing is drawn: the transform flattens everything, or the group is invisible.
    var isHidden = false
  }

  private enum Bracket {
    case save(State)
    /// A group; nil: nothing of it is seen.
    case group(State, OpenGroup?)
    /// A mask of the enclosing group, on a surface of its own; nil: it does not matter.
    case mask(State, outer: Canvas, GroupSurface?)
    /// A group, or its mask, on a canvas that takes down what is drawn.
    case vectorGroup(State, GroupStyle)
    case vectorMask(State)

    var isGroup: Bool {
      switch self {
      case .group, .vectorGroup: true
      case .save, .mask, .vectorMask: false
      }
    }

    var isMask: Bool {
      switch self {
      case .mask, .vectorMask: true
      case .save, .group, .vectorGroup: false
      }
    }
  }

  private(set) var canvas: Canvas
  let images: ImageStore
  let shadows: ShadowCache
  /// Read between commands, and while a picture is made.
  let token: CancellationToken
  var state: State
  private var brackets: [Bracket] = []
  /// What was carried out so far, where that cannot be read from the canvas.
  private(set) var done: ArraySlice<DisplayCommand> = []

  var context: OpaquePointer { canvas.context }

  init(
    canvas: Canvas, images: ImageStore, shadows: ShadowCache, transform: CGAffineTransform,
    clip: [PixelRect], token: CancellationToken
  ) {
    self.canvas = canvas
    self.images = images
    self.shadows = shadows
    self.token = token
    state = State(
      transform: transform, device: transform, clip: clip.reduce(.zero) { $0.union($1) },
      isHidden: !transform.isUsable)
    brackets.reserveCapacity(8)
    Self.setFontOptions(canvas.context)
    for rect in clip { canvas.add(rect) }
    cairo_clip(context)
  }

  mutating func run(_ list: DisplayList) {
    let commands = list.wholeCommands
    for (index, command) in commands.enumerated() {
      if token.isCancelled { break }
      if canvas.isVector { done = commands[..<index] }
      perform(command)
    }
    while !brackets.isEmpty { close() }
  }

  private mutating func perform(_ command: DisplayCommand) {
    switch command {
    case .save: save()
    case .restore: restore()
    case .beginGroup(let style): beginGroup(style)
    case .endGroup: endGroup()
    case .beginMask: beginMask()
    case .endMask: endMask()
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
    case .stroke(let path, let paint, let style): stroke(path, paint, style: style)
    case .glyphs(let run): glyphs(run)
    case .image(let picture, let rect) where canvas.isVector: embed(picture, in: rect)
    case .image(let picture, let rect): image(picture, in: rect)
    case .bitmap(let bitmap, let point, let opacity): blit(bitmap, at: point, opacity: opacity)
    case .sampledBitmap(let bitmap, let place, let opacity, let interpolation):
      sample(bitmap, place, opacity: opacity, interpolation: interpolation)
    case .cached(let drawing, let place, let opacity) where canvas.isVector && place.isAffine:
      takeDown(drawing, place.affineTransform, opacity: opacity)
    case .cached(let drawing, let place, let opacity): lay(drawing, place, opacity: opacity)
    case .backdrop(let path, let filters, let opacity):
      changeBelow(path, by: filters, opacity: opacity)
    case .sprites(let batch): sprites(batch)
    case .shadow(let path, let color, let radius): shadow(path, color: color, radius: radius)
    case .shadowOf(let list, let color, let radius): shadow(of: list, color: color, radius: radius)
    case .clipRect(let rect): clip(rect)
    case .clip(let path, let eoFill): clip(path, eoFill: eoFill)
    case .save, .restore, .concatenate, .beginGroup, .endGroup, .beginMask, .endMask, .deferred:
      break
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

  /// Without a clip of its own: soft edges would thin out, clipped within and when it is laid on.
  private mutating func beginGroup(_ style: GroupStyle) {
    if canvas.isVector, !state.isHidden, style.isVector, style.opacity > 0 {
      brackets.append(.vectorGroup(state, style))
      return cairo_push_group(context)
    }
    let outer = state
    let group = state.isHidden ? nil : OpenGroup(style, in: state, on: canvas)
    brackets.append(.group(outer, group))
    guard let group else { return state.isHidden = true }
    canvas = group.surface.canvas
    state = group.inner
    Self.setFontOptions(context)
  }

  /// Lays the last group on; saves and masks left open inside it are closed first.
  private mutating func endGroup() {
    guard brackets.contains(where: \.isGroup) else { return }
    while let last = brackets.last {
      close()
      if last.isGroup { return }
    }
  }

  private mutating func beginMask() {
    if case .vectorGroup = brackets.last {
      brackets.append(.vectorMask(state))
      return cairo_push_group(context)
    }
    let outer = (state, canvas)
    let group = brackets.last { if case .save = $0 { false } else { true } }
    var surface: GroupSurface?
    if case .group(_, let open?) = group, !open.inner.isHidden {
      surface = GroupSurface(open.surface.rect)
    }
    brackets.append(.mask(outer.0, outer: outer.1, surface))
    guard let surface else { return state.isHidden = true }
    canvas = surface.canvas
    state.clip = surface.rect
    state.isHidden = false
    Self.setFontOptions(context)
  }

  /// Leaves of the group what the mask covers; saves left open in the mask are closed first.
  private mutating func endMask() {
    let open = brackets.last { if case .save = $0 { false } else { true } }
    guard let open, open.isMask else { return }
    while let last = brackets.last {
      close()
      if last.isMask { return }
    }
  }

  private mutating func close() {
    switch brackets.popLast() {
    case .save(let outer):
      cairo_restore(context)
      state = outer
    case .group(let outer, let group):
      state = outer
      guard let group else { return }
      canvas = group.outer
      lay(group)
    case .mask(let outer, let canvas, let surface):
      state = outer
      self.canvas = canvas
      if let mask = surface?.finish() { keepWhat(mask) }
    case .vectorGroup(let outer, let style):
      state = outer
      layVectorGroup(style)
    case .vectorMask(let outer):
      state = outer
      keepWhatVectorMask()
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
