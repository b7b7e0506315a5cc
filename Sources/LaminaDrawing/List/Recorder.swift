public import LaminaGeometry

extension DisplayList {
  /// Takes down drawing commands and follows transforms and clips to know what they may touch.
  public struct Recorder {
    private struct State {
      var transform = CGAffineTransform.identity
      var clip = CGRect.infinite
    }

    public private(set) var commands: [DisplayCommand] = []
    public private(set) var inkBounds = CGRect.null
    private var state = State()
    private var saved: [State] = []

    public init() {}

    public mutating func fill(_ rect: CGRect, with paint: Paint) {
      guard !paint.isClear, rect.width > 0, rect.height > 0 else { return }
      add(.fillRect(rect, paint), touching: rect)
    }

    public mutating func fill(roundedRect rect: CGRect, radius: CGFloat, with paint: Paint) {
      guard radius > 0 else { return fill(rect, with: paint) }
      guard !paint.isClear, rect.width > 0, rect.height > 0 else { return }
      add(.fillRoundedRect(rect, radius: radius, paint), touching: rect)
    }

    public mutating func fill(_ path: Path, with paint: Paint, eoFill: Bool = false) {
      guard !path.isEmpty, !paint.isClear else { return }
      add(.fill(path, paint, eoFill: eoFill), touching: path.boundingRect)
    }

    public mutating func stroke(
      _ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()
    ) {
      guard !path.isEmpty, !paint.isClear, style.lineWidth > 0 else { return }
      let reach =
        style.lineWidth / 2
        * max(
          style.lineJoin == .miter ? style.miterLimit : 1, style.lineCap == .square ? 1.4143 : 1)
      add(
        .stroke(path, paint, style), touching: path.boundingRect.insetBy(dx: -reach, dy: -reach))
    }

    public mutating func glyphs(_ run: GlyphRun) {
      guard !run.glyphs.isEmpty else { return }
      add(.glyphs(run), touching: run.inkBounds)
    }

    /// Draws the part `source` of a picture, in fractions of its size, into `rect`.
    public mutating func image(
      _ image: ImageSource, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      in rect: CGRect, interpolation: Interpolation = .medium, tint: Paint? = nil,
      effects: [ImageEffect] = [], frame: Int = 0
    ) {
      self.image(
        ImageDrawing(
          image, part: source, interpolation: interpolation, tint: tint, effects: effects,
          frame: frame), in: rect)
    }

    /// Draws a picture into `rect`.
    public mutating func image(_ image: ImageDrawing, in rect: CGRect) {
      guard rect.width > 0, rect.height > 0 else { return }
      add(.image(image, in: rect), touching: rect)
    }

    /// Draws ready pixels; `scale` is that of the device, for the bounds.
    public mutating func bitmap(_ bitmap: Bitmap, at point: CGPoint, scale: CGFloat) {
      let size = CGSize(
        width: CGFloat(bitmap.size.width) / scale, height: CGFloat(bitmap.size.height) / scale)
      add(.bitmap(bitmap, at: point), touching: CGRect(origin: point, size: size))
    }

    /// Draws many copies of one small picture.
    public mutating func sprites(_ batch: SpriteBatch) {
      let ink = batch.inkBounds
      guard !batch.sprites.isEmpty, !ink.isNull else { return }
      add(.sprites(batch), touching: ink)
    }

    public mutating func shadow(_ path: Path, color: Color.Resolved, radius: CGFloat) {
      guard !path.isEmpty, color.opacity > 0 else { return }
      let reach = -(radius * 3 + 1)
      add(
        .shadow(path, color, radius: radius),
        touching: path.boundingRect.insetBy(dx: reach, dy: reach))
    }

    /// Draws the shadow of what `list` draws, whatever its outline; dearer than that of a path.
    public mutating func shadow(of list: DisplayList, color: Color.Resolved, radius: CGFloat) {
      guard !list.isEmpty, !list.inkBounds.isNull, color.opacity > 0 else { return }
      let reach = -(radius * 3 + 1)
      add(
        .shadowOf(list, color, radius: radius),
        touching: list.inkBounds.insetBy(dx: reach, dy: reach))
    }

    public mutating func clip(_ rect: CGRect) {
      commands.append(.clipRect(rect))
      narrow(to: rect)
    }

    public mutating func clip(_ path: Path, eoFill: Bool = false) {
      commands.append(.clip(path, eoFill: eoFill))
      narrow(to: path.boundingRect)
    }

    public mutating func concatenate(_ transform: CGAffineTransform) {
      guard !transform.isIdentity else { return }
      commands.append(.concatenate(transform))
      state.transform = transform.concatenating(state.transform)
    }

    /// Runs `body`, then takes back its clips and transforms.
    public mutating func saving(_ body: (inout Recorder) -> Void) {
      save()
      body(&self)
      restore()
    }

    /// Draws `body` apart and lays it on as one picture with `opacity`; its clips and transforms
    /// end with it.
    public mutating func group(opacity: CGFloat, _ body: (inout Recorder) -> Void) {
      beginGroup(opacity: opacity)
      body(&self)
      endGroup()
    }

    /// The first half of `saving`, for callers that walk a tree without recursion.
    package mutating func save() {
      saved.append(state)
      commands.append(.save)
    }

    /// Takes back the clips and transforms since the matching `save`.
    package mutating func restore() {
      commands.append(.restore)
      if let outer = saved.popLast() { state = outer }
    }

    /// The first half of `group`.
    package mutating func beginGroup(opacity: CGFloat) {
      saved.append(state)
      commands.append(.beginGroup(opacity: opacity))
    }

    /// Lays on what was drawn since the matching `beginGroup`.
    package mutating func endGroup() {
      commands.append(.endGroup)
      if let outer = saved.popLast() { state = outer }
    }

    /// Adds what another list recorded, mapped by `transform`.
    public mutating func append(_ list: DisplayList, transform: CGAffineTransform = .identity) {
      guard !list.isEmpty else { return }
      commands.append(.save)
      if !transform.isIdentity { commands.append(.concatenate(transform)) }
      commands += list.commands
      commands.append(.restore)
      touch(list.inkBounds.applying(transform))
    }

    private mutating func add(_ command: DisplayCommand, touching rect: CGRect) {
      commands.append(command)
      touch(rect)
    }

    private mutating func touch(_ rect: CGRect) {
      let touched = rect.applying(state.transform).intersection(state.clip)
      guard !touched.isNull, touched.width > 0, touched.height > 0 else { return }
      inkBounds = inkBounds.union(touched)
    }

    private mutating func narrow(to rect: CGRect) {
      let inner = rect.applying(state.transform)
      let narrowed = state.clip.intersection(inner)
      state.clip = narrowed.isNull ? CGRect(origin: inner.origin, size: .zero) : narrowed
    }
  }
}
