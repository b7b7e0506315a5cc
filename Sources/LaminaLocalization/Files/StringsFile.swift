import Foundation

/// Reads a `.strings` file: `"key" = "words";` with comments.
struct StringsFile {
  private let file: TableFile
  private var rest: Substring.UnicodeScalarView
  private var line = 1

  private init(_ text: String, _ file: TableFile) {
    rest = Substring(text).unicodeScalars
    self.file = file
  }

  /// The words by key; a file that was converted to a property list is read, too.
  static func entries(of file: TableFile) throws(LocalizationFault) -> [String: TableEntry] {
    let data = try file.bytes()
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      return try PropertyListFile.dictionary(data, file).compactMapValues {
        ($0 as? String).map { .text($0) }
      }
    }
    guard let text = text(of: data) else {
      throw file.malformed("it is neither UTF-8 nor UTF-16.")
    }
    var reader = StringsFile(text, file)
    return try reader.pairs()
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return String(validating: bytes, as: UTF8.self)
  }

  private mutating func pairs() throws(LocalizationFault) -> [String: TableEntry] {
    var pairs: [String: TableEntry] = [:]
    while try skipsToNext() {
      let key = try word()
      _ = try skipsToNext()
      var words = key
      if rest.first == "=" {
        take()
        _ = try skipsToNext()
        words = try word()
        _ = try skipsToNext()
      }
      guard rest.first == ";" else { throw file.malformed("a semicolon is missing.", line: line) }
      take()
      pairs[key] = .text(words)
    }
    return pairs
  }

  @discardableResult private mutating func take() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    if scalar == "\n" { line += 1 }
    return scalar
  }

  /// Goes over spaces and comments; whether something comes behind them.
  private mutating func skipsToNext() throws(LocalizationFault) -> Bool {
    while let first = rest.first {
      if first.properties.isWhitespace {
        take()
      } else if rest.starts(with: "//".unicodeScalars) {
        while let next = rest.first, next != "\n" { take() }
      } else if rest.starts(with: "/*".unicodeScalars) {
        let start = line
        while !rest.starts(with: "*/".unicodeScalars) {
          if take() == nil { throw file.malformed("a comment does not end.", line: start) }
        }
        take()
        take()
      } else {
        return true
      }
    }
    return false
  }

  /// Words in quotes, or a bare word of letters.
  private mutating func word() throws(LocalizationFault) -> String {
    guard rest.first == "\"" else { return try bareWord() }
    let start = line
    take()
    var word = String.UnicodeScalarView()
    while let scalar = take() {
      if scalar == "\"" { return String(word) }
      if scalar == "\\" { appendEscape(to: &word) } else { word.append(scalar) }
    }
    throw file.malformed("words in quotes do not end.", line: start)
  }

  private mutating func bareWord() throws(LocalizationFault) -> String {
    var word = String.UnicodeScalarView()
    while let first = rest.first,
      first.properties.isAlphabetic || "0123456789_.-$/:".unicodeScalars.contains(first)
    {
      word.append(first)
      take()
    }
    guard !word.isEmpty else { throw file.malformed("a key in quotes is expected.", line: line) }
    return String(word)
  }

  private mutating func appendEscape(to word: inout String.UnicodeScalarView) {
    guard let scalar = take() else { return }
    switch scalar {
    case "n": word.append("\n")
    case "t": word.append("\t")
    case "r": word.append("\r")
    case "U", "u":
      var units = [UInt16]()
      if let unit = hexUnit() { units.append(unit) }
      // A pair of surrogates is two escapes.
      while let last = units.last, UTF16.isLeadSurrogate(last), rest.first == "\\",
        let kind = rest.dropFirst().first, kind == "U" || kind == "u"
      {
        take()
        take()
        guard let unit = hexUnit() else { break }
        units.append(unit)
      }
      word.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
    default: word.append(scalar)
    }
  }

  private mutating func hexUnit() -> UInt16? {
    let digits = rest.prefix(4).prefix { $0.properties.isASCIIHexDigit }
    guard let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16) else { return nil }
    rest.removeFirst(digits.count)
    return unit
  }
}
