import LaminaGeometry

/// Finds words in a text, by its bytes; the text is prepared once for many words.
///
/// ```swift
/// let search = TextSearch("Tea for two, and two for tea", matchesCase: false)
/// search.ranges(of: "tea", limit: 100)          // 0..<3, 25..<28
/// ```
///
/// Letters are compared one by one: without regard to case "É" is "é", and never "e". What is found consists of whole
/// characters: "e" is not found in "é" that is written as two scalars.
package struct TextSearch: Sendable {
  private let text: String
  private let matchesCase: Bool
  /// The bytes that are searched.
  private let bytes: [UInt8]
  /// Where each of them stands in the text, and its end; nil where both are alike.
  private let places: [Int]?

  /// - Complexity: O(n) for a text of n bytes.
  package init(_ text: String, matchesCase: Bool) {
    self.text = text
    self.matchesCase = matchesCase
    (bytes, places) = matchesCase ? (Array(text.utf8), nil) : Self.folded(text)
  }

  /// Where a word stands, from the start on; places do not overlap.
  ///
  /// - Parameters:
  ///   - word: what is looked for; an empty one is nowhere.
  ///   - wholeWords: whether letters and digits right before and behind rule a place out.
  ///   - limit: how many places are found at most.
  /// - Returns: bytes of the text, in order.
  package func ranges(of word: String, wholeWords: Bool = false, limit: Int) -> [Range<Int>] {
    let wanted = matchesCase ? Array(word.utf8) : Self.folded(word).bytes
    guard !wanted.isEmpty else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    while found.count < limit, let next = first(wanted, from: start) {
      let range = place(next)..<place(next + wanted.count)
      let counts = isWhole(range) && !(wholeWords && isInWord(range))
      if counts { found.append(range) }
      start = counts ? next + wanted.count : next + 1
    }
    return found
  }

  private func place(_ byte: Int) -> Int { places?[byte] ?? byte }

  private func first(_ wanted: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var place = start
      while let base = bytes.baseAddress, place + wanted.count <= bytes.count {
        let room = bytes.count - wanted.count - place + 1
        guard let next = memchr(base + place, Int32(wanted[0]), room) else { return nil }
        if memcmp(next, wanted, wanted.count) == 0 { return UnsafeRawPointer(next) - base }
        place = UnsafeRawPointer(next) - base + 1
      }
      return nil
    }
  }

  /// Whether characters begin and end where a range does.
  private func isWhole(_ range: Range<Int>) -> Bool {
    !range.isEmpty && text.clusterStart(range.lowerBound) == range.lowerBound
      && text.clusterStart(range.upperBound) == range.upperBound
  }

  /// Whether a word goes on before or behind a range.
  private func isInWord(_ range: Range<Int>) -> Bool {
    let before = text[..<text.byteIndex(range.lowerBound)].last
    let behind = text[text.byteIndex(range.upperBound)...].first
    return [before, behind].contains { $0?.isLetter == true || $0?.isNumber == true }
  }

  // MARK: Folding

  private static func folded(_ text: String) -> (bytes: [UInt8], places: [Int]?) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    if isPlain { return (text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, nil) }
    var (bytes, places): ([UInt8], [Int]) = ([], [])
    bytes.reserveCapacity(text.utf8.count)
    places.reserveCapacity(text.utf8.count + 1)
    var place = 0
    var isShifted = false
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      let before = bytes.count
      append(scalar, to: &bytes)
      let count = bytes.count - before
      isShifted = isShifted || count != length
      for offset in 0..<count { places.append(place + min(offset, length - 1)) }
      place += length
    }
    places.append(place)
    return (bytes, isShifted ? places : nil)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "A"..."Z": bytes.append(UInt8(scalar.value) | 0x20)
    case "\0"..."\u{7F}": bytes.append(UInt8(scalar.value))
    case "ς": bytes.append(contentsOf: "σ".utf8)
    default:
      let changes = scalar.properties.changesWhenLowercased
      bytes.append(
        contentsOf: changes ? scalar.properties.lowercaseMapping.utf8 : String(scalar).utf8)
    }
  }
}
