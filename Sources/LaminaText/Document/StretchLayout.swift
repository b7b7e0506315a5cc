import LaminaGeometry

/// How the stretches of a text are laid out: what all of them have in common.
struct StretchLook: Equatable {
  var attributes: TextAttributes
  var style: ParagraphStyle
  /// Points; nil for lines that are not wrapped.
  var width: CGFloat?
  var scale: CGFloat
  /// Whether a paragraph read from the right stands on the right where others stand on the left.
  var alignsByParagraph = false

  /// The most points that a line takes: beyond, pictures of it cannot be made.
  static let mostWidth: CGFloat = 16_000

  var wrappingWidth: CGFloat {
    guard let width, width.isFinite else { return Self.mostWidth }
    return min(max(0, width), Self.mostWidth)
  }
}

extension StretchLook {
  /// Lays out a whole paragraph.
  func layout(_ paragraph: String) -> TextLayout {
    layout(paragraph, shaped(paragraph, isRightToLeft: nil), goesOn: false)
  }

  /// The style of a paragraph with a direction.
  private func style(_ isRightToLeft: Bool) -> ParagraphStyle {
    guard alignsByParagraph else { return style }
    var style = style
    style.isRightToLeft = isRightToLeft
    return style
  }

  /// Lays out the lines of a paragraph from the one that begins at the start of `window`, up to the
  /// one that begins nearest to `wanted` bytes further.
  /// - Parameters:
  ///   - window: what follows of the paragraph, as much as there is to be seen.
  ///   - wanted: where the next stretch begins.
  ///   - isRightToLeft: the direction of the whole paragraph.
  /// - Returns: the lines; nil when there is no whole line in the window.
  func piece(_ window: String, upTo wanted: Int, isRightToLeft: Bool) -> TextLayout? {
    let shaped = shaped(window, isRightToLeft: isRightToLeft)
    var starts: [Int] = []
    for line in LineBreaker(shaped, width: Composer.pixels(wrappingWidth, scale))
    where line.lowerBound > 0 {
      starts.append(line.lowerBound)
    }
    let nearest = starts.min {
      abs(shaped.offset(of: $0) - wanted) < abs(shaped.offset(of: $1) - wanted)
    }
    guard let end = nearest else { return nil }
    return layout(window, shaped.prefix(end), goesOn: true)
  }

  /// Lays out what is left of a paragraph, from a line's start.
  func rest(_ text: String, isRightToLeft: Bool) -> TextLayout {
    layout(text, shaped(text, isRightToLeft: isRightToLeft), goesOn: false)
  }

  private func layout(_ text: String, _ shaped: ShapedParagraph, goesOn: Bool) -> TextLayout {
    let shown = Substring(text.utf8.prefix(shaped.byteCount))
    let rich = RichText(String(shown), attributes)
    let style = style(shaped.baseLevel % 2 == 1)
    let composer = Composer(
      rich, style: style, width: wrappingWidth, maxHeight: nil, scale: scale,
      piece: Composer.Piece(shaped: shaped, goesOn: goesOn))
    return TextLayout(rich, style, composer)
  }

  /// The shape of a text with a direction, or with that of its letters.
  private func shaped(_ text: String, isRightToLeft: Bool?) -> ShapedParagraph {
    let rich = RichText(text, attributes)
    var request = rich.shapeRequest(
      bytes: 0..<text.utf8.count, isRightToLeft: isRightToLeft ?? style.isRightToLeft,
      scale: scale)
    request.fixesDirection = isRightToLeft != nil
    return request.shaped()
  }

  /// Whether a paragraph that begins so is read from the right: the first letter with a direction
  /// says so, as in `TextLayout`.
  func isRightToLeft(_ beginning: String) -> Bool {
    shaped(beginning, isRightToLeft: nil).baseLevel % 2 == 1
  }
}
