import BusDaemons
import ChildProcesses
import Foundation
import Lamina
import LaminaBus
import LaminaHeadless
import LaminaPrograms
import LaminaSharing
import LaminaTesting
import Synchronization
import Testing

/// The activities that reach other programs: small scripts in a home of the test's own.
@Suite("Standard activities")
struct StandardActivityTests {
  private func opened(
    _ items: [ShareItem], in home: ShareHome, bus: String? = nil
  ) async -> Harness {
    let services = ShareServices(home.surroundings(bus: bus))
    let log = CallLog()
    let harness = await Harness.sharing(
      items, [], log: log, services: services, home: home.path)
    await harness.run(until: { harness.exists("Save As…") })
    return harness
  }

  @Test("Only what takes the items is offered")
  func offered() async throws {
    let home = try ShareHome()
    let text = await opened([.text("a")], in: home)
    #expect(text.exists("QR Code") && text.exists("Save As…"))
    #expect(!text.exists("Show in Files") && text.exists("Print to PDF"))
    let archive = await opened([.file(URL(fileURLWithPath: "/tmp/a.zip"))], in: home)
    #expect(archive.exists("Save As…") && !archive.exists("Print to PDF"))
    let file = await opened([.file(URL(fileURLWithPath: "/tmp/a.png"))], in: home)
    #expect(file.exists("Show in Files") && !file.exists("QR Code"))
    let long = await opened([.text(String(repeating: "a", count: 3_000))], in: home)
    #expect(!long.exists("QR Code"))
  }

