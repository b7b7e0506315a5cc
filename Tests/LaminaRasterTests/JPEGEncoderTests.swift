import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

/// Bitmaps as JPEG.
struct JPEGEncoderTests {
  private func slope(width: Int, height: Int) -> Bitmap {
    let buffer = PixelBuffer(size: PixelSize(width: width, height: height), format: .rgb24)
    buffer.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let value = UInt32(x * 255 / width) << 16 | UInt32(y * 255 / height) << 8 | 64
          bytes.storeBytes(of: value, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
    return Bitmap(buffer)
  }

  @Test("What is encoded and decoded again differs by little")
  func roundTrip() throws {
    let before = slope(width: 64, height: 48)
    let data = try JPEGEncoder.encode(before, quality: 90)
    let after = try Bitmap(decoding: data, name: "slope.jpg")
    #expect(after.size == before.size)
    for (x, y) in [(0, 0), (63, 0), (31, 20), (63, 47)] {
      for shift in [0, 8, 16] as [UInt32] {
        let wanted = Int(before.pixel(x: x, y: y) >> shift & 255)
        let found = Int(after.pixel(x: x, y: y) >> shift & 255)
        #expect(abs(wanted - found) <= 8)
      }
    }
  }

  @Test("Equal pixels give equal data, and less quality gives less of it")
  func sizes() throws {
    let picture = slope(width: 64, height: 48)
    let fine = try JPEGEncoder.encode(picture, quality: 95)
    #expect(try JPEGEncoder.encode(picture, quality: 95) == fine)
    #expect(try JPEGEncoder.encode(picture, quality: 30).count < fine.count)
  }

  @Test("A picture without pixels is refused")
  func empty() {
    let nothing = PixelSize(width: 0, height: 4)
    #expect(throws: JPEGEncodingError.noPixels(nothing)) {
      try JPEGEncoder.encode(Bitmap(PixelBuffer(size: nothing, format: .rgb24)), quality: 88)
    }
  }
}
