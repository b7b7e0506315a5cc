import Lamina
import Testing

@Suite("Pictures of elements, off the main thread")
struct ElementPictureTests {
  /// What a program shares: a text beside fanned pictures, under particles.
  private nonisolated static func card() -> AnyLayoutElement<DrawableElement> {
    let sky = Fill.color(Color.Resolved(red: 0.1, green: 0.1, blue: 0.3))
    var spark = EmitterCell(.glow(radius: 3))
    (spark.birthRate, spark.lifetime, spark.velocity) = (40, 1, 30)
    let sparks = spark
    let panes = MultiPaneLayout(
      content: DrawableElement.text("A dream of fireflies"),
      accessories: [DrawableElement.fill(sky), DrawableElement.fill(sky)])
    let magic = DrawableElement.layer(at: 0.5) { size in
      EmitterContent([sparks], emitterPosition: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    return AnyLayoutElement(EffectsLayout(panes, effects: [magic]))
  }

  @Test("A picture is drawn elsewhere while the main actor goes on")
  func picture() async throws {
    let size = CGSize(width: 180, height: 60)
    let bitmap = try #require(await Self.card().picture(size: size, background: .color(.white)))
    #expect(bitmap.size == PixelSize(width: 360, height: 120))
    let own = Self.card().bitmap(
      size: size, background: .color(.white), rasterizer: CairoRasterizer())
    #expect(try bitmap.pngData() == own?.pngData())
  }

  @Test("A file is written, and one that cannot be says so")
  func file() async throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let size = CGSize(width: 60, height: 30)
    #expect(try await Self.card().writePNG(to: folder + "/dream.png", size: size))
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/dream.png"))
    let info = try CairoRasterizer().imageInfo(for: .data(data, name: "dream"))
    #expect(info.pixelSize == PixelSize(width: 120, height: 60))
    await #expect(throws: PNGEncodingError.self) {
      try await Self.card().writePNG(to: folder + "/no/such/folder.png", size: size)
    }
    await #expect(throws: PNGEncodingError.self) {
      try await Self.card().writePNG(to: folder + "/none.png", size: .zero)
    }
  }

  @Test("A task that was cancelled writes nothing")
  func cancelled() async throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".png"
    let task = Task { () throws -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Self.card().writePNG(to: path, size: CGSize(width: 60, height: 30))
    }
    #expect(try await task.value == false)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
