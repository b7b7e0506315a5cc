import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Synchronization
import Testing

@Suite("The store of pictures")
struct ImageStoreTests {
  @Test("Ten requests for the same picture at once decode it once")
  func together() throws {
    let store = ImageStore()
    let request = ImageRequest(
      .file(Fixture.path("plasma.jpg")), size: PixelSize(width: 60, height: 40))
    let found = Mutex<[Bitmap]>([])
    DispatchQueue.concurrentPerform(iterations: 10) { _ in
      if let bitmap = try? store.bitmap(for: request) { found.withLock { $0.append(bitmap) } }
    }
    let bitmaps = found.withLock { $0 }
    #expect(bitmaps.count == 10)
    #expect(Set(bitmaps).count == 1)
    #expect(store.statistics.decodes == 1)
    #expect(store.statistics.cacheHits + store.statistics.waits == 9)
  }

  @Test(
    "A JPEG is decoded to the smallest eighth that is large enough",
    arguments: [(256, 160, 8), (129, 81, 5), (128, 80, 4), (64, 40, 2), (32, 20, 1), (10, 6, 1)])
  func reduction(width: Int, height: Int, eighths: Int) throws {
    let store = ImageStore()
    let request = ImageRequest(
      .file(Fixture.path("plasma.jpg")), size: PixelSize(width: width, height: height))
    let bitmap = try store.bitmap(for: request)
    #expect(bitmap.size == PixelSize(width: width, height: height))
    #expect(store.statistics.decodedBytes == 256 * eighths / 8 * 160 * eighths / 8 * 4)
  }

  @Test("A PNG shown small never stands in memory whole")
  func reducedRows() throws {
    let store = ImageStore()
    let request = ImageRequest(
      .file(Fixture.path("rose.png")), size: PixelSize(width: 17, height: 11))
    _ = try store.bitmap(for: request)
    #expect(store.statistics.decodedBytes == 18 * 12 * 4)
  }

  @Test(
    "A picture without alpha keeps its colours when scaled, whatever its unused bytes hold",
    arguments: [Interpolation.none, .low, .medium, .high])
  func unusedBytes(interpolation: Interpolation) throws {
    let buffer = PixelBuffer(size: PixelSize(width: 8, height: 8), format: .rgb24)
    buffer.withUnsafeMutableBytes { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        bytes.storeBytes(of: 0x00C8_6432, toByteOffset: offset, as: UInt32.self)
      }
    }
    let bitmap = try ImageStore().bitmap(
      for: ImageRequest(
        .bitmap(Bitmap(buffer), scale: 1), size: PixelSize(width: 3, height: 5),
        interpolation: interpolation))
    #expect(bitmap.pixel(x: 1, y: 2) == 0xFFC8_6432)
  }

  @Test("Beyond the byte budget the least recently used leave")
  func budget() throws {
    let side = 40
    // A picture made of data keeps the data as well.
    let data = try Fixture.data("rgb.png")
    let byteBudget = 4 * (side * side * 4 + data.count)
    let store = ImageStore(byteBudget: byteBudget)
    func request(_ index: Int) -> ImageRequest {
      ImageRequest(
        .data(data, name: "\(index)"),
        size: PixelSize(width: side, height: side))
    }
    for index in 0..<4 { _ = try store.bitmap(for: request(index)) }
    _ = try store.bitmap(for: request(0))
    #expect(store.statistics.decodes == 4)
    _ = try store.bitmap(for: request(4))
    #expect(store.statistics.keptBytes <= byteBudget)
    _ = try store.bitmap(for: request(0))
    #expect(store.statistics.decodes == 5, "the one used last should have stayed")
    _ = try store.bitmap(for: request(1))
    #expect(store.statistics.decodes == 6, "the one not used for longest should have left")
  }

  @Test("What someone holds is shared even beyond the budget")
  func held() throws {
    let store = ImageStore(byteBudget: 0)
    let request = ImageRequest(
      .file(Fixture.path("rgb.png")), size: PixelSize(width: 8, height: 8))
    let first = try store.bitmap(for: request)
    let second = try store.bitmap(for: request)
    #expect(first === second)
    #expect(store.statistics.decodes == 1)
  }

  @Test("A failure is reported once for each source, however often it is drawn")
  func failures() {
    let errors = Mutex<[ImageError]>([])
    let store = ImageStore { error in errors.withLock { $0.append(error) } }
    let rasterizer = CairoRasterizer(images: store)
    for size in [10, 20, 30] {
      let picture = drawing(with: rasterizer) {
        $0.image(.file("/nowhere/a.png"), in: CGRect(x: 0, y: 0, width: size, height: size))
      }
      #expect(picture.rgb(5, 0) != [255, 255, 255], "a stand-in has a border")
    }
    #expect(errors.withLock { $0.count } == 1)
  }

  @Test("A header is read without decoding")
  func information() throws {
    let store = ImageStore()
    let info = try store.info(for: .file(Fixture.path("plasma.jpg")))
    #expect(info.pixelSize == PixelSize(width: 256, height: 160))
    #expect(info.size == CGSize(width: 256, height: 160))
    #expect(store.statistics.decodes == 0)
  }

  @Test("A picture scaled down is the mean of what it covers")
  func means() throws {
    let picture = try ImageStore().bitmap(
      for: ImageRequest(
        .file(Fixture.path("rgb.png")), size: PixelSize(width: 2, height: 2), interpolation: .low))
    #expect(near(picture.rgb(0, 0), [255, 0, 0], within: 70))
    let one = try ImageStore().bitmap(
      for: ImageRequest(.file(Fixture.path("rgb.png")), size: PixelSize(width: 1, height: 1)))
    #expect(near(one.rgb(0, 0), [128, 128, 128], within: 2))
  }

  @Test("The nearest pixel is one of the picture's own")
  func nearest() throws {
    let picture = try ImageStore().bitmap(
      for: ImageRequest(
        .file(Fixture.path("rgb.png")), size: PixelSize(width: 7, height: 5), interpolation: .none))
    let colours = Set(picture.pixels)
    #expect(colours == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
  }

  @Test(
    "A single colour stays itself at every size",
    arguments: [Interpolation.none, .low, .medium, .high])
  func constant(interpolation: Interpolation) throws {
    let flat = drawing(20, 20, format: .argb32, background: nil) {
      $0.fill(
        CGRect(x: 0, y: 0, width: 20, height: 20),
        with: .color(Color.Resolved(hex: 0x4080C0, opacity: 0.5)))
    }
    let expected = flat.pixel(x: 0, y: 0)
    for side in [1, 3, 19, 20, 21, 57] {
      let picture = try ImageStore().bitmap(
        for: ImageRequest(
          .bitmap(flat, scale: 1), size: PixelSize(width: side, height: side),
          interpolation: interpolation))
      #expect(Set(picture.pixels) == [expected], "\(side) with \(interpolation)")
    }
  }

  @Test("Encoded bytes are let go of: a store remembers what it learnt of them, within a budget")
  func letsGoOfBytes() throws {
    let store = ImageStore(byteBudget: 8 << 20)
    let freed = Mutex(0)
    let png = try Fixture.data("rgb.png")
    for index in 0..<20 {
      let count = 200_000
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      png.copyBytes(to: UnsafeMutableRawBufferPointer(start: bytes, count: png.count))
      let data = Data(
        bytesNoCopy: bytes, count: count,
        deallocator: .custom { pointer, _ in
          pointer.deallocate()
          freed.withLock { $0 += 1 }
        })
      _ = try store.info(for: .data(data, name: "\(index)"))
    }
    #expect(freed.withLock { $0 } >= 15)
  }
}
