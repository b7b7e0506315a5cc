package import LaminaGeometry

/// From and to `AttributedString`, by bytes.
///
/// What Foundation knows of the characters of such a string may be wrong after edits between the scalars of a
/// character: a text is made of its bytes here, and a string is changed only where characters are single scalars.
extension StyleRuns {
  /// What a string says about its bytes.
  package init(_ string: AttributedString) {
    self.init()
    let utf8 = string.utf8
    for run in string.runs {
      let bytes = utf8.distance(from: run.range.lowerBound, to: run.range.upperBound)
      append(bytes, run.attributes)
    }
  }
}

extension String {
  /// The characters of a string, without its attributes.
  package init(scalarsOf string: AttributedString) {
    self = String(decoding: Array(string.utf8), as: UTF8.self)
  }
}

extension AttributedString {
  /// The characters between two places, without their attributes.
  package func string(in range: Range<Index>) -> String {
    String(decoding: Array(utf8[range]), as: UTF8.self)
  }

  /// A text and what is said about its bytes.
  package init(_ text: String, _ styles: StyleRuns) {
    self.init(text)
    setAttributes(styles.parts)
  }

  /// The bytes of two of its places; those beyond its ends are these.
  package func bytes(_ range: Range<Index>) -> Range<Int> {
    byte(range.lowerBound)..<byte(range.upperBound)
  }

  /// How many bytes stand before a place, which may be one of another string.
  package func byte(_ index: Index) -> Int {
    utf8.distance(from: startIndex, to: Swift.min(Swift.max(index, startIndex), endIndex))
  }

  /// The place behind so many bytes, within the string.
  package func place(_ byte: Int) -> Index {
    let utf8 = utf8
    return utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, byte), utf8.count))
  }

  /// The places around bytes.
  package func places(_ bytes: Range<Int>) -> Range<Index> {
    place(bytes.lowerBound)..<place(bytes.upperBound)
  }

  private mutating func setAttributes(_ parts: [StyleRuns.Part]) {
    for part in parts { self[places(part.bytes)].setAttributes(part.attributes) }
  }

  /// Takes over a change of a text and of what is said about it.
  ///
  /// - Parameters:
  ///   - change: its bytes are those of the string.
  ///   - text: the text after the change.
  ///   - styles: what is said about it.
  /// - Complexity: O(log n), or O(n) where characters beside the change are of several scalars.
  package mutating func apply(_ change: TextChange, in text: String, _ styles: StyleRuns) {
    let made = change.range.lowerBound..<change.range.lowerBound + change.count
    guard change.range.upperBound <= utf8.count,
      text.utf8.count == utf8.count - change.range.count + change.count,
      text.hasSingleScalars(around: made), hasSingleScalars(around: change.range)
    else { return self = AttributedString(text, styles) }
    if !change.range.isEmpty || change.count > 0 {
      replaceSubrange(
        places(change.range), with: AttributedString(text.substring(made), styles.slice(made)))
    }
  }

  private func hasSingleScalars(around bytes: Range<Int>) -> Bool {
    let scalars = unicodeScalars
    let range = places(bytes)
    let before = scalars[..<range.lowerBound].last
    let behind = scalars[range.upperBound...].first
    return [before, behind].allSatisfy { $0?.standsAlone ?? true }
  }
}

extension String {
  /// Whether bytes and their neighbours are characters of one scalar each, whatever stands beside them.
  fileprivate func hasSingleScalars(around bytes: Range<Int>) -> Bool {
    let scalars = unicodeScalars
    let (start, end) = (byteIndex(bytes.lowerBound), byteIndex(bytes.upperBound))
    return scalars[..<start].last?.standsAlone ?? true
      && scalars[end...].first?.standsAlone ?? true
      && scalars[start..<end].allSatisfy(\.standsAlone)
  }
}

extension Unicode.Scalar {
  /// Whether it is surely a character by itself beside others of that kind.
  fileprivate var standsAlone: Bool {
    switch value {
    case 0x0A, 0x20...0x7E, 0xC0...0x2FF, 0x370...0x482, 0x2010...0x2027, 0x3000...0x3029,
      0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xFF01...0xFF60:
      true
    default: false
    }
  }
}
