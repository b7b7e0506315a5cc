/// How contents begin, by media type (the file `magic` of the database).
///
/// ```
///  MIME-Magic\0\n
///  [80:image/png]\n                         weight and media type
///  >0=\0\8\x89PNG\r\n\x1a\n\n               depth > offset = length, bytes [& mask] [~ size] [+ range]
///  1>12=\0\4IHDR\n                          holds within the line above
/// ```
struct MIMEMagic: Sendable {
  private struct Section {
    let weight: Int
    let mediaType: String
    var lines: [MagicLine] = []
  }

  /// The heaviest first.
  private var sections: [Section] = []

  init(_ folders: [String]) {
    for folder in folders {
      if let bytes = BoundedFile.bytes(folder + "/magic") { take(bytes) }
    }
    sections.sort { $0.weight > $1.weight }
  }

  private mutating func take(_ bytes: [UInt8]) {
    let head = Array("MIME-Magic\0\n".utf8)
    guard bytes.starts(with: head) else { return }
    var reader = MagicReader(bytes: bytes, index: head.count)
    while let byte = reader.peek {
      if byte == UInt8(ascii: "[") {
        guard let (weight, mediaType) = reader.section() else { return }
        sections.append(Section(weight: weight, mediaType: mediaType))
      } else {
        // What cannot be read is left out, with all that follows: there is no place to go on from.
        guard let line = reader.line(), !sections.isEmpty else { return }
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  func mediaType(_ bytes: [UInt8]) -> String? {
    sections.first { Self.holds($0.lines, bytes) }?.mediaType
  }

  /// A line holds if its bytes are there, and one of those below it does, if there are any.
  private static func holds(_ lines: [MagicLine], _ bytes: [UInt8]) -> Bool {
    var index = 0
    /// The depth down to which the lines above hold.
    var depth = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.depth > depth { continue }
      guard line.isFound(in: bytes) else {
        depth = line.depth
        continue
      }
      let next = index < lines.count ? lines[index].depth : 0
      if next <= line.depth { return true }
      depth = line.depth + 1
    }
    return false
  }
}
