import Foundation

/// Collects the runs of one paragraph, with white space as HTML has it: any amount counts as one
/// space, none at the ends or beside a line break, none between Chinese characters on two lines.
struct InlineBuilder {
  private var runs: [InlineRun] = []
  private var space: Space?
  private var last: Unicode.Scalar?

  private struct Space {
    var style: InlineStyle
    var link: URL?
    var hasNewline: Bool
  }

  /// Adds text with its white space still as written.
  mutating func append(_ text: some StringProtocol, style: InlineStyle = [], link: URL? = nil) {
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Self.isSpace(scalar) {
        flush(&word, style, link: link)
        let hasNewline = scalar == "\n" || space?.hasNewline == true
        space = space ?? Space(style: style, link: link, hasNewline: hasNewline)
        space?.hasNewline = hasNewline
      } else {
        if word.isEmpty { placeSpace(before: scalar) }
        word.append(scalar)
      }
    }
    flush(&word, style, link: link)
  }

  /// Ends the line where the author does.
  mutating func lineBreak() {
    space = nil
    guard last != nil else { return }
    add("\n", runs.last?.style ?? [], link: nil)
    last = "\n"
  }

  /// The runs so far, nil if there is nothing to read in them; the builder is empty afterwards.
  mutating func takeInline() -> Inline? {
    while runs.last?.text.last == "\n" {
      runs[runs.count - 1].text.removeLast()
      if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
    }
    let inline = Inline(runs)
    self = InlineBuilder()
    return inline.text.unicodeScalars.allSatisfy(Self.isInvisible) ? nil : inline
  }

  private mutating func flush(
    _ word: inout String.UnicodeScalarView, _ style: InlineStyle, link: URL?
  ) {
    guard let end = word.last else { return }
    add(String(word), style, link: link)
    last = end
    word = String.UnicodeScalarView()
  }

  private mutating func placeSpace(before next: Unicode.Scalar) {
    defer { space = nil }
    guard let space, let last, last != "\n" else { return }
    if space.hasNewline && Self.isIdeographic(last) && Self.isIdeographic(next) { return }
    add(" ", space.style, link: space.link)
  }

  private mutating func add(_ text: String, _ style: InlineStyle, link: URL?) {
    if let end = runs.last, end.style == style, end.link == link {
      runs[runs.count - 1].text += text
    } else {
      runs.append(InlineRun(text, style: style, link: link))
    }
  }
}

extension InlineBuilder {
  /// HTML's white space; a no-break space is a character like any other.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (9...13).contains(scalar.value)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Characters that are written without spaces: Han, Kana and their punctuation.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
