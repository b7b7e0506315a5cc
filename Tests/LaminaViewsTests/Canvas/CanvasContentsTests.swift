import LaminaRaster
import LaminaTesting
import LaminaText
import Testing

@MainActor @Suite("Texts, pictures and views in a canvas", .timeLimit(.minutes(5)))
struct CanvasContentsTests {
  private func darkness(_ picture: Bitmap, _ rect: PixelRect) -> Int {
    var sum = 0
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { sum += 255 - Int(picture.pixel(x: x, y: y) >> 8 & 0xFF) }
    }
    return sum
  }

  private func picture(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Bitmap {
    Harness(size: CGSize(width: 120, height: 60)) { Canvas(renderer: renderer) }.picture()
  }

  @Test("a text lies with its middle, or another point, where it is drawn")
  func anchors() {
    let middle = picture { context, _ in
      context.draw(Text("MMM"), at: CGPoint(x: 60, y: 30))
    }
    let left = picture { context, _ in
      context.draw(Text("MMM"), at: CGPoint(x: 60, y: 30), anchor: .leading)
    }
    let ink = darkness(middle, PixelRect(x: 0, y: 0, width: 120, height: 60))
    #expect(ink > 1_000)
    #expect(darkness(middle, PixelRect(x: 0, y: 0, width: 60, height: 60)) > ink / 3)
    #expect(darkness(left, PixelRect(x: 0, y: 0, width: 58, height: 60)) == 0)
    #expect(abs(darkness(left, PixelRect(x: 0, y: 0, width: 120, height: 60)) - ink) < ink / 10)
  }

  @Test("a text is drawn as a view draws it")
  func sameAsView() {
    let view = Harness(size: CGSize(width: 120, height: 60)) {
      Text("Tides at noon").font(.title3).foregroundStyle(.blue)
        .frame(width: 120, height: 60, alignment: .topLeading)
    }.picture()
    let drawn = picture { context, _ in
      context.draw(
        Text("Tides at noon").font(.title3).foregroundStyle(.blue), at: .zero, anchor: .topLeading)
    }
    #expect(PictureComparison(channelTolerance: 2).compare(drawn, with: view).isMatch)
  }

  @Test("a resolved text knows its size in a room, and wraps there")
  func measures() {
    var (one, many, baseline) = (CGSize.zero, CGSize.zero, CGFloat(0))
    let picture = picture { context, _ in
      let text = context.resolve(Text("several words that are wrapped"))
      one = text.measure(in: CGSize(width: 1_000, height: 1_000))
      many = text.measure(in: CGSize(width: 60, height: 1_000))
      baseline = text.lastBaseline(in: CGSize(width: 60, height: 1_000))
      context.draw(text, in: CGRect(x: 10, y: 5, width: 60, height: 55))
    }
    #expect(one.height < many.height && many.width <= 60)
    #expect(baseline > one.height)
    #expect(darkness(picture, PixelRect(x: 72, y: 0, width: 40, height: 60)) == 0)
    #expect(darkness(picture, PixelRect(x: 10, y: 25, width: 60, height: 30)) > 500)
  }

  @Test("a resolved text takes a shading, which lies in the context's coordinates")
  func shading() {
    let picture = picture { context, _ in
      var text = context.resolve(Text("MMMMMM").bold())
      text.shading = .linearGradient(
        Gradient(stops: [
          .init(color: pureRed, location: 0.5), .init(color: pureBlue, location: 0.5),
        ]), startPoint: .zero, endPoint: CGPoint(x: 120, y: 0))
      context.draw(text, at: CGPoint(x: 60, y: 30))
    }
    func hasInk(_ columns: Range<Int>, _ isWanted: (UInt32) -> Bool) -> Bool {
      columns.contains { x in (0..<60).contains { isWanted(picture.pixel(x: x, y: $0)) } }
    }
    let isRed: (UInt32) -> Bool = { $0 >> 16 & 0xFF > 0xF0 && $0 & 0xFF < 0x40 }
    let isBlue: (UInt32) -> Bool = { $0 & 0xFF > 0xF0 && $0 >> 16 & 0xFF < 0x40 }
    #expect(hasInk(20..<58, isRed) && !hasInk(20..<58, isBlue))
    #expect(hasInk(62..<100, isBlue) && !hasInk(62..<100, isRed))
  }

  @Test("texts take the environment of the canvas")
  func environment() {
    var sizes: [CGFloat] = []
    _ = Harness(size: CGSize(width: 120, height: 60)) {
      Canvas { context, _ in
        sizes.append(context.resolve(Text("M")).measure(in: CGSize(width: 99, height: 99)).height)
        #expect(context.environment.layoutDirection == .rightToLeft)
      }
      .font(.largeTitle).environment(\.layoutDirection, .rightToLeft)
      Canvas { context, _ in
        sizes.append(context.resolve(Text("M")).measure(in: CGSize(width: 99, height: 99)).height)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(sizes.first ?? 0 > (sizes.last ?? 0) * 1.5)
  }

  @Test("pictures are drawn in their size or stretched, symbols in the foreground style")
  func images() {
    let tile = halfRedTile
    var size = CGSize.zero
    let picture = picture { context, _ in
      let image = context.resolve(Image(.bitmap(tile, scale: 1)))
      size = image.size
      context.draw(image, at: CGPoint(x: 10, y: 10), anchor: .topLeading)
      context.draw(image, in: CGRect(x: 40, y: 10, width: 40, height: 8))
      context.draw(
        Image(systemName: "circle.fill"), in: CGRect(x: 90, y: 10, width: 20, height: 20))
    }
    #expect(size == CGSize(width: 8, height: 8))
    #expect(picture.pixel(x: 12, y: 12) == 0xFFFF_0000)
    #expect(picture.pixel(x: 16, y: 12) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 50, y: 14) == 0xFFFF_0000)
    #expect(picture.pixel(x: 70, y: 14) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 100, y: 20) & 0xFF < 0x60)
  }

  @Test("a picture fills an area again and again")
  func tiles() {
    let tile = halfRedTile
    let picture = picture { context, _ in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 120, height: 60)),
        with: .tiledImage(Image(.bitmap(tile, scale: 1)), origin: CGPoint(x: 2, y: 0)))
    }
    for column in [3, 11, 19, 99] { #expect(picture.pixel(x: column, y: 50) == 0xFFFF_0000) }
    for column in [0, 7, 15, 103] { #expect(picture.pixel(x: column, y: 50) == 0xFFFF_FFFF) }
  }
}

/// Eight by eight pixels, the left half red, the right half clear.
let halfRedTile: Bitmap = {
  let buffer = PixelBuffer(size: PixelSize(width: 8, height: 8), format: .argb32)
  buffer.withUnsafeMutableBytes { bytes in
    let pixels = bytes.bindMemory(to: UInt32.self)
    for index in 0..<64 where index % 8 < 4 { pixels[index] = 0xFFFF_0000 }
  }
  return Bitmap(buffer)
}()
