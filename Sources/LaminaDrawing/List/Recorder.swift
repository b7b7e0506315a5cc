public import LaminaGeometry

extension DisplayList {
  /// Takes down drawing commands and follows transforms and clips to know what they may touch.
  public struct Recorder {
    private struct State {
      var transform = CGAffineTransform.identity
      var clip = CGRect.infinite
    }

    /// What was taken down so far, in order.
    public private(set) var commands: [DisplayCommand] = []
    /// What the commands so far may touch, in points; `.null` when nothing.
    public private(set) var inkBounds = CGRect.null
    private var state = State()
    private var saved: [State] = []
    /// Groups and masks that are open, with what was touched before them.
    private var apart: [(GroupStyle?, inkBounds: CGRect)] = []

    /// Whether what leaves no mark is taken down, too: a way may begin or end there.
    private let keepsUnseen: Bool

    /// Makes a recorder without commands.
    public init() { keepsUnseen = false }

    /// One that takes down what leaves no mark (the clear, the empty), touching nothing.
    package init(keepingUnseen: Bool) { keepsUnseen = keepingUnseen }

    /// Fills a rectangle.
    public mutating func fill(_ rect: CGRect, with paint: Paint) {
      add(
        .fillRect(rect, paint), touching: rect,
        if: !paint.isClear && rect.width > 0 && rect.height > 0)
    }

    /// Fills a rectangle whose corners are arcs of `radius` points.
    public mutating func fill(roundedRect rect: CGRect, radius: CGFloat, with paint: Paint) {
      guard radius > 0 else { return fill(rect, with: paint) }
      add(
        .fillRoundedRect(rect, radius: radius, paint), touching: rect,
        if: !paint.isClear && rect.width > 0 && rect.height > 0)
    }

    /// Fills the inside of an outline; with `eoFill`, what it encloses an even number of times
    /// stays empty.
    public mutating func fill(_ path: Path, with paint: Paint, eoFill: Bool = false) {
      guard !path.isEmpty else { return }
      let box = path.boundingRect
      add(
        .fill(path, paint, eoFill: eoFill), touching: box,
        if: !paint.isClear && (!keepsUnseen || min(box.width, box.height) > 1e-4))
    }

    /// Draws along an outline.
    public mutating func stroke(
      _ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()
    ) {
      guard !path.isEmpty else { return }
      add(
        .stroke(path, paint, style),
        touching: path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach),
        if: !paint.isClear && style.lineWidth > 0)
    }

