import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Pictures in a drawing")
struct PictureTests {
  private func checker(_ width: Int, _ height: Int, format: PixelFormat = .rgb24) -> Bitmap {
    let buffer = PixelBuffer(size: PixelSize(width: width, height: height), format: format)
    let stride = buffer.bytesPerRow
    buffer.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          // The top byte of an rgb24 pixel means nothing and must not leak.
          let value: UInt32 = (x + y) % 2 == 0 ? 0x00FF_0000 : 0x0000_00FF
          bytes.storeBytes(
            of: format == .argb32 ? value | 0xFF00_0000 : value, toByteOffset: y * stride + x * 4,
            as: UInt32.self)
        }
      }
    }
    return Bitmap(buffer)
  }

  @Test(
    "Each pixel of a bitmap goes to one device pixel, snapped", arguments: [1, 1.25, 1.5, 2],
    [PixelFormat.rgb24, .argb32])
  func snapped(scale: CGFloat, format: PixelFormat) {
    let bitmap = checker(8, 6, format: format)
    let picture = drawing(scale: scale) {
      $0.bitmap(bitmap, at: CGPoint(x: 4.3 / scale, y: 6.6 / scale), scale: scale)
    }
    for y in 0..<6 {
      for x in 0..<8 {
        #expect(picture.rgb(4 + x, 7 + y) == bitmap.rgb(x, y))
      }
    }
    #expect(picture.rgb(3, 8) == [255, 255, 255] && picture.rgb(12, 8) == [255, 255, 255])
  }

  @Test("An opaque bitmap replaces what is behind it, in targets with alpha too")
  func source() {
    let picture = drawing(format: .argb32, background: nil) {
      $0.bitmap(checker(8, 8), at: CGPoint(x: 2, y: 2), scale: 1)
    }
    #expect(picture.channels(2, 2) == [255, 255, 0, 0])
    #expect(picture.channels(1, 2) == [0, 0, 0, 0])
  }

  @Test("Clips and groups apply to an opaque bitmap")
  func clipped() {
    let round = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let flat = drawing(20, 20) {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .color(red))
    }
    let picture = drawing { list in
      list.saving {
        $0.clip(round)
        $0.bitmap(flat, at: .zero, scale: 1)
      }
      list.group(opacity: 0.5) { $0.bitmap(flat, at: CGPoint(x: 20, y: 20), scale: 1) }
    }
    #expect(picture.rgb(0, 0) == [255, 255, 255])
    #expect(picture.rgb(10, 10) == [255, 0, 0])
    #expect(near(picture.rgb(30, 30), [255, 128, 128]))
  }

  @Test("A picture fills its rectangle exactly", arguments: [1, 1.25, 2])
  func fills(scale: CGFloat) {
    let picture = drawing(80, 80, scale: scale) {
      $0.image(
        .file(Fixture.path("rgb.png")), in: CGRect(x: 8, y: 4, width: 24, height: 16),
        interpolation: .none)
    }
    func at(_ x: CGFloat, _ y: CGFloat) -> [Int] { picture.rgb(Int(x * scale), Int(y * scale)) }
    #expect(at(8, 4) == [255, 0, 0] && at(31, 4) == [0, 255, 0])
    #expect(at(8, 19) == [0, 0, 255] && at(7, 4) == [255, 255, 255])
    #expect(at(32, 4) == [255, 255, 255] && at(8, 20) == [255, 255, 255])
  }

  @Test("A part of a picture is cut out by fractions")
  func part() {
    let picture = drawing {
      $0.image(
        .file(Fixture.path("rgb.png")), source: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5),
        in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(picture.rgb(0, 0) == [0, 255, 0] && picture.rgb(19, 19) == [0, 255, 0])
  }

  @Test("With a tint the picture's alpha is a stencil")
  func tint() {
    let picture = drawing {
      $0.image(
        .file(Fixture.path("alpha.png")), in: CGRect(x: 0, y: 0, width: 32, height: 16),
        tint: .color(blue))
    }
    #expect(near(picture.rgb(4, 4), [127, 127, 255]))
    #expect(picture.rgb(27, 4) == [255, 255, 255])
  }

  @Test("A turned picture lands where its rectangle is turned to")
  func turned() {
    let picture = drawing { list in
      list.saving {
        $0.concatenate(
          CGAffineTransform(rotationAngle: .pi / 2).concatenating(
            CGAffineTransform(translationX: 30, y: 4)))
        $0.image(.file(Fixture.path("rgb.png")), in: CGRect(x: 0, y: 0, width: 32, height: 16))
      }
    }
    // Red, the top left quarter, is at the top right now.
    #expect(near(picture.rgb(26, 8), [255, 0, 0], within: 3))
    #expect(near(picture.rgb(18, 8), [0, 0, 255], within: 3))
    #expect(near(picture.rgb(26, 30), [0, 255, 0], within: 3))
  }
}
