import Foundation
import LaminaFollowing
import Synchronization
import Testing

/// Files that were read, and are written meanwhile and later.
@Suite(.timeLimit(.minutes(5)))
struct FollowerTests {
  /// A folder, and the texts of a file in it as a follower reads them.
  private final class Place {
    let folder: URL
    private let texts: AsyncStream<String>.Continuation
    private var read: AsyncStream<String>.Iterator

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let stream: AsyncStream<String>
      (stream, texts) = AsyncStream.makeStream(of: String.self)
      read = stream.makeAsyncIterator()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, _ name: String = "a") throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Follows files as they were read; each reading is the text of all.
    func follow(_ names: [String], since marks: FileMarks? = nil) throws -> FileFollower {
      let (paths, texts) = (names.map(path), texts)
      return try FileFollower(marks ?? FileMarks(paths)) {
        let marks = FileMarks(paths)
        let read = paths.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "-" }
        texts.yield(read.joined(separator: " "))
        return marks
      }
    }

    func next() async -> String? { await read.next() }
  }

  @Test("What is written between the reading and the following is seen")
  func between() async throws {
    let place = try Place()
    try place.write("read")
    let marks = FileMarks([place.path("a")])
    try place.write("written")
    let follower = try place.follow(["a"], since: marks)
    #expect(await place.next() == "written")
    try place.write("later")
    #expect(await place.next() == "later")
    withExtendedLifetime(follower) {}
  }

  @Test("What is written while it is read again is seen, too")
  func during() async throws {
    let place = try Place()
    try place.write("1")
    let (path, folder) = (place.path("a"), place.folder)
    let readings = Mutex(0)
    let (stream, seen) = AsyncStream.makeStream(of: String.self)
    let follower = try FileFollower(FileMarks([path])) {
      let marks = FileMarks([path])
      seen.yield((try? String(contentsOfFile: path, encoding: .utf8)) ?? "-")
      let count = readings.withLock { count in
        count += 1
        return count
      }
      if count == 1 {
        try? Data("third".utf8).write(to: folder.appendingPathComponent("a"))
      }
      return marks
    }
    try place.write("two")
    var texts = stream.makeAsyncIterator()
    #expect(await texts.next() == "two")
    #expect(await texts.next() == "third")
    withExtendedLifetime(follower) {}
  }

  @Test("Several files are followed, also one that is not there yet, and in another folder")
  func several() async throws {
    let place = try Place()
    try place.write("a")
    let follower = try place.follow(["a", "b", "deep/c"])
    try place.write("b", "b")
    #expect(await place.next() == "a b -")
    try FileManager.default.createDirectory(
      atPath: place.path("deep"), withIntermediateDirectories: true)
    try place.write("c", "deep/c")
    #expect(await place.next() == "a b c")
    try FileManager.default.removeItem(atPath: place.path("a"))
    #expect(await place.next() == "- b c")
    withExtendedLifetime(follower) {}
  }

  @Test("A folder that is away when it is to be followed again is said not to be followed")
  func away() throws {
    let place = try Place()
    var events = try FolderEvents()
    let before = events.follow([place.folder.path])
    try FileManager.default.removeItem(at: place.folder)
    let meanwhile = events.follow([place.folder.path])
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    let after = events.follow([place.folder.path])
    try place.write("a")
    let names = events.take().map(\.name)
    #expect(before && !meanwhile && after)
    #expect(names.contains("a"))
  }

  @Test("The first mark of a file counts that is read twice")
  func first() throws {
    let place = try Place()
    try place.write("one")
    var marks = FileMarks([place.path("a")])
    #expect(marks.areCurrent)
    try place.write("three")
    marks.note(place.path("a"))
    #expect(!marks.areCurrent && FileMarks([place.path("a")]).areCurrent)
  }
}
