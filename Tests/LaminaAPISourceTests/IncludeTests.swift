import Foundation
import LaminaAPISource
import Testing

@Suite struct IncludeTests {
  private func compose(_ files: [String: String]) -> SourceDocument {
    var composer = SourceComposer(loader: MemoryLoader(files))
    return composer.compose("main.raml")
  }

  private func words(_ document: SourceDocument) -> [String] {
    document.diagnostics.map { "\($0.place.file):\($0.place.line) \($0.code)" }
  }

  @Test("Includes are relative to the file they stand in, and a slash means the project")
  func paths() {
    let document = compose([
      "main.raml": "a: !include sub/b.yaml\n",
      "sub/b.yaml": "c: !include ../d.txt\ne: !include f.txt\ng: !include /d.txt\n",
      "d.txt": "D", "sub/f.txt": "F",
    ])
    #expect(flat(document.root) == "{a: {c: \"D\", e: \"F\", g: \"D\"}}")
    #expect(document.diagnostics.isEmpty)
  }

  @Test("A document may be an include, and addresses are joined as addresses")
  func documents() {
    let document = compose([
      "main.raml": "!include http://x/y/a.yaml\n", "http://x/y/a.yaml": "b: !include c.txt\n",
      "http://x/y/c.txt": "C",
    ])
    #expect(flat(document.root) == "{b: \"C\"}")
  }

  @Test("What cannot be included is said with the reason, where it is asked for")
  func missing() {
    let document = compose([
      "main.raml": "a: !include b.txt\nc: !include\nd: !include http://x/y\ne: !include <<x>>.txt\n"
    ])
    #expect(
      words(document) == [
        "main.raml:1 include-missing", "main.raml:2 include-name", "main.raml:3 include-missing",
        "main.raml:4 include-parameter",
      ])
  }

  @Test("A circle is reported with its files, and ends")
  func circle() {
    let document = compose([
      "main.raml": "a: !include b.raml\n", "b.raml": "a: !include main.raml\n",
    ])
    #expect(words(document) == ["b.raml:1 include-circle"])
    #expect(document.diagnostics[0].message.contains("main.raml -> b.raml -> main.raml"))
  }

  @Test("A fault in an included file is reported there, with the trace")
  func faults() {
    let document = compose(["main.raml": "x: 1\na: !include b.raml\n", "b.raml": "a: [\n"])
    #expect(words(document) == ["b.raml:2 yaml-syntax"])
    #expect(document.diagnostics[0].trace.map(\.description) == ["main.raml:2:4"])
  }

  @Test("Anchors are those of one file")
  func anchors() {
    let document = compose([
      "main.raml": "a: &x !include b.txt\nc: *x\nd: !include e.raml\n", "b.txt": "B",
      "e.raml": "f: *x\n",
    ])
    #expect(document.root.value(of: "c")?.text == "B")
    #expect(words(document) == ["e.raml:1 yaml-alias"])
  }

  @Test("Included files nest no deeper than one file may")
  func depth() {
    var files = ["main.raml": "!include f0.raml\n", "f60.raml": "x"]
    for level in 0..<60 {
      files["f\(level).raml"] =
        String(repeating: "[", count: 100) + "!include f\(level + 1).raml"
        + String(repeating: "]", count: 100)
    }
    #expect(compose(files).diagnostics.map(\.code) == ["yaml-limit"])
  }

  @Test("A file that nobody has is a problem of the document")
  func noFile() {
    #expect(words(compose([:])) == ["main.raml:1 file-missing"])
  }

  @Test("A folder is not left, by dots or by links")
  func jail() throws {
    let base = FileManager.default.temporaryDirectory.appending(
      path: "include-\(UUID().uuidString)")
    let root = base.appending(path: "root")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    try "secret".write(to: base.appending(path: "out.txt"), atomically: true, encoding: .utf8)
    try "fine".write(to: root.appending(path: "in.txt"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "link.txt"), withDestinationURL: base.appending(path: "out.txt"))
    let loader = FolderLoader(root.path)
    #expect(try String(decoding: loader.read("in.txt"), as: UTF8.self) == "fine")
    for path in ["../out.txt", "link.txt", "a/../../out.txt"] {
      #expect(throws: SourceFault.outside(path, root: root.resolvingSymlinksInPath().path)) {
        try loader.read(path)
      }
    }
    #expect(throws: SourceFault.missing("no.txt")) { try loader.read("no.txt") }
  }

  @Test("A pipe, a device and a folder are no files, and nothing waits for them")
  func pipes() throws {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "include-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appending(path: "folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(mkfifo(root.appending(path: "pipe.raml").path, 0o600) == 0)
    try "a: !include pipe.raml\nb: !include folder\nc: !include http://localhost/x.raml\n"
      .write(to: root.appending(path: "main.raml"), atomically: true, encoding: .utf8)
    var composer = SourceComposer(loader: FolderLoader(root.path))
    let document = composer.compose("main.raml")
    #expect(words(document) == (1...3).map { "main.raml:\($0) include-missing" })
    #expect(throws: SourceFault.missing("dev/zero")) { try FolderLoader("/").read("dev/zero") }
  }
}
