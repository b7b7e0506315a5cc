/// A text that was read: its path, its bytes, and the include that asked for it.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// Where the include stands; nil for the first file.
  package let includedAt: SourceSpan?
  /// How many includes lead here.
  package let depth: Int

  package init(path: String, bytes: [UInt8], includedAt: SourceSpan? = nil, depth: Int = 0) {
    self.path = path
    self.bytes = bytes
    self.includedAt = includedAt
    self.depth = depth
  }

  /// The offsets at which lines begin.
  package func lineStarts() -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A { starts.append(offset + 1) }
      if byte == 0x0D, offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A {
        starts.append(offset + 1)
      }
    }
    return starts
  }
}
