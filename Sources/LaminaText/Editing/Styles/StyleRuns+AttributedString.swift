package import LaminaGeometry

/// From and to `AttributedString`, by bytes.
///
/// What Foundation knows of the characters of such a string is wrong after edits between the scalars of a character,
/// and ends the program when they are read. So a string is changed here only where characters of one scalar meet.
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
    // A slice is copied in large pieces; a view is read character by character, which takes long, and fails.
    self = String(string.characters[string.startIndex..<string.endIndex])
  }
}

extension AttributedString {
  /// The characters between two places, without their attributes.
  package func string(in range: Range<Index>) -> String {
    String(characters[range])
  }

  /// A text and what is said about its bytes.
  package init(_ text: String, _ styles: StyleRuns) {
    self.init(text)
    setAttributes(styles.parts)
  }

  /// Whether it is the same value as another one, without a look into it; false says nothing.
  package func isIdentical(to other: AttributedString) -> Bool {
    // The bytes of the two references: what they refer to is not changed while both hold it.
    withUnsafeBytes(of: self) { mine in
      withUnsafeBytes(of: other) { mine.elementsEqual($0) }
    }
  }

  /// Whether both have the same bytes with the same attributes; Foundation's `==` takes a hundred times as long.
  package func hasSameBytes(as other: AttributedString) -> Bool {
    if isIdentical(to: other) { return true }
    guard utf8.count == other.utf8.count, StyleRuns(self) == StyleRuns(other) else { return false }
    return String(scalarsOf: self).utf8.elementsEqual(String(scalarsOf: other).utf8)
  }

  /// The bytes of two of its places; those beyond its ends are these.
  package func bytes(_ range: Range<Index>) -> Range<Int> {
    byte(range.lowerBound)..<byte(range.upperBound)
  }

  /// How many bytes stand before a place, which may be one of another string.
  package func byte(_ index: Index) -> Int {
    utf8.distance(from: startIndex, to: Swift.min(Swift.max(index, startIndex), endIndex))
  }

  /// The place behind so many bytes, within the string; never within a scalar.
  package func place(_ byte: Int) -> Index {
    let utf8 = utf8
    var place = utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, byte), utf8.count))
    while place > startIndex, place < endIndex, utf8[place] & 0xC0 == 0x80 {
      place = utf8.index(before: place)
    }
    return place
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
  /// What is replaced reaches as far as characters are not surely those of one scalar on both sides.
  ///
  /// - Parameters:
  ///   - change: its bytes are those of the string.
  ///   - text: the text after the change.
  ///   - styles: what is said about it.
  /// - Complexity: O(log n + bytes replaced).
  package mutating func apply(_ change: TextChange, in text: String, _ styles: StyleRuns) {
    let growth = change.count - change.range.count
    guard change.range.upperBound <= utf8.count, text.utf8.count == utf8.count + growth else {
      return self = AttributedString(text, styles)
    }
    let start = change.range.lowerBound
    let made = text.singleScalarBorders(around: start..<start + change.count)
    let replaced = places(made.lowerBound..<made.upperBound - growth)
    replaceSubrange(replaced, with: AttributedString(text.substring(made), styles.slice(made)))
  }
}

extension String {
  /// The bytes from a place before to one behind others where characters of one scalar meet.
  fileprivate func singleScalarBorders(around bytes: Range<Int>) -> Range<Int> {
    let scalars = unicodeScalars
    var (start, end) = (byteIndex(bytes.lowerBound), byteIndex(bytes.upperBound))
    if start > startIndex {
      repeat {
        start = scalars.index(before: start)
      } while start > startIndex
        && !(scalars[start].standsAlone && scalars[scalars.index(before: start)].standsAlone)
    }
    if end < endIndex {
      repeat {
        end = scalars.index(after: end)
      } while end < endIndex
        && !(scalars[end].standsAlone && scalars[scalars.index(before: end)].standsAlone)
    }
    return utf8.distance(from: startIndex, to: start)..<utf8.distance(from: startIndex, to: end)
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
