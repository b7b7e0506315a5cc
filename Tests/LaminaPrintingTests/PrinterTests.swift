import BusDaemons
import ChildProcesses
import Foundation
import Lamina
import LaminaBus
import LaminaPrinting
import Testing

/// The desktop's print portal as python-dbusmock makes it.
private final class MockedPrinter: Sendable {
  nonisolated static let isThere = PrivateBus.isInstalled && MockedPortal.isInstalled
  let bus: Bus
  private let daemon: PrivateBus
  private let process: Child
  let printed = FileManager.default.temporaryDirectory.appending(path: "printed-\(UUID()).pdf")

  // The code is how the person answers the dialog: 0 prints, 1 closes it.
  init(answering code: Int) async throws {
    daemon = try PrivateBus()
    bus = try Bus(address: daemon.address)
    let name = "org.freedesktop.portal.Desktop"
    let path = "/org/freedesktop/portal/desktop"
    let interface = "org.freedesktop.portal.Print"
    let owners = try await bus.owners(of: name)
    process = try Child(
      URL(filePath: "/usr/bin/python3"), ["-m", "dbusmock", "--session", name, path, interface],
      environment: ["DBUS_SESSION_BUS_ADDRESS": daemon.address])
    for await owner in owners where owner != nil { break }
    let response = """
      self.EmitSignalDetailed('org.freedesktop.portal.Request', 'Response', 'ua{sv}', [dbus.UInt32(\(code)), \
      dbus.Dictionary({'token': dbus.UInt32(7)}, signature='sv')], {'path': '/r/1'})
      ret = dbus.ObjectPath('/r/1')
      """
    let keep = "import os; open('\(printed.path)', 'wb').write(os.read(args[2].take(), 10000000))\n"
    let methods: [[String]] = [
      ["PreparePrint", "ssa{sv}a{sv}a{sv}", "o", response],
      ["Print", "ssha{sv}", "o", keep + response],
    ]
    _ = try await bus.call(
      BusMessage(
        to: name, path: path, interface: "org.freedesktop.DBus.Mock", member: "AddMethods",
        [
          .string(interface),
          .array(of: "(ssss)", methods.map { .structure($0.map { .string($0) }) }),
        ]))
  }

  deinit {
    process.kill()
    try? FileManager.default.removeItem(at: printed)
  }
}

@Suite("The print command") struct SpoolerTests {
  private let document = Data("%PDF".utf8)

  // A program in place of `lp`, which leaves what it read and what it was told in a file.
  private func printed(_ script: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-lp-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "lp").path
    try Data("#!/bin/sh\ncd '\(folder.path)'\n\(script)\n".utf8).write(to: URL(filePath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    try await SpoolerCommand(program, seconds: 20).print(document, title: "-o x; rm")
    return try String(contentsOf: folder.appending(path: "out"), encoding: .utf8)
  }

  @Test func readsTheDocument() async throws {
    #expect(try await printed("echo \"$@\" > out; cat >> out") == "-t -o x; rm\n%PDF")
  }

  @Test func whatItSaysIsTheReason() async throws {
    let reason = "lp said: lp: Error - no default destination available."
    await #expect(throws: PrintError.noPrinter(reason: reason)) {
      try await printed("echo 'lp: Error - no default destination available.' >&2; exit 1")
    }
  }

  @Test func oneThatIsAbsentIsNamed() async throws {
    let reason = "there is neither a desktop that prints nor /no/lp"
    await #expect(throws: PrintError.noPrinter(reason: reason)) {
      try await SpoolerCommand("/no/lp").print(document, title: "x")
    }
  }
}

@Suite(
  "The print portal",
  .enabled(if: MockedPrinter.isThere, "python3-dbusmock or dbus-daemon is absent: Scripts/setup"),
  .timeLimit(.minutes(5)))
struct PrinterTests {
  private let document = PrintDocument(title: "Print me") { Text("On paper") }

  @Test func getsTheDocument() async throws {
    let printer = try await MockedPrinter(answering: 0)
    try await document.print(on: printer.bus)
    let file = try Data(contentsOf: printer.printed)
    #expect(file.starts(with: Data("%PDF".utf8)))
    if PDFReader.isThere { #expect(try PDFReader(file).letters() == "Onpaper") }
  }

  @Test func aRefusalSaysItsSentence() {
    let error = PrintError.noPrinter(reason: "there is none")
    #expect(error.localizedDescription == error.description)
  }

  @Test func aClosedDialogIsSaid() async throws {
    let printer = try await MockedPrinter(answering: 1)
    await #expect(throws: PrintError.cancelled) { try await document.print(on: printer.bus) }
    let broken = try await MockedPrinter(answering: 2)
    await #expect(throws: PrintError.noPrinter(reason: "the desktop's dialog ended with code 2")) {
      try await document.print(on: broken.bus)
    }
  }
}