    /// Draws glyphs of one face and paint.
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
      add(.image(image, in: rect), touching: rect, if: rect.width > 0 && rect.height > 0)
    }

    /// Draws ready pixels; `scale` is that of the device, for the bounds.
    public mutating func bitmap(
      _ bitmap: Bitmap, at point: CGPoint, scale: CGFloat, opacity: CGFloat = 1
    ) {
      guard opacity > 0 else { return }
      let size = CGSize(
        width: CGFloat(bitmap.size.width) / scale, height: CGFloat(bitmap.size.height) / scale)
      add(
        .bitmap(bitmap, at: point, opacity: opacity), touching: CGRect(origin: point, size: size))
    }

    /// Draws ready pixels turned, scaled or in perspective.
    ///
    /// - Parameters:
    ///   - bitmap: the pixels.
    ///   - transform: from the bitmap's pixels to points.
    ///   - opacity: from 0 to 1.
    ///   - interpolation: `none` shows single pixels; all others are linear.
    public mutating func bitmap(
      _ bitmap: Bitmap, transform: ProjectionTransform, opacity: CGFloat = 1,
      interpolation: Interpolation = .medium
    ) {
      guard opacity > 0, !bitmap.size.isEmpty else { return }
      add(
        .sampledBitmap(bitmap, transform, opacity: opacity, interpolation),
        touching: CGRect(
          x: 0, y: 0, width: CGFloat(bitmap.size.width), height: CGFloat(bitmap.size.height)
        ).applying(transform))
    }

    /// Draws what is kept as a bitmap, drawn first if it is not there yet.
    ///
    /// - Parameters:
    ///   - drawing: what is drawn.
    ///   - transform: from its points to those here.
    ///   - opacity: from 0 to 1.
    public mutating func cached(
      _ drawing: CachedDrawing, transform: ProjectionTransform = ProjectionTransform(),
      opacity: CGFloat = 1
    ) {
      guard opacity > 0, !drawing.rect.isEmpty, !drawing.list.isEmpty else { return }
      add(
        .cached(drawing, transform, opacity: opacity),
        touching: drawing.rect.points(scale: drawing.scale).applying(transform))
    }

    /// Draws what is recorded later, by who draws it.
    ///
    /// - Parameters:
    ///   - drawing: what is drawn.
    ///   - bounds: what it may touch, in points.
    public mutating func deferred(_ drawing: DeferredDrawing, in bounds: CGRect) {
      add(.deferred(drawing), touching: bounds)
    }

    /// Changes what lies below, inside the outline; `opacity` says how much of the change is seen.
    public mutating func backdrop(_ path: Path, filters: [ImageEffect], opacity: CGFloat = 1) {
      guard !path.isEmpty, !filters.isEmpty, opacity > 0 else { return }
      add(.backdrop(path, filters, opacity: opacity), touching: path.boundingRect)
    }

    /// Draws many copies of one small picture.
    public mutating func sprites(_ batch: SpriteBatch) {
      let ink = batch.inkBounds
      guard !batch.sprites.isEmpty, !ink.isNull else { return }
      add(.sprites(batch), touching: ink)
    }

    /// Draws the shadow of an outline, a Gaussian of sigma `radius` points, without the outline
    /// itself.
    public mutating func shadow(_ path: Path, color: Color.Resolved, radius: CGFloat) {
      guard !path.isEmpty else { return }
      let reach = -(radius * 3 + 1)
      add(
        .shadow(path, color, radius: radius),
        touching: path.boundingRect.insetBy(dx: reach, dy: reach), if: color.opacity > 0)
    }

    /// Draws the shadow of what `list` draws, whatever its outline; dearer than that of a path.
    public mutating func shadow(of list: DisplayList, color: Color.Resolved, radius: CGFloat) {
      guard !list.isEmpty else { return }
      let reach = -(radius * 3 + 1)
      add(
        .shadowOf(list, color, radius: radius),
        touching: list.inkBounds.insetBy(dx: reach, dy: reach),
        if: !list.inkBounds.isNull && color.opacity > 0)
    }

    /// Narrows what later commands may touch to a rectangle, until the matching restore.
    public mutating func clip(_ rect: CGRect) {
      commands.append(.clipRect(rect))
      narrow(to: rect)
    }

    /// Narrows what later commands may touch to the inside of an outline, until the matching
    /// restore.
    public mutating func clip(_ path: Path, eoFill: Bool = false) {
      commands.append(.clip(path, eoFill: eoFill))
      narrow(to: path.boundingRect)
    }

    /// Maps the coordinates of later commands, until the matching restore.
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
      group(GroupStyle(opacity: opacity), body)
    }

    /// Draws `body` apart and lays it on as one picture; its clips and transforms end with it.
    public mutating func group(_ style: GroupStyle, _ body: (inout Recorder) -> Void) {
      beginGroup(style)
      body(&self)
      endGroup()
    }

    /// Draws `body` as far as the alpha of what `mask` draws goes.
    public mutating func masked(
      _ body: (inout Recorder) -> Void, by mask: (inout Recorder) -> Void
    ) {
      beginGroup(GroupStyle())
      body(&self)
      beginMask()
      mask(&self)
      endMask()
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
    package mutating func beginGroup(_ style: GroupStyle) {
      commands.append(.beginGroup(style))
      begin(style.spreads ? style : nil)
    }

    /// Lays on what was drawn since the matching `beginGroup`.
    package mutating func endGroup() {
      commands.append(.endGroup)
      end()
    }

    /// What follows masks the enclosing group.
    package mutating func beginMask() {
      commands.append(.beginMask)
      begin(nil)
    }

    /// Ends the mask: it touches nothing that the group did not.
    package mutating func endMask() {
      commands.append(.endMask)
      let outer = apart.last?.inkBounds
      end()
      if let outer { inkBounds = outer }
    }

    private mutating func begin(_ style: GroupStyle?) {
      saved.append(state)
      apart.append((style, inkBounds))
      guard style != nil else { return }
      inkBounds = .null
      state = State()
    }

    private mutating func end() {
      if let outer = saved.popLast() { state = outer }
      guard let (style, before) = apart.popLast(), let style else { return }
      let inside = inkBounds
      inkBounds = before
      if !inside.isNull { touch(style.spread(inside)) }
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

    private mutating func add(
      _ command: DisplayCommand, touching rect: CGRect, if leavesMark: Bool
    ) {
      if leavesMark {
        add(command, touching: rect)
      } else if keepsUnseen {
        commands.append(command)
      }
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

extension GroupStyle {
  /// Whether it touches more, or something else, than what is drawn in it.
  fileprivate var spreads: Bool { projection != nil || filters.reach > 0 }

  /// What is touched by a group in which `rect` is.
  fileprivate func spread(_ rect: CGRect) -> CGRect {
    let wide = rect.insetBy(dx: -filters.reach, dy: -filters.reach)
    return projection.map { wide.applying($0) } ?? wide
  }
}
