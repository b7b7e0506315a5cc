import Foundation
import LaminaContentTypes
import Testing

/// Types as files for other platforms name and ask them.
struct UTTypeTests {
  @Test("Usual types have endings and media types, the preferred ones first")
  func tags() {
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
    #expect(UTType.folder.preferredFilenameExtension == nil)
    #expect(UTType.zip.preferredMIMEType == "application/zip")
  }

  @Test(
    "Endings find types, in any case",
    arguments: [
      ("png", UTType.png), ("JPG", .jpeg), ("txt", .plainText), ("swift", .swiftSource),
      ("json", .json), ("pdf", .pdf), ("mp3", .mp3), ("csv", .commaSeparatedText), ("htm", .html),
      ("zip", .zip), ("plist", .propertyList), ("svg", .svg), ("mov", .quickTimeMovie),
    ])
  func endings(ending: String, type: UTType) {
    #expect(UTType(filenameExtension: ending) == type)
  }

  @Test(
    "Media types find types, whatever their parameters are",
    arguments: [
      ("image/png", UTType.png), ("IMAGE/PNG", .png), ("text/html; charset=utf-8", .html),
      ("text/plain; charset=utf-8", .utf8PlainText), ("text/plain", .plainText),
      ("application/x-zip-compressed", .zip), ("audio/mpeg", .mp3), ("text/xml", .xml),
    ])
  func mediaTypes(name: String, type: UTType) { #expect(UTType(mimeType: name) == type) }

  @Test("What is no tag is no type", arguments: ["", "png", "image/", "/png", "a/b/c", "a\0/b"])
  func noMediaType(text: String) {
    #expect(UTType(mimeType: text) == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("Types are kinds of others, all the way up")
  func conformance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.svg.conforms(to: .xml))
    #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
    #expect(UTType.mp3.isSubtype(of: .audio) && !UTType.mp3.isSubtype(of: .mp3))
    #expect(UTType.audio.isSupertype(of: .mp3))
    #expect(UTType.json.supertypes == [.text, .data, .content, .item])
  }

  @Test("Every supertype of the table stands in the table")
  func closed() {
    for row in [UTType.png, .pdf, .swiftSource, .mpeg4Movie, .rtfd, .usdz, .emailMessage, .bundle] {
      #expect(row.supertypes.allSatisfy { $0.isDeclared }, "\(row)")
      #expect(row.conforms(to: .item), "\(row)")
    }
  }

  @Test("An ending that nobody knows gives a dynamic type that keeps what it was made of")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "quxx7", conformingTo: .image))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.preferredFilenameExtension == "quxx7")
    #expect(type.conforms(to: .image) && type.conforms(to: .data))
    let again = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([type]))
    #expect(again == [type] && again[0].preferredFilenameExtension == "quxx7")
  }

  @Test("A type that is wanted of another kind than its ending says is a dynamic one")
  func otherKind() throws {
    let type = try #require(UTType(filenameExtension: "png", conformingTo: .text))
    #expect(type != .png && type.conforms(to: .text))
    #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .text).isEmpty)
    #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: nil).first == .png)
  }

  @Test("A name that nobody has declared is no type")
  func unknown() {
    #expect(UTType("org.example.nobody") == nil)
    #expect(UTType("public.png") == .png)
    #expect(UTType("dyn.") == nil)
    #expect(UTType("org.freedesktop.mime.nothing") == nil)
  }

  @Test("A program's own type is found by its ending once it was made")
  func exported() {
    let type = UTType(
      exportedAs: "org.example.dream1", conformingTo: .json, filenameExtensions: ["dream1"],
      mimeTypes: ["application/x-dream1"], description: "Dream")
    #expect(UTType(filenameExtension: "dream1") == type)
    #expect(UTType(mimeType: "application/x-dream1") == type)
    #expect(type.conforms(to: .text))
    #expect(type.localizedDescription == "Dream")
    #expect(UTType(filename: "night.dream1") == type)
  }

  @Test("A type without a parent is data, and an imported one keeps what is known of it")
  func imported() {
    #expect(UTType(exportedAs: "org.example.plain").conforms(to: .data))
    #expect(UTType(importedAs: "com.adobe.pdf", conformingTo: .text) == .pdf)
    #expect(!UTType(importedAs: "com.adobe.pdf", conformingTo: .text).conforms(to: .text))
  }

  @Test("Addresses get the ending of a type once")
  func addresses() {
    let url = URL(fileURLWithPath: "/tmp/picture")
    #expect(url.appendingPathExtension(for: .png).path == "/tmp/picture.png")
    #expect(
      URL(fileURLWithPath: "/tmp/a.jpg").appendingPathExtension(for: .jpeg).path == "/tmp/a.jpg")
    #expect(url.appendingPathExtension(for: .folder).path == "/tmp/picture")
    #expect(url.appendingPathComponent("a", conformingTo: .json).path == "/tmp/picture/a.json")
  }
}
