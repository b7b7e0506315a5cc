import Foundation
import LaminaAPISource
import LaminaRAML
import Testing

/// Faults as beginners make them, in Chinese and English habits: each has its line, its cause and a repair.
@Suite struct BeginnerTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    var version = "0.8"
    var text: String
    /// The line after the version line.
    var line: Int
    var code: String
    /// A piece of the repair.
    var repair: String
    var testDescription: String { text }

    init(_ text: String, _ line: Int, _ code: String, _ repair: String, _ version: String = "0.8") {
      (self.text, self.line, self.code) = (text, line, code)
      (self.repair, self.version) = (repair, version)
    }
  }

  static let faults = [
    Fault("title：T\n/a:\n", 1, "yaml-colon", "title: T"),
    Fault("title:T\n/a:\n", 1, "yaml-colon", "title: T"),
    Fault("title: T\n/a:\n  get：\n    description: x\n", 3, "yaml-colon", "get:"),
    Fault("title: T\n/a:\n  description:x\n  get:\n", 3, "yaml-colon", "description: x"),
    Fault("title: T\n/a\n  get:\n", 2, "yaml-colon", "/a:"),
    Fault("title: T\n/a:\n  post\n    description: x\n", 3, "yaml-colon", "post:"),
    Fault("title:\u{A0}T\n/a:\n", 1, "yaml-colon", "title: T"),
    Fault("title:\u{3000}T\nversion: 1\n", 1, "yaml-colon", "title: T"),
    Fault("title: T\n/a:\n\u{A0}\u{A0}get:\n", 3, "yaml-blank", "spaces"),
    Fault("title: T\n/a:\n\u{3000}get:\n", 3, "yaml-blank", "spaces"),
    Fault("title: T\n/a:\n\tget:\n", 3, "yaml-tab", "spaces"),
    Fault("title: \"T\nversion: v1\n/a:\n  get:\n    description: \"x\"\n", 1, "yaml-quote", "\""),
    Fault("title: 'T\nversion: v1\n", 1, "yaml-quote", "'"),
    Fault("title: “T”\n", 1, "yaml-quotes", "plain quotes"),
    Fault("title: T\nprotocols: [HTTP，HTTPS]\n", 2, "yaml-comma", "HTTP, HTTPS"),
    Fault(
      "title: T\n/a:\n  get:\n    queryParams:\n      b:\n", 4, "unknown-property",
      "queryParameters"),
    Fault(
      "title: T\n/a:\n  get:\n    params:\n      b:\n", 4, "unknown-property", "queryParameters"),
    Fault(
      "title: T\n/a:\n  get:\n    parameters:\n      b:\n", 4, "unknown-property", "queryParameters"
    ),
    Fault("title: T\n/a:\n  get:\n    response:\n      200:\n", 4, "unknown-property", "responses"),
    Fault("title: T\nusers:\n  get:\n", 2, "unknown-property", "/users"),
    Fault("title: T\n/a:\n  b:\n    get:\n", 3, "unknown-property", "/b"),
    Fault("title: T\ntypes:\n  A: string\n", 2, "unknown-property", "RAML 1.0"),
    Fault("title: T\n/a:\n  get:\n    queryString: {}\n", 4, "unknown-property", "RAML 1.0"),
    Fault("title: T\nuriParameters: {a: }\n", 2, "unknown-property", "RAML 0.8", "1.0"),
    Fault("title: T\nbaseURI: http://a\n", 2, "unknown-property", "baseUri"),
    Fault("titel: T\n", 1, "unknown-property", "title"),
    Fault("title: T\n/a:\n  gett:\n", 3, "unknown-property", "get"),
    Fault("title: T\nprotocols: [http]\n", 2, "protocols", "HTTP"),
    Fault("title: T\nmediaType: json\n", 2, "media-type", "application/json"),
    Fault(
      "title: T\n/a:\n  get:\n    queryParameters: {b: {type: int}}\n", 4, "parameter-type",
      "integer"),
    Fault(
      "title: T\n/a:\n  get:\n    queryParameters: {b: {required: yes}}\n", 4, "boolean-expected",
      "true"),
    Fault(
      "title: T\n/a:\n  get:\n    queryParameters: {b: {require: true}}\n", 4, "unknown-property",
      "required"),
    Fault("title: T\n/a:\n  get: get.raml\n", 3, "include-missing-tag", "!include get.raml"),
    Fault("title: T\n/a: !includea.raml\n", 2, "yaml-tag", "blank"),
    Fault("title: T\ntraits:\n- paged: {}\n/a:\n  is: [page]\n", 5, "unknown-trait", "paged"),
    Fault("title: T\n/a:\n  get:\n  get:\n", 4, "duplicate-key", "Leave one"),
    Fault("title: T\ntypes:\n  A: strng\n", 3, "unknown-type", "string", "1.0"),
    Fault(
      "title: T\ntypes:\n  A: {type: string, minlength: 3}\n", 3, "unknown-facet", "minLength",
      "1.0"),
    Fault(
      "title: T\ntypes:\n  A: {propertys: {a: string}}\n", 3, "unknown-facet", "properties", "1.0"),
    Fault(
      "title: T\n/a:\n  get:\n    body:\n      application/json:\n        typ: string\n", 6,
      "unknown-facet", "type", "1.0"),
  ]

  @Test(
    "A beginner's fault is said at its line, with a repair, and nothing else is", arguments: faults)
  func isSaid(_ fault: Fault) throws {
    let text = "#%RAML \(fault.version)\n" + fault.text
    let found = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).diagnostics
      .filter { $0.severity > .hint }
    let first = try #require(found.first { $0.code == fault.code })
    #expect(first.place.line == fault.line + 1)
    #expect(first.repair?.contains(fault.repair) == true, "\(first)")
    #expect(
      found.filter { $0.place.line != fault.line + 1 } == [], "What follows from it is not said.")
  }

  @Test(
    "The version line has its faults, too",
    arguments: [
      ("\n#%RAML 0.8\ntitle: T\n", "Delete"), ("#%RAML0.8\ntitle: T\n", "#%RAML 0.8"),
      ("#RAML 1.0\ntitle: T\n", "#%RAML 1.0"), ("title: T\n", "first line"),
    ])
  func version(_ text: String, _ repair: String) {
    let found = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).diagnostics
    #expect(found.map(\.code) == ["raml-version"])
    #expect(found.first?.repair?.contains(repair) == true)
  }

  @Test(
    "Paths in the habits of other tools are hinted at",
    arguments: [("/:id", "{id}"), ("/a/<id>", "{id}"), ("/(id)", "{id}")])
  func paths(_ path: String, _ repair: String) {
    let text = "#%RAML 0.8\ntitle: T\n\(path):\n"
    let found = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).diagnostics
    #expect(found.map(\.severity) == [.hint] && found.map(\.repair) == ["Write \(repair)."])
    let custom = text.replacing(path, with: "/a:copy")
    #expect(RAMLDocument.read("a", from: MemoryLoader(["a": custom])).diagnostics == [])
  }

  @Test("An include out of the folder names the option that would allow it")
  func outside() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "raml-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appending(path: "api"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("#%RAML 0.8\ntitle: !include ../t.txt\n".utf8)
      .write(to: root.appending(path: "api/a.raml"))
    try Data("T".utf8).write(to: root.appending(path: "t.txt"))
    let found = RAMLDocument.read("a.raml", from: FolderLoader(root.path + "/api")).diagnostics
    #expect(found.map(\.code) == ["include-missing"])
    #expect(found.first?.repair?.contains("--root") == true)
    #expect(RAMLDocument.read("api/a.raml", from: FolderLoader(root.path)).diagnostics == [])
  }
}
