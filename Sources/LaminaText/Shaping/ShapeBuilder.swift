import CPango
import LaminaGeometry

/// Reads a laid-out Pango paragraph into the value that outlives it.
struct ShapeBuilder {
  private let request: ShapeRequest
  private let tabWidth: Float
  private var runs: [ShapedParagraph.Run] = []
  private var clusters: [ShapedParagraph.Cluster] = []
  private var glyphs: [ShapedParagraph.Glyph] = []
  private var diagnostics: [TextDiagnostic] = []
  private var baseLevel: UInt8 = 0
  /// The part of the text that is being read, and where it ends.
  private var part = (index: 0, end: 0)

  init(_ request: ShapeRequest, tabWidth: CGFloat) {
    self.request = request
    self.tabWidth = Float(tabWidth)
  }

  /// Notes fonts that are not what was asked for.
  mutating func report(_ fonts: [TextEngine.Description]) {
    for (part, font) in zip(request.parts, fonts) {
      if let refused = part.font.refusedSize {
        recordDiagnostic(.sizeOutOfRange(refused, used: part.font.size))
      }
      guard let asked = part.font.families.first, !font.family.isEmpty,
        asked.caseInsensitiveCompare(font.family) != .orderedSame
      else { continue }
      recordDiagnostic(.missingFamily(asked, substitute: font.family))
    }
  }

