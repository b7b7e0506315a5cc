import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Hostile pictures")
struct DamageTests {
  @Test("A file that ends at any byte fails with a typed error", arguments: Fixture.all)
  func truncated(name: String) throws {
    let data = try Fixture.data(name)
    // What follows the last needed byte (padding, end markers) may be missing unnoticed.
    var survivors = 0
    for length in 0..<data.count {
      do throws(ImageError) {
        _ = try Bitmap(decoding: data.prefix(length), name: name)
        survivors += 1
      } catch {
        switch error {
        case .unknownFormat: #expect(length < 12)
        case .truncated, .damaged: break
        default: Issue.record("\(name) cut to \(length) bytes: \(error)")
        }
      }
    }
    #expect(survivors <= 8, "\(survivors) cut versions of \(name) were accepted")
  }

  @Test("Mutations never crash", arguments: Fixture.all)
  func mutated(name: String) throws {
    let original = [UInt8](try Fixture.data(name))
    let limits = ImageLimits(pixels: 1 << 20)
    for seed in 0..<Fuzz.count(500) {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes = original
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let picture = try? Bitmap(decoding: Data(bytes), name: name, limits: limits)
      #expect((picture?.size.area ?? 0) <= limits.pixels)
    }
  }

  @Test("A header of 30,000 x 30,000 pixels is refused before anything is decoded")
  func bomb() throws {
    let big = PixelSize(width: 30_000, height: 30_000)
    for source in try [Bomb.png(), Bomb.jpeg(), Bomb.webp()] {
      #expect(
        throws: ImageError.tooLarge(name: "bomb", pixels: source.size ?? big, limit: 64_000_000)
      ) {
        try Bitmap(decoding: source.data, name: "bomb")
      }
    }
  }

  @Test("More bytes than the limit are refused")
  func bytes() throws {
    let data = try Fixture.data("rose.png")
    #expect(
      throws: ImageError.tooManyBytes(name: "rose", bytes: data.count, limit: 1000)
    ) {
      try Bitmap(decoding: data, name: "rose", limits: ImageLimits(bytes: 1000))
    }
    let path = Fixture.path("rose.png")
    #expect(throws: ImageError.tooManyBytes(name: path, bytes: data.count, limit: 1000)) {
      try Bitmap(contentsOfFile: path, limits: ImageLimits(bytes: 1000))
    }
  }

  @Test("Each way in which a file cannot be read has its own reason")
  func files() throws {
    #expect(throws: ImageError.unreadable(name: "/nowhere/a.png", reason: "there is no such file"))
    {
      try Bitmap(contentsOfFile: "/nowhere/a.png")
    }
    #expect(throws: ImageError.unreadable(name: "/tmp", reason: "it is a directory")) {
      try Bitmap(contentsOfFile: "/tmp")
    }
    #expect(throws: ImageError.unreadable(name: "/dev/zero", reason: "it is not a regular file")) {
      try Bitmap(contentsOfFile: "/dev/zero")
    }
    #expect(throws: ImageError.unknownFormat(name: #filePath)) {
      try Bitmap(contentsOfFile: #filePath)
    }
  }
}

/// Small files whose headers ask for much.
private enum Bomb {
  struct File {
    var data: Data
    /// Where the format cannot say 30,000.
    var size: PixelSize?
  }

  /// A PNG's header with a correct checksum and no picture.
  static func png() throws -> File {
    let size: [UInt8] = [0, 0, 0x75, 0x30]
    let body = Array("IHDR".utf8) + size + size + [8, 6, 0, 0, 0]
    let check = crc(body)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let sum = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: check >> UInt32($0)) }
    return File(data: Data(signature + [0, 0, 0, 13] + body + sum))
  }

  static func jpeg() throws -> File {
    var data = try Fixture.data("quadrants.jpg")
    let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0])))
    data.replaceSubrange(
      frame.lowerBound + 5..<frame.lowerBound + 9, with: [0x75, 0x30, 0x75, 0x30])
    return File(data: data)
  }

  /// WebP ends at 16,383 a side.
  static func webp() throws -> File {
    var data = try Fixture.data("rose.webp")
    data.replaceSubrange(26..<30, with: [0xFF, 0x3F, 0xFF, 0x3F])
    return File(data: data, size: PixelSize(width: 16_383, height: 16_383))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
