import CPango
import LaminaGeometry

typealias PangoFontPointer = UnsafeMutablePointer<PangoFont>

/// What drawing needs to know of a Pango font.
struct EngineFont {
  let face: CairoFontFace?
  /// The em in device pixels.
  let size: CGFloat
  let slant: CGFloat

  init(_ pointer: PangoFontPointer) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(pointer)),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS,
      let faceOfCairo = cairo_scaled_font_get_font_face(scaled)
    else {
      face = nil
      size = 0
      slant = 0
      return
    }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    // PangoCairo's fonts on Linux are PangoFcFonts.
    let key = pointer.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
      FaceKey(pango_fc_font_get_pattern($0))
    }
    face = CairoFontFace.of(key, faceOfCairo, scaled: scaled) { Self.name(of: pointer) }
    size = CGFloat(matrix.yy)
    slant = matrix.yy == 0 ? 0 : CGFloat(-matrix.xy / matrix.yy)
  }

  /// The family that a font really is of.
  static func family(of pointer: PangoFontPointer) -> String {
    described(pointer) { description in
      pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    }
  }

  private static func name(of pointer: PangoFontPointer) -> String {
    described(pointer) { description in
      pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
      guard let text = pango_font_description_to_string(description) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  private static func described(
    _ pointer: PangoFontPointer, _ body: (OpaquePointer) -> String
  ) -> String {
    guard let description = pango_font_describe(pointer) else { return "" }
    defer { pango_font_description_free(description) }
    return body(description)
  }
}

/// How far a family's letters reach, in device pixels.
struct FontMetrics: Hashable, Sendable {
  var ascent: CGFloat
  var descent: CGFloat
  var lineGap: CGFloat
  var space: CGFloat

  /// Inter's proportions, for when no font can be loaded.
  init(size: CGFloat) {
    ascent = size * 0.96875
    descent = size * 0.2412
    lineGap = 0
    space = (size * 0.28).rounded()
  }

  init(_ pointer: PangoFontPointer) {
    self.init(size: 14)
    guard let font = pango_font_get_hb_font(pointer) else { return }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let unit = CGFloat(PANGO_SCALE)
    ascent = CGFloat(extents.ascender) / unit
    descent = CGFloat(-extents.descender) / unit
    lineGap = CGFloat(extents.line_gap) / unit
    var glyph: hb_codepoint_t = 0
    let hasSpace = hb_font_get_nominal_glyph(font, 0x20, &glyph) != 0
    let advance = hasSpace ? CGFloat(hb_font_get_glyph_h_advance(font, glyph)) / unit : 4
    space = max(1, advance.rounded())
  }
}