  private mutating func recordDiagnostic(_ diagnostic: TextDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  mutating func read(_ layout: OpaquePointer, _ engine: TextEngine) {
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    for number in 0..<pango_layout_get_line_count(layout) {
      guard let line = pango_layout_get_line_readonly(layout, number) else { continue }
      if number == 0 {
        baseLevel = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL ? 1 : 0
      }
      var node = line.pointee.runs
      while let current = node {
        items.append(current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
        node = current.pointee.next
      }
    }
    items.sort { $0.pointee.item.pointee.offset < $1.pointee.item.pointee.offset }
    reserve(items)
    for item in items { read(item, engine) }
    mark(layout)
  }

  /// Makes the arrays as long as they can become, so that none has room for twice as much.
  private mutating func reserve(_ items: [UnsafeMutablePointer<PangoGlyphItem>]) {
    let count = items.reduce(0) { $0 + Int($1.pointee.glyphs?.pointee.num_glyphs ?? 0) }
    runs.reserveCapacity(items.count)
    clusters.reserveCapacity(count)
    glyphs.reserveCapacity(count)
  }

  private mutating func read(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, _ engine: TextEngine
  ) {
    guard let string = item.pointee.glyphs, let pango = item.pointee.item.pointee.analysis.font,
      string.pointee.num_glyphs > 0
    else { return }
    let font = engine.font(pango)
    let level = item.pointee.item.pointee.analysis.level
    let start = item.pointee.item.pointee.offset
    // All fonts share the line's baseline: Pango would move those of another script than the first
    // one's, and so letters that have not changed when another first letter is typed.
    let rise = rise(at: Int(start))
    let first = clusters.count
    let infos = UnsafeBufferPointer(
      start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
    let starts = UnsafeBufferPointer(start: string.pointee.log_clusters, count: infos.count)
    var index = 0
    while index < infos.count {
      var end = index + 1
      while end < infos.count, starts[end] == starts[index] { end += 1 }
      addCluster(
        UnsafeBufferPointer(rebasing: infos[index..<end]), at: start + starts[index], font: pango,
        rise: rise)
      if clusters[clusters.count - 1].traits.contains(.missing) {
        clusters[clusters.count - 1].advance = Float((font.size * 0.7).rounded())
      }
      index = end
    }
    if level % 2 == 1 { clusters[first...].reverse() }
    runs.append(
      ShapedParagraph.Run(
        clusters: first..<clusters.count, face: font.face, size: font.size, slant: font.slant,
        level: level))
  }

  /// How far above the baseline letters stand from a byte on, in device pixels; bytes come in order.
  private mutating func rise(at byte: Int) -> Float {
    while part.end <= byte, part.index < request.parts.count {
      part.end += request.parts[part.index].byteCount
      part.index += 1
    }
    return part.index > 0
      ? Float(request.wholePixels(request.parts[part.index - 1].baselineOffset)) : 0
  }

  /// Adds the glyphs of one cluster, which stand from left to right.
  private mutating func addCluster(
    _ infos: UnsafeBufferPointer<PangoGlyphInfo>, at offset: Int32, font: PangoFontPointer,
    rise: Float
  ) {
    let unit = Float(PANGO_SCALE)
    var cluster = ShapedParagraph.Cluster(
      offset: offset, advance: 0, firstGlyph: Int32(glyphs.count), glyphCount: 0, traits: [])
    for info in infos {
      if info.glyph & 0x1000_0000 != 0 {
        cluster.traits.insert(.missing)
      } else if info.glyph != 0x0FFF_FFFF {
        let ink = Self.ink(of: info.glyph, font)
        if !ink.isEmpty {
          glyphs.append(
            ShapedParagraph.Glyph(
              id: info.glyph, x: cluster.advance + Float(info.geometry.x_offset) / unit,
              y: Float(info.geometry.y_offset) / unit - rise, ink: ink))
        }
      }
      cluster.advance += Float(info.geometry.width) / unit
    }
    cluster.glyphCount = UInt16(clamping: glyphs.count - Int(cluster.firstGlyph))
    clusters.append(cluster)
  }

  private static func ink(of glyph: UInt32, _ font: PangoFontPointer) -> ShapedParagraph.Ink {
    var rect = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph, &rect, nil)
    func pixels(_ units: Int32, up: Bool) -> Int16 {
      let value = CGFloat(units) / CGFloat(PANGO_SCALE)
      return Int16(clamping: Int(value.rounded(up ? .up : .down)))
    }
    guard rect.width > 0, rect.height > 0 else {
      return ShapedParagraph.Ink(left: 0, top: 0, right: 0, bottom: 0)
    }
    return ShapedParagraph.Ink(
      left: pixels(rect.x, up: false), top: pixels(rect.y, up: false),
      right: pixels(rect.x + rect.width, up: true), bottom: pixels(rect.y + rect.height, up: true))
  }

  /// Marks where lines may begin, white space and tabs, and finds characters without a glyph.
  private mutating func mark(_ layout: OpaquePointer) {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
    var missing: [Unicode.Scalar] = []
    var cluster = 0
    var byte = 0
    var character = 0
    for scalar in request.text.unicodeScalars {
      if cluster < clusters.count, Int(clusters[cluster].offset) == byte {
        mark(cluster, scalar, attribute: attributes[character], character: character, &missing)
        cluster += 1
      }
      byte += UTF8.width(scalar)
      character += 1
    }
    markGraphemes()
    if !missing.isEmpty { recordDiagnostic(.missingGlyphs(missing)) }
  }

  private mutating func mark(
    _ cluster: Int, _ scalar: Unicode.Scalar, attribute: PangoLogAttr, character: Int,
    _ missing: inout [Unicode.Scalar]
  ) {
    if attribute.is_white != 0 { clusters[cluster].traits.insert(.whitespace) }
    if attribute.is_line_break != 0, character > 0 { clusters[cluster].traits.insert(.lineStart) }
    if attribute.is_mandatory_break != 0, character > 0 {
      clusters[cluster].traits.insert(.forcedLineStart)
    }
    if scalar == "\t" { clusters[cluster].traits.insert(.tab) }
    guard clusters[cluster].traits.contains(.missing) else { return }
    if scalar.properties.generalCategory == .control {
      clusters[cluster].traits.remove(.missing)
      clusters[cluster].advance = 0
    } else if missing.count < 64, !missing.contains(scalar) {
      missing.append(scalar)
    }
  }

  /// Swift's grapheme clusters, whatever Pango's tables say: they are what is never split.
  private mutating func markGraphemes() {
    let text = request.text
    var cluster = 0
    var byte = 0
    for character in text {
      while cluster < clusters.count, Int(clusters[cluster].offset) < byte {
        clusters[cluster].traits.remove(.lineStart)
        cluster += 1
      }
      if cluster < clusters.count, Int(clusters[cluster].offset) == byte {
        clusters[cluster].traits.insert(.graphemeStart)
        cluster += 1
      }
      byte += character.utf8.count
    }
    while cluster < clusters.count {
      clusters[cluster].traits.remove(.lineStart)
      cluster += 1
    }
  }

  func finish() -> ShapedParagraph {
    ShapedParagraph(
      runs: runs, clusters: clusters, glyphs: glyphs, byteCount: request.text.utf8.count,
      baseLevel: baseLevel, tabWidth: tabWidth, diagnostics: diagnostics)
  }
}
