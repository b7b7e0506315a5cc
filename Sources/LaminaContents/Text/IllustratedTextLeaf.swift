package import LaminaDisplay
package import LaminaDrawing
package import LaminaGeometry
package import LaminaLayers
package import LaminaLayout
import LaminaSymbols
package import LaminaText

/// Lines of text with symbols among the words.
///
/// ```
///  Press M to keep        laid out: a letter that is never drawn keeps the place
///  Press ★ to keep        drawn
/// ```
nonisolated package struct IllustratedTextLeaf: LeafContent {
  /// A symbol and the place that is kept for it.
  struct Symbol: Sendable {
    let symbol: SymbolOutline
    /// What its layers are painted with; the paint of its letter where all have the same.
    let look: SymbolFills
    /// Whether it points the other way.
    let isMirrored: Bool
    /// Of the letter that keeps the place, in UTF-8 bytes.
    let bytes: Range<Int>
    let attributes: TextAttributes
  }

  /// Takes the place of a symbol: broken into lines like a word, and nearly as wide as one.
  static let placeholder = "M"
  /// What a symbol is wider, and wants around it, in sizes of the font.
  static let margin: CGFloat = 0.35

  package let text: TextLeaf
  let symbols: [Symbol]

  /// What of the text keeps places, in UTF-8 bytes and in order: nobody wrote it.
  package var placeholders: [Range<Int>] { symbols.map(\.bytes) }

  package func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { text.dimensions(proposal, in: &context) }

  package func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let layout = text.layout(size: size, in: &context)
    let list = DisplayList { record(layout, size: size, into: &$0) }
    return list.isEmpty ? .none : .drawn(list)
  }

  /// Records the lines of a rectangle of `size`, and the symbols.
  package func record(
    _ layout: TextLayout, size: CGSize, into list: inout DisplayList.Recorder
  ) {
    text.record(layout, size: size, into: &list)
    recordSymbols(in: 0..<Int.max, layout, size: size, into: &list)
  }

  /// Records the symbols whose places are among some bytes of the text.
  func recordSymbols(
    in bytes: Range<Int>, _ layout: TextLayout, size: CGSize, into list: inout DisplayList.Recorder
  ) {
    for symbol in symbols where bytes.overlaps(symbol.bytes) {
      guard let rect = symbol.rect(in: layout) else { continue }
      var ink = symbol.look.ink(in: CGRect(origin: .zero, size: size))
      if !ink.isLayered { ink.paints = [text.placed(symbol.attributes.foreground, in: size)] }
      symbol.symbol.record(into: &list, in: rect, with: ink, isMirrored: symbol.isMirrored)
    }
  }
}

nonisolated extension IllustratedTextLeaf.Symbol {
  /// Where it is drawn: in the middle of capital letters; nil where a line was cut off before it.
  func rect(in layout: TextLayout) -> CGRect? {
    guard let place = layout.rects(for: bytes).first, place.width > 0,
      let line = layout.lines.first(where: { $0.rect.maxY > place.midY })
    else { return nil }
    let size = attributes.font.size * layout.fontScale
    let side = size * 8 / 7
    let middle = line.baseline - size * 0.365
    return CGRect(x: place.midX - side / 2, y: middle - side / 2, width: side, height: side)
  }
}

nonisolated extension Text {
  /// The symbols among the words, with their places in the rich text.
  @MainActor func symbols(
    _ surroundings: TextSurroundings, in element: Element
  ) -> [IllustratedTextLeaf.Symbol] {
    let places = element.read(\.symbolSurroundings)
    var offset = 0
    return pieces.compactMap { piece in
      let words = surroundings.words(of: piece.content)
      defer { offset += words.utf8.count }
      guard case .image(let image) = piece.content, let symbol = image.symbol else { return nil }
      let attributes = attributes(piece.style, .init(), surroundings: surroundings)
      let shown = element.shownSymbol(symbol.name, in: places)
      var look = element.fills(
        of: shown, mode: symbol.mode ?? places.mode, in: piece.style.foreground)
      look.ink.weight = SymbolWeight.thickness(of: attributes.font.weight)
      look.ink.value = symbol.value
      return IllustratedTextLeaf.Symbol(
        symbol: shown.outline, look: look, isMirrored: element.mirrors(shown.outline),
        bytes: offset..<offset + words.utf8.count, attributes: attributes)
    }
  }
}

nonisolated extension Text.Content {
  /// The characters that are laid out for it.
  var words: String {
    if case .image(let image) = self, image.symbol != nil {
      IllustratedTextLeaf.placeholder
    } else {
      plain
    }
  }
}
