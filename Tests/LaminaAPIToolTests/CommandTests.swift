import ChildProcesses
import Foundation
import Testing

/// The program as it is called: what it prints, and how it ends.
@Suite struct CommandTests {
  private struct Result {
    var status: Int32
    var output: String
    var complaints: String
  }

  /// Runs lamina-api, which lies beside the tests, in a folder with some files.
  private func run(_ arguments: [String], files: [String: String] = [:]) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lamina-api-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try run(arguments, in: folder)
  }

  private func run(_ arguments: [String], in folder: URL) throws -> Result {
    let outcome = try Child.outcome(of: Child.built("lamina-api"), arguments, in: folder)
    return Result(
      status: outcome.status, output: outcome.output, complaints: outcome.errors)
  }

  private let good = "#%RAML 0.8\ntitle: T\n/a:\n  get:\n"
  private let bad = "#%RAML 0.8\ntitle: T\n/a: !include parts/a.raml\n"

  @Test("A model without errors ends with 0, one with errors with 1")
  func check() throws {
    let fine = try run(["check", "api.raml"], files: ["api.raml": good])
    #expect(fine.status == 0 && fine.output.isEmpty && fine.complaints == "Nothing is wrong.\n")
    let broken = try run(
      ["check", "api.raml"], files: ["api.raml": bad, "parts/a.raml": "gett:\n"])
    #expect(broken.status == 1 && broken.complaints == "1 error, 0 warnings, 0 hints.\n")
    let lines = broken.output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "parts/a.raml:1:1: error: Property 'gett' is invalid in a resource. [unknown-property]",
        "  Did you mean \"get\"?", "  included at api.raml:3:5",
      ])
  }

  @Test("A file that is not UTF-8 is named, and read in the encoding that an option names")
  func encodings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lamina-api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = Array("#%RAML 0.8\ntitle: ".utf8) + [0xC4, 0xE3, 0xBA, 0xC3, 0x0A]
    try Data(text).write(to: folder.appending(path: "api.raml"))
    let plain = try run(["check", "api.raml"], in: folder)
    #expect(
      plain.status == 1 && plain.output.hasPrefix("api.raml:2:8: error: The file is not UTF-8"))
    let read = try run(["tree", "api.raml", "--encoding", "GB18030"], in: folder)
    #expect(read.status == 0 && read.output.contains("你好"))
    let unknown = try run(["check", "api.raml", "--encoding", "KLINGON"], in: folder)
    #expect(unknown.status != 0 && unknown.complaints.contains("iconv --list"))
  }

  @Test("JSON has every field of every diagnostic, of all files")
  func json() throws {
    let result = try run(
      ["check", "api.raml", "good.raml", "--json"],
      files: ["api.raml": bad, "good.raml": good, "parts/a.raml": "gett:\n"])
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    let one = try #require(list.first)
    #expect(list.count == 1 && result.status == 1)
    #expect(one["severity"] as? String == "error" && one["code"] as? String == "unknown-property")
    #expect(
      one["file"] as? String == "parts/a.raml" && one["line"] as? Int == 1
        && one["column"] as? Int == 1)
    #expect((one["end"] as? [String: Int]) == ["line": 1, "column": 5])
    let trace = one["trace"] as? [[String: Any]]
    #expect(trace?.first?["file"] as? String == "api.raml" && trace?.first?["line"] as? Int == 3)
  }

  @Test("Warnings end with 1 where that is asked for")
  func strict() throws {
    let text = good + "    responses:\n      99:\n"
    #expect(try run(["check", "api.raml"], files: ["api.raml": text]).status == 0)
    #expect(try run(["check", "api.raml", "--strict"], files: ["api.raml": text]).status == 1)
  }

  @Test("Rules of one's own are held against a model; wrong rules are said with their line")
  func rules() throws {
    let text =
      "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /A: {get: {responses: {'200': {description: ok}}}}\n"
    let rules = "rules:\n  small:\n    place: paths.*~\n    not: '[A-Z]'\n    severity: error\n"
    let files = ["api.yaml": text, "own/rules.yaml": rules]
    let result = try run(["check", "api.yaml", "--rules", "own/rules.yaml"], files: files)
    #expect(result.status == 1)
    #expect(result.output == "api.yaml:4:3: error: \"/A\" matches [A-Z]. [small]\n")
    let bad = files.merging(["own/rules.yaml": "rules:\n  small: {plase: a}\n"]) { $1 }
    let wrong = try run(["check", "api.yaml", "--rules", "own/rules.yaml"], files: bad)
    #expect(wrong.status == 1 && wrong.output.contains("own/rules.yaml:2:11: error:"))
    let style = try run(["check", "api.yaml", "--rules", "style"], files: files)
    #expect(style.status == 0 && style.output.contains("[error-answer]"))
    #expect(
      try run(["check", "api.yaml", "--rules", "style", "--strict"], files: files).status == 1)
    #expect(try run(["check", "api.yaml", "--rules", "none.yaml"], files: files).status == 2)
  }

  @Test("A wrong call ends with 2, and says what would be right")
  func usage() throws {
    for arguments in [
      ["check"], ["check", "no.raml"], ["check", "a", "--foo"], ["tree"], ["bar"],
    ] {
      let result = try run(arguments)
      #expect(result.status == 2 && result.complaints.contains("Usage"), "\(arguments)")
    }
    let help = try run(["check", "--help"])
    #expect(
      help.status == 0 && help.output.contains("Example:") && help.output.contains("Exit codes:"))
  }

  @Test("The tree is printed, errors or not")
  func tree() throws {
    let result = try run(["tree", "api.raml", "--json"], files: ["api.raml": good])
    #expect(result.status == 0)
    #expect(
      result.output
        == #"{"title":"T","resources":[{"relativeUri":"/a","relativeUriPathSegments":["a"],"methods":[{"method":"get"}]}]}"#
        + "\n")
    let broken = try run(["tree", "api.raml"], files: ["api.raml": "#%RAML 0.8\nfoo: 1\n"])
    #expect(
      broken.status == 1 && broken.output == "{\"foo\":1}\n"
        && broken.complaints.contains("missing-title"))
    let unchecked = try run(
      ["tree", "api.raml", "--no-validate"], files: ["api.raml": "#%RAML 0.8\nfoo: 1\n"])
    #expect(unchecked.status == 0)
  }

  @Test("Includes stay in the folder, and addresses are read where they are mapped to")
  func folders() throws {
    let text = "#%RAML 0.8\ntitle: !include ../title.txt\n"
    let files = ["api/api.raml": text, "title.txt": "T"]
    #expect(try run(["check", "api/api.raml"], files: files).status == 1)
    #expect(try run(["check", "api/api.raml", "--root", "."], files: files).status == 0)
    let mapped = ["api.raml": "#%RAML 0.8\ntitle: !include http://x/t.txt\n", "docs/t.txt": "T"]
    #expect(try run(["check", "api.raml"], files: mapped).status == 1)
    let result = try run(["tree", "api.raml", "--map", "http://x/=docs"], files: mapped)
    #expect(result.status == 0 && result.output == "{\"title\":\"T\"}\n")
  }

  @Test("A client is written, with notes beside it; a name that no type can have ends with 2")
  func client() throws {
    let xml = """
      #%RAML 0.8
      title: T
      schemas: [ { page: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>' } ]
      /a:
        get:
      """
    let text = try run(["client", "api.raml"], files: ["api.raml": xml])
    #expect(text.status == 0 && text.output.contains("\npublic struct TClient: Sendable {\n"))
    #expect(text.complaints.hasPrefix("api.raml:3:20: note: The schema page is an XML Schema"))
    let plain = try run(
      ["client", "api.raml", "--name", "Shop", "--no-url-session"], files: ["api.raml": good])
    #expect(plain.output.contains("struct Shop") && !plain.output.contains("URLSession"))
    let json = try run(["client", "api.raml", "--json"], files: ["api.raml": xml])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["name"] as? String == "TClient" && object["text"] as? String == text.output)
    #expect((object["notes"] as? [[String: Any]])?.first?["line"] as? Int == 3)
    for name in ["class", "1st", "", "a b", "String"] {
      let wrong = try run(["client", "api.raml", "--name", name], files: ["api.raml": good])
      #expect(wrong.status == 2 && wrong.complaints.contains("--name"))
    }
    let broken = try run(
      ["client", "api.raml"], files: ["api.raml": bad, "parts/a.raml": "gett:\n"])
    #expect(broken.status == 1 && broken.output.contains("struct TClient"))
  }

  @Test("A model is converted into a file; another target ends with 2")
  func convert() throws {
    let text = try run(["convert", "api.raml", "--to", "openapi-3.1"], files: ["api.raml": good])
    #expect(text.status == 0 && text.complaints.isEmpty)
    #expect(text.output.hasPrefix("{\n  \"openapi\": \"3.1.0\""))
    let yaml = try run(
      ["convert", "api.raml", "--to", "openapi-3.0", "--format", "yaml"], files: ["api.raml": good])
    #expect(yaml.output.hasPrefix("openapi: \"3.0.3\"\ninfo:\n  title: T\n"))
    let wrong = try run(["convert", "api.raml", "--to", "openapi-2"], files: ["api.raml": good])
    #expect(wrong.status == 2 && wrong.complaints.contains("openapi-3.0"))
    let broken = try run(
      ["convert", "api.raml", "--to", "openapi-3.0"],
      files: ["api.raml": bad, "parts/a.raml": "gett:\n"])
    #expect(broken.status == 1 && broken.complaints.contains("parts/a.raml:1:1: error:"))
  }

  @Test("Two versions are compared; what breaks callers makes the exit code 1")
  func diff() throws {
    let files = [
      "old/api.raml": "#%RAML 0.8\ntitle: T\n/a: {get: {queryParameters: {q: }}, put: }\n",
      "new/api.raml": "#%RAML 0.8\ntitle: T\n/a: {get: {queryParameters: {q: , r: }}}\n",
    ]
    let both = ["diff", "old/api.raml", "new/api.raml"]
    let result = try run(both, files: files)
    #expect(result.status == 1)
    #expect(
      result.output == """
        old/api.raml:3:37 -> new/api.raml:3:1: breaking: PUT /a: The method is no longer there. [method-removed]
        new/api.raml:3:35: GET /a: The query's parameter r is new. [parameter-added]

        """)
    #expect(result.complaints == "2 changes, 1 of which breaks callers.\n")
    #expect(try run(both + ["--fail-on", "never"], files: files).status == 0)
    let back = ["diff", "new/api.raml", "new/api.raml"]
    #expect(try run(back + ["--fail-on", "any"], files: files).status == 0)
    let json = try run(both + ["--json"], files: files)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(
      list.count == 2 && list[0]["breaking"] as? Bool == true
        && list[0]["level"] as? String == "breaking"
        && list[1]["old"] is NSNull)
    let text = try run(both + ["--format", "markdown"], files: files).output
    #expect(
      text.hasPrefix("# T: changes\n\n## Breaking\n\n- `PUT /a`: The method is no longer there."))
    #expect(try run(["diff", "old/api.raml"], files: files).status == 2)
    #expect(try run(["diff", "old/api.raml", "none.raml"], files: files).status == 2)
  }

  @Test("Every command takes OpenAPI, in YAML and JSON")
  func openAPI() throws {
    let text = """
      openapi: 3.0.3
      info: {title: T, version: '1'}
      paths:
        /a:
          get: {responses: {'200': {$ref: 'r.yaml#/Fine'}}}

      """
    let files = ["api.yaml": text, "r.yaml": "Fine: {description: Fine}\n"]
    let check = try run(["check", "api.yaml"], files: files)
    #expect(check.status == 0 && check.complaints == "Nothing is wrong.\n")
    let tree = try run(["tree", "api.yaml"], files: files)
    #expect(
      tree.status == 0 && tree.output.contains(#""responses":{"200":{"description":"Fine"}}"#))
    let page = try run(["docs", "api.yaml", "--format", "markdown"], files: files)
    #expect(page.status == 0 && page.output.contains("### GET /a"))
    for target in ["openapi-3.0", "openapi-3.1", "postman", "text"] {
      let result = try run(["convert", "api.yaml", "--to", target], files: files)
      #expect(result.status == 0 && result.output.contains("/a"), "\(target)")
    }
    let json = try run(["convert", "api.yaml", "--to", "openapi-3.1"], files: files).output
    #expect(try run(["check", "api.json"], files: ["api.json": json]).status == 0)
    let wrong = try run(
      ["check", "api.yaml"], files: ["api.yaml": text, "r.yaml": "Fine: {descripton: Fine}\n"])
    #expect(wrong.status == 1)
    #expect(
      wrong.output.hasPrefix(
        "r.yaml:1:7: error: The property 'description' is missing. [missing-property]\n  included at api.yaml:5:"
      ))
  }
}
