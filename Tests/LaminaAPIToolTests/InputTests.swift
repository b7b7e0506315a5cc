import ChildProcesses
import Foundation
import Testing

/// What commands read: the standard input, patterns of files, and what they say of themselves.
@Suite struct InputTests {
  private let good = "#%RAML 0.8\ntitle: T\n/a:\n  get:\n"
  private let bad = "#%RAML 0.8\ntitle: T\n/a:\n  gett:\n"

  private func run(
    _ arguments: [String], files: [String: String] = [:], input: String = ""
  ) throws -> (status: Int32, output: String, errors: String) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lamina-api-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let outcome = try Child.outcome(
      of: Child.built("lamina-api"), arguments, in: folder, input: input)
    return (outcome.status, outcome.output, outcome.errors)
  }

  @Test("A file - is the standard input, whose includes lie where the command was called")
  func input() throws {
    let found = try run(["check", "-"], input: bad)
    #expect(found.status == 1 && found.output.hasPrefix("-:4:3: error:"))
    let including = "#%RAML 0.8\ntitle: T\n/a: !include parts/a.raml\n"
    let fine = try run(["check", "-"], files: ["parts/a.raml": "get:\n"], input: including)
    #expect(fine.status == 0, "\(fine)")
    let converted = try run(["convert", "-", "--to", "raml"], input: good)
    #expect(converted.output == "#%RAML 1.0\ntitle: T\nprotocols:\n  - HTTP\n/a:\n  get: {}\n")
  }

  @Test("A pattern stands for the files that it names; one that names none is a wrong call")
  func patterns() throws {
    let files = ["a.raml": good, "old/b.raml": bad, "old/c/d.raml": good, "old/c/e.txt": "x"]
    let one = try run(["check", "*.raml"], files: files)
    #expect(one.status == 0)
    let all = try run(["check", "**/*.raml"], files: files)
    #expect(all.status == 1 && all.output.hasPrefix("old/b.raml:4:3: error:"))
    let deep = try run(["check", "old/?/*.raml"], files: files)
    #expect(deep.status == 0)
    let none = try run(["check", "*.yaml"], files: files)
    #expect(none.status == 2 && none.errors.contains("No file matches *.yaml."))
  }

  /// The version that CHANGELOG.md has newest, marked where changes stand above it.
  private func changelogVersion() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../CHANGELOG.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3).prefix { $0 != ":" } }
    let newest = try #require(headings.first { $0.first?.isNumber == true })
    return headings.first == "Unreleased" ? newest + "+unreleased" : String(newest)
  }

  @Test("--version says the version of the changelog, and what is read")
  func version() throws {
    let result = try run(["--version"])
    #expect(result.status == 0)
    #expect(
      result.output
        == "lamina-api \(try changelogVersion()) (RAML 0.8, 1.0; OpenAPI 3.0, 3.1, 3.2; Swagger 2.0)\n"
    )
  }

  @Test("OpenAPI of the same version again says what it said")
  func same() throws {
    let text = """
      {"openapi": "3.2.0", "info": {"title": "T", "version": "1"}, "tags": [{"name": "t", "kind": "nav"}], \
      "paths": {"/a": {"query": {"tags": ["t"], "responses": {"200": {"summary": "s"}}}}}}
      """
    let result = try run(["convert", "-", "--to", "openapi-3.2"], input: text)
    let (old, new) = try (
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary,
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? NSDictionary
    )
    #expect(result.status == 0 && result.errors.isEmpty && old == new, "\(result)")
  }
}
