import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaInstallation
import LaminaRaster
import Testing

/// A person's folders, empty, for one test.
private final class Home: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "lamina-home-\(UUID())").path
  var folders: DesktopFolders {
    DesktopFolders(data: path + "/data", configuration: path + "/config")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text(_ file: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func write(_ text: String, _ file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  var files: Set<String> {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return Set(
      all.filter { name in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
          && !isFolder.boolValue
      })
  }
}

private func dreams() -> DesktopEntry {
  var entry = DesktopEntry(id: "org.example.Dreams", name: "Dreams", executable: "/bin/true")
  entry.schemes = ["dreams"]
  return entry
}

@Suite("An installed program") struct InstallationTests {
  @Test func hasAnEntryThatTheDesktopTakes() throws {
    let home = Home()
    var entry = dreams()
    entry.localizedNames = ["de": "Träume"]
    entry.comment = "Keeps dreams"
    entry.categories = ["Utility"]
    entry.keywords = ["sleep; night", "frog"]
    entry.mimeTypes = [
      MIMEType("application/x-dream", comment: "A <dream> & more", patterns: ["*.dream"])
    ]
    entry.actions = [.init(id: "new-dream", name: "New Dream", arguments: ["dreams://new"])]
    entry.isActivatable = true
    try AppInstaller(entry, folders: home.folders).install()
    #expect(try InstallationCheck(entry.id, folders: home.folders).findings() == [])
    let text = try #require(home.text("data/applications/org.example.Dreams.desktop"))
    #expect(text.contains("\nName[de]=Träume\n"))
    #expect(text.contains("\nExec=/bin/true %U\n"))
    #expect(text.contains("\nKeywords=sleep\\; night;frog;\n"))
    #expect(text.contains("\nMimeType=application/x-dream;x-scheme-handler/dreams;\n"))
    #expect(
      text.contains("\n[Desktop Action new-dream]\nName=New Dream\nExec=/bin/true dreams://new\n"))
    #expect(
      home.text("data/dbus-1/services/org.example.Dreams.service")
        == "[D-BUS Service]\nName=org.example.Dreams\nExec=\"/bin/true\"\n")
    #expect(
      home.text("data/mime/packages/org.example.Dreams.xml")?.contains("A &lt;dream&gt; &amp; more")
        == true)
  }

  @Test func isRemovedToTheLastFileAndNoOther() throws {
    let home = Home()
    let others = """
      # mine
      [Default Applications]
      text/plain=editor.desktop;
      x-scheme-handler/mail=mail.desktop;

      [Added Associations]
      image/png=viewer.desktop;
      """ + "\n"
    try home.write(others, "config/mimeapps.list")
    try home.write("x", "data/applications/other.desktop")
    let before = home.files
    try AppInstaller(dreams(), folders: home.folders).install()
    let listed = try #require(home.text("config/mimeapps.list"))
    #expect(listed.contains("\nx-scheme-handler/dreams=org.example.Dreams.desktop;\n"))
    #expect(listed.contains("\ntext/plain=editor.desktop;\n"))
    try AppInstaller.uninstall("org.example.Dreams", folders: home.folders)
    #expect(home.text("config/mimeapps.list") == others)
    #expect(home.files == before)
  }

  @Test func isReplacedByTheNextInstallation() throws {
    let home = Home()
    var entry = dreams()
    entry.isActivatable = true
    try AppInstaller(entry, folders: home.folders).install()
    entry.isActivatable = false
    entry.name = "Dreams 2"
    try AppInstaller(entry, folders: home.folders).install()
    #expect(home.text("data/dbus-1/services/org.example.Dreams.service") == nil)
    #expect(
      home.text("data/applications/org.example.Dreams.desktop")?.contains("Name=Dreams 2") == true)
  }

  @Test func isAsBeforeWhereTheNextInstallationFails() throws {
    let home = Home()
    var entry = dreams()
    try AppInstaller(entry, folders: home.folders).install()
    let files = home.files
    let text = home.text("data/applications/org.example.Dreams.desktop")
    try home.write("in the way", "data/mime")
    entry.name = "Dreams 2"
    entry.mimeTypes = [MIMEType("application/x-dream", patterns: ["*.dream"])]
    #expect(throws: InstallationError.self) {
      try AppInstaller(entry, folders: home.folders).install()
    }
    #expect(home.files == files.union(["data/mime"]))
    #expect(home.text("data/applications/org.example.Dreams.desktop") == text)
    try AppInstaller.uninstall(entry.id, folders: home.folders)
    #expect(home.files == ["data/mime"])
  }

  @Test func leavesWhatOthersHaveWrittenUnderItsName() throws {
    let home = Home()
    try home.write("mine", "data/applications/org.example.Dreams.desktop")
    #expect(
      throws: InstallationError.foreign(
        path: home.folders.data + "/applications/org.example.Dreams.desktop")
    ) {
      try AppInstaller(dreams(), folders: home.folders).install()
    }
    #expect(home.files == ["data/applications/org.example.Dreams.desktop"])
    #expect(throws: InstallationError.notInstalled("org.example.Dreams")) {
      try AppInstaller.uninstall("org.example.Dreams", folders: home.folders)
    }
  }

  @Test func aRecordThatWasChangedRemovesNothingElse() throws {
    let home = Home()
    try AppInstaller(dreams(), folders: home.folders).install()
    try home.write("keep", "precious")
    let record = "data/lamina/installed/org.example.Dreams"
    let lines = try #require(home.text(record))
    try home.write(
      lines + "\(home.path)/precious\n\(home.path)/data/../precious\n/etc/passwd\n", record)
    try AppInstaller.uninstall("org.example.Dreams", folders: home.folders)
    #expect(home.files == ["precious"])
  }

  @Test func hasItsIconInTheSizesThatThePictureHas() throws {
    let home = Home()
    let list = DisplayList {
      $0.fill(CGRect(x: 0, y: 0, width: 64, height: 64), with: .color(.black))
    }
    let bitmap = try #require(
      CairoRasterizer().bitmap(
        of: list, covering: PixelRect(x: 0, y: 0, width: 64, height: 64), scale: 1))
    let icon = home.path + "/icon.png"
    try home.write("", "x")
    try bitmap.writePNG(to: icon)
    try AppInstaller(dreams(), icon: icon, folders: home.folders).install()
    let sizes = home.files.filter { $0.contains("hicolor") }
    #expect(sizes.count == 5)
    #expect(sizes.contains("data/icons/hicolor/48x48/apps/org.example.Dreams.png"))
    try home.write("no picture", "bad.png")
    #expect {
      try AppInstaller(dreams(), icon: home.path + "/bad.png", folders: home.folders).install()
    } throws: { "\($0)".contains("bad.png cannot be an icon") }
  }

  @Test(arguments: [
    "", "one", "org..x", "../../etc/passwd", "org.example/x", "org.example.9", "org.exämple.x",
    "org.a\nb.c",
    ".org.x", "org.x.", "org.x y.z", String(repeating: "a.", count: 200) + "b",
  ])
  func refusesNamesThatAreNone(_ id: String) {
    let home = Home()
    var entry = dreams()
    entry.id = id
    #expect(throws: InstallationError.identifier(id)) {
      try AppInstaller(entry, folders: home.folders).install()
    }
    #expect(home.files.isEmpty)
  }

  @Test func aHostileNameStaysInItsLine() throws {
    let home = Home()
    var entry = DesktopEntry(
      id: "org.example.Evil", name: "A\nExec=/bin/rm -rf\u{0}\u{1b}[31m;%f\\",
      executable: "/tmp/a b/$(x)`y`\"z%\\q")
    entry.comment = "\r\n[Desktop Action x]\n"
    try AppInstaller(entry, folders: home.folders).install()
    let lines = try #require(home.text("data/applications/org.example.Evil.desktop"))
      .split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("Exec=") }
        == ["Exec=\"/tmp/a b/\\\\$(x)\\\\`y\\\\`\\\\\"z%%\\\\\\\\q\""])
    #expect(lines.filter { $0.hasPrefix("[") } == ["[Desktop Entry]"])
    #expect(lines.contains("Name=A\\nExec=/bin/rm -rf[31m;%f\\\\"))
    let findings = try InstallationCheck(entry.id, folders: home.folders).findings()
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test func kindsOfFilesAreReadAsCommandsTakeThem() {
    let types = MIMEType.types(in: [
      "image/png", "application/x-dream:*.dream:Dream", "text/x::Words",
      "application/x-dream:*.drm",
      "application/x-a:*.a:Kind: A", "",
    ])
    #expect(
      types == [
        MIMEType("image/png"),
        MIMEType("application/x-dream", comment: "Dream", patterns: ["*.dream", "*.drm"]),
        MIMEType("text/x", comment: "Words"),
        MIMEType("application/x-a", comment: "Kind: A", patterns: ["*.a"]), MIMEType(""),
      ])
  }

  /// The daemon passes over a file with an escape that it does not know, and takes a new line for an entry.
  @Test func hostileWordsStayInTheServicesLine() throws {
    let home = Home()
    var entry = dreams()
    entry.isActivatable = true
    entry.arguments = ["a\"b", "c\\d", "e\nUser=root", "$(f)`g`"]
    try AppInstaller(entry, folders: home.folders).install()
    #expect(
      home.text("data/dbus-1/services/org.example.Dreams.service") == #"""
        [D-BUS Service]
        Name=org.example.Dreams
        Exec="/bin/true" "a\\"b" "c\\\\d" "e\nUser=root" "$(f)`g`"

        """#)
  }

  @Test func refusesWhatNoEscapeHelps() {
    let home = Home()
    let changes: [(inout DesktopEntry) -> Void] = [
      { $0.executable = "relative" }, { $0.executable = "/a=b" }, { $0.executable = "/a\nb" },
      { $0.schemes = ["a b"] }, { $0.schemes = ["a;b"] }, { $0.schemes = [""] },
      { $0.schemes = ["1x"] },
      { $0.mimeTypes = [MIMEType("x")] }, { $0.mimeTypes = [MIMEType("a/b\n")] },
      { $0.mimeTypes = [MIMEType("a/b", patterns: ["../*.x"])] },
      { $0.actions = [.init(id: "a]", name: "x")] },
      { $0.categories = ["A;B"] }, { $0.localizedNames = ["d]e": "x"] }, { $0.name = " \n" },
    ]
    for change in changes {
      var entry = dreams()
      change(&entry)
      #expect(throws: InstallationError.self, "\(entry)") {
        try AppInstaller(entry, folders: home.folders).install()
      }
    }
    #expect(home.files.isEmpty)
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    let folders = DesktopFolders(data: "/proc/none", configuration: "/proc/none")
    #expect { try AppInstaller(dreams(), folders: folders).install() } throws: {
      "\($0)".hasPrefix("/proc/none")
    }
    #expect(throws: InstallationError.noHome) {
      try DesktopFolders(environment: ["XDG_DATA_HOME": "x"])
    }
  }
}
