import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Pictures that end early")
struct TruncationTests {
  @Test(
    "Cut after any kilobyte, a file of any format fails with a typed error", arguments: Sample.large
  )
  func everyKilobyte(name: String) throws {
    let data = try Sample.data(name)
    #expect(data.count > 20_000)
    for length in stride(from: 1024, to: data.count, by: 1024) {
      do throws(ImageError) {
        _ = try Bitmap(decoding: data.prefix(length), name: name)
        Issue.record("\(name) cut to \(length) of \(data.count) bytes was accepted")
      } catch {
        switch error {
        case .truncated, .damaged: break
        default: Issue.record("\(name) cut to \(length) bytes: \(error)")
        }
      }
    }
    #expect(throws: Never.self) { try Bitmap(decoding: data, name: name) }
  }

  @Test(
    "Neither the wrong extension nor none keeps a file from being known", arguments: Sample.small)
  func extensions(name: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try Sample.data(name)
    let size = try ImageStore().info(for: .data(data, name: name)).pixelSize
    for wrong in ["a.png", "a.jpg", "a.webp", "a.gif", "a.svg", "a.txt", "a"] {
      let file = folder.appendingPathComponent(wrong)
      try data.write(to: file)
      #expect(try ImageStore().info(for: .file(file.path)).pixelSize == size, "\(name) as \(wrong)")
    }
  }
}
