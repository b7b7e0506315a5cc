import Lamina
import ReaderFeed

extension Inline {
  /// The runs as a string whose pieces are set in `font`, made bold, italic or monospaced; what is
  /// searched for is marked.
  func attributed(font: Font, size: CGFloat, marking query: SearchQuery) -> AttributedString {
    query.pieces(of: self).reduce(into: AttributedString()) { string, piece in
      var part = piece.run.attributed(font: font, size: size)
      if piece.isMatch { part.backgroundColor = ReaderStyle.mark }
      string.append(part)
    }
  }
}

extension InlineRun {
  fileprivate func attributed(font: Font, size: CGFloat) -> AttributedString {
    var piece = AttributedString(text)
    piece.font = styled(font, size: size)
    if style.contains(.strikethrough) { piece.strikethroughStyle = .single }
    if style.contains(.code) { piece.backgroundColor = ReaderStyle.panel }
    if let link { piece.link = link }
    return piece
  }

  // Monospaced letters look larger than others of their size.
  private func styled(_ font: Font, size: CGFloat) -> Font {
    var font = style.contains(.code) ? ReaderStyle.code(size: size * 0.9) : font
    if style.contains(.bold) { font = font.bold() }
    if style.contains(.italic) { font = font.italic() }
    return font
  }
}
