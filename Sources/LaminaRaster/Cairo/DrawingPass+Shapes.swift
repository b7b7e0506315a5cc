import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  func fill(_ rect: CGRect, _ paint: Paint) {
    guard state.transform.isUpright else { return fill(Path(rect), paint) }
    let box = deviceRect(rect)
    guard !visible(box).isEmpty, setSource(paint, covering: box) else { return }
    canvas.add(box)
    cairo_fill(context)
  }

  func fill(_ path: Path, _ paint: Paint, eoFill: Bool = false) {
    let box = path.boundingRect.applying(state.transform)
    guard !visible(box).isEmpty, setSource(paint, covering: box) else { return }
    cairo_set_fill_rule(context, eoFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    add(path, thinned: ThinnedPath.fill(path, state.transform, visible: state.clip))
    cairo_fill(context)
  }

  func stroke(_ path: Path, _ paint: Paint, style: StrokeStyle) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let reach = style.lineWidth * max(style.lineJoin == .miter ? style.miterLimit / 2 : 1, 1)
    let box = path.boundingRect.insetBy(dx: -reach, dy: -reach).applying(state.transform)
    guard !visible(box).isEmpty, setSource(paint, covering: box) else { return }
    add(path, thinned: ThinnedPath.stroke(path, state.transform, style, visible: state.clip))
    setPen(style, outline: path.boundingRect)
    var pen = state.transform.linear.cairo
    cairo_set_matrix(context, &pen)
    cairo_stroke(context)
    cairo_identity_matrix(context)
  }

  /// Adds `path`, or what of it is to be drawn in pixels.
  private func add(_ path: Path, thinned: Path?) {
    canvas.add(thinned ?? path, thinned == nil ? state.transform : .identity)
  }

  private func setPen(_ style: StrokeStyle, outline: CGRect) {
    // Wider lines cover every screen; Cairo's round pens grow with the width.
    cairo_set_line_width(context, min(style.lineWidth, 20_000 / state.transform.lengthScale))
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, max(1, style.miterLimit))
    let dash = style.dash.map { Double($0) }
    let period = dash.reduce(0, +)
    // Cairo makes every dash, also those far outside: too many are drawn as a whole line.
    let isUsable =
      dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashPhase.isFinite
      && (outline.width + outline.height) < period * 20_000
    cairo_set_dash(
      context, dash, isUsable ? Int32(clamping: dash.count) : 0, isUsable ? style.dashPhase : 0)
  }
}

extension StrokeStyle.LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