  @Test("Copy puts words, pictures and lists of files onto the clipboard")
  func copies() async throws {
    let png = Data([0x89, 0x50, 0x4E, 0x47])
    for (item, types, text) in [
      (ShareItem.text("Owls"), ["text/plain;charset=utf-8"], "Owls"),
      (
        .url(try #require(URL(string: "https://example.org/a"))), ["text/plain;charset=utf-8"],
        "https://example.org/a"
      ),
      (.data(png, type: .png, name: "Owls"), ["image/png"], nil),
      (
        .file(URL(fileURLWithPath: "/tmp/a b.png")),
        ["text/uri-list", "x-special/gnome-copied-files", "text/plain;charset=utf-8"],
        "/tmp/a b.png"
      ),
    ] as [(ShareItem, [String], String?)] {
      let log = CallLog()
      let harness = Harness(size: CGSize(width: 700, height: 560)) {
        SharingScreen(items: [item], activities: [], log: log)
      }
      harness.tap("Share")
      await harness.run(until: { harness.exists("Copy") })
      harness.tap("Copy")
      await harness.run(until: { !log.calls.isEmpty })
      #expect(log.calls == ["completion org.lamina.share.copy: completed"])
      let clipboard = try #require(harness.clipboard as? MemoryClipboard)
      #expect(clipboard.contents.map(\.type) == types)
      #expect(clipboard.string == text)
    }
  }

  @Test("A program that opens the type gets a file; one that asks for shared things comes first")
  func programs() async throws {
    let home = try ShareHome()
    try home.entry("eye", "Name=Eye\nExec=eye %f\nMimeType=image/png;")
    try home.entry("dreams", "Name=Dreams\nExec=eye %f\nX-Lamina-Share=image/png;")
    try home.entry("text", "Name=Words\nExec=eye %f\nMimeType=text/plain;")
    try home.script(
      "eye",
      "cp \"$1\" \(home.path)/seen.part; echo \"$1\" > \(home.path)/name.txt; mv \(home.path)/seen.part \(home.path)/seen.png"
    )
    let png = Data([0x89, 0x50, 0x4E, 0x47])
    let harness = await opened([.data(png, type: .png, name: "Three owls")], in: home)
    let asking = try #require(harness.frame(of: "Dreams"))
    let opening = try #require(harness.frame(of: "Eye"))
    #expect(asking.maxX <= opening.minX)
    #expect(!harness.exists("Words"))
    harness.tap("Eye")
    let name = try await home.text(of: "name.txt")
    #expect(name.hasSuffix("/Three owls.png\n"))
    _ = try await home.text(of: "seen.png")
    #expect(try Data(contentsOf: URL(fileURLWithPath: home.path + "/seen.png")) == png)
  }

  @Test("A link goes to the program for links as it is")
  func links() async throws {
    let home = try ShareHome()
    try home.entry("web", "Name=Web\nExec=web %u\nMimeType=x-scheme-handler/https;")
    try home.script("web", "echo \"$1\" > \(home.path)/address.txt")
    let address = try #require(URL(string: "https://example.org/?q=a%20b&c=$(x)"))
    let harness = await opened([.url(address)], in: home)
    harness.tap("Web")
    #expect(try await home.text(of: "address.txt") == address.absoluteString + "\n")
  }

  @Test("Save As writes a file, and asks before it replaces one")
  func saves() async throws {
    let home = try ShareHome()
    for word in ["first", "second"] {
      let harness = await opened([.data(Data(word.utf8), type: .plainText, name: "Owls")], in: home)
      harness.tap("Save As…")
      await harness.run(until: { harness.exists("Save") })
      harness.tap("Save")
      await harness.run(for: 1)
      if word == "second" {
        #expect(try home.read("Owls.txt") == "first")
        harness.tap("Replace")
      }
      await harness.run(until: { (try? home.read("Owls.txt")) == word })
      #expect(try home.read("Owls.txt") == word)
      #expect(!harness.exists("Save As…"))
    }
  }

  @Test("Several things are written into a folder, each under its own name")
  func savesSeveral() async throws {
    let home = try ShareHome()
    let harness = await opened([.text("Owls"), .text("Sharks"), .text("Owls")], in: home)
    harness.tap("Save As…")
    await harness.run(until: { harness.exists("Save") })
    harness.tap("Save")
    await harness.run(until: { (try? home.read("Sharks.txt")) == "Sharks" })
    #expect(try home.read("Owls.txt") == "Owls" && home.read("Owls 2.txt") == "Owls")
  }

  @Test("A person who takes no place has given up")
  func savesNothing() async throws {
    let home = try ShareHome()
    let log = CallLog()
    let services = ShareServices(home.surroundings(bus: nil))
    let harness = await Harness.sharing(
      [.text("Owls")], [], log: log, services: services, home: home.path)
    await harness.run(until: { harness.exists("Save As…") })
    harness.tap("Save As…")
    await harness.run(until: { harness.exists("Save") })
    harness.press(.escape)
    await harness.run(until: { !log.calls.isEmpty })
    #expect(log.calls == ["completion org.lamina.share.save: cancelled"])
  }

  @Test("Email without a portal goes through xdg-email, with what is attached")
  func email() async throws {
    let home = try ShareHome()
    try home.script(
      "xdg-email",
      "printf '%s|' \"$@\" > \(home.path)/mail.part; mv \(home.path)/mail.part \(home.path)/mail.txt"
    )
    var words = ShareItem.text("Three owls")
    words.subject = "A dream; rm -rf $HOME"
    let harness = await opened(
      [words, .file(URL(fileURLWithPath: "/tmp/a b.png"))], in: home)
    harness.tap("Email")
    let text = try await home.text(of: "mail.txt")
    #expect(
      text == "--utf8|--subject|A dream; rm -rf $HOME|--body|Three owls|--attach|/tmp/a b.png|")
  }

