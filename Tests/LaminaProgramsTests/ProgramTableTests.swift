import Foundation
import LaminaPrograms
import Testing

/// Which programs open what, in a home of the test's own.
@Suite("Programs of the desktop")
struct ProgramTableTests {
  @Test("A program has the name of the person's language")
  func names() throws {
    let home = try Home()
    try home.entry("eye", "Name=Eye\nName[de]=Auge\nName[de_AT]=Aug\nExec=true")
    #expect(home.table(language: "de_AT.UTF-8").program("eye.desktop")?.name == "Aug")
    #expect(home.table(language: "de_CH").program("eye.desktop")?.name == "Auge")
    #expect(home.table(language: "C").program("eye.desktop")?.name == "Eye")
    #expect(home.table(language: "fr_FR").program("eye.desktop")?.name == "Eye")
  }

  @Test("What is deleted, no application, without a command or not installed is none")
  func none() throws {
    let home = try Home()
    try home.entry("hidden", "Name=A\nExec=true\nHidden=true")
    try home.entry("link", "Name=A\nExec=true\nType=Link")
    try home.entry("nothing", "Name=A")
    try home.entry("absent", "Name=A\nExec=true\nTryExec=/nowhere/at/all")
    try home.entry("nameless", "Exec=true")
    for id in ["hidden", "link", "nothing", "absent", "nameless", "unknown", "../hidden"] {
      #expect(home.table().program("\(id).desktop") == nil, "\(id)")
    }
    #expect(home.table().all().isEmpty)
  }

  @Test("The person's choice comes before what was added, and that before what programs say")
  func order() throws {
    let home = try Home()
    for name in ["a", "b", "c", "d"] {
      try home.entry(name, "Name=\(name)\nExec=true\nMimeType=image/png;")
    }
    try home.write(
      "config/mimeapps.list",
      """
      [Default Applications]
      image/png=gone.desktop;c.desktop;
      [Added Associations]
      image/png=d.desktop;
      [Removed Associations]
      image/png=a.desktop;
      """)
    let table = home.table()
    #expect(table.programs(for: ["image/png"]).map(\.name) == ["c", "d", "b"])
    #expect(table.standard(for: ["image/png"])?.name == "c")
    #expect(table.programs(for: ["image/gif"]).isEmpty)
  }

  @Test("A cache says what a folder's programs open, and a more specific type comes first")
  func cache() throws {
    let home = try Home()
    try home.entry("text", "Name=text\nExec=true\nMimeType=text/plain;")
    try home.entry("swift", "Name=swift\nExec=true\nMimeType=text/x-swift;")
    try home.write(
      "data/applications/mimeinfo.cache",
      "[MIME Cache]\ntext/plain=text.desktop;\ntext/x-swift=swift.desktop;gone.desktop;\n")
    #expect(
      home.table().programs(for: ["text/x-swift", "text/plain"]).map(\.name) == ["swift", "text"])
  }

  @Test("A hyphen in an id may stand for a folder")
  func folders() throws {
    let home = try Home()
    try home.write(
      "data/applications/kde/eye.desktop", "[Desktop Entry]\nType=Application\nName=E\nExec=true\n")
    #expect(home.table().program("kde-eye.desktop")?.name == "E")
    #expect(home.table().all().map(\.id) == ["kde-eye.desktop"])
  }

  @Test("Hostile desktop files are no programs, or harmless ones")
  func hostile() throws {
    let home = try Home()
    try home.write("data/applications/binary.desktop", Data([0xFF, 0xFE, 0, 1, 2]))
    try home.write("data/applications/empty.desktop", "")
    try home.write(
      "data/applications/huge.desktop",
      "[Desktop Entry]\nType=Application\nExec=true\nName="
        + String(repeating: "x", count: 2 << 20))
    try FileManager.default.createDirectory(
      at: home.url.appendingPathComponent("data/applications/folder.desktop"),
      withIntermediateDirectories: true)
    mkfifo(home.url.appendingPathComponent("data/applications/pipe.desktop").path, 0o600)
    try home.write(
      "data/applications/loose.desktop",
      "Type=Application\nName=Outside\n[Desktop Entry\nName=Broken\n[]\n=\n[[x]]\nExec")
    try home.entry("long", "Name=\(String(repeating: "é", count: 5_000))\nExec=true")
    #expect(home.table().all().map(\.id) == ["long.desktop"])
    #expect(home.table().all().first?.name.count == 200)
  }
}

/// A home with configuration and data of its own.
final class Home {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-programs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ data: Data) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func entry(_ name: String, _ lines: String) throws {
    let type = lines.contains("Type=Link") ? "" : "Type=Application\n"
    try write("data/applications/\(name).desktop", "[Desktop Entry]\n\(type)\(lines)\n")
  }

  func surroundings(language: String = "C", more: [String: String] = [:]) -> DesktopSurroundings {
    DesktopSurroundings(
      [
        "HOME": url.path, "XDG_DATA_HOME": url.path + "/data", "XDG_DATA_DIRS": "/nowhere",
        "XDG_CONFIG_HOME": url.path + "/config", "XDG_CONFIG_DIRS": "/nowhere", "LANG": language,
        "PATH": url.path + "/bin:/usr/bin:/bin",
      ].merging(more) { $1 })
  }

  func table(language: String = "C") -> ProgramTable {
    ProgramTable(surroundings(language: language))
  }

  /// A script that the home's PATH has.
  func script(_ name: String, _ body: String) throws {
    try write("bin/\(name)", "#!/bin/sh\n\(body)\n")
    chmod(url.appendingPathComponent("bin/\(name)").path, 0o755)
  }

  /// What a file holds once it is there; looked for 2,000 times.
  func text(of path: String) async throws -> String {
    let file = url.appendingPathComponent(path)
    for _ in 0..<2_000 {
      if let text = try? String(contentsOf: file, encoding: .utf8), !text.isEmpty { return text }
      try await Task.sleep(for: .milliseconds(5))
    }
    return ""
  }
}
