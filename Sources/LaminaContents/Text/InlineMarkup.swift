import LaminaText

/// Markdown within a line: emphasis, code, lines through words, and links.
///
/// ```
///  Use **Save**, or [the manual](https://example.org)
///  ───▲ strong ▲────▲ a link                        ▲
/// ```
/// Lines stay as they are broken, and what means nothing stays as it is written, as in CommonMark.
nonisolated enum InlineMarkup {
  /// Words in one style.
  struct Span: Equatable {
    var text: String
    var style = TextPieceStyle()
    /// Where they lead to; nil for nowhere.
    var link: String?
  }

  /// Whether a text has any character that may mean something.
  static func mayBeIn(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "~"), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        return true
      case UInt8(ascii: "/") where previous == UInt8(ascii: "/"): return true
      default: previous = byte
      }
    }
    return false
  }

  /// The words of a text in their styles.
  ///
  /// - Complexity: O(n) but for what opens and is never closed, which is looked for once for each kind.
  static func spans(of text: String) -> [Span] {
    var reader = MarkupReader(text)
    return reader.spans()
  }
}

/// Reads the tokens of a line, then pairs what opens with what closes.
private nonisolated struct MarkupReader {
  private enum Token {
    case words(String)
    case code(String)
    case link(words: String, address: String)
    /// A run of one delimiter.
    case run(Run)
  }

  private struct Run {
    let delimiter: Character
    /// How many of it have not been paired.
    var count: Int
    let opens: Bool
    let closes: Bool
    /// How many it had.
    let length: Int
  }

  private let characters: [Character]
  /// Whether they are the words of a link, which have no links of their own.
  private let isInLink: Bool
  private var index = 0
  private var tokens: [Token] = []
  private var words = ""
  /// Lengths of runs of backticks for which none closes from here on.
  private var hopeless: Set<Int> = []

  init(_ text: String, isInLink: Bool = false) {
    characters = Array(text)
    self.isInLink = isInLink
  }

  mutating func spans() -> [InlineMarkup.Span] {
    while index < characters.count { readToken() }
    endWords()
    return styled()
  }

  private var current: Character { characters[index] }

  private mutating func endWords() {
    if !words.isEmpty { tokens.append(.words(words)) }
    words = ""
  }

  private mutating func add(_ token: Token) {
    endWords()
    tokens.append(token)
  }

  private mutating func readToken() {
    switch current {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readRun()
    case "[" where !isInLink: readLink()
    case "<" where !isInLink: readAutolink()
    case "h" where !isInLink: readBareAddress()
    default: takeWord()
    }
  }

  private mutating func takeWord() {
    words.append(current)
    index += 1
  }

  private mutating func readEscape() {
    if index + 1 < characters.count, let next = characters[index + 1].asciiValue,
      (33...47).contains(next) || (58...64).contains(next) || (91...96).contains(next)
        || (123...126).contains(next)
    {
      index += 1
    }
    takeWord()
  }

  private func length(of character: Character, at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let length = length(of: "`", at: index)
    let start = index + length
    if !hopeless.contains(length), let end = codeEnd(length, from: start) {
      var code = characters[start..<end]
      if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
        code = code.dropFirst().dropLast()
      }
      add(.code(String(code)))
      index = end + length
    } else {
      hopeless.insert(length)
      words += String(repeating: "`", count: length)
      index = start
    }
  }

  private func codeEnd(_ length: Int, from start: Int) -> Int? {
    var place = start
    while place < characters.count {
      let run = self.length(of: "`", at: place)
      if run == length { return place }
      place += max(run, 1)
    }
    return nil
  }

  private mutating func readRun() {
    let delimiter = current
    let length = length(of: delimiter, at: index)
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + length < characters.count ? characters[index + length] : " "
    index += length
    let left = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let right = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    let isWordly = delimiter == "_"
    if delimiter == "~", length > 2 {
      words += String(repeating: "~", count: length)
      return
    }
    add(
      .run(
        Run(
          delimiter: delimiter, count: length,
          opens: left && (!isWordly || !right || before.isMark),
          closes: right && (!isWordly || !left || after.isMark), length: length)))
  }

  /// The place of the bracket that closes the one at `start`.
  private func closing(
    _ open: Character, _ close: Character, at start: Int, within limit: Int
  ) -> Int? {
    var depth = 0
    var place = start
    while place < characters.count {
      if characters[place] == "\\" {
        place += 1
      } else if characters[place] == open {
        depth += 1
      } else if characters[place] == close {
        depth -= 1
        if depth == 0 { return place }
      }
      // Words of a link are short, and what is never closed is not looked through each time.
      if place - start > limit { return nil }
      place += 1
    }
    return nil
  }

  private mutating func readLink() {
    guard let end = closing("[", "]", at: index, within: 400), end + 1 < characters.count,
      characters[end + 1] == "(", let last = closing("(", ")", at: end + 1, within: 1000)
    else { return takeWord() }
    let target = String(characters[(end + 2)..<last]).split(separator: " ").first ?? ""
    let address =
      target.hasPrefix("<") && target.hasSuffix(">") ? target.dropFirst().dropLast() : target
    add(.link(words: String(characters[(index + 1)..<end]), address: String(address)))
    index = last + 1
  }

  private mutating func readAutolink() {
    guard let end = characters[index...].prefix(2000).firstIndex(of: ">"), end > index + 1 else {
      return takeWord()
    }
    let inside = String(characters[(index + 1)..<end])
    guard !inside.contains(where: { $0.isWhitespace || $0 == "<" }), inside.contains(":") else {
      return takeWord()
    }
    add(.link(words: InlineMarkup.escaped(inside), address: inside))
    index = end + 1
  }

  /// An address that stands among words as it is.
  private mutating func readBareAddress() {
    let before = index > 0 ? characters[index - 1] : " "
    guard !before.isLetter, !before.isNumber else { return takeWord() }
    let rest = characters[index...]
    guard rest.starts(with: "https://") || rest.starts(with: "http://") else { return takeWord() }
    var address = rest.prefix { !$0.isWhitespace && $0 != "<" }
    while let last = address.last, ".,:;!?*_~'\")".contains(last) { address = address.dropLast() }
    guard address.count > 8 else { return takeWord() }
    add(.link(words: InlineMarkup.escaped(String(address)), address: String(address)))
    index += address.count
  }
}

