/// Walks a JPEG's segments up to the first scan, within the data and without trusting a length.
struct JPEGMarkers {
  /// What stopped the walk.
  enum Failure: Error, Equatable { case truncated, damaged(String) }

  private(set) var size = (width: 0, height: 0)
  private(set) var components = 0
  private(set) var orientation = ImageOrientation.up
  private(set) var hasAdobeMarker = false

  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    self.bytes = bytes
    var offset = 2
    while true {
      let marker = try nextMarker(&offset)
      if marker == 0xD9 { throw .damaged("no picture before its end") }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
      let length = try word(offset)
      guard length >= 2 else { throw .damaged("a segment of length \(length)") }
      let end = offset + length
      guard end <= bytes.count else { throw .truncated }
      if marker == 0xDA { break }
      try read(marker, offset + 2..<end)
      offset = end
    }
    guard components > 0 else { throw .damaged("a scan before the frame's header") }
  }

  /// The next marker's code; fill bytes of 0xFF and stray bytes before it are passed over.
  private func nextMarker(_ offset: inout Int) throws(Failure) -> UInt8 {
    while offset < bytes.count, bytes[offset] != 0xFF { offset += 1 }
    while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
    guard offset < bytes.count else { throw .truncated }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func read(_ marker: UInt8, _ body: Range<Int>) throws(Failure) {
    switch marker {
    case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
      guard body.count >= 6 else { throw .damaged("a frame header of \(body.count) bytes") }
      size = (width: try word(body.lowerBound + 3), height: try word(body.lowerBound + 1))
      components = Int(bytes[body.lowerBound + 5])
    case 0xE1: orientation = ExifReader(bytes, body)?.orientation ?? orientation
    case 0xEE: hasAdobeMarker = hasAdobeMarker || starts(body, with: "Adobe")
    default: break
    }
  }

  private func starts(_ body: Range<Int>, with text: String) -> Bool {
    bytes[body].starts(with: text.utf8)
  }

  private func word(_ offset: Int) throws(Failure) -> Int {
    guard offset + 1 < bytes.count else { throw .truncated }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}

/// Finds the orientation in an EXIF segment: one table of at most 512 entries is looked through.
struct ExifReader {
  private let bytes: Slice<UnsafeRawBufferPointer>
  private let isLittleEndian: Bool

  /// Returns nil where a JPEG's segment is not EXIF.
  init?(_ bytes: UnsafeRawBufferPointer, _ segment: Range<Int>) {
    guard bytes[segment].starts(with: Self.mark) else { return nil }
    self.init(bytes[segment])
  }

  private static let mark = Array("Exif".utf8) + [0, 0]

  /// Reads a table with or without the mark before it; nil where there is none.
  init?(_ body: Slice<UnsafeRawBufferPointer>) {
    bytes = body.starts(with: Self.mark) ? body.dropFirst(6) : body
    guard bytes.count >= 8 else { return nil }
    switch Array(bytes.prefix(2)) {
    case Array("II".utf8): isLittleEndian = true
    case Array("MM".utf8): isLittleEndian = false
    default: return nil
    }
  }

  var orientation: ImageOrientation? {
    guard let table = number(at: 4, bytes: 4), let count = number(at: table, bytes: 2) else {
      return nil
    }
    for entry in 0..<min(count, 512) {
      let offset = table + 2 + entry * 12
      guard let tag = number(at: offset, bytes: 2) else { return nil }
      if tag == 0x0112, let value = number(at: offset + 8, bytes: 2) {
        return ImageOrientation(rawValue: UInt16(truncatingIfNeeded: value))
      }
    }
    return nil
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let part = bytes[(bytes.startIndex + offset)...].prefix(count)
    return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }
}
