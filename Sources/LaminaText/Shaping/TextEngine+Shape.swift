import CPango
import LaminaGeometry

extension TextEngine {
  /// Shapes a paragraph as one endless line and takes its glyphs out of Pango.
  func shape(_ request: ShapeRequest) -> ShapedParagraph {
    let fonts = request.parts.map { description(of: $0.font, scale: request.scale) }
    return FontOpening.during(request) { shape(request, in: fonts) }
  }

  private func shape(_ request: ShapeRequest, in fonts: [Description]) -> ShapedParagraph {
    guard let layout = pango_layout_new(context) else { return .empty }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_context_set_base_dir(context, request.baseDirection)
    pango_layout_set_auto_dir(layout, request.fixesDirection ? 0 : 1)
    setText(of: layout, to: request.text)
    pango_layout_set_font_description(layout, fonts.first?.pointer)
    let attributes = attributeList(request, fonts)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    var builder = ShapeBuilder(request, tabWidth: (fonts.first?.metrics.space ?? 4) * 8)
    builder.report(fonts)
    builder.read(layout, self)
    return builder.finish()
  }

  /// Pango ends a text at NUL; a space, which is as long, takes its place.
  private func setText(of layout: OpaquePointer, to text: String) {
    var text = text.utf8.contains(0) ? text.replacingNUL : text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        pango_layout_set_text(layout, start, Int32(clamping: characters.count))
      }
    }
  }

  private func attributeList(_ request: ShapeRequest, _ fonts: [Description]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start: UInt32 = 0
    for (part, font) in zip(request.parts, fonts) {
      let end = start + UInt32(part.byteCount)
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      func units(_ points: CGFloat) -> Int32 { Int32(request.wholePixels(points)) * PANGO_SCALE }
      if request.parts.count > 1 { add(pango_attr_font_desc_new(font.pointer)) }
      if part.kerning != 0 { add(pango_attr_letter_spacing_new(units(part.kerning))) }
      // Only so that no run goes across: `ShapeBuilder` reads it from the request.
      if part.baselineOffset != 0 { add(pango_attr_rise_new(units(part.baselineOffset))) }
      if !part.font.features.isEmpty {
        add(pango_attr_font_features_new(part.font.features.joined(separator: ",")))
      }
      start = end
    }
    return list
  }
}

extension ShapeRequest {
  /// The weak ones hold where no letter has a direction.
  fileprivate var baseDirection: PangoDirection {
    switch (isRightToLeft, fixesDirection) {
    case (true, true): PANGO_DIRECTION_RTL
    case (false, true): PANGO_DIRECTION_LTR
    case (true, false): PANGO_DIRECTION_WEAK_RTL
    case (false, false): PANGO_DIRECTION_WEAK_LTR
    }
  }
}

extension ShapedParagraph {
  static let empty = ShapedParagraph(
    runs: [], clusters: [], glyphs: [], byteCount: 0, baseLevel: 0, tabWidth: 32, diagnostics: [])
}

extension String {
  fileprivate var replacingNUL: String {
    var copy = String.UnicodeScalarView()
    for scalar in unicodeScalars { copy.append(scalar.value == 0 ? " " : scalar) }
    return String(copy)
  }
}