nonisolated extension InlineMarkup {
  /// Words none of whose characters means anything.
  fileprivate static func escaped(_ words: String) -> String {
    words.reduce(into: "") { words, character in
      if "\\`*_~[<".contains(character) { words.append("\\") }
      words.append(character)
    }
  }
}

nonisolated extension Character {
  /// Whether it counts as punctuation around runs.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}

nonisolated extension MarkupReader {
  /// How many runs within a piece of text are paired at most.
  private static var mostRuns: Int { 1000 }

  /// The tokens with the styles that runs around them say.
  private func styled() -> [InlineMarkup.Span] {
    var runs = tokens
    var styles = Array(repeating: TextPieceStyle(), count: tokens.count)
    pair(&runs, &styles)
    var spans: [InlineMarkup.Span] = []
    for (token, style) in zip(runs, styles) {
      for span in Self.spans(of: token, style) {
        if let last = spans.last, last.style == span.style, last.link == span.link {
          spans[spans.count - 1].text += span.text
        } else {
          spans.append(span)
        }
      }
    }
    return spans
  }

  private static func spans(of token: Token, _ style: TextPieceStyle) -> [InlineMarkup.Span] {
    switch token {
    case .words(let words): return [InlineMarkup.Span(text: words, style: style)]
    case .code(let code):
      var style = style
      style.variant.isMonospaced = true
      return [InlineMarkup.Span(text: code, style: style)]
    case .link(let words, let address):
      return InlineMarkup.spans(ofLink: words).map {
        InlineMarkup.Span(text: $0.text, style: $0.style.within(style), link: address)
      }
    case .run(let run):
      let rest = String(repeating: run.delimiter, count: run.count)
      return rest.isEmpty ? [] : [InlineMarkup.Span(text: rest, style: style)]
    }
  }

  /// Pairs runs as CommonMark does, and sets the styles of what is between them.
  private func pair(_ tokens: inout [Token], _ styles: inout [TextPieceStyle]) {
    var open: [Int] = []
    for place in tokens.indices {
      guard case .run(var closer) = tokens[place] else { continue }
      while closer.closes, closer.count > 0,
        let found = open.lastIndex(where: { Self.matches(tokens[$0], closer) })
      {
        guard case .run(var opener) = tokens[open[found]] else { break }
        let count =
          closer.delimiter == "~" ? closer.count : min(opener.count, closer.count) >= 2 ? 2 : 1
        for inside in (open[found] + 1)..<place { styles[inside].mark(closer.delimiter, count) }
        opener.count -= count
        closer.count -= count
        tokens[open[found]] = .run(opener)
        open.removeSubrange((found + (opener.count > 0 ? 1 : 0))...)
      }
      tokens[place] = .run(closer)
      if closer.opens, closer.count > 0, open.count < Self.mostRuns { open.append(place) }
    }
  }

  private static func matches(_ token: Token, _ closer: Run) -> Bool {
    guard case .run(let opener) = token, opener.delimiter == closer.delimiter, opener.opens else {
      return false
    }
    if closer.delimiter == "~" { return opener.count == closer.count }
    // Rule of three.
    return
      !((opener.closes || closer.opens) && (opener.length + closer.length) % 3 == 0
      && !(opener.length % 3 == 0 && closer.length % 3 == 0))
  }
}

nonisolated extension InlineMarkup {
  fileprivate static func spans(ofLink words: String) -> [Span] {
    var reader = MarkupReader(words, isInLink: true)
    return reader.spans()
  }
}

nonisolated extension TextPieceStyle {
  /// Says what a pair of delimiters around words means.
  fileprivate mutating func mark(_ delimiter: Character, _ count: Int) {
    if delimiter == "~" {
      strikethrough = .init()
    } else if count == 2 {
      variant.isBold = true
    } else {
      variant.isItalic = true
    }
  }
}
