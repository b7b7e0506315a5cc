import LaminaGeometry

/// Small files whose headers ask for much.
enum Bomb {
  static func file(_ format: String, _ size: PixelSize) throws -> Data {
    switch format {
    case "PNG": png(size)
    case "JPEG": try jpeg(size)
    case "WebP": try webp(size)
    case "moving WebP":
      try WebPBuilder(
        width: size.width, height: size.height, frames: [.init(patch: dot()), .init(patch: dot())]
      ).data
    case "GIF":
      GIFBuilder(
        width: size.width, height: size.height, frames: [.flat(1, width: 1, height: 1)]
      ).data
    default:
      Data(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(size.width)' height='\(size.height)'/>"
          .utf8)
    }
  }

  /// A PNG's header with a correct checksum and no picture.
  private static func png(_ size: PixelSize) -> Data {
    let body =
      Array("IHDR".utf8) + number(size.width, 4) + number(size.height, 4) + [8, 6, 0, 0, 0]
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(signature + [0, 0, 0, 13] + body + number(Int(crc(body)), 4))
  }

  private static func jpeg(_ size: PixelSize) throws -> Data {
    var data = try Fixture.data("quadrants.jpg")
    guard let frame = data.firstRange(of: Data([0xFF, 0xC0])) else { return Data() }
    data.replaceSubrange(
      frame.lowerBound + 5..<frame.lowerBound + 9,
      with: number(size.height, 2) + number(size.width, 2))
    return data
  }

  private static func webp(_ size: PixelSize) throws -> Data {
    var data = try Fixture.data("rose.webp")
    data.replaceSubrange(
      26..<30, with: [size.width, size.height].flatMap { number($0, 2).reversed() })
    return data
  }

  /// A lossless picture of one pixel: its header alone is what counts.
  private static func dot() throws -> Data {
    var data = try Fixture.data("lossless.webp")
    data.replaceSubrange(21..<25, with: [0, 0, 0, 0x10])
    return data
  }

  /// The most significant byte first.
  private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
