import CPango
import LaminaGeometry
import Synchronization

/// A Pango font map and context, and what is known of their fonts.
///
/// Engines are lent, not bound to threads: the thread that shapes takes an idle one and gives it
/// back. What a worker has warmed up therefore serves the main thread as well, and there are never
/// more than have been busy at once, each of which costs memory.
///
/// `@unchecked Sendable`: only its borrower touches it.
final class TextEngine: @unchecked Sendable {
  private static let idle = Mutex<[TextEngine]>([])
  private static let mostIdle = 2

  let context: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let generation: Int
  /// Faces and sizes by Pango font; each entry holds a reference to its font.
  private var fonts: [PangoFontPointer: EngineFont] = [:]
  private var descriptions: [DescriptionKey: Description] = [:]

  private struct DescriptionKey: Hashable {
    var font: Font.Resolved
    var scale: CGFloat
  }

  /// A font as Pango asks for it, and the family it will really use for letters.
  final class Description {
    let pointer: OpaquePointer
    let family: String
    let metrics: FontMetrics

    fileprivate init(_ pointer: OpaquePointer, family: String, metrics: FontMetrics) {
      self.pointer = pointer
      self.family = family
      self.metrics = metrics
    }

    deinit { pango_font_description_free(pointer) }
  }

  /// Calls `body` with an engine that no other thread has meanwhile.
  static func borrow<R>(_ body: (TextEngine) -> R) -> R {
    let generation = FontRegistry.generation
    let taken = idle.withLock { $0.popLast() }
    let engine = taken?.generation == generation ? taken : nil
    let used = engine ?? TextEngine(generation: generation)
    defer {
      idle.withLock { idle in
        if idle.count < mostIdle { idle.append(used) }
      }
    }
    return body(used)
  }

  private init(generation: Int) {
    self.generation = generation
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 1)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    for font in fonts.keys { g_object_unref(font) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Face, size and tilt of a Pango font.
  func font(_ pointer: PangoFontPointer) -> EngineFont {
    if let known = fonts[pointer] { return known }
    if fonts.count >= 256 { forgetFonts() }
    g_object_ref(pointer)
    let font = EngineFont(pointer)
    fonts[pointer] = font
    return font
  }

  private func forgetFonts() {
    for font in fonts.keys { g_object_unref(font) }
    fonts = [:]
  }

  /// Pango's description of a font, at `scale`.
  func description(of font: Font.Resolved, scale: CGFloat) -> Description {
    let key = DescriptionKey(font: font, scale: scale)
    if let known = descriptions[key] { return known }
    if descriptions.count >= 256 { descriptions = [:] }
    let made = FontOpening.during(metricsOf: font) { describe(font, scale: scale) }
    descriptions[key] = made
    return made
  }

  private func describe(_ font: Font.Resolved, scale: CGFloat) -> Description {
    let pointer = Self.makeDescription(of: font, scale: scale)
    guard let loaded = pango_context_load_font(context, pointer) else {
      return Description(pointer, family: "", metrics: FontMetrics(size: font.size * scale))
    }
    defer { g_object_unref(loaded) }
    let metrics = FontMetrics(loaded)
    // What was opened for the metrics stays open.
    _ = self.font(loaded)
    return Description(pointer, family: EngineFont.family(of: loaded), metrics: metrics)
  }

  private static func makeDescription(of font: Font.Resolved, scale: CGFloat) -> OpaquePointer {
    let pointer: OpaquePointer = pango_font_description_new()
    let families = font.families.map { $0.filter { $0 != "," && $0 != "\0" } }
    pango_font_description_set_family(pointer, families.joined(separator: ","))
    pango_font_description_set_absolute_size(
      pointer, Double(font.size * scale) * Double(PANGO_SCALE))
    pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(font.weight.value)))
    if font.width != .standard {
      pango_font_description_set_stretch(pointer, font.width.stretch)
    }
    if font.isItalic { pango_font_description_set_style(pointer, PANGO_STYLE_ITALIC) }
    return pointer
  }
}

extension Font.Width {
  /// Pango's name for the width.
  fileprivate var stretch: PangoStretch {
    switch value {
    case ..<(-0.15): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.05): PANGO_STRETCH_CONDENSED
    case ...0.05: PANGO_STRETCH_NORMAL
    case ...0.15: PANGO_STRETCH_SEMI_EXPANDED
    default: PANGO_STRETCH_EXPANDED
    }
  }
}
