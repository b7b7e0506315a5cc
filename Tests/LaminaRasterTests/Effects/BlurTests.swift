import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Blurred pictures")
struct BlurTests {
  static let radii: [CGFloat] = [0, 0.5, 1, 3, 4.9, 5, 10, 30, 100]

  @Test("A blur is a Gaussian within two of 255 levels", arguments: Pattern.hard)
  func accuracy(pattern: Pattern) throws {
    let bitmap = pattern.bitmap
    let sharp = Channels(bitmap)
    for radius in Self.radii {
      let found = Channels(try bitmap.applying([.blur(radius)]))
      let error = found.distance(to: sharp.blurred(sigma: radius))
      #expect(error <= 2, "radius \(radius): \(error)")
    }
  }

  @Test("No channel of a blurred picture exceeds its alpha", arguments: Pattern.hard)
  func premultiplied(pattern: Pattern) throws {
    for effect in [ImageEffect.blur(1), .blur(10), .blur(10, saturation: 4)] {
      for pixel in try pattern.bitmap.applying([effect]).pixels {
        let alpha = pixel >> 24
        #expect([16, 8, 0].allSatisfy { pixel >> UInt32($0) & 255 <= alpha })
      }
    }
  }

  @Test("What is opaque stays so, up to its edges", arguments: [0.5, 3, 30, 1000] as [CGFloat])
  func opaque(radius: CGFloat) throws {
    let flat = Pattern("flat", 17, 11, format: .rgb24) { _, _ in 0x0012_3456 }.bitmap
    let blurred = try flat.applying([.blur(radius)])
    #expect(blurred.format == .rgb24)
    #expect(Set(blurred.pixels) == [0xFF12_3456])
    let white = Pattern("white", 17, 11) { _, _ in 0xFFFF_FFFF }.bitmap
    #expect(Set(try white.applying([.blur(radius)]).pixels) == [0xFFFF_FFFF])
  }

  @Test("The radius is in points")
  func points() throws {
    let bitmap = Pattern.hard[0].bitmap
    let once = try bitmap.applying([.blur(6)])
    #expect(try bitmap.applying([.blur(3)], scale: 2).pixels == once.pixels)
  }

  @Test("A tint is laid over the blurred, saturated picture")
  func tint() throws {
    let flat = Pattern("flat", 20, 20, format: .rgb24) { _, _ in 0x00C0_4040 }.bitmap
    let tint = Color(white: 0.5, opacity: 0.3)
    let found = try flat.applying([.blur(30, tint: tint, saturation: 1.8)])
    // Luma 0.2126 * 192 + 0.7874 * 64 = 91.2; saturated 272.6, held at 255 (after the tint), and 42.2.
    let luma = 0.2126 * 192 + 0.7874 * 64
    let expected = [192.0, 64, 64].map {
      Int(((luma + ($0 - luma) * 1.8) * 0.7 + 127.5 * 0.3).rounded())
    }
    #expect(near(found.rgb(10, 10), expected))
    let clear = Pattern("clear", 20, 20) { _, _ in 0 }.bitmap
    #expect(near(try clear.applying([.blur(3, tint: tint)]).channels(9, 9), [77, 38, 38, 38]))
  }
}

extension Bitmap {
  /// The bitmap after `effects`, by way of a store.
  func applying(_ effects: [ImageEffect], scale: CGFloat = 1) throws -> Bitmap {
    try ImageStore().bitmap(
      for: ImageRequest(.bitmap(self, scale: 1), size: size, effects: effects, scale: scale))
  }
}
