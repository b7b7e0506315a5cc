import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing
import SeededRandom

@Suite("Pictures that move")
struct FrameTests {
  private static let (black, red, green, blue) = (
    UInt32(0xFF00_0000), UInt32(0xFFFF_0000), UInt32(0xFF00_FF00), UInt32(0xFF00_00FF)
  )

  @Test("A GIF's frames stand on a canvas that is larger than they are")
  func place() throws {
    let film = Film(
      GIFBuilder(width: 4, height: 2, frames: [.flat(1, x: 1, y: 1, width: 2, height: 1)]))
    let first = try film.frame(0)
    #expect(first.size == PixelSize(width: 4, height: 2))
    #expect(first.pixels == [0, 0, 0, 0, 0, Self.red, Self.red, 0])
  }

  @Test("A first frame that reaches beyond the screen widens it, a later one is cut")
  func beyond() throws {
    let film = Film(
      GIFBuilder(
        width: 1, height: 1, frames: [.flat(1, width: 3, height: 2), .flat(2, x: 2, y: 1)]))
    #expect(try film.frame(0).size == PixelSize(width: 3, height: 2))
    #expect(
      try film.frame(1).pixels == [Self.red, Self.red, Self.red, Self.red, Self.red, Self.green])
  }

  @Test("Rows that are stored interlaced come out in order")
  func interlaced() throws {
    let rows = (0..<16).flatMap { [UInt8]($0 % 8 == 0 ? [1, 1] : [2, 3]) }
    let film = Film(
      GIFBuilder(
        width: 2, height: 16,
        frames: [.init(width: 2, height: 16, pixels: rows, isInterlaced: true)]))
    let plain = Film(
      GIFBuilder(width: 2, height: 16, frames: [.init(width: 2, height: 16, pixels: rows)]))
    #expect(try film.frame(0).pixels == plain.frame(0).pixels)
    #expect(try film.frame(0).pixel(x: 1, y: 1) == Self.blue)
  }

  @Test("A frame's own palette counts before the file's")
  func palette() throws {
    var frame = GIFBuilder.Frame.flat(1)
    frame.palette = [0, 0x123456, 0, 0, 0, 0, 0, 0]
    #expect(try Film(GIFBuilder(frames: [frame])).frame(0).pixel(x: 0, y: 0) == 0xFF12_3456)
  }

  @Test(
    "What a frame leaves behind is what its disposal says",
    arguments: [(1, red), (2, 0), (3, black)] as [(UInt8, UInt32)])
  func disposal(method: UInt8, left: UInt32) throws {
    let film = Film(
      GIFBuilder(frames: [
        .flat(0), .flat(1, width: 2, disposal: method), .flat(2, x: 3, width: 1),
      ]))
    #expect(try film.frame(1).pixels.prefix(4) == [Self.red, Self.red, Self.black, Self.black])
    #expect(try film.frame(2).pixels.prefix(4) == [left, left, Self.black, Self.green])
  }

  @Test("Where a frame is clear, what is below shows")
  func clear() throws {
    var frame = GIFBuilder.Frame(pixels: [1, 7, 7, 1, 7, 1, 1, 7])
    frame.clearIndex = 7
    let film = Film(GIFBuilder(frames: [.flat(3), frame]))
    #expect(try film.frame(1).pixels.prefix(4) == [Self.red, Self.blue, Self.blue, Self.red])
    let alone = try Film(GIFBuilder(frames: [frame])).frame(0)
    #expect(alone.format == .argb32)
    #expect(alone.pixels.prefix(4) == [Self.red, 0, 0, Self.red])
  }

  @Test("Delays are seconds, and ten milliseconds or less mean a tenth of a second")
  func delays() throws {
    let frames = [0, 1, 2, 50].map { GIFBuilder.Frame.flat(1, hundredths: $0) }
    #expect(try Film(GIFBuilder(frames: frames)).info.frameDelays == [0.1, 0.1, 0.02, 0.5])
  }

  @Test(
    "A picture is played once more than it says to repeat, for ever at 0, once without a word",
    arguments: [(0, 0), (1, 2), (5, 6), (nil, 1)] as [(Int?, Int)])
  func loops(repeats: Int?, count: Int) throws {
    let builder = GIFBuilder(repeats: repeats, frames: [.flat(1), .flat(2)])
    #expect(try Film(builder).info.loopCount == count)
  }

  @Test("A picture with one frame stands")
  func one() throws {
    let info = try Film(GIFBuilder(frames: [.flat(1)])).info
    #expect(info.frameCount == 1)
    #expect(info.frameDelays.isEmpty)
  }

  @Test("A GIF that ends after a frame without saying so is whole")
  func noTrailer() throws {
    let film = Film(GIFBuilder(hasTrailer: false, frames: [.flat(1), .flat(2)]))
    #expect(try film.info.frameCount == 2)
  }

  @Test("Frames look the same in whatever order they are asked for")
  func anyOrder() throws {
    let builder = GIFBuilder.random(frames: 24, seed: 3)
    let film = Film(builder)
    let played = try (0..<24).map { try film.frame($0).pixels }
    for seed in 0..<20 {
      var random = SeededNumbers(seed: UInt64(seed))
      let other = Film(builder)
      for index in (0..<24).shuffled(using: &random).prefix(6) {
        #expect(try other.frame(index).pixels == played[index], "frame \(index), seed \(seed)")
      }
    }
  }

  @Test("Playing decodes each frame once, and the second round costs nothing that is kept")
  func counted() throws {
    let frames = (0..<20).map { GIFBuilder.Frame.flat(UInt8($0 % 8), width: $0 == 0 ? 4 : 2) }
    let film = Film(GIFBuilder(frames: frames))
    for index in frames.indices { _ = try film.frame(index) }
    // The first frame is shown without a canvas, and drawn once more when the second is due.
    #expect(film.store.statistics.decodedBytes == 4 * (8 + 8 + 19 * 4))
    for index in frames.indices { _ = try film.frame(index) }
    #expect(film.store.statistics.decodedBytes == 4 * (8 + 8 + 19 * 4))
  }

  @Test("A frame that fills the canvas is decoded without those before it")
  func keyFrame() throws {
    let film = Film(GIFBuilder(frames: (0..<20).map { .flat(UInt8($0 % 8)) }))
    _ = try film.frame(13)
    #expect(film.store.statistics.decodedBytes == 4 * 8)
  }

  @Test("An animated WebP's frames are drawn over each other and cleared away as it says")
  func webp() throws {
    let patch = try Fixture.data("lossless.webp")
    let builder = WebPBuilder(
      width: 40, height: 20,
      frames: [
        .init(patch: patch, milliseconds: 70),
        .init(patch: patch, x: 8, y: 4, milliseconds: 5, isCleared: true),
        .init(patch: patch, x: 0, y: 4, milliseconds: 200),
      ], loops: 3)
    let film = Film(data: builder.data)
    #expect(try film.info.frameDelays == [0.07, 0.1, 0.2])
    #expect(try film.info.loopCount == 3)
    #expect(try film.info.pixelSize == PixelSize(width: 40, height: 20))
    #expect(try film.frame(0).pixel(x: 39, y: 19) == 0)
    #expect(try film.frame(1).pixel(x: 39, y: 19) == 0xFFFF_FFFF)
    #expect(try film.frame(1).pixel(x: 4, y: 2) == Self.red)
    #expect(try film.frame(2).pixel(x: 39, y: 19) == 0)
    #expect(try film.frame(2).pixel(x: 4, y: 2) == Self.red)
    #expect(try film.frame(2).pixel(x: 4, y: 18) == Self.blue)
  }

  @Test("More frames, or more pixels in all of them, than the limits are refused")
  func limits() throws {
    let data = GIFBuilder(frames: (0..<20).map { .flat(UInt8($0 % 8)) }).data
    #expect(throws: ImageError.tooManyFrames(name: "film", limit: 19)) {
      try Bitmap(decoding: data, name: "film", limits: ImageLimits(frames: 19))
    }
    #expect(throws: ImageError.tooLong(name: "film", pixels: 160, limit: 159)) {
      try Bitmap(decoding: data, name: "film", limits: ImageLimits(animationPixels: 159))
    }
  }
}

/// A picture that moves, in a store of its own.
private struct Film {
  let store = ImageStore()
  let source: ImageSource

  init(_ builder: GIFBuilder) { self.init(data: builder.data) }
  init(data: Data) { source = .data(data, name: "film") }

  var info: ImageInfo { get throws { try store.info(for: source) } }

  /// A frame in its own size.
  func frame(_ index: Int) throws -> Bitmap {
    try store.bitmap(for: ImageRequest(source, size: info.pixelSize, frame: index))
  }
}
