extension JSONScanner {
  mutating func number() throws(PropertyListError) -> PropertyListValue.Content {
    let start = cursor.position
    let begin = cursor.place
    while let byte = cursor.next, Self.numerals.contains(byte) { cursor.skip() }
    let text = cursor.text(from: begin)
    guard text.wholeMatch(of: Self.form) != nil else {
      throw error(.invalid(kind: "a number", text: text), at: start)
    }
    if let integer = Int(text) { return .integer(integer) }
    guard let real = Double(text), real.isFinite else {
      throw error(.invalid(kind: "a number of 64 bits", text: text), at: start)
    }
    return .real(real)
  }

  static let numerals = Set("+-.0123456789eE".utf8)

  private static var form: Regex<Substring> {
    /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/
  }
}
