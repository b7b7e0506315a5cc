/// A scalar's bytes as they are joined from lines; remembers where each piece stands if asked to.
struct ScalarPieces {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var count: Int { bytes.count }

  mutating func append(_ piece: ArraySlice<UInt8>) { bytes.append(contentsOf: piece) }
  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(_ scalar: Unicode.Scalar) { bytes.append(contentsOf: String(scalar).utf8) }

  /// Line ends between two lines of a folded text: one becomes a space, n become n - 1.
  mutating func fold(_ breaks: Int) {
    if breaks == 1 { bytes.append(0x20) } else { newlines(breaks - 1) }
  }

  mutating func newlines(_ count: Int) {
    if count > 0 { bytes.append(contentsOf: repeatElement(0x0A, count: count)) }
  }
}

/// A piece of a scalar: from which byte of the value on it stands at which byte of the source.
package struct ScalarSegment: Hashable, Sendable {
  package let value: Int
  package let source: Int
}
