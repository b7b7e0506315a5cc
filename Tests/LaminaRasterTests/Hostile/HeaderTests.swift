import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

/// Files whose headers ask for any size, with a few bytes of picture behind.
@Suite("Sizes in headers")
struct HeaderTests {
  static let formats = ["PNG", "JPEG", "WebP", "moving WebP", "GIF", "SVG"]
  static let sizes = [
    (1, 1), (1, 30_000), (30_000, 1), (255, 257), (1000, 1000), (8000, 8000), (8000, 8001),
    (16_383, 16_383), (30_000, 30_000),
  ].map { PixelSize(width: $0.0, height: $0.1) }

  @Test("What is within the limit is said, what is beyond is refused", arguments: formats, sizes)
  func header(format: String, size: PixelSize) throws {
    // Sides of a WebP that stands end at 16,383.
    let size =
      format == "WebP"
      ? PixelSize(width: min(size.width, 16_383), height: min(size.height, 16_383)) : size
    let data = try Bomb.file(format, size)
    let source = ImageSource.data(data, name: "bomb")
    if size.area <= 64_000_000 {
      #expect(try ImageStore().info(for: source).pixelSize == size)
    } else {
      #expect(throws: ImageError.tooLarge(name: "bomb", pixels: size, limit: 64_000_000)) {
        try ImageStore().info(for: source)
      }
    }
    guard size.area <= 1 << 20 else { return }
    // Too few pixels follow: an error or a picture, never a crash.
    _ = try? ImageStore().bitmap(
      for: ImageRequest(source, size: PixelSize(width: 10, height: 10)))
  }

  @Test("A JPEG of a thousand scans is refused before they are all done")
  func scans() throws {
    let picture = Sample.jpeg(Sample.noise(width: 64, height: 64), flags: 16_384)
    let bytes = [UInt8](picture)
    let last = try #require(
      bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let scan = Array(bytes[last..<bytes.count - 2])
    let scans = Array(repeatElement(scan, count: 1000).joined())
    let many = Array(bytes.dropLast(2)) + scans + [0xFF, 0xD9] as [UInt8]
    #expect(
      throws: ImageError.tooComplex(name: "scans", format: "JPEG", reason: "more than 200 scans")
    ) {
      try Bitmap(decoding: Data(many), name: "scans")
    }
  }

  @Test("Coefficients of a progressive JPEG beyond the limit of memory are refused")
  func coefficients() throws {
    // Twelve million pixels in three full channels take 72 MB until the last scan is there.
    let limits = ImageLimits(pixels: 12_000_000)
    var bytes = [UInt8](Sample.jpeg(Sample.noise(width: 64, height: 64), flags: 16_384))
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC2 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x0D, 0xAC, 0x0D, 0x48])
    bytes[frame + 11] = 0x11
    #expect(
      throws: ImageError.tooLarge(
        name: "memory", pixels: PixelSize(width: 3400, height: 3500), limit: 12_000_000)
    ) {
      try Bitmap(decoding: Data(bytes), name: "memory", limits: limits)
    }
  }
}
