/// What stands between white space in a text, asked for from the front to the back.
struct Tokens {
  private let text: String
  private var token: Range<Int> = 0..<0
  private var tokenIsAddress = false

  init(_ text: String) {
    var native = text
    native.makeContiguousUTF8()
    self.text = native
  }

  func substring(_ bytes: Range<Int>) -> Substring {
    let length = text.utf8.count
    let range = bytes.clamped(to: 0..<length)
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// Whether a word is part of an address or a path.
  mutating func isAddress(around word: Range<Int>) -> Bool {
    if !(token.lowerBound <= word.lowerBound && word.upperBound <= token.upperBound)
      || token.isEmpty
    {
      token = range(around: word)
      tokenIsAddress = Self.isAddress(substring(token))
    }
    return tokenIsAddress
  }

  private func range(around word: Range<Int>) -> Range<Int> {
    let bytes = text.utf8
    var start = bytes.index(bytes.startIndex, offsetBy: min(max(0, word.lowerBound), bytes.count))
    var end = bytes.index(bytes.startIndex, offsetBy: min(max(0, word.upperBound), bytes.count))
    var token = word
    while start > bytes.startIndex, bytes[bytes.index(before: start)] > 0x20 {
      start = bytes.index(before: start)
      token = token.lowerBound - 1..<token.upperBound
    }
    while end < bytes.endIndex, bytes[end] > 0x20 {
      end = bytes.index(after: end)
      token = token.lowerBound..<token.upperBound + 1
    }
    return token
  }

  /// `https://example.org`, `www.example.org`, `ann@example.org`, `@ann`, `#tag`, `/usr/lib`, `~/notes`, `C:\notes`.
  private static func isAddress(_ token: Substring) -> Bool {
    let inner = token.drop { "([{<\"'“‘«".contains($0) }
    if let first = inner.first, "@#/~\\".contains(first) { return true }
    if inner.contains("@") || inner.contains("\\") || inner.contains("://") { return true }
    if inner.prefix(4).lowercased() == "www." || inner.prefix(7).lowercased() == "mailto:" {
      return true
    }
    return inner.filter { $0 == "/" }.count > 1
  }
}