  @Test("Email without xdg-email opens a mailto: address, for words only")
  func mailto() async throws {
    let home = try ShareHome()
    try home.script("xdg-open", "echo \"$1\" > \(home.path)/open.txt")
    let harness = await opened([.text("Eule & Traum\nzwei")], in: home)
    harness.tap("Email")
    #expect(
      try await home.text(of: "open.txt")
        == "mailto:?subject=&body=Eule%20%26%20Traum%0D%0Azwei\n")
    let file = await opened([.file(URL(fileURLWithPath: "/tmp/a.png"))], in: home)
    file.tap("Email")
    await file.run(until: { file.exists(SharingError.noMailProgram.description) })
    #expect(file.exists(SharingError.noMailProgram.description))
  }

  @Test("The portal opens the e-mail where there is one", .enabled(if: PrivateBus.isInstalled))
  func portal() async throws {
    let daemon = try PrivateBus()
    let home = try ShareHome()
    let portal = try await EmailDesk(on: daemon.address, answering: 0)
    let harness = await opened([.text("Three owls")], in: home, bus: daemon.address)
    harness.tap("Email")
    await harness.run(until: { !harness.exists("Email") })
    #expect(!harness.exists("Email"))
    #expect(portal.seen.value.withLock { $0 } == ["Three owls"])
  }

  @Test("An e-mail that a person gives up is cancelled", .enabled(if: PrivateBus.isInstalled))
  func givenUp() async throws {
    let daemon = try PrivateBus()
    let home = try ShareHome()
    let portal = try await EmailDesk(on: daemon.address, answering: 1)
    let log = CallLog()
    let services = ShareServices(home.surroundings(bus: daemon.address))
    let harness = await Harness.sharing([.text("a")], [], log: log, services: services)
    await harness.run(until: { harness.exists("Email") })
    harness.tap("Email")
    await harness.run(until: { !log.calls.isEmpty })
    #expect(log.calls == ["completion org.lamina.share.email: cancelled"])
    _ = portal
  }

  @Test("Show in Files asks the file manager", .enabled(if: PrivateBus.isInstalled))
  func filesByBus() async throws {
    let daemon = try PrivateBus()
    let home = try ShareHome()
    let shown = Noted()
    let bus = try Bus(address: daemon.address)
    let manager = try await bus.export(
      [
        BusInterface(
          "org.freedesktop.FileManager1",
          methods: [
            BusMethod("ShowItems", takes: "ass", returns: "") { call in
              shown.value.withLock { $0.append("\(call.body[0])") }
              return []
            }
          ])
      ], at: "/org/freedesktop/FileManager1")
    _ = try await bus.request(name: "org.freedesktop.FileManager1")
    let harness = await opened(
      [.file(URL(fileURLWithPath: "/tmp/a b.png"))], in: home, bus: daemon.address)
    harness.tap("Show in Files")
    await harness.run(until: { !harness.exists("Show in Files") })
    #expect(shown.value.withLock { $0 }.first?.contains("file:///tmp/a%20b.png") == true)
    _ = manager
  }

  @Test("Show in Files without a bus opens the folder")
  func filesByProgram() async throws {
    let home = try ShareHome()
    try home.script("xdg-open", "echo \"$1\" > \(home.path)/folder.txt")
    let harness = await opened([.file(URL(fileURLWithPath: "/tmp/a b.png"))], in: home)
    harness.tap("Show in Files")
    #expect(try await home.text(of: "folder.txt") == "/tmp\n")
  }

  @Test("A QR code is shown with its words, and saved as a picture")
  func code() async throws {
    let home = try ShareHome()
    let harness = await opened([.text("dreams://dream/3")], in: home)
    harness.tap("QR Code")
    await harness.run(until: { harness.exists("QR code of dreams://dream/3") })
    #expect(harness.exists("QR code of dreams://dream/3"))
    harness.tap("Save…")
    await harness.run(until: { harness.exists("Save") })
    harness.tap("Save")
    let file = URL(fileURLWithPath: home.path + "/QR Code.png")
    await harness.run(until: { FileManager.default.fileExists(atPath: file.path) })
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    harness.tap("Done")
    await harness.run(until: { !harness.exists("QR code of dreams://dream/3") })
    #expect(!harness.exists("QR code of dreams://dream/3"))
  }

  @Test("A PDF holds words, those of files, and those of values that can be given as words")
  func pdf() async throws {
    let home = try ShareHome()
    try home.write("notes.txt", Data("Frogs sing".utf8))
    let notes = ShareItem.file(URL(fileURLWithPath: home.path + "/notes.txt"))
    let harness = await opened([.text("Owls share"), notes, ShareItem(Riddle())], in: home)
    harness.tap("Print to PDF")
    await harness.run(until: { harness.exists("Save") })
    harness.tap("Save")
    let file = home.path + "/Owls share.pdf"
    await harness.run(until: { FileManager.default.fileExists(atPath: file) })
    #expect(FileManager.default.contents(atPath: file)?.starts(with: Data("%PDF-".utf8)) == true)
    let reader = "/usr/bin/pdftotext"
    guard FileManager.default.isExecutableFile(atPath: reader) else { return }
    let text = try Child.outcome(of: URL(fileURLWithPath: reader), [file, "-"]).output
    for words in ["Owls share", "Frogs sing", "What has keys?"] { #expect(text.contains(words)) }
  }

  @Test("A file whose text cannot be read is said to be so, and is not printed")
  func unreadable() async throws {
    let home = try ShareHome()
    try home.write("notes.txt", Data([0xFF]))
    let harness = await opened(
      [.file(URL(fileURLWithPath: home.path + "/notes.txt"))], in: home)
    harness.tap("Print to PDF")
    let words = "«notes.txt» has no text that can be read."
    await harness.run(until: { harness.exists(words) })
    #expect(harness.exists(words))
  }
}

