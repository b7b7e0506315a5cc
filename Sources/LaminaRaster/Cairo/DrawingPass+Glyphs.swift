import CCairo
import LaminaDrawing
import LaminaGeometry
import LaminaText

extension DrawingPass {
  /// Draws glyphs with their origins on whole pixels, as the text room measured them.
  ///
  /// The transform goes into the font's matrix: Cairo then finds the font that Pango has measured
  /// with, and its glyphs, in its cache.
  func glyphs(_ run: GlyphRun) {
    guard let face = run.face as? CairoFontFace, run.size > 0 else { return }
    let box = run.inkBounds.applying(state.transform)
    guard !visible(box).isEmpty, setSource(run.paint, covering: box) else { return }
    let (pointer, lean) = canvas.pointer(to: face)
    cairo_set_font_face(context, pointer)
    var matrix = fontMatrix(of: run, slant: run.slant - lean).cairo
    cairo_set_font_matrix(context, &matrix)
    let placed = run.glyphs.map { glyph in
      let place = pixel(at: glyph.position)
      return cairo_glyph_t(index: UInt(glyph.id), x: place.x, y: place.y)
    }
    if canvas.isVector {
      show(placed, texts: run.glyphs.map(\.text))
    } else {
      cairo_show_glyphs(context, placed, Int32(clamping: placed.count))
    }
  }

  /// From the em to pixels: size, tilt, then the list's transform.
  private func fontMatrix(of run: GlyphRun, slant: CGFloat) -> CGAffineTransform {
    let em = CGAffineTransform(
      a: run.size, b: 0, c: -slant * run.size, d: run.size, tx: 0, ty: 0)
    var matrix = em.concatenating(state.transform.linear)
    // Points times scale miss the measured size by a rounding error, which would be another font.
    matrix.a = matrix.a.nearlyWhole
    matrix.c = matrix.c.nearlyWhole
    matrix.d = matrix.d.nearlyWhole
    return matrix
  }

  private func pixel(at point: CGPoint) -> CGPoint {
    let p = point.applying(state.transform)
    return CGRect(origin: CGPoint(x: Canvas.held(p.x), y: Canvas.held(p.y)), size: .zero)
      .snapped.origin
  }

  /// Sets how glyphs are drawn; the text room measures with the same options.
  static func setFontOptions(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
}

extension CGFloat {
  /// The value on Pango's grid of 1/1024 where it lies next to it.
  fileprivate var nearlyWhole: CGFloat {
    let onGrid = (self * 1024).rounded() / 1024
    return (self - onGrid).magnitude < 1e-6 ? onGrid : self
  }
}
