import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
import LaminaLayers
import LaminaLayout

nonisolated extension GraphicsContext {
  /// A text whose fonts are known, to be measured and drawn.
  public nonisolated struct ResolvedText {
    private let text: Text
    private let recording: CanvasRecording
    /// As the environment paints it.
    fileprivate let foreground: CanvasText
    /// What of the text is painted that has no style of its own; at first the foreground style.
    public var shading: Shading = .foreground

    fileprivate init(_ text: Text, in recording: CanvasRecording) {
      self.text = text
      self.recording = recording
      foreground = CanvasText(text, painted: nil, in: recording)
    }

    /// The size that the text takes in a room, wrapped to its width, in points.
    public func measure(in size: CGSize) -> CGSize { foreground.measure(in: size).size }

    /// From the top of the text in a room to the baseline of its first line, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      foreground.measure(in: size).firstBaseline ?? 0
    }

    /// From the top of the text in a room to the baseline of its last line, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      foreground.measure(in: size).lastBaseline ?? 0
    }

    /// The same text where a paint takes the place of the foreground style.
    fileprivate func painted(with paint: Paint) -> CanvasText {
      CanvasText(text, painted: .placed(paint), in: recording)
    }
  }

  /// The text as it is in the environment of the canvas; to be measured, or drawn often.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text, in: recording)
  }

  /// Draws a text into a rectangle, from its top: wrapped to its width, and cut off where it is too low.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let box = rect.standardized
    guard box.isDrawable else { return }
    let ink = box.insetBy(dx: -box.height, dy: -8)
    guard ink.isDrawable else { return }
    let move = CGAffineTransform(translationX: box.minX, y: box.minY)
    draw(painted(text, at: box).list(in: box.size), under: move, ink: ink)
  }

  /// Draws a text in lines as long as it says, so that a point of it (by default its middle) lies at a point of the
  /// context.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, in: CGRect(text.foreground.idealSize, anchor: anchor, at: point))
  }

  /// Draws a text into a rectangle, from its top: wrapped to its width, and cut off where it is too low.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in lines as long as it says, so that a point of it (by default its middle) lies at a point of the
  /// context.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func painted(_ text: ResolvedText, at rect: CGRect) -> CanvasText {
    if case .foreground = text.shading.kind { return text.foreground }
    let move = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
    return text.painted(with: paint(text.shading, in: rect).applying(move))
  }
}

/// A text in a canvas, which remembers how it was laid out.
nonisolated struct CanvasText {
  struct Measure {
    var size: CGSize
    var firstBaseline: CGFloat?
    var lastBaseline: CGFloat?
  }

  /// Nil where nobody knows yet how the text looks.
  private let leaf: IllustratedTextLeaf?
  private let surroundings: CanvasSurroundings

  /// Takes down how a text looks: as the environment paints it, unless a fill is given.
  init(_ text: Text, painted fill: Fill?, in recording: CanvasRecording) {
    surroundings = recording.surroundings
    leaf = surroundings.answers.answer(.text(text, fill), orNote: recording.misses) {
      text.leaf(in: $0, painted: fill)
    }
  }

  private var scale: CGFloat { surroundings.scale }

  /// What is remembered; nil for a text with symbols, which is laid out each time.
  private func request(_ size: CGSize) -> ResolvedContents.TextRequest? {
    guard let leaf, leaf.symbols.isEmpty else { return nil }
    return ResolvedContents.TextRequest(
      text: ResolvedTextKey(leaf: leaf.text, scale: scale), size: size)
  }

  func measure(in size: CGSize) -> Measure {
    func room(_ length: CGFloat) -> CGFloat? { length.isFinite ? max(length, 0) : nil }
    return measure(ProposedViewSize(width: room(size.width), height: room(size.height)))
  }

  private func measure(_ proposal: ProposedViewSize) -> Measure {
    guard let leaf else { return Measure(size: .zero) }
    var context = LeafContext(scale: scale)
    let measured = leaf.dimensions(proposal, in: &context)
    return Measure(
      size: measured.size, firstBaseline: measured.firstBaseline,
      lastBaseline: measured.lastBaseline)
  }

  /// In lines as long as the text says.
  var idealSize: CGSize {
    guard let request = request(CGSize(width: -1, height: -1)) else {
      return measure(.unspecified).size
    }
    return surroundings.resolved.size(request) { measure(.unspecified).size }
  }

  func list(in size: CGSize) -> DisplayList {
    guard let request = request(size) else { return draw(in: size) }
    return surroundings.resolved.list(request) { draw(in: size) }
  }

  private func draw(in size: CGSize) -> DisplayList {
    guard let leaf else { return .empty }
    var context = LeafContext(scale: scale)
    // What was measured to a fraction of a point must not be too wide for itself.
    let room = CGSize(width: size.width + 0.01, height: size.height + 0.01)
    return leaf.contents(size: room, in: &context).list ?? .empty
  }
}
