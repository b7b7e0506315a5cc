import Foundation
import LaminaContentTypes
import Testing

/// A database as shared-mime-info writes it, in a folder of its own.
private final class Database {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let catalogue: TypeCatalogue

  init(_ files: [String: String], languages: [String] = []) throws {
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.unicodeScalars.map { UInt8($0.value) }).write(to: url)
    }
    catalogue = TypeCatalogue(database: MIMEDatabase(folders: [folder.path], languages: languages))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(text.unicodeScalars.map { UInt8($0.value) }).write(to: url)
    return url.path
  }

  func media(_ name: String) -> String? {
    catalogue.type(ofFilename: name).flatMap { catalogue.record($0.identifier)?.mimeTypes.first }
  }
}

private let globs = """
  # a comment
  80:text/x-heavy:*.two
  50:text/x-light:*.two
  50:application/x-blender:*.blend
  50:application/x-blender:*.blender
  50:text/x-makefile:makefile
  50:application/x-tarred:*.tar.qz
  50:application/x-qz:*.qz
  10:text/x-readme:readme*
  50:text/x-upper:*.UP:cs
  50:image/x-one:*.both
  50:image/x-other:*.both
  nonsense
  x:y:z
  """

struct MIMEDatabaseTests {
  @Test(
    "Names find media types by weight, whole names, long endings and patterns",
    arguments: [
      ("a.two", "text/x-heavy"), ("scene.BLEND", "application/x-blender"),
      ("Makefile", "text/x-makefile"), ("a.tar.qz", "application/x-tarred"),
      ("a.qz", "application/x-qz"), ("README.first", "text/x-readme"), ("a.UP", "text/x-upper"),
      ("a.up", nil), ("nothing", nil), ("picture.png", "image/png"), ("", nil),
    ])
  func names(name: String, mediaType: String?) throws {
    #expect(try Database(["globs2": globs]).media(name) == mediaType)
  }

