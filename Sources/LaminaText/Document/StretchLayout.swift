import LaminaGeometry

/// How the stretches of a text are laid out: what all of them have in common.
struct StretchAppearance: Equatable {
  var attributes: TextAttributes
  /// What the attributes of a text are laid over about which something is said; nil for other texts.
  var base: RichText.Base?
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

extension StretchAppearance {
  /// Lays out a whole short paragraph.
  func layout(_ paragraph: RichText) -> TextLayout {
    layout(paragraph, request(paragraph, isRightToLeft: nil).shaped(), goesOn: false)
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
  ///   - shaped: its shape.
  ///   - wanted: where the next stretch begins.
  /// - Returns: the lines; nil when there is no whole line in the window.
  func piece(_ window: RichText, _ shaped: ShapedParagraph, upTo wanted: Int) -> TextLayout? {
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
  func rest(_ text: RichText, _ shaped: ShapedParagraph) -> TextLayout {
    layout(text, shaped, goesOn: false)
  }

  private func layout(_ text: RichText, _ shaped: ShapedParagraph, goesOn: Bool) -> TextLayout {
    let rich = text.prefix(shaped.byteCount)
    let style = style(shaped.baseLevel % 2 == 1)
    let composer = Composer(
      rich, style: style, width: wrappingWidth, maxHeight: nil, scale: scale,
      piece: Composer.Piece(shaped: shaped, goesOn: goesOn))
    return TextLayout(FittedText(rich, composer: composer), style)
  }

  /// The shape of a part of a paragraph with a direction, made again.
  func shaped(_ text: RichText, isRightToLeft: Bool) -> ShapedParagraph {
    let request = request(text, isRightToLeft: isRightToLeft)
    return TextEngine.borrow { $0.shape(request) }
  }

  private func request(_ text: RichText, isRightToLeft: Bool?) -> ShapeRequest {
    var request = text.shapeRequest(
      bytes: 0..<text.string.utf8.count, isRightToLeft: isRightToLeft ?? style.isRightToLeft,
      scale: scale)
    request.fixesDirection = isRightToLeft != nil
    return request
  }

  /// Whether a paragraph that begins so is read from the right: the first letter with a direction
  /// says so, as in `TextLayout`.
  func isRightToLeft(_ beginning: String) -> Bool {
    if beginning.unicodeScalars.beginWithLeftToRight { return false }
    return request(RichText(beginning, attributes), isRightToLeft: nil).shaped().baseLevel % 2 == 1
  }
}

extension String.UnicodeScalarView {
  /// Whether the first of them with a direction is surely a Latin or a Chinese letter.
  fileprivate var beginWithLeftToRight: Bool {
    let first = first { !$0.isASCII || $0.properties.isAlphabetic }
    return switch first?.value ?? 0 {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x4E00...0x9FFF: true
    default: false
    }
  }
}
