import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("JPEG files")
struct JPEGTests {
  /// `progressive.jpg` whose header promises another size, without subsampling.
  private func progressive(_ width: Int, _ height: Int) throws -> Data {
    var bytes = [UInt8](try Fixture.data("progressive.jpg"))
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC2 })
    for (offset, side) in [(5, height), (7, width)] {
      bytes[frame + offset] = UInt8(side >> 8)
      bytes[frame + offset + 1] = UInt8(side & 255)
    }
    for component in 0..<3 { bytes[frame + 11 + component * 3] = 0x11 }
    return Data(bytes)
  }

  @Test("Scans that refine each other may not take more memory than the largest picture allowed")
  func memory() throws {
    // Three coefficients of two bytes a pixel: 6 bytes, where a picture takes 4.
    let limits = ImageLimits(pixels: 2_000_000)
    let refused = try progressive(1400, 1400)
    #expect(
      throws: ImageError.tooLarge(
        name: "wide", pixels: PixelSize(width: 1400, height: 1400), limit: 2_000_000)
    ) {
      try Bitmap(decoding: refused, name: "wide", limits: limits)
    }
    // A smaller one is read, and found to end early.
    let read = try progressive(1000, 1000)
    let error = #expect(throws: ImageError.self) {
      try Bitmap(decoding: read, name: "small", limits: limits)
    }
    if case .tooLarge = error { Issue.record("\(read.count) bytes were refused") }
  }

  @Test("Scans are given up between their rows", arguments: ["progressive.jpg", "plasma.jpg"])
  func cancelled(name: String) throws {
    let store = ImageStore()
    let size = PixelSize(width: 16, height: 8)
    let request = ImageRequest(.file(Fixture.path(name)), size: size)
    // Read once before the work begins; the decoder reads it next.
    #expect(try store.bitmap(for: request, token: CancellationToken(after: 2)) == nil)
    #expect(store.errors.isEmpty && store.statistics.cancelled == 1)
    #expect(try store.bitmap(for: request).size == size)
  }
}
