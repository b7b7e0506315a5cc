import Lamina
import Testing

@Suite("Pictures of views without a window")
struct ImageRendererTests {
  @Test("The picture is as large as the views like to be")
  func idealSize() throws {
    let renderer = ImageRenderer(
      content: Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).padding(5))
    renderer.scale = 2
    let bitmap = try #require(renderer.bitmap)
    #expect(bitmap.size == PixelSize(width: 60, height: 40))
    #expect(bitmap.pixel(x: 2, y: 2) == 0, "nothing lies behind")
    #expect(bitmap.pixel(x: 30, y: 20) == 0xFFFF_0000)
    renderer.isOpaque = true
    #expect(renderer.bitmap.map { $0.pixel(x: 2, y: 2) & 0xFFFFFF } == 0xFFFFFF)
  }

  @Test("What is proposed is what flexible views take, and a text wraps in it")
  func proposals() throws {
    let renderer = ImageRenderer(content: Color(red: 0, green: 0, blue: 1))
    renderer.proposedSize = ProposedViewSize(width: 33, height: 7)
    #expect(renderer.bitmap?.size == PixelSize(width: 33, height: 7))
    let text = ImageRenderer(content: Text("Several words that do not fit in one line"))
    let line = try #require(text.bitmap)
    text.proposedSize = ProposedViewSize(width: 100, height: nil)
    let lines = try #require(text.bitmap)
    #expect(lines.size.width <= 100 && lines.size.height > line.size.height)
  }

  @Test("Pictures are decoded before they are drawn, and views without room make none")
  func pictures() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let square = ImageRenderer(content: Color(red: 0, green: 1, blue: 0).frame(width: 8, height: 8))
    try square.bitmap?.writePNG(to: folder + "/green.png")
    let shown = ImageRenderer(
      content: Image(file: folder + "/green.png").resizable()
        .frame(width: 16, height: 16))
    #expect(try #require(shown.bitmap).pixel(x: 8, y: 8) == 0xFF00_FF00)
    #expect(ImageRenderer(content: EmptyView()).bitmap == nil)
  }

  @Test("A canvas that workers record is in the picture with its texts and styles")
  func workerCanvas() throws {
    func pixels(onWorkers: Bool) throws -> [UInt32] {
      let renderer = ImageRenderer(
        content: Canvas(rendersOnWorkers: onWorkers) { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .foreground)
          context.draw(Text("Ag"), at: CGPoint(x: 35, y: 20))
        }
        .frame(width: 60, height: 40))
      let bitmap = try #require(renderer.bitmap)
      return (0..<40).flatMap { y in (0..<60).map { x in bitmap.pixel(x: x, y: y) } }
    }
    let expected = try pixels(onWorkers: false)
    #expect(expected.contains { $0 != 0 })
    #expect(try pixels(onWorkers: true) == expected)
  }
}
