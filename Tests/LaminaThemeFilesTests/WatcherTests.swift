import Foundation
import LaminaThemeFiles
import LaminaThemes
import Synchronization
import Testing

/// A file that is saved while the program runs.
struct WatcherTests {
  @Test(
    "A saved file is reported within 0.3 s, and a bad one with a reason", .timeLimit(.minutes(1)))
  func saved() async throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{\"gap\": 1}".utf8).write(to: URL(fileURLWithPath: path))
    let (results, continuation) = AsyncStream.makeStream(
      of: (Date, Result<ThemeFile, ThemeFileError>).self)
    let watcher = ThemeWatcher(path: path, queue: .global()) { continuation.yield((Date(), $0)) }
    var iterator = results.makeAsyncIterator()
    for (text, gap) in [("{\"gap\": 22}", 22.0), ("{\"gap\": 333}", 333)] {
      let saved = Date()
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      let (time, result) = try #require(await iterator.next())
      #expect(try result.get().theme["gap"] == .length(gap))
      #expect(time.timeIntervalSince(saved) < 0.3)
    }
    try Data("{\"gap\": tru".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    let (_, bad) = try #require(await iterator.next())
    #expect(throws: ThemeFileError.self) { try bad.get() }
    withExtendedLifetime(watcher) {}
  }
}