/// JSON for those who take it, and words for all others.
private nonisolated struct Riddle: Codable, Transferable {
  var words = "What has keys?"

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.words)
  }
}

/// A portal that takes e-mails and answers with a number.
private final class EmailDesk {
  let seen = Noted()
  private let object: BusObject

  init(on address: String, answering number: UInt32) async throws {
    let bus = try Bus(address: address)
    let path = "/org/freedesktop/portal/desktop/request/1/lamina"
    object = try await bus.export(
      [
        BusInterface(
          "org.freedesktop.portal.Email",
          methods: [
            BusMethod("ComposeEmail", takes: "sa{sv}", returns: "o") { [seen] call in
              let body = call.body[1].dictionary?["body"]?.text ?? "?"
              seen.value.withLock { $0.append(body) }
              Task {
                try await bus.emit(
                  BusMessage(
                    path: path, interface: "org.freedesktop.portal.Request", member: "Response",
                    [.uint32(number), .array(of: "{sv}", [])]))
              }
              return [.objectPath(path)]
            }
          ])
      ], at: "/org/freedesktop/portal/desktop")
    _ = try await bus.request(name: "org.freedesktop.portal.Desktop")
  }
}

/// Texts that other threads note.
private nonisolated final class Noted: Sendable {
  let value = Mutex<[String]>([])
}

/// A home with programs of its own.
final class ShareHome {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-sharing-\(UUID().uuidString)").path
    for tool in ["cp", "mv", "printf", "sh"] {
      let link = path + "/bin/\(tool)"
      try FileManager.default.createDirectory(
        atPath: path + "/bin", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "/bin/\(tool)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Only the home's own programs are installed.
  func surroundings(bus: String?) -> DesktopSurroundings {
    var variables = [
      "HOME": path, "XDG_DATA_HOME": path + "/data", "XDG_DATA_DIRS": "/nowhere",
      "XDG_CONFIG_HOME": path + "/config", "XDG_CONFIG_DIRS": "/nowhere", "PATH": path + "/bin",
      "XDG_CACHE_HOME": path + "/cache", "XDG_RUNTIME_DIR": "/nowhere",
    ]
    variables["DBUS_SESSION_BUS_ADDRESS"] = bus
    return DesktopSurroundings(variables)
  }

  func write(_ name: String, _ data: Data) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func entry(_ name: String, _ lines: String) throws {
    try write(
      "data/applications/\(name).desktop",
      Data("[Desktop Entry]\nType=Application\n\(lines)\n".utf8))
  }

  func script(_ name: String, _ body: String) throws {
    try write("bin/\(name)", Data("#!/bin/sh\n\(body)\n".utf8))
    chmod(path + "/bin/\(name)", 0o755)
  }

  /// What a file holds once something is in it; looked for 2,000 times.
  func text(of name: String) async throws -> String {
    for _ in 0..<2_000 {
      if let text = try? String(contentsOfFile: path + "/" + name, encoding: .isoLatin1),
        !text.isEmpty
      {
        return (try? read(name)) ?? text
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    return ""
  }
}

extension Harness {
  /// Lets time pass until something is so, which other threads do their part for, and until what came has come to
  /// rest; looks 1,000 times.
  func run(until isSo: () -> Bool) async {
    for _ in 0..<1_000 {
      if isSo() { break }
      try? await Task.sleep(for: .milliseconds(5))
      await run(for: 0.1)
    }
    await run(for: 1)
  }
}
