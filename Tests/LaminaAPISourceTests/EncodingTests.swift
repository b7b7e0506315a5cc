import Foundation
import LaminaAPISource
import Testing

@Suite struct EncodingTests {
  /// `title: 你好` in GB18030.
  private let chinese: [UInt8] = Array("a: 1\ntitle: ".utf8) + [0xC4, 0xE3, 0xBA, 0xC3, 0x0A]

  /// A document whose file has these bytes.
  private func compose(
    _ bytes: [UInt8], encoding: String? = nil, name: String = "main.raml"
  ) throws -> SourceDocument {
    let root = FileManager.default.temporaryDirectory.appending(path: "text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(bytes).write(to: root.appending(path: name))
    try Data("a: !include \(name)\n".utf8).write(to: root.appending(path: "top.raml"))
    let loader = FolderLoader(root.path, encoding: encoding.flatMap { TextEncoding($0) })
    var composer = SourceComposer(loader: loader)
    return composer.compose(name == "main.raml" ? name : "top.raml")
  }

  @Test("A file that is not UTF-8 is named with its likely encoding and the byte's place")
  func unknown() throws {
    let problem = try #require(try compose(chinese).diagnostics.first)
    #expect(problem.code == "yaml-encoding" && problem.place.line == 2 && problem.place.column == 8)
    #expect(problem.message == "The file is not UTF-8: byte 12 is 0xC4. It looks like GB18030.")
    #expect(problem.repair == "Save it as UTF-8, or name its encoding: --encoding GB18030.")
    #expect(try compose(chinese).diagnostics.count == 1)
  }

  @Test("A file is read in the encoding that is named, and one in UTF-8 as it is")
  func named() throws {
    let document = try compose(chinese, encoding: "GB18030")
    #expect(document.diagnostics.isEmpty && document.root.value(of: "title")?.text == "你好")
    let plain = try compose(Array("title: 你好\n".utf8), encoding: "GB18030")
    #expect(plain.root.value(of: "title")?.text == "你好")
    let western = try compose(Array("title: caf".utf8) + [0xE9], encoding: "ISO-8859-1")
    #expect(western.root.value(of: "title")?.text == "café")
    #expect(
      TextEncoding("KLINGON") == nil && TextEncoding("") == nil && TextEncoding("UTF-8//X") == nil)
  }

  @Test(
    "UTF-16 is read by its mark, and without one if it is named",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func wide(isLittle: Bool, hasMark: Bool) throws {
    let units = (hasMark ? [0xFEFF] : []) + Array("title: 你好𝄞\n".utf16)
    let bytes = units.flatMap {
      isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    let name = isLittle ? "UTF-16LE" : "UTF-16BE"
    let document = try compose(bytes, encoding: hasMark ? nil : name)
    #expect(document.diagnostics.isEmpty && document.root.value(of: "title")?.text == "你好𝄞")
    if hasMark { return }
    let problem = try #require(try compose(bytes).diagnostics.first)
    #expect(problem.code == "yaml-encoding" && problem.message.hasSuffix("It looks like \(name)."))
  }

  @Test("A file that is not of the encoding that is named is not read")
  func wrong() throws {
    let problem = try #require(
      try compose([0x61, 0x3A, 0x20, 0xFF], encoding: "GB18030").diagnostics.first)
    #expect(problem.code == "file-missing" && problem.message.contains("no text in GB18030"))
  }

  @Test("An included text that is not UTF-8 is a warning where its byte stands")
  func included() throws {
    let document = try compose(chinese, name: "words.md")
    #expect(document.diagnostics.map(\.severity) == [.warning])
    #expect(document.diagnostics.map(\.place.description) == ["words.md:2:8"])
  }

  @Test(
    "Bytes that are no character are found",
    arguments: [
      ([0x61, 0x80], 1), ([0xC3, 0xA9, 0xC3], 2), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC0, 0x80], 0),
    ] as [([UInt8], Int)])
  func faults(_ bytes: [UInt8], _ place: Int) throws {
    let problem = try #require(try compose(bytes).diagnostics.first)
    #expect(problem.message.contains("byte \(place) is"))
  }
}
