extension String.UTF8View {
  /// The first terminator of a paragraph in a range of bytes: a line feed, a return, both, or U+2029.
  func terminator(in range: Range<Int>) -> Range<Int>? {
    withContiguousStorageIfAvailable { bytes -> Range<Int>? in
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if byte == 10 { return index..<index + 1 }
        if byte == 13 {
          let isPair = index + 1 < range.upperBound && bytes[index + 1] == 10
          return index..<index + (isPair ? 2 : 1)
        }
        if byte == 0xE2, index + 2 < range.upperBound, bytes[index + 1] == 0x80,
          bytes[index + 2] == 0xA9
        {
          return index..<index + 3
        }
        index += 1
      }
      return nil
    } ?? nil
  }

  /// How many bytes the terminator at the end of a range takes; none: 0.
  func terminatorLength(atEndOf range: Range<Int>) -> Int {
    let tail = Swift.max(range.lowerBound, range.upperBound - 3)
    let bytes = Array(self[slice(tail..<range.upperBound)])
    switch bytes.last {
    case 10: return bytes.dropLast().last == 13 ? 2 : 1
    case 13: return 1
    case 0xA9 where bytes.count == 3 && bytes[0] == 0xE2 && bytes[1] == 0x80: return 3
    default: return 0
    }
  }

  /// A range of bytes as indices.
  func slice(_ range: Range<Int>) -> Range<String.Index> {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return start..<index(start, offsetBy: range.count)
  }

  func byte(_ offset: Int) -> UInt8 { self[index(startIndex, offsetBy: offset)] }
}

extension String {
  /// The first place at or after a byte, or not far before it, at which a line may well begin:
  /// behind a space, else between two characters.
  func likelyLineStart(near byte: Int) -> Int {
    let byte = min(byte, utf8.count)
    let before = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      (max(1, byte - 128)..<max(1, byte)).last { bytes[$0 - 1] == 32 && bytes[$0] > 32 }
    }
    if let before = before ?? nil, clusterStart(before) == before { return before }
    return clusterEnd(byte)
  }
}
