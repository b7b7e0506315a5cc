extension YAMLReader {
  /// Reads `%YAML 1.2` and the `---` that begins the document.
  mutating func readDirectives() {
    _ = skipBlank()
    var hasDirectives = false
    while at < bytes.count, byte(at) == UInt8(ascii: "%"), at == lineStart {
      hasDirectives = true
      readDirective()
      _ = skipBlank()
    }
    if isMarker("---") {
      at += 3
    } else if hasDirectives, at < bytes.count {
      fail("yaml-syntax", "After a directive comes a line \"---\".", at: at)
    }
  }

  private mutating func readDirective() {
    let start = at
    while at < bytes.count, !isLineEnd(at) { at += 1 }
    let words = String(decoding: bytes[start..<at], as: UTF8.self).split(separator: " ")
    guard words.first == "%YAML", words.dropFirst().first != "1.2" else { return }
    fail(
      "yaml-version", "Only YAML 1.2 can be read: found \"\(words.joined(separator: " "))\".",
      at: start, repair: "Write %YAML 1.2, or leave the line out.")
  }
}
