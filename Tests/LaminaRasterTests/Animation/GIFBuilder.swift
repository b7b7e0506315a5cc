import LaminaGeometry
import SeededRandom

/// Writes GIFs for tests: frames of palette indexes, packed without compression.
///
/// ```swift
/// let file = GIFBuilder(width: 4, height: 2, frames: [.init(pixels: [0, 0, 1, 1, 0, 0, 1, 1])])
/// let picture = try Bitmap(decoding: file.data, name: "two halves")
/// ```
struct GIFBuilder {
  struct Frame {
    var x = 0
    var y = 0
    var width = 4
    var height = 2
    /// Indexes into a palette of eight, from the top, whatever order they are stored in.
    var pixels: [UInt8]
    var hundredths = 10
    var disposal: UInt8 = 1
    var clearIndex: UInt8?
    var palette: [UInt32]?
    var isInterlaced = false
  }

  static let palette: [UInt32] = [
    0x000000, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF, 0xFFFF00, 0x00FFFF, 0xFF00FF,
  ]

  var width = 4
  var height = 2
  /// What the extension says; nil for none.
  var repeats: Int? = 0
  var hasTrailer = true
  var frames: [Frame]

  var data: Data {
    var bytes = Array("GIF89a".utf8) + word(width) + word(height) + [0x82, 0, 0]
    bytes += colors(Self.palette)
    if let repeats {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(repeats) + [0]
    }
    for frame in frames { bytes += self.bytes(of: frame) }
    return Data(hasTrailer ? bytes + [0x3B] : bytes)
  }

  private func bytes(of frame: Frame) -> [UInt8] {
    let flags = frame.disposal << 2 | (frame.clearIndex == nil ? 0 : 1)
    var bytes: [UInt8] = [0x21, 0xF9, 4, flags] + word(frame.hundredths)
    bytes += [frame.clearIndex ?? 0, 0, 0x2C]
    bytes += word(frame.x) + word(frame.y) + word(frame.width) + word(frame.height)
    bytes.append((frame.palette == nil ? 0 : 0x82) | (frame.isInterlaced ? 0x40 : 0))
    if let palette = frame.palette { bytes += colors(palette) }
    return bytes + [3] + blocks(packed(frame.stored))
  }

  /// Codes of four bits, with a new start before the table would need five.
  private func packed(_ pixels: [UInt8]) -> [UInt8] {
    var codes: [UInt8] = []
    for (index, pixel) in pixels.enumerated() {
      if index % 6 == 0 { codes.append(8) }
      codes.append(pixel)
    }
    codes.append(9)
    return stride(from: 0, to: codes.count, by: 2).map { index in
      codes[index] | (index + 1 < codes.count ? codes[index + 1] << 4 : 0)
    }
  }

  private func blocks(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 255).flatMap { start in
      let block = bytes[start..<min(start + 255, bytes.count)]
      return [UInt8(block.count)] + block
    } + [0]
  }

  private func colors(_ palette: [UInt32]) -> [UInt8] {
    palette.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
  }

  private func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
}

extension GIFBuilder.Frame {
  /// The indexes in the order in which the file holds them.
  fileprivate var stored: [UInt8] {
    guard isInterlaced else { return pixels }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      stride(from: start, to: height, by: step)
        .flatMap { pixels[($0 * width)..<(($0 + 1) * width)] }
    }
  }

  /// A frame of one colour.
  static func flat(
    _ index: UInt8, x: Int = 0, y: Int = 0, width: Int = 4, height: Int = 2, disposal: UInt8 = 1,
    hundredths: Int = 10
  ) -> Self {
    Self(
      x: x, y: y, width: width, height: height,
      pixels: [UInt8](repeating: index, count: width * height), hundredths: hundredths,
      disposal: disposal)
  }
}

extension GIFBuilder {
  /// Frames of all kinds at random places, the same for the same seed.
  static func random(frames count: Int, seed: UInt64) -> GIFBuilder {
    var random = SeededNumbers(seed: seed)
    return GIFBuilder(
      width: 12, height: 8,
      frames: (0..<count).map { index in
        let isWhole = index == 0 || Int.random(in: 0..<5, using: &random) == 0
        let width = isWhole ? 12 : Int.random(in: 1...8, using: &random)
        let height = isWhole ? 8 : Int.random(in: 1...6, using: &random)
        return Frame(
          x: isWhole ? 0 : Int.random(in: 0...6, using: &random),
          y: isWhole ? 0 : Int.random(in: 0...4, using: &random), width: width, height: height,
          pixels: (0..<width * height).map { _ in UInt8.random(in: 0...7, using: &random) },
          disposal: UInt8.random(in: 0...3, using: &random),
          clearIndex: Bool.random(using: &random) ? 7 : nil,
          isInterlaced: Bool.random(using: &random))
      })
  }
}
