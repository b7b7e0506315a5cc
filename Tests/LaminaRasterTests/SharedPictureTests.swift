import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Pictures handed out without a copy, and ahead of time")
struct SharedPictureTests {
  private let store = ImageStore()
  private let photo = ImageDrawing(.file(Fixture.path("plasma.jpg")))

  private func bitmap(_ list: DisplayList, _ rect: PixelRect, scale: CGFloat = 1) -> Bitmap? {
    CairoRasterizer(images: store).bitmap(of: list, covering: rect, scale: scale)
  }

  @Test("A list of one picture that fills what is asked for is the store's own bitmap")
  func shared() throws {
    let list = DisplayList { $0.image(photo, in: CGRect(x: 10, y: 20, width: 30, height: 20)) }
    let found = bitmap(list, PixelRect(x: 20, y: 40, width: 60, height: 40), scale: 2)
    let size = PixelSize(width: 60, height: 40)
    let own = try store.bitmap(for: ImageRequest(photo, size: size, scale: 2))
    #expect(found === own)
    #expect(own.format == .rgb24, "a photo lets nothing through")
    #expect(store.statistics.decodes == 1)
  }

  @Test(
    "What it looks like drawn is what it looks like shared", arguments: ["alpha.png", "rgb.png"])
  func same(name: String) throws {
    let image = ImageDrawing(.file(Fixture.path(name))) |> .contrast(1.5)
    let rect = PixelRect(x: 0, y: 0, width: 24, height: 18)
    let list = DisplayList { $0.image(image, in: CGRect(x: 0.2, y: -0.2, width: 24, height: 18)) }
    let rasterizer = CairoRasterizer(images: store)
    let shared = try #require(bitmap(list, rect))
    let drawn = try #require(
      rasterizer.drawnBitmap(
        of: list, covering: rect, scale: 1, format: .argb32, token: CancellationToken()))
    #expect(shared.pixels == drawn.pixels)
    #expect(shared !== drawn)
  }

  @Test("A picture that does not fill the place, or has company or a tint, is drawn")
  func drawn() throws {
    let frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let exact = PixelRect(x: 0, y: 0, width: 30, height: 20)
    let own = try store.bitmap(for: ImageRequest(photo, size: exact.size, scale: 1))
    let alone = DisplayList { $0.image(photo, in: frame) }
    #expect(bitmap(alone, exact) === own)
    #expect(bitmap(alone, PixelRect(x: 0, y: 0, width: 31, height: 20)) !== own)
    #expect(bitmap(alone, PixelRect(x: 0, y: 0, width: 30, height: 19)) !== own)
    var tinted = photo
    tinted.tint = .color(.black)
    #expect(bitmap(DisplayList { $0.image(tinted, in: frame) }, exact)?.rgb(9, 9) == [0, 0, 0])
    let company = DisplayList {
      $0.image(photo, in: frame)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(red))
    }
    #expect(bitmap(company, exact)?.rgb(2, 2) == [255, 0, 0])
  }

  @Test("A picture that cannot be shown leaves its stand-in there too")
  func missing() throws {
    let list = DisplayList {
      $0.image(.file("/nowhere/a.png"), in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let picture = try #require(bitmap(list, PixelRect(x: 0, y: 0, width: 40, height: 40)))
    #expect(picture.rgb(5, 5) == [0xEE, 0xF0, 0xF3])
  }

  @Test("A cancelled picture is nil")
  func cancelled() {
    let list = DisplayList { $0.image(photo, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    let token = CancellationToken()
    token.cancel()
    let rect = PixelRect(x: 0, y: 0, width: 40, height: 40)
    let rasterizer = CairoRasterizer(images: store)
    #expect(
      rasterizer.bitmap(of: list, covering: rect, scale: 1, format: .argb32, token: token) == nil)
    #expect(store.statistics.decodes == 0)
  }

  @Test("After prefetching, drawing decodes nothing")
  func prefetched() {
    let rasterizer = CairoRasterizer(images: store)
    let list = DisplayList { list in
      list.image(photo |> .blur(3), in: CGRect(x: 0, y: 0, width: 30, height: 20))
      list.saving {
        $0.concatenate(CGAffineTransform(scaleX: 0.5, y: 0.5))
        $0.image(photo, in: CGRect(x: 3, y: 3, width: 31, height: 21))
        $0.concatenate(CGAffineTransform(rotationAngle: 1))
        $0.image(photo, in: CGRect(x: 3, y: 3, width: 20, height: 20))
      }
      list.image(.file("/nowhere/a.png"), in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    rasterizer.prefetch(list, scale: 1.25, token: CancellationToken())
    let before = rasterizer.pictureStatistics()
    #expect(before.decodes > 0 && before.effectsRun == 1)
    let rect = PixelRect(x: -4, y: 0, width: 50, height: 40)
    _ = rasterizer.bitmap(of: list, covering: rect, scale: 1.25)
    let drawing = rasterizer.pictureStatistics().since(before)
    #expect(drawing.decodes == 0 && drawing.effectsRun == 0 && drawing.cacheHits == 3)
  }

  @Test("What is filled with a picture counts as one, and after prefetching decodes nothing")
  func prefetchedTiles() {
    let tiles = Paint.pattern(
      PaintPattern(
        .tiles(photo, scale: 0.1), transform: CGAffineTransform(translationX: 3, y: 0)))
    let list = DisplayList { list in
      list.saving {
        $0.concatenate(CGAffineTransform(scaleX: 2, y: 2))
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: tiles)
      }
      let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
      list.stroke(
        Path(CGRect(x: 5, y: 5, width: 20, height: 20)),
        with: .pattern(PaintPattern(.gradient(tiles), transform: half)))
    }
    #expect(list.hasPictures)
    let rasterizer = CairoRasterizer(images: store)
    rasterizer.prefetch(list, scale: 1.25, token: CancellationToken())
    let before = rasterizer.pictureStatistics()
    #expect(before.decodes > 0)
    _ = rasterizer.bitmap(
      of: list, covering: PixelRect(x: 0, y: 0, width: 50, height: 50), scale: 1.25)
    let drawing = rasterizer.pictureStatistics().since(before)
    #expect(drawing.decodes == 0 && drawing.cacheHits == 2)
  }

  @Test("A cancelled prefetch stops")
  func stopped() {
    let list = DisplayList { list in
      for x in 0..<9 {
        list.image(photo, in: CGRect(x: 0, y: 0, width: 30 + x, height: 20))
      }
    }
    let rasterizer = CairoRasterizer(images: store)
    rasterizer.prefetch(list, scale: 1, token: CancellationToken(after: 20))
    #expect(1..<9 ~= rasterizer.pictureStatistics().decodes)
  }

  @Test("What nobody holds any longer is freed as far as the budget asks")
  func freed() throws {
    let small = ImageStore(byteBudget: 0)
    weak var gone: Bitmap?
    do {
      let held = try small.bitmap(
        for: ImageRequest(photo, size: PixelSize(width: 30, height: 20), scale: 1))
      gone = held
      #expect(gone != nil && small.statistics.keptBytes == 0)
      withExtendedLifetime(held) {}
    }
    #expect(gone == nil)
  }

  @Test("Pixels that a remembered request keeps alive count, and leave")
  func sources() throws {
    let small = ImageStore(byteBudget: 20_000)
    weak var gone: Bitmap?
    do {
      let source = Pattern("flat", 40, 40) { _, _ in 0xFFFF_FFFF }.bitmap
      gone = source
      _ = try small.bitmap(
        for: ImageRequest(.bitmap(source, scale: 1), size: PixelSize(width: 10, height: 10)))
    }
    #expect(small.statistics.keptBytes == 6400 + 400)
    for width in 30..<50 {
      _ = try small.bitmap(
        for: ImageRequest(photo, size: PixelSize(width: width, height: 40), scale: 1))
    }
    #expect(gone == nil)
    #expect(small.statistics.keptBytes <= 20_000)
  }

  @Test("A small picture shown large is decoded no larger than it is, and shown at device size")
  func upscaled() throws {
    let source = Pattern("square", 100, 100) { x, y in 0xFF00_0000 | UInt32(x * y) }.bitmap
    let data = try source.pngData()
    let list = DisplayList {
      $0.image(.data(data, name: "square"), in: CGRect(x: 0, y: 0, width: 200, height: 200))
    }
    let found = bitmap(list, PixelRect(x: 0, y: 0, width: 200, height: 200))
    #expect(found?.size == PixelSize(width: 200, height: 200))
    #expect(store.statistics.decodedBytes <= 100 * 200 * 4)
  }
}
