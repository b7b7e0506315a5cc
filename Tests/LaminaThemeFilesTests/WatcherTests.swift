import Foundation
import LaminaThemeFiles
import LaminaThemes
import Synchronization
import Testing

/// A file that is saved while the program runs, in the ways in which editors and installers do it.
@Suite(.timeLimit(.minutes(5)))
struct WatcherTests {
  private typealias Outcome = Result<ThemeFile, ThemeFileError>

  /// A folder with the file of a theme, and what a watcher of it reports.
  private final class Place {
    let folder: URL
    let file: URL
    private let watcher: ThemeWatcher
    private var outcomes: AsyncStream<Outcome>.Iterator

    /// A watcher of the file at a way below a new folder, in which `prepare` has put what is there at first.
    init(_ way: String = "T.json", prepare: (URL) throws -> Void = { _ in }) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try prepare(folder)
      file = folder.appendingPathComponent(way)
      let (stream, continuation) = AsyncStream.makeStream(of: Outcome.self)
      watcher = ThemeWatcher(path: file.path, queue: .global()) { continuation.yield($0) }
      outcomes = stream.makeAsyncIterator()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What is reported next.
    func next() async throws -> Outcome { try #require(await outcomes.next()) }

    /// The length that is reported next.
    func gap() async throws -> Double? {
      guard case .length(let points)? = try await next().get().theme["gap"] else { return nil }
      return points
    }
  }

  private static func write(_ gap: Double, to url: URL, atomically: Bool = false) throws {
    try Data("{\"gap\": \(gap)}".utf8).write(to: url, options: atomically ? .atomic : [])
  }

  @Test(
    "A file that is written anew, or replaced by another one, is reported",
    arguments: [false, true])
  func saved(atomically: Bool) async throws {
    let place = try Place { try Self.write(1, to: $0.appendingPathComponent("T.json")) }
    for gap in [2.0, 3, 4] {
      try Self.write(gap, to: place.file, atomically: atomically)
      #expect(try await place.gap() == gap)
    }
  }

  @Test("One that is away is reported, and one that comes again is read")
  func recreated() async throws {
    let place = try Place { try Self.write(1, to: $0.appendingPathComponent("T.json")) }
    try FileManager.default.removeItem(at: place.file)
    let gone = try await place.next()
    #expect(throws: ThemeFileError.self) { try gone.get() }
    try Self.write(2, to: place.file)
    #expect(try await place.gap() == 2)
  }

  @Test("A bad one is reported with the reason, and a good one after it")
  func bad() async throws {
    let place = try Place { try Self.write(1, to: $0.appendingPathComponent("T.json")) }
    for (text, says) in [
      ("{\"gap\": tru", ":1:"), ("{\"gap\": true}", "a boolean"),
      ("{\"a\": \"{b}\"}", "names \"b\""),
    ] {
      try Data(text.utf8).write(to: place.file)
      guard case .failure(let error) = try await place.next() else {
        Issue.record("\(text) is taken")
        continue
      }
      #expect(error.description.contains(says))
    }
    try Self.write(5, to: place.file)
    #expect(try await place.gap() == 5)
  }

  @Test("A link is followed: to the file that it leads to, and to another one")
  func link() async throws {
    let place = try Place("now/T.json") { folder in
      for (number, name) in ["v1", "v2"].enumerated() {
        let version = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Self.write(Double(number), to: version.appendingPathComponent("real.json"))
        try FileManager.default.createSymbolicLink(
          atPath: version.path + "/T.json", withDestinationPath: "real.json")
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/now", withDestinationPath: "v1")
    }
    try Self.write(10, to: place.folder.appendingPathComponent("v1/real.json"))
    #expect(try await place.gap() == 10)
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path + "/next", withDestinationPath: "v2")
    #expect(rename(place.folder.path + "/next", place.folder.path + "/now") == 0)
    #expect(try await place.gap() == 1)
    try Self.write(11, to: place.folder.appendingPathComponent("v2/real.json"), atomically: true)
    #expect(try await place.gap() == 11)
  }

  @Test("A folder that is made later is followed from then on")
  func later() async throws {
    let place = try Place("a/b/T.json")
    let folder = place.file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.write(3, to: place.file)
    #expect(try await place.gap() == 3)
    try FileManager.default.removeItem(at: folder)
    let gone = try await place.next()
    #expect(throws: ThemeFileError.self) { try gone.get() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.write(4, to: place.file)
    #expect(try await place.gap() == 4)
  }

  @Test("Other files in the folder are nothing to it")
  func others() async throws {
    let place = try Place { try Self.write(1, to: $0.appendingPathComponent("T.json")) }
    for number in 0..<50 {
      try Self.write(9, to: place.folder.appendingPathComponent("other \(number)"))
    }
    try Self.write(2, to: place.file)
    #expect(try await place.gap() == 2)
  }

  @Test("Findings are reported once in a process by debug builds")
  func once() throws {
    let file = try ThemeFile(data: Data("{\"a\": true}".utf8), file: "Once.json")
    var found: [ThemeFinding] = []
    for _ in 0..<3 { ThemeCheck(files: [file]).reportInDebugBuilds { found.append($0) } }
    #expect(found.count == 1)
  }
}
