import BusDaemons
import Foundation
import Lamina
import LaminaBus
import LaminaFiles
import LaminaTesting
import Synchronization
import Testing

/// A portal of the test's own: it notes what it is asked, and does what the test says.
private final class Portal: Sendable {
  /// What it does with a request, given the request's path.
  typealias Behaviour = @Sendable (Portal, String) async throws -> Void

  static let name = "org.freedesktop.portal.Desktop"
  let bus: Bus
  private let object: BusObject
  private let notes: Notes

  /// What it was asked.
  private final class Notes: Sendable {
    let asked = Mutex<[BusMessage]>([])
    let closed = Mutex<[String]>([])
    let portal = Mutex<Portal?>(nil)
    /// Requests that can be closed.
    let requests = Mutex<[BusObject]>([])
  }

  var asked: [BusMessage] { notes.asked.withLock { $0 } }
  var closed: [String] { notes.closed.withLock { $0 } }

  /// A portal that has a moment of its own before it says that it has understood.
  init(
    on daemon: PrivateBus, understanding: @escaping @Sendable () async -> Void = {},
    _ behaviour: @escaping Behaviour
  ) async throws {
    let (bus, notes) = (try Bus(address: daemon.address), Notes())
    let methods = ["OpenFile", "SaveFile", "SaveFiles"].map { name in
      BusMethod(name, takes: "ssa{sv}", returns: "o") { call in
        notes.asked.withLock { $0.append(call) }
        await understanding()
        let token = call.body[2].dictionary?["handle_token"]?.text ?? "none"
        let sender = (call.sender ?? "").dropFirst().replacing(".", with: "_")
        let path = "/org/freedesktop/portal/desktop/request/\(sender)/\(token)"
        let request = try await bus.export([Self.request(path, notes)], at: path)
        notes.requests.withLock { $0.append(request) }
        if let portal = notes.portal.withLock({ $0 }) {
          Task { try await behaviour(portal, path) }
        }
        return [.objectPath(path)]
      }
    }
    self.bus = bus
    self.notes = notes
    object = try await bus.export(
      [BusInterface("org.freedesktop.portal.FileChooser", methods: methods)],
      at: "/org/freedesktop/portal/desktop")
    notes.portal.withLock { $0 = self }
    #expect(try await bus.request(name: Self.name))
  }

  /// Lets go of itself.
  func end() async throws {
    _ = try await bus.release(name: Self.name)
    notes.portal.withLock { $0 = nil }
    notes.requests.withLock { $0 = [] }
  }

  private static func request(_ path: String, _ notes: Notes) -> BusInterface {
    BusInterface(
      "org.freedesktop.portal.Request",
      methods: [
        BusMethod("Close") { _ in
          notes.closed.withLock { $0.append(path) }
          return []
        }
      ], signals: [BusSignal("Response", "ua{sv}")])
  }

  func respond(_ path: String, _ code: UInt32, _ uris: [String] = []) async throws {
    try await say(
      path,
      [.uint32(code), .dictionary(["uris": .array(of: "s", uris.map { .string($0) })])])
  }

  func say(_ path: String, _ body: [BusValue]) async throws {
    try await bus.emit(
      BusMessage(
        path: path, interface: "org.freedesktop.portal.Request", member: "Response", body))
  }
}

/// The desktop's dialogs over a bus, and what is done where they fail.
@MainActor @Suite(.enabled(if: PrivateBus.isInstalled), .timeLimit(.minutes(5)))
struct PortalTests {
  /// A window whose dialogs are asked for over a bus.
  private func harness<Content: View>(
    _ folder: PersonFolder, _ daemon: PrivateBus, patience: Duration = .seconds(20),
    @ViewBuilder _ content: @escaping () -> Content
  ) -> Harness {
    let address = daemon.address
    let desktop = FileDialogDesktop(patience: patience) { () throws(BusError) in
      try Bus(address: address)
    }
    return folder.harness { content().environment(\.fileDialogDesktop, desktop) }
  }

