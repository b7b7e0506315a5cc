import Foundation
import ReaderFeed
import Testing

@Suite("A feed's file")
struct FeedFileTests {
  private func failure(of path: String) -> FeedError? {
    do throws(FeedError) {
      _ = try Feed(contentsOf: path)
      return nil
    } catch {
      return error
    }
  }

  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("feed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("feed.xml"))
  }

  @Test("that is missing, a directory or endless is reported by its path")
  func places() {
    #expect(failure(of: "/no/such/feed.xml") == .missing(path: "/no/such/feed.xml"))
    #expect(failure(of: "/tmp") == .directory(path: "/tmp"))
    #expect(failure(of: "/dev/zero") == .tooLarge(path: "/dev/zero", limit: 32 << 20))
    #expect(failure(of: "/dev/null") == .empty(path: "/dev/null"))
  }

  @Test("of 40 MB is refused")
  func large() throws {
    try withFile { file in
      try Data(count: 40 << 20).write(to: file)
      let error = failure(of: file.path)
      #expect(error == .tooLarge(path: file.path, limit: 32 << 20))
      #expect(error?.description.contains("32 MB") == true)
    }
  }

  @Test("is read when it is a feed")
  func feed() throws {
    try withFile { file in
      try Outline.atom(entry: "<content>text</content>").write(to: file)
      #expect(try Feed(contentsOf: file.path).entries.count == 1)
    }
  }

  @Test(
    "is refused in one sentence with the place and the repair",
    arguments: [
      FeedError.missing(path: "a.xml"), .directory(path: "a.xml"),
      .unreadable(path: "a.xml", reason: "Permission denied"),
      .tooLarge(path: "a.xml", limit: 1 << 20),
      .tooManyElements(path: "a.xml", line: 3, limit: 5), .empty(path: "a.xml"),
      .truncated(path: "a.xml", line: 3), .notXML(path: "a.xml", line: 1, column: 2, message: "m"),
      .notAtom(path: "a.xml", root: "rss", line: 1),
    ])
  func sentences(error: FeedError) {
    #expect(error.description.hasPrefix("a.xml:"))
    #expect(error.description.hasSuffix("."))
    #expect(!error.description.contains("\n") && error.description.count < 300)
  }
}
