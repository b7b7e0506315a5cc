import Foundation

/// A text as search compares it: bytes without case and accents.
///
/// ```
///  text   C  a  f  é     Ｓ w i f t
///  bytes  c  a  f  e     s w i f t      offsets say where each byte comes from
/// ```
struct FoldedText: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []
  /// For each byte, and for the end, where its character begins in the text; empty if not asked for.
  private(set) var offsets: [Int] = []

  /// Folds a text, with the places of its characters or, for what is only searched, without.
  init(_ text: some StringProtocol, withOffsets: Bool) {
    bytes.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      let start = bytes.count
      append(scalar)
      if withOffsets {
        offsets.append(contentsOf: repeatElement(offset, count: bytes.count - start))
      }
      offset += width
    }
    if withOffsets { offsets.append(offset) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A: bytes.append(UInt8(scalar.value + 32))
    case 0..<0x80: bytes.append(UInt8(scalar.value))
    // Han, Kana and Hangul have neither case nor accents.
    case 0x2E80...0xD7FF, 0x20000...0x3FFFF:
      bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    default: appendFolded(scalar)
    }
  }

  private mutating func appendFolded(_ scalar: Unicode.Scalar) {
    let plain = String(scalar).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    for part in plain.unicodeScalars where part.properties.generalCategory != .nonspacingMark {
      bytes.append(contentsOf: UTF8.encode(part) ?? .init())
    }
  }

  /// Where bytes stand, from a place on.
  func firstMatch(of term: [UInt8], from start: Int = 0) -> Int? {
    guard !term.isEmpty, start >= 0, bytes.count - start >= term.count else { return nil }
    return bytes.withUnsafeBufferPointer { all in
      term.withUnsafeBufferPointer { all.firstMatch(of: $0, from: start) }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Looks for the last byte first: in Chinese the first ones of characters are much alike.
  fileprivate func firstMatch(of term: Self, from start: Int) -> Int? {
    let last = term.count - 1
    for place in start...(count - term.count) where self[place + last] == term[last] {
      var index = 0
      while index < last, self[place + index] == term[index] { index += 1 }
      if index == last { return place }
    }
    return nil
  }
}