  @Test("What a person chooses in the desktop's dialog is handed on, and no sheet is shown")
  func chosen() async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let url = folder.url("Notes ä.txt")
    let portal = try await Portal(on: daemon) { try await $0.respond($1, 0, [url.absoluteString]) }
    let harness = harness(folder, daemon) {
      Importing(outcome: outcome, types: [.png, .plainText])
        .fileDialogMessage("Which?").fileDialogConfirmationLabel("Take")
        .fileDialogDefaultDirectory(folder.url("Documents"))
    }
    harness.tap("Open")
    await wait(harness, "an answer") { outcome.count > 0 }
    #expect(outcome.urls == [[url]] && !outcome.isPresented && !harness.exists("Files"))
    let call = try #require(portal.asked.first)
    let options = try #require(call.body[2].dictionary)
    #expect(call.member == "OpenFile" && call.body[1] == .string("Open Files"))
    #expect(options["accept_label"] == .string("Take"))
    #expect(options["multiple"] == .boolean(false))
    #expect(
      options["current_folder"]
        == .array(of: "y", (Array(folder.url("Documents").path.utf8) + [0]).map { .byte($0) }))
    let filters = try #require(options["filters"]?.elements)
    #expect(filters.count == 3)
    #expect(options["filters"]?.signature == "a(sa(us))")
    try await portal.end()
  }

  @Test("Cancelling there is a cancellation, once")
  func cancelled() async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let portal = try await Portal(on: daemon) {
      try await $0.respond($1, 1)
      try await $0.respond($1, 0, ["file:///tmp/late.txt"])
    }
    let harness = harness(folder, daemon) { Importing(outcome: outcome) }
    harness.tap("Open")
    await wait(harness, "an answer") { outcome.count > 0 }
    harness.advance(by: 1)
    #expect(outcome.cancellations == 1 && outcome.count == 1 && !harness.exists("Files"))
    try await portal.end()
  }

  @Test("Saving asks for a name, several documents for a folder, folders for folders")
  func purposes() async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let url = folder.url("Written.txt")
    let portal = try await Portal(on: daemon) { try await $0.respond($1, 0, [url.absoluteString]) }
    let harness = harness(folder, daemon) {
      @Bindable var outcome = outcome
      Button("Save…") { outcome.isPresented = true }
        .fileExporter(
          isPresented: $outcome.isPresented, document: Note("words"), contentType: .plainText,
          defaultFilename: "Letter"
        ) { outcome.take($0.map { [$0] }) }
    }
    harness.tap("Save…")
    await wait(harness, "an answer") { outcome.count > 0 }
    #expect(folder.text("Written.txt") == "words")
    let options = try #require(portal.asked.first?.body[2].dictionary)
    #expect(portal.asked.first?.member == "SaveFile")
    #expect(options["current_name"] == .string("Letter.txt"))
    try await portal.end()
  }

  @Test(
    "What is no answer is not believed, and a dialog of our own is shown",
    arguments: [
      "garbage", "no files", "another machine", "a web page", "ended", "wrong type", "relative",
    ])
  func garbage(kind: String) async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let portal = try await Portal(on: daemon) { portal, path in
      switch kind {
      case "garbage": try await portal.say(path, [.string("what")])
      case "no files": try await portal.respond(path, 0)
      case "another machine": try await portal.respond(path, 0, ["file://other/etc/passwd"])
      case "a web page": try await portal.respond(path, 0, ["https://example.org/a.txt"])
      case "ended": try await portal.respond(path, 2)
      case "relative": try await portal.respond(path, 0, ["a.txt"])
      default:
        try await portal.say(path, [.uint32(0), .dictionary(["uris": .string("file:///a")])])
      }
    }
    let harness = harness(folder, daemon) { Importing(outcome: outcome) }
    harness.tap("Open")
    await wait(harness, "a dialog") { harness.exists("Files") }
    #expect(outcome.count == 0 && outcome.isPresented)
    harness.advance(by: 1)
    harness.tap("Notes.txt", count: 2)
    #expect(outcome.names == [["Notes.txt"]])
    try await portal.end()
  }

  @Test("A portal that leaves while a person is choosing is followed by a dialog of our own")
  func gone() async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let portal = try await Portal(on: daemon) { portal, _ in try await portal.end() }
    let harness = harness(folder, daemon) { Importing(outcome: outcome) }
    harness.tap("Open")
    await wait(harness, "a dialog") { harness.exists("Files") }
    #expect(outcome.count == 0)
    withExtendedLifetime(portal) {}
  }

  @Test(
    "Without a portal on the bus, and with one that never answers, a dialog of our own is shown")
  func absent() async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let harness = harness(folder, daemon) { Importing(outcome: outcome) }
    harness.tap("Open")
    await wait(harness, "a dialog") { harness.exists("Files") }
    harness.press(.escape)
    harness.advance(by: 1)
    let silent = try Bus(address: daemon.address)
    let object = try await silent.export(
      [
        BusInterface(
          "org.freedesktop.portal.FileChooser",
          methods: [
            BusMethod("OpenFile", takes: "ssa{sv}", returns: "o") { _ in
              try await Task.sleep(for: .seconds(600))
              return [.objectPath("/late")]
            }
          ])
      ], at: "/org/freedesktop/portal/desktop")
    #expect(try await silent.request(name: Portal.name))
    let second = Outcome()
    let other = self.harness(folder, daemon, patience: .milliseconds(300)) {
      Importing(outcome: second)
    }
    other.tap("Open")
    await wait(other, "a dialog") { other.exists("Files") }
    #expect(outcome.count == 1 && second.count == 0)
    withExtendedLifetime(object) {}
  }

  @Test("The binding takes the desktop's dialog away, and so does the window")
  func closed() async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let portal = try await Portal(on: daemon) { _, _ in }
    let harness = harness(folder, daemon) { Importing(outcome: outcome) }
    harness.tap("Open")
    await wait(harness, "a request") { portal.asked.count == 1 }
    // The call's answer is on its way yet.
    for _ in 0..<20 { await Task.yield() }
    outcome.isPresented = false
    await wait(harness, "its end") { portal.closed.count == 1 }
    #expect(outcome.cancellations == 1 && outcome.count == 1)
    try await portal.end()
  }

  @Test("A dialog that is ended before the portal has understood is taken away all the same")
  func closedEarly() async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let (gate, open) = AsyncStream<Void>.makeStream()
    let portal = try await Portal(on: daemon) {
      for await _ in gate { return }
    } _: { _, _ in
    }
    let harness = harness(folder, daemon) { Importing(outcome: outcome) }
    harness.tap("Open")
    await wait(harness, "a request") { portal.asked.count == 1 }
    outcome.isPresented = false
    await wait(harness, "a cancellation") { outcome.cancellations == 1 }
    open.finish()
    await wait(harness, "its end") { portal.closed.count == 1 }
    #expect(outcome.count == 1)
    try await portal.end()
  }

  @Test("After several files were moved, the next dialog of the name begins in their folder")
  func remembered() async throws {
    let (folder, daemon, outcome) = (try PersonFolder.usual(), try PrivateBus(), Outcome())
    let target = folder.url("Documents/Notes.txt")
    let portal = try await Portal(on: daemon) {
      try await $0.respond($1, 0, [target.absoluteString])
    }
    let harness = harness(folder, daemon) {
      @Bindable var outcome = outcome
      Button("Move…") { outcome.isPresented = true }
        .fileMover(isPresented: $outcome.isPresented, files: [folder.url("Notes.txt")]) {
          outcome.take($0)
        }
        .fileDialogCustomizationID("moved-\(folder.path)")
    }
    for count in 1...2 {
      harness.tap("Move…")
      await wait(harness, "an answer") { outcome.count == count }
    }
    #expect(
      portal.asked.last?.body[2].dictionary?["current_folder"]
        == .array(of: "y", (Array(folder.url("Documents").path.utf8) + [0]).map { .byte($0) }))
    try await portal.end()
  }

  @Test("Of two dialogs in a window that are asked for at once, the second waits for the first")
  func two() async throws {
    let (folder, daemon) = (try PersonFolder.usual(), try PrivateBus())
    let (first, second) = (Outcome(), Outcome())
    let paths = Mutex<[String]>([])
    let portal = try await Portal(on: daemon) { _, path in paths.withLock { $0.append(path) } }
    let harness = harness(folder, daemon) {
      VStack {
        Importing(outcome: first)
        Importing(outcome: second)
        Button("Both") { (first.isPresented, second.isPresented) = (true, true) }
      }
    }
    harness.tap("Both")
    await wait(harness, "a request") { paths.withLock { $0.count } == 1 }
    for _ in 0..<20 { await Task.yield() }
    try #require(portal.asked.count == 1)
    try await portal.respond(paths.withLock { $0[0] }, 0, [folder.url("Notes.txt").absoluteString])
    await wait(harness, "the second request") { paths.withLock { $0.count } == 2 }
    try await portal.respond(paths.withLock { $0[1] }, 1)
    await wait(harness, "the second answer") { first.count + second.count == 2 }
    #expect(first.urls.count + second.urls.count == 1)
    #expect(first.cancellations + second.cancellations == 1)
    try await portal.end()
  }

  @Test("Panels ask for the same without a view, and say where there is no dialog")
  func panels() async throws {
    let (folder, daemon) = (try PersonFolder.usual(), try PrivateBus())
    let (urls, address) = ([folder.url("a.txt"), folder.url("b.txt")], daemon.address)
    let portal = try await Portal(on: daemon) {
      try await $0.respond($1, 0, urls.map(\.absoluteString))
    }
    let desktop = FileDialogDesktop { () throws(BusError) in try Bus(address: address) }
    let panel = OpenPanel(on: desktop)
    panel.allowsMultipleSelection = true
    #expect(try await panel.begin() == urls)
    let saving = SavePanel(on: desktop)
    saving.nameFieldStringValue = "Letter"
    saving.allowedContentTypes = [.plainText]
    #expect(try await saving.begin() == urls[0])
    #expect(portal.asked.map(\.member) == ["OpenFile", "SaveFile"])
    #expect(
      portal.asked.last?.body[2].dictionary?["current_name"] == .string("Letter.txt"))
    await #expect(throws: FileDialogError.noDialog) { try await OpenPanel(on: nil).begin() }
    try await portal.end()
    await #expect(throws: FileDialogError.noDialog) { try await panel.begin() }
  }
}
