/// A piece of Swift source, with its tokens.
struct SwiftSource {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: bytes)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text from the first of some tokens to the last.
  func text(_ tokens: ArraySlice<Token>) -> String { text(Self.range(tokens)) }

  /// The bytes from the first token to the last.
  var outline: Range<Int> { Self.range(tokens[...]) }

  static func range(_ tokens: ArraySlice<Token>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The index of the bracket that closes the one at `index`; that of the last token where none does.
  func close(of index: Int) -> Int {
    let depth = tokens[index].depth
    let found = tokens[(index + 1)...].firstIndex { $0.closes && $0.depth <= depth }
    return found ?? tokens.count - 1
  }

  /// Some tokens cut where one at `depth` has the text `separator`.
  func pieces(
    of part: ArraySlice<Token>, at depth: Int, separator: String
  ) -> [ArraySlice<Token>] {
    part.split { $0.kind == .mark && $0.text == separator && $0.depth == depth }
  }

  /// Some tokens cut into statements or members, by the rules of Swift: at semicolons, and at the end of a line
  /// where neither the token before nor the one after wants to go on.
  func statements(of part: ArraySlice<Token>) -> [ArraySlice<Token>] {
    guard let depth = part.first?.depth else { return [] }
    var found: [ArraySlice<Token>] = []
    var start = part.startIndex
    for index in part.indices.dropFirst() where endsStatement(before: index, at: depth) {
      // A line of attributes alone goes on with the next.
      guard DeclarationHead(tokens[start..<index]).end < index else { continue }
      found.append(part[start..<index])
      start = index
    }
    found.append(part[start...])
    return found.map(Self.withoutSemicolons).filter { !$0.isEmpty }
  }

  private static func withoutSemicolons(_ part: ArraySlice<Token>) -> ArraySlice<Token> {
    var rest = part.drop { $0.text == ";" }
    while rest.last?.text == ";" { rest.removeLast() }
    return rest
  }

  private func endsStatement(before index: Int, at depth: Int) -> Bool {
    let (last, next) = (tokens[index - 1], tokens[index])
    guard next.depth == depth, !next.closes else { return false }
    if last.text == ";", last.depth == depth { return true }
    guard next.startsLine else { return false }
    // `as?` and `try!` are two tokens.
    let isCast = index > 1 && ["as", "try"].contains(tokens[index - 2].text) && last.kind == .sign
    return !last.wantsMore && !isCast && !next.continuesLine
  }
}

extension Token {
  /// Whether what stands after it belongs to the same statement, on whichever line.
  fileprivate var wantsMore: Bool {
    switch kind {
    case .mark: text == "," || text == ":" || text == "@"
    // `x!` and `T?` are complete.
    case .sign: spaces.before || text == "."
    case .word: ["as", "is", "try", "await", "in", "case", "let", "var", "return"].contains(text)
    case .string: false
    }
  }

  /// Whether it goes on with the line before.
  fileprivate var continuesLine: Bool {
    switch kind {
    case .mark: text == "," || text == ":" || text == "{"
    case .sign: text.hasPrefix(".") || spaces.after
    case .word: ["as", "is", "else", "where", "in", "catch"].contains(text)
    case .string: false
    }
  }
}
