import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LaminaRaster
import Testing
import LayerScenes

@Suite("Image contents")
struct ImageContentTests {
  private let letters: [UInt32: Character] = [
    0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0x000000: "k", 0xFFFF00: "y",
  ]
  private let yellow = Color.Resolved(hex: 0xFFFF00)

  /// 4x4 pixels: red, green, blue and yellow corners, black edges one pixel wide between, a white
  /// middle.
  private var frame: Bitmap {
    bitmap(4, 4) { list in
      list.fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: .color(.black))
      list.fill(CGRect(x: 1, y: 1, width: 2, height: 2), with: .color(.white))
      for (x, y, color) in [(0, 0, red), (3, 0, green), (0, 3, blue), (3, 3, yellow)] {
        list.fill(CGRect(x: x, y: y, width: 1, height: 1), with: .color(color))
      }
    }
  }

  private func bitmap(
    _ width: Int, _ height: Int, _ build: (inout DisplayList.Recorder) -> Void
  ) -> Bitmap {
    let buffer = PixelBuffer(size: PixelSize(width: width, height: height), format: .argb32)
    CairoRasterizer().draw(
      DisplayList(build), into: buffer, transform: .identity, clip: [PixelRect(size: buffer.size)],
      token: CancellationToken())
    return Bitmap(buffer)
  }

  @Test(
    "All twelve gravities, for 40x20 points in 100x100",
    arguments: [
      (ContentsGravity.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
      (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
      (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
      (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
      (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
      (.resize, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.resizeAspect, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.resizeAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    ])
  func gravity(gravity: ContentsGravity, expected: CGRect) {
    var content = ImageContent(bitmap(40, 20) { _ in })
    content.contentsGravity = gravity
    #expect(content.rect(in: CGSize(width: 100, height: 100)) == expected)
    #expect(ContentsGravity.allCases.count == 12)
  }

  @Test("Points are pixels divided by the contents' scale", arguments: [1, 1.25, 2, 3])
  func contentsScale(scale: CGFloat) {
    var content = ImageContent(bitmap(60, 30) { _ in }, contentsScale: scale)
    content.contentsGravity = .topLeft
    #expect(content.size == CGSize(width: 60 / scale, height: 30 / scale))
    content.contentsRect = CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5)
    #expect(
      content.rect(in: CGSize(width: 9, height: 9)).size
        == CGSize(width: 30 / scale, height: 15 / scale))
  }

  @Test(
    "At the display's scale each pixel of the contents is one of the display", arguments: [1, 2, 3])
  func sharp(scale: CGFloat) {
    var content = ImageContent(frame, contentsScale: scale)
    content.contentsGravity = .topLeft
    let picture = content.picture(4, 4, scale: scale)
    #expect(
      picture.letters(letters).prefix(4).map { $0.prefix(4) } == ["rkkg", "k..k", "k..k", "bkky"])
  }

  @Test("A part of the picture is shown alone; outside of the picture is clear")
  func contentsRect() {
    var content = ImageContent(frame)
    content.interpolation = .none
    content.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    #expect(content.picture(4, 4).letters(letters) == ["kkgg", "kkgg", "..kk", "..kk"])
    content.contentsGravity = .topLeft
    content.contentsRect = CGRect(x: -0.25, y: 0, width: 0.75, height: 0.25)
    #expect(content.picture(4, 2).letters(letters) == [".rk.", "...."])
  }

  @Test("Nine parts: corners keep their size, edges stretch along, the middle both ways")
  func nineParts() {
    var content = ImageContent(frame)
    content.interpolation = .none
    content.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    #expect(
      content.picture(8, 6).letters(letters) == [
        "rkkkkkkg",
        "k......k",
        "k......k",
        "k......k",
        "k......k",
        "bkkkkkky",
      ])
    content.contentsScale = 0.5
    #expect(
      content.picture(8, 6).letters(letters) == [
        "rrkkkkgg",
        "rrkkkkgg",
        "kk....kk",
        "kk....kk",
        "bbkkkkyy",
        "bbkkkkyy",
      ])
  }

  @Test("A centre of one dimension stretches that one; in too little room the ends shrink alike")
  func threeParts() {
    var content = ImageContent(frame)
    content.interpolation = .none
    content.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(
      content.picture(8, 4).letters(letters) == [
        "rkkkkkkg", "k......k", "k......k", "bkkkkkky",
      ])
    content.contentsScale = 0.25
    #expect(content.picture(6, 4).letters(letters)[0] == "rrrggg")
    #expect(content.picture(6, 4).letters(letters)[3] == "bbbyyy")
  }

  @Test("At a scale of 1.25 the parts meet on whole pixels, without a seam")
  func fractionalScale() {
    let solid = bitmap(9, 9) {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(red))
    }
    var content = ImageContent(solid)
    content.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
    let picture = content.picture(21, 17, scale: 1.25)
    for y in 0..<21 { for x in 0..<26 { #expect(picture.rgb(x, y) == [255, 0, 0], "\(x) \(y)") } }
  }

  @Test("A tint shows the picture's alpha in a paint")
  func tint() {
    let dot = bitmap(2, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(red)) }
    var content = ImageContent(dot)
    content.tint = .color(blue)
    #expect(content.picture(2, 1).letters(letters) == ["b."])
  }

  @Test("Nothing to show gives no contents; files are drawn by workers, ready pixels at once")
  func kindsOfContents() {
    let size = CGSize(width: 4, height: 4)
    var content = ImageContent(frame)
    #expect(!content.contents(in: size, scale: 1, at: 0).isDrawn)
    #expect(content.contents(in: .zero, scale: 1, at: 0) == .none)
    content.contentsRect = .zero
    #expect(content.contents(in: size, scale: 1, at: 0) == .none)
    let file = ImageContent(.file("a.png"), pixelSize: PixelSize(width: 4, height: 4))
    #expect(file.contents(in: size, scale: 1, at: 0).isDrawn)
    let empty = ImageContent(.file("a.png"), pixelSize: .zero)
    #expect(empty.contents(in: size, scale: 1, at: 0) == .none)
  }

  @Test("The part and the centre move")
  func animated() {
    let a = ImageContent(frame)
    var b = a
    b.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    let middle = b.blended(with: a, 0.5)
    #expect(middle.contentsRect == CGRect(x: 0.25, y: 0.25, width: 0.75, height: 0.75))
    #expect(b.blended(with: a, 1) == b)
  }
}
