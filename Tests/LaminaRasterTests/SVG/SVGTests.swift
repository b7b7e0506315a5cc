import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("SVG")
struct SVGTests {
  private static let space = "xmlns='http://www.w3.org/2000/svg'"
  /// Red on the left, green on the right, 40 x 20.
  static let halves = """
    <svg \(space) width='40' height='20'><rect width='20' height='20' fill='#f00'/>\
    <rect x='20' width='20' height='20' fill='#0f0'/></svg>
    """
  private static let (red, green) = (UInt32(0xFFFF_0000), UInt32(0xFF00_FF00))

  private func info(_ text: String) throws -> ImageInfo {
    try ImageStore().info(for: .data(Data(text.utf8), name: "drawing"))
  }

  private func picture(
    _ text: String, width: Int, height: Int,
    part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  ) throws -> Bitmap {
    try ImageStore().bitmap(
      for: ImageRequest(
        .data(Data(text.utf8), name: "drawing"), part: part,
        size: PixelSize(width: width, height: height)))
  }

  @Test(
    "The natural size comes from width and height, then from the viewBox",
    arguments: [
      ("width='48' height='24'", 48, 24), ("width='48px' height='0.5in'", 48, 48),
      ("width='36pt' height='1e1'", 48, 10), ("width='2em' height='1pc'", 32, 16),
      ("viewBox='0 0 12 9'", 12, 9), ("viewBox='-3,-4,12,9' width='24'", 24, 18),
      ("viewBox='0 0 12 9' height='90'", 120, 90), ("width='100%' height='50%'", 300, 150),
      ("viewBox='0 0 24 24' width='100%' height='100%'", 24, 24), ("", 300, 150),
      ("viewBox='0 0 200000 100000'", 11_257, 5_629),
    ])
  func size(attributes: String, width: Int, height: Int) throws {
    let info = try info("<svg \(Self.space) \(attributes)></svg>")
    #expect(info.pixelSize == PixelSize(width: width, height: height))
    #expect(info.frameCount == 1)
  }

  @Test("It is drawn sharp at any size")
  func sharp() throws {
    for scale in [1, 3, 10] {
      let picture = try picture(Self.halves, width: 40 * scale, height: 20 * scale)
      #expect(picture.pixel(x: 20 * scale - 1, y: 5) == Self.red)
      #expect(picture.pixel(x: 20 * scale, y: 5) == Self.green)
      #expect(Set(picture.pixels) == [Self.red, Self.green])
    }
  }

  @Test("A part fills the size that is asked for, and other proportions stretch it")
  func part() throws {
    let middle = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
    let picture = try picture(Self.halves, width: 30, height: 50, part: middle)
    #expect(picture.size == PixelSize(width: 30, height: 50))
    #expect(picture.pixel(x: 14, y: 49) == Self.red)
    #expect(picture.pixel(x: 15, y: 0) == Self.green)
  }

  @Test("Where nothing is drawn it is clear")
  func clear() throws {
    let text = "<svg \(Self.space) width='4' height='4'><rect width='2' height='4'/></svg>"
    let picture = try picture(text, width: 4, height: 4)
    #expect(picture.format == .argb32)
    #expect(picture.pixel(x: 1, y: 1) == 0xFF00_0000)
    #expect(picture.pixel(x: 3, y: 1) == 0)
  }

  @Test(
    "It is known by its outermost tag, whatever stands before",
    arguments: [
      "", "\u{FEFF}", " \n\t", "<?xml version='1.0' encoding='UTF-8'?>\n",
      "<!-- a > b < c -->", "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"a>b\">",
      "<!DOCTYPE svg [<!ENTITY a \"<>]>\"> <!ENTITY b 'c'>]>",
      "<?xml version='1.0'?><!-- x --><!DOCTYPE svg><!-- y -->",
    ])
  func recognised(prolog: String) throws {
    #expect(try info(prolog + Self.halves).pixelSize == PixelSize(width: 40, height: 20))
  }

  @Test("A prefix before the tag's name does not matter")
  func prefixed() throws {
    let text = "<s:svg xmlns:s='http://www.w3.org/2000/svg' width='9' height='8'/>"
    #expect(try info(text).pixelSize == PixelSize(width: 9, height: 8))
  }

  @Test(
    "Other files that begin with a sign for less are no pictures",
    arguments: ["<html><svg/></html>", "<!DOCTYPE html><html></html>", "<svgx/>", "< svg>", "<<<"])
  func others(text: String) {
    #expect(throws: ImageError.unknownFormat(name: "drawing")) { try info(text) }
  }

  @Test("Nothing outside of the file is opened")
  func closed() throws {
    let path = Fixture.path("rose.png")
    let text = """
      <svg \(Self.space) xmlns:xlink='http://www.w3.org/1999/xlink' width='8' height='8'>
      <image xlink:href='file://\(path)' width='8' height='8'/>
      <image href='\(path)' width='8' height='8'/>
      <image href='rose.png' width='8' height='8'/></svg>
      """
    #expect(try Set(picture(text, width: 8, height: 8).pixels) == [0])
  }

  @Test("A picture inside of the file is shown")
  func embedded() throws {
    let pixels = try Fixture.data("rgb.png").base64EncodedString()
    let text = """
      <svg \(Self.space) width='32' height='16'>\
      <image href='data:image/png;base64,\(pixels)' width='32' height='16'/></svg>
      """
    #expect(try near(picture(text, width: 32, height: 16).rgb(4, 4), [255, 0, 0], within: 3))
  }

  @Test("One that ends early says so, one that is not well formed as well")
  func damaged() throws {
    let start = "<svg \(Self.space) width='4' height='4'>"
    #expect(throws: ImageError.truncated(name: "drawing", format: "SVG")) {
      try picture(start + "<rect width='2'", width: 4, height: 4)
    }
    #expect(throws: ImageError.truncated(name: "drawing", format: "SVG")) {
      try picture(start + "<rect/>", width: 4, height: 4)
    }
    do {
      _ = try picture(start + "<rect></g></svg>", width: 4, height: 4)
      Issue.record("it was accepted")
    } catch ImageError.damaged(_, let format, let reason) {
      #expect(format == "SVG")
      #expect(reason.contains("mismatch"))
    }
  }

  @Test("More pixels than the limit are not drawn")
  func tooLarge() throws {
    let size = PixelSize(width: 30_000, height: 30_000)
    #expect(throws: ImageError.tooLarge(name: "drawing", pixels: size, limit: 64_000_000)) {
      try picture(Self.halves, width: 30_000, height: 30_000)
    }
  }

  @Test("It is drawn once for each size, and kept like any other picture")
  func kept() throws {
    let store = ImageStore()
    let source = ImageSource.data(Data(Self.halves.utf8), name: "drawing")
    for _ in 0..<3 {
      for side in [8, 16] {
        _ = try store.bitmap(for: ImageRequest(source, size: PixelSize(width: side, height: side)))
      }
    }
    #expect(store.statistics.decodes == 2)
  }
}
