import Foundation
import LaminaWireframes
import Testing

/// A map in a file that is saved while the program runs.
@Suite(.timeLimit(.minutes(5)))
struct WatchedMapTests {
  private func write(_ code: String, to file: URL) throws {
    let text = "{\"Decodes\": {\"\(code)\": {\"builder\": \"b\"}}, \"Destinations\": {}}"
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  @Test("What is saved is reported, in any format, and a bad file with its faults")
  func saved() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Shop.plist")
    try write("Home", to: file)
    let (stream, continuation) = AsyncStream.makeStream(of: WireframeMap.self)
    let watcher = WireframeWatcher(path: file.path, queue: .global()) { continuation.yield($0) }
    var maps = stream.makeAsyncIterator()
    #expect(watcher.map.codes == ["Home"] && watcher.refusal == nil)
    try write("Start", to: file)
    #expect(await maps.next()?.codes == ["Start"])
    let list: [String: Any] = [
      "Decodes": ["End": ["builder": "b"]], "Destinations": [String: Any](),
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      .write(to: file)
    #expect(await maps.next()?.codes == ["End"])
    try FileManager.default.removeItem(at: file)
    #expect(await maps.next()?.readingFaults.map(\.kind) == [.mapNotFound])
  }
}
