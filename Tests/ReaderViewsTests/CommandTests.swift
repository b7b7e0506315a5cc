import ChildProcesses
import Foundation
import ReaderViews
import Testing

@Suite("The command Reader")
struct CommandTests {
  /// Runs the program that was built beside these tests.
  private func run(_ arguments: [String]) throws -> Child.Outcome {
    try Child.outcome(of: Child.built("Reader"), arguments)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(
    "refuses what is no feed with one sentence and status 1",
    arguments: [
      ("missing.xml", nil, "there is no such file"), ("empty.xml", "", "is empty"),
      ("text.xml", "hello", ":1:1: is not XML"), ("rss.xml", "<rss/>", "is not an Atom feed"),
      ("cut.xml", "<feed xmlns='http://www.w3.org/2005/Atom'>\n<title>", ":2: the feed ends early"),
    ])
  func faults(name: String, text: String?, words: String) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent(name)
      try text.map { try Data($0.utf8).write(to: file) }
      let outcome = try run([file.path, "--png", folder.appendingPathComponent("a.png").path])
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasPrefix(file.path + ":") && outcome.errors.contains(words))
      #expect(outcome.errors.hasSuffix(".\n"))
      #expect(outcome.errors.count { $0 == "\n" } == 1)
    }
  }

  @Test("draws its sample into a file")
  func png() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.png")
      let outcome = try run(["--png", file.path, "--size", "800x500", "--scale", "1.25"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      let header = try Data(contentsOf: file).prefix(24)
      #expect(header.dropFirst(16).map { Int($0) } == [0, 0, 3, 232, 0, 0, 2, 113])
    }
  }

  @Test("says which entries there are")
  func entry() throws {
    let outcome = try run(["--entry", "4"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Give --entry a number from 1 to 3."))
  }
}
