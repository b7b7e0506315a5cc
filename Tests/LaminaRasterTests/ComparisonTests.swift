import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Comparing pictures")
struct ComparisonTests {
  private func page(_ build: (inout DisplayList.Recorder) -> Void = { _ in }) -> Bitmap {
    drawing(20, 10, build)
  }

  @Test("Equal pictures match")
  func equal() {
    #expect(PictureComparison().compare(page(), with: page()) == .matches(.init()))
  }

  @Test("A different pixel fails, and the outcome says how many, how much and where")
  func different() {
    let found = page { $0.fill(CGRect(x: 3, y: 4, width: 2, height: 3), with: .color(red)) }
    let outcome = PictureComparison().compare(found, with: page())
    #expect(!outcome.isMatch)
    #expect(
      outcome
        == .differs(
          .init(maximum: 255, count: 6, bounds: PixelRect(x: 3, y: 4, width: 2, height: 3))))
    #expect("\(outcome)" == "6 pixels differ by up to 255 of 255 within (3, 4, 2, 3).")
    #expect(PictureComparison(differingPixels: 6).compare(found, with: page()).isMatch)
    #expect(!PictureComparison(differingPixels: 5).compare(found, with: page()).isMatch)
  }

  @Test("The tolerance is a channel's")
  func tolerance() {
    let found = page {
      $0.fill(
        CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(Color.Resolved(hex: 0xFFFDFF)))
    }
    #expect(!PictureComparison(channelTolerance: 1).compare(found, with: page()).isMatch)
    #expect(PictureComparison(channelTolerance: 2).compare(found, with: page()).isMatch)
  }

  @Test("Two sizes are a result of their own")
  func sizes() {
    let outcome = PictureComparison(channelTolerance: 255).compare(
      drawing(4, 4) { _ in }, with: page())
    #expect(
      outcome
        == .differentSizes(
          found: PixelSize(width: 4, height: 4), expected: PixelSize(width: 20, height: 10)))
    #expect(!outcome.isMatch)
  }

  @Test("The diff picture shows what differs in red and the rest pale")
  func diffPicture() {
    let found = page { $0.fill(CGRect(x: 3, y: 4, width: 2, height: 3), with: .color(.black)) }
    let diff = PictureComparison().diff(found, with: page())
    #expect(diff.rgb(3, 4) == [170, 0, 0])
    #expect(diff.rgb(0, 0) == [255, 255, 255])
  }

  @Test(
    "A picture written as PNG and read again is the same", arguments: [PixelFormat.rgb24, .argb32])
  func roundTrip(format: PixelFormat) throws {
    let picture = drawing(64, 64, format: format, background: nil) { list in
      list.fill(
        CGRect(x: 0, y: 0, width: 64, height: 64),
        with: .linear(
          [
            Paint.Stop(color: red.opacity(0.1), location: 0),
            Paint.Stop(color: Color.Resolved(hex: 0x3366CC), location: 1),
          ], from: .zero, to: CGPoint(x: 64, y: 64)))
    }
    let again = try Bitmap(decoding: picture.pngData(), name: "again")
    #expect(again.format == format)
    #expect(PictureComparison().compare(again, with: picture) == .matches(.init()))
  }

  @Test("A PNG file is written and read")
  func file() throws {
    let path = NSTemporaryDirectory() + "lamina-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try page().writePNG(to: path)
    #expect(PictureComparison().compare(try Bitmap(contentsOfFile: path), with: page()).isMatch)
    #expect(throws: PNGEncodingError.self) { try page().writePNG(to: "/nowhere/a.png") }
  }

  @Test("A picture without pixels is no PNG")
  func empty() {
    let none = Bitmap(PixelBuffer(size: .zero, format: .argb32))
    #expect(throws: PNGEncodingError.noPixels(.zero)) { try none.pngData() }
  }

  @Test("The same list gives the same pixels three times")
  func repeated() {
    let list = { (list: inout DisplayList.Recorder) in
      list.shadow(
        Path(roundedRect: CGRect(x: 8, y: 8, width: 20, height: 20), cornerRadius: 5),
        color: .black.opacity(0.4), radius: 3)
      list.image(.file(Fixture.path("rose.jpg")), in: CGRect(x: 8, y: 8, width: 20, height: 20))
    }
    let runs = (0..<3).map { _ in drawing { list(&$0) }.pixels }
    #expect(runs[0] == runs[1] && runs[1] == runs[2])
  }
}