  @Test("A media type of the database is a type with endings, aliases and supertypes")
  func record() throws {
    let database = try Database([
      "globs2": globs, "aliases": "application/blend application/x-blender\n",
      "subclasses": "application/x-blender application/zip\ninode/x inode/x\n",
    ])
    let catalogue = database.catalogue
    let type = try #require(
      catalogue.type(tag: "application/blend", .mimeType, conformingTo: .data))
    #expect(type.identifier == "org.freedesktop.mime.application.x-blender")
    let record = try #require(catalogue.record(type.identifier))
    #expect(record.filenameExtensions == ["blend", "blender"])
    #expect(record.mimeTypes == ["application/x-blender", "application/blend"])
    #expect(catalogue.conforms(type, to: .archive))
    #expect(!catalogue.conforms(type, to: .image))
    let picture = try #require(catalogue.type(tag: "both", .filenameExtension, conformingTo: nil))
    #expect(catalogue.conforms(picture, to: .image))
  }

  @Test("A circle of supertypes ends")
  func circle() throws {
    let database = try Database([
      "types": "x/a\nx/b\n", "subclasses": "x/a x/b\nx/b x/a\n",
    ])
    let type = try #require(database.catalogue.type(tag: "x/a", .mimeType, conformingTo: nil))
    #expect(database.catalogue.conforms(type, to: .data))
    #expect(!database.catalogue.supertypes(of: type).contains(type))
  }

  @Test("First bytes decide where a name says nothing, or two things")
  func magic() throws {
    let magic = """
      MIME-Magic\0
      [80:image/x-one]
      >0=\0\u{3}ONE
      [50:image/x-other]
      >0=\0\u{2}OT
      1>4=\0\u{1}R+9
      [40:application/x-masked]
      >1=\0\u{2}\u{F0}\u{0}&\u{F0}\u{0}
      [30:application/x-words]
      >0=\0\u{2}\u{1}\u{2}~2

      """
    let database = try Database(["globs2": globs, "magic": magic])
    func type(_ text: String, _ name: String) throws -> String? {
      let path = try database.write(text, to: name)
      return database.catalogue.type(ofFileAt: path)?.identifier
    }
    let prefix = "org.freedesktop.mime."
    #expect(try type("ONE", "a") == prefix + "image.x-one")
    #expect(try type("OT......R", "b") == prefix + "image.x-other")
    #expect(try type("OTHING BELOW", "c.both") == prefix + "image.x-one")
    #expect(try type("OT..R", "d.both") == prefix + "image.x-other")
    #expect(try type("\u{7}\u{F3}\u{9}", "e") == prefix + "application.x-masked")
    #expect(try type("\u{2}\u{1}", "f") == prefix + "application.x-words")
    #expect(try type("Some words\n", "g") == "public.plain-text")
    #expect(try type("\0\0\0", "h") == "public.data")
    #expect(try type("", "i") == "public.data")
    #expect(try type("ONE", "j.png") == "public.png")
    #expect(database.catalogue.type(ofFileAt: database.folder.path) == .folder)
    #expect(database.catalogue.type(ofFileAt: "/nowhere/at/all") == nil)
    #expect(database.catalogue.type(ofFileAt: "/dev/null") == .item)
  }

  @Test("Whatever stands in the files, what can be read holds")
  func hostile() throws {
    let broken = [
      "MIME-Magic\0\n[80:a/b]\n>0=\u{FF}\u{FF}X", "MIME-Magic\0\n[80:a/b\n",
      "MIME-Magic\0\n>0=\0\u{1}A\n",
      "nonsense", "", "MIME-Magic\0\n[80:a/b]\n>99999999999=\0\u{1}A\n",
      "MIME-Magic\0\n[999999999999:a/b]",
      "MIME-Magic\0\n[80:a/b]\n>0=\0\u{1}A+\n", "MIME-Magic\0\n[80:a/b]\n>0=\0\u{1}A~x\n",
    ]
    for magic in broken {
      let database = try Database([
        "globs2": globs + "\n:::\n50\n50:a\n\u{FF}\u{FE}", "magic": magic,
        "aliases": "one\n\n three four five\n",
      ])
      #expect(database.catalogue.type(ofBytes: Array("A text".utf8)) == .plainText)
      #expect(database.media("a.two") == "text/x-heavy")
    }
  }

  @Test("People's names come in the person's language, then in English")
  func peoplesNames() throws {
    let files = [
      "globs2": globs,
      "image/png.xml": """
      <comment>PNG image</comment>
      <comment xml:lang="de">PNG-Bild &amp; mehr</comment>
      <comment xml:lang="pt_BR">Imagem PNG</comment>
      """,
    ]
    func name(_ languages: [String]) throws -> String? {
      let database = try Database(files, languages: languages)
      return withExtendedLifetime(database) { database.catalogue.name(of: .png) }
    }
    #expect(try name(["de_CH", "de"]) == "PNG-Bild & mehr")
    #expect(try name(["pt_BR", "pt"]) == "Imagem PNG")
    #expect(try name(["en", "de"]) == "PNG image")
    #expect(try name([]) == "PNG image")
    #expect(try Database([:], languages: ["de"]).catalogue.name(of: .png) == "PNG image")
  }

  @Test("The environment says where databases are and which languages a person reads")
  func environment() {
    func folders(_ values: [String: String]) -> XDGFolders { XDGFolders { values[$0] } }
    #expect(
      folders(["HOME": "/h"]).data == ["/h/.local/share", "/usr/local/share", "/usr/share"])
    #expect(
      folders(["XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/a:relative::/b"]).data == [
        "/d", "/a", "/b",
      ])
    #expect(
      folders(["HOME": "/h", "XDG_DATA_HOME": "d", "XDG_DATA_DIRS": "/a"]).data == [
        "/h/.local/share", "/a",
      ])
    #expect(folders(["LANG": "de_CH.UTF-8"]).languages == ["de_CH", "de"])
    #expect(
      folders(["LANG": "sr_RS.UTF-8@latin"]).languages == [
        "sr_RS@latin", "sr_RS", "sr@latin", "sr",
      ]
    )
    #expect(folders(["LC_ALL": "C.UTF-8", "LANG": "de"]).languages.isEmpty)
    #expect(folders(["LANGUAGE": "fr:en", "LANG": "de"]).languages == ["fr", "en"])
    #expect(folders([:]).languages.isEmpty)
  }

  @Test("This machine's database is read, where there is one")
  func system() {
    guard FileManager.default.fileExists(atPath: "/usr/share/mime/globs2") else { return }
    #expect(UTType(filenameExtension: "blend")?.preferredMIMEType == "application/x-blender")
    #expect(UTType(filenameExtension: "xcf")?.conforms(to: .image) == true)
    let text = UTType(filename: "notes.tex")
    #expect(text.conforms(to: .text))
  }
}
