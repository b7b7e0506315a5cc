import Foundation
import LaminaThemeFiles
import LaminaThemes
import Testing

@Suite(.timeLimit(.minutes(5)))
struct FollowedSinceTests {
  @Test(
    "What is saved between the reading of a theme and its watcher is reported, in a binary list, too"
  )
  func since() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("T.plist")
    try Data("{\"gap\": 1}".utf8).write(to: place)
    let file = try ThemeFile(contentsOf: place.path)
    try PropertyListSerialization.data(
      fromPropertyList: ["gap": 2.5], format: .binary, options: 0
    ).write(to: place)
    let (stream, continuation) = AsyncStream.makeStream(
      of: Result<ThemeFile, ThemeFileError>.self)
    let watcher = ThemeWatcher(of: file, queue: .global()) { continuation.yield($0) }
    var outcomes = stream.makeAsyncIterator()
    let next = try #require(await outcomes.next())
    #expect(try next.get().theme["gap"] == .length(2.5))
    withExtendedLifetime(watcher) {}
  }
}
