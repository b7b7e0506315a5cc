package import LaminaGeometry
import LaminaLayout
package import LaminaText

extension Element {
  /// A length beside text, in whole points: the one at the usual size, grown as body text has.
  ///
  /// The element is evaluated again when the size of text changes.
  package func scaled(_ length: CGFloat) -> CGFloat {
    let size = read(\.textSize)
    return size == .standard ? length : (length * size.factor(for: .body)).rounded()
  }

  /// The font that symbols are as large as here, in the look and the size of text of the place.
  func readSymbolFont() -> Font.Resolved {
    let font = read(\.measures).typeScale.font(read(\.font) ?? .body)
    return read(\.textAppearance).variant.of(font).resolve(in: read(\.textSize))
  }

  /// How the lines of a text are made here: heights of lines grow with the text.
  package func readParagraphStyle() -> ParagraphStyle {
    var style = read(\.paragraphStyle)
    style.isRightToLeft = read(\.layoutDirection) == .rightToLeft
    style.lineHeight = style.lineHeight.map(scaled)
    return style
  }
}
