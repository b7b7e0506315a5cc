import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Picture files")
struct CodecTests {
  @Test(
    "Four coloured quarters come out of every format",
    arguments: [
      "rgb.png", "palette.png", "rgb16.png", "interlaced.png", "quadrants.jpg", "progressive.jpg",
      "lossless.webp", "quadrants.gif", "interlaced.gif",
    ])
  func quarters(name: String) throws {
    let picture = try Bitmap(contentsOfFile: Fixture.path(name))
    #expect(picture.size == PixelSize(width: 32, height: 16))
    #expect(picture.format == .rgb24)
    #expect(near(picture.rgb(4, 4), [255, 0, 0], within: 3))
    #expect(near(picture.rgb(27, 4), [0, 255, 0], within: 3))
    #expect(near(picture.rgb(4, 12), [0, 0, 255], within: 3))
    #expect(near(picture.rgb(27, 12), [255, 255, 255], within: 3))
  }

  @Test("A JPEG for print shows its colours")
  func ink() throws {
    let picture = try Bitmap(contentsOfFile: Fixture.path("cmyk.jpg"))
    #expect(near(picture.rgb(4, 4), [255, 0, 0], within: 6))
    #expect(near(picture.rgb(27, 4), [0, 255, 0], within: 6))
    #expect(near(picture.rgb(4, 12), [0, 0, 255], within: 6))
    #expect(near(picture.rgb(27, 12), [255, 255, 255], within: 6))
  }

  @Test("Greys keep their order, in 8 and in 16 bits")
  func greys() throws {
    let eight = try Bitmap(contentsOfFile: Fixture.path("grey.png"))
    let shades = eight.rgb(4, 4)
    #expect(Set(shades).count == 1)
    let sixteen = try Bitmap(contentsOfFile: Fixture.path("grey16.png"))
    let column = (0..<16).map { sixteen.rgb(3, $0)[1] }
    #expect(column == column.sorted(by: >))
    #expect(column.first == 255 && column.last == 0)
  }

  @Test("Colours are multiplied by alpha", arguments: ["alpha.png", "alpha.webp"])
  func alpha(name: String) throws {
    let picture = try Bitmap(contentsOfFile: Fixture.path(name))
    #expect(picture.format == .argb32)
    #expect(near(picture.channels(4, 4), [128, 128, 0, 0]))
    #expect(picture.channels(27, 4) == [0, 0, 0, 0])
  }

  @Test("Of an animation the first frame is shown")
  func animation() throws {
    let picture = try Bitmap(contentsOfFile: Fixture.path("animated.webp"))
    #expect(!picture.size.isEmpty)
  }

  @Test("The format is what the content says, whatever the file is called")
  func content() throws {
    let picture = try Bitmap(decoding: Fixture.data("rgb.png"), name: "holiday.jpg")
    #expect(picture.size == PixelSize(width: 32, height: 16))
  }

  @Test("A turned JPEG is shown upright, in all eight orientations", arguments: 1...8)
  func orientation(value: Int) throws {
    let data = try Fixture.data("quadrants.jpg").withOrientation(UInt8(value))
    let picture = try Bitmap(decoding: data, name: "turned")
    let (red, green) = ([255, 0, 0], [0, 255, 0])
    let (blue, white) = ([0, 0, 255], [255, 255, 255])
    // Top left, top right, bottom left, bottom right.
    let corners: [[Int]] =
      switch value {
      case 1: [red, green, blue, white]
      case 2: [green, red, white, blue]
      case 3: [white, blue, green, red]
      case 4: [blue, white, red, green]
      case 5: [red, blue, green, white]
      case 6: [blue, red, white, green]
      case 7: [white, green, blue, red]
      default: [green, white, red, blue]
      }
    let (w, h) = (picture.size.width, picture.size.height)
    #expect((w, h) == (value < 5 ? (32, 16) : (16, 32)))
    let places = [(2, 2), (w - 3, 2), (2, h - 3), (w - 3, h - 3)]
    for (place, colour) in zip(places, corners) {
      #expect(near(picture.rgb(place.0, place.1), colour, within: 4))
    }
    let info = try CairoRasterizer().imageInfo(for: .data(data, name: "turned"))
    #expect(info.pixelSize == picture.size)
  }

  @Test("A turned JPEG that is reduced and cut shows the same part")
  func turnedPart() throws {
    let data = try Fixture.data("quadrants.jpg").withOrientation(6)
    let request = ImageRequest(
      .data(data, name: "turned"), part: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5),
      size: PixelSize(width: 4, height: 8))
    let picture = try ImageStore().bitmap(for: request)
    #expect(picture.size == PixelSize(width: 4, height: 8))
    #expect(near(picture.rgb(2, 3), [255, 0, 0], within: 6))
  }
}

extension Data {
  /// The JPEG with an EXIF segment put in after its first marker.
  fileprivate func withOrientation(_ value: UInt8) -> Data {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0,
    ]
    let body = Array("Exif".utf8) + [0, 0] + tiff
    return prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + dropFirst(2)
  }
}
