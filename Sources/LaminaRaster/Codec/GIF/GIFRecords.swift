import LaminaGeometry

/// Walks a GIF's records without decoding a pixel, within the data and without trusting a length.
///
/// ```
///  header ─ palette? ─┬─▶ frame's description ─ palette? ─ blocks of codes ─┬─▶ end
///                     ├─▶ extension: delay, disposal, clear colour, loops ──┤
///                     └─────────────────────────◀───────────────────────────┘
/// ```
struct GIFRecords {
  /// What stopped the walk.
  enum Failure: Error, Equatable { case truncated, damaged(String), tooManyFrames }

  /// The canvas: the screen, or the first frame where that reaches beyond it.
  private(set) var size = PixelSize.zero
  private(set) var index = FrameIndex()

  private let bytes: UnsafeRawBufferPointer
  private var offset = 13
  private var control = Control()

  /// What the extension before a frame says of it.
  private struct Control {
    var delay = FrameIndex.delay(milliseconds: 0)
    var disposal = FrameIndex.Disposal.keep
    var clearColor: UInt8?
  }

  /// Walks over all records; a file may end after a frame without saying so.
  init(_ bytes: UnsafeRawBufferPointer, frameLimit: Int) throws(Failure) {
    self.bytes = bytes
    guard bytes.count >= offset else { throw .truncated }
    size = PixelSize(width: try word(6), height: try word(8))
    if let palette = palette(bytes[10]) { try skip(palette) }
    try walk(frameLimit)
    guard !index.frames.isEmpty else { throw .damaged("no picture before its end") }
  }

  private mutating func walk(_ frameLimit: Int) throws(Failure) {
    while offset < bytes.count {
      let kind = bytes[offset]
      switch kind {
      case 0x2C:
        guard index.frames.count < frameLimit else { throw .tooManyFrames }
        try readFrame()
      case 0x21: try readExtension()
      case 0x00: offset += 1
      case 0x3B: return
      default:
        if index.frames.isEmpty { throw .damaged("a record of unknown kind \(kind)") }
        return
      }
    }
    if index.frames.isEmpty { throw .truncated }
  }

  private mutating func readFrame() throws(Failure) {
    let start = offset
    let place = PixelRect(
      x: try word(start + 1), y: try word(start + 3), width: try word(start + 5),
      height: try word(start + 7))
    let flags = try byte(start + 9)
    try skip(10)
    if let palette = palette(flags) { try skip(palette) }
    try skip(1)
    try skipBlocks()
    if index.frames.isEmpty {
      size = PixelSize(width: max(size.width, place.maxX), height: max(size.height, place.maxY))
    }
    index.frames.append(
      FrameIndex.Frame(
        place: place, delay: control.delay, disposal: control.disposal,
        isBlended: control.clearColor != nil, clearColor: control.clearColor,
        bytes: start..<offset))
    control = Control()
  }

  private mutating func readExtension() throws(Failure) {
    let label = try byte(offset + 1)
    let body = offset + 2
    let length = Int(try byte(body))
    guard body + length < bytes.count else { throw .truncated }
    if label == 0xF9, length >= 4 { readControl(body + 1) }
    if label == 0xFF, length == 11 { readLoops(body + 1) }
    offset = body
    try skipBlocks()
  }

  private mutating func readControl(_ start: Int) {
    let flags = bytes[start]
    let hundredths = Int(bytes[start + 1]) | Int(bytes[start + 2]) << 8
    control.delay = FrameIndex.delay(milliseconds: hundredths * 10)
    control.clearColor = flags & 1 != 0 ? bytes[start + 3] : nil
    switch flags >> 2 & 7 {
    case 2: control.disposal = .clear
    case 3: control.disposal = .restore
    default: control.disposal = .keep
    }
  }

  /// How often a browser starts the picture over; it is played once more than that.
  private mutating func readLoops(_ start: Int) {
    let name = bytes[start..<start + 11]
    guard name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8),
      start + 14 < bytes.count, bytes[start + 11] >= 3, bytes[start + 12] & 7 == 1
    else { return }
    let repeats = Int(bytes[start + 13]) | Int(bytes[start + 14]) << 8
    index.loopCount = repeats == 0 ? 0 : repeats + 1
  }

  /// The bytes of a palette that `flags` announces.
  private func palette(_ flags: UInt8) -> Int? { flags & 0x80 == 0 ? nil : 3 << (flags & 7 + 1) }

  private mutating func skipBlocks() throws(Failure) {
    while true {
      let length = Int(try byte(offset))
      try skip(1 + length)
      if length == 0 { return }
    }
  }

  private mutating func skip(_ count: Int) throws(Failure) {
    guard offset + count <= bytes.count else { throw .truncated }
    offset += count
  }

  private func byte(_ place: Int) throws(Failure) -> UInt8 {
    guard place < bytes.count else { throw .truncated }
    return bytes[place]
  }

  private func word(_ place: Int) throws(Failure) -> Int {
    Int(try byte(place)) | Int(try byte(place + 1)) << 8
  }
}
