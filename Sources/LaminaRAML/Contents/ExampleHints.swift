import LaminaJSON

/// What is worth knowing about values of examples.
enum ExampleHints {
  /// How many are said of one example.
  private static let limit = 20

  /// What is odd about the values within a value, and where.
  static func oddities(of value: JSONValue) -> [(range: Range<Int>, sentence: String)] {
    var found: [(Range<Int>, String)] = []
    var pending = [value]
    while let next = pending.popLast(), found.count < limit {
      if let sentence = sentence(about: next) { found.append((next.range, sentence)) }
      pending += next.array ?? next.object?.members.map(\.value) ?? []
    }
    return found
  }

  /// A sentence about one value; nil if there is nothing to say.
  private static func sentence(about value: JSONValue) -> String? {
    switch value.content {
    case .number(let number): number.text.count > 9 ? largeNumber(number.text) : nil
    case .string(let text): text.utf8.count < 40 ? oddDate(text) : nil
    case .null, .bool, .array, .object: nil
    }
  }

  private static func largeNumber(_ text: String) -> String? {
    guard let number = Int(text) else { return nil }
    if Int32(exactly: number) != nil { return nil }
    return "\(text) has more than 32 bits."
  }

  /// A text that begins as a date and is none by RFC 3339: `2016-2-29T8:00`.
  private static func oddDate(_ text: String) -> String? {
    let parts = text.split(separator: "T", maxSplits: 1)
    let date = (parts.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, date.count == 3, date.allSatisfy({ Int($0) != nil }), date[0].count == 4
    else {
      return nil
    }
    guard date[1].count != 2 || date[2].count != 2 else { return nil }
    return "\"\(text)\" is no date by RFC 3339: month and day have two digits."
  }
}
