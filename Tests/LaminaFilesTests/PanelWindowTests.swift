import BusDaemons
import Foundation
import Lamina
import LaminaBus
import LaminaFiles
import LaminaTesting
import Testing

/// Dialogs that code without a view asks for, where the desktop has none: each in a window of its own.
@MainActor
struct PanelWindowTests {
  private struct Program: App {
    var body: some Scene { WindowGroup("Notes") { Text("Some notes") } }
  }

  private let folder: PersonFolder
  private let harness = Harness(app: Program())

  init() throws { folder = try PersonFolder.usual() }

  private var titles: [String] { harness.windows.map(\.windowTitle) }

  private func panel(on desktop: FileDialogDesktop? = nil) -> OpenPanel {
    OpenPanel(on: desktop, window: harness.open, surroundings: folder.surroundings)
  }

  /// Lets the main actor work until the dialog stands in a window.
  private func dialog() async throws -> Harness {
    await wait(harness, "a window with the dialog") { harness.windows.count == 2 }
    harness.advance(by: 1)
    return try #require(harness.windows.last)
  }

  @Test("A file is chosen by mouse, and the window is gone when it is handed on")
  func mouse() async throws {
    let panel = panel()
    panel.title = "Choose Notes"
    panel.allowedContentTypes = [.plainText]
    async let urls = panel.begin()
    let dialog = try await dialog()
    #expect(titles == ["Notes", "Choose Notes"])
    dialog.tap("Notes.txt")
    dialog.tap("Open")
    #expect(try await urls?.map(\.lastPathComponent) == ["Notes.txt"])
    #expect(titles == ["Notes"])
  }

  @Test("A name is saved by the keyboard alone")
  func save() async throws {
    let panel = SavePanel(on: nil, window: harness.open, surroundings: folder.surroundings)
    panel.nameFieldStringValue = "Letter 3"
    panel.allowedContentTypes = [.plainText]
    async let url = panel.begin()
    try await dialog().press(.return)
    #expect(try await url?.path == folder.path + "/Letter 3.txt")
    #expect(titles == ["Notes"])
  }

  @Test("Escape, the window's own button and a cancelled task choose nothing, and leave no window")
  func nothing() async throws {
    async let escaped = panel().begin()
    try await dialog().press(.escape)
    #expect(try await escaped == nil)
    async let closed = panel().begin()
    try await dialog().send(.closeRequested)
    #expect(try await closed == nil)
    let panel = panel()
    let task = Task { try await panel.begin() }
    _ = try await dialog()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(titles == ["Notes"])
  }

  @Test("A task that was cancelled before opens no window")
  func cancelledBefore() async {
    let panel = panel()
    let task = Task { try await panel.begin() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(titles == ["Notes"])
  }

  @Test("Two dialogs at once are two windows, each with its own choice")
  func two() async throws {
    let (one, other) = (panel(), panel())
    (one.title, other.title) = ("One", "Other")
    async let first = one.begin()
    _ = try await dialog()
    async let second = other.begin()
    await wait(harness, "the second window") { harness.windows.count == 3 }
    harness.advance(by: 1)
    #expect(titles == ["Notes", "One", "Other"])
    harness.windows[2].tap("Notes.txt")
    harness.windows[2].tap("Open")
    #expect(try await second?.map(\.lastPathComponent) == ["Notes.txt"])
    harness.windows[1].press(.escape)
    #expect(try await first == nil)
  }

  @Test("It ends with the last window of the program, without a choice")
  func end() async throws {
    async let urls = panel().begin()
    _ = try await dialog()
    harness.windows[0].send(.closeRequested)
    #expect(try await urls == nil)
    #expect(harness.windows.isEmpty)
  }

  @Test("A bus without a portal is no desktop's dialog; a program without windows has none at all")
  func neither() async throws {
    let daemon = try PrivateBus()
    let address = daemon.address
    let desktop = FileDialogDesktop { () throws(BusError) in try Bus(address: address) }
    async let urls = panel(on: desktop).begin()
    try await dialog().press(.escape)
    #expect(try await urls == nil)
    let alone = OpenPanel(on: desktop, window: nil)
    await #expect(throws: FileDialogError.noDialog) { try await alone.begin() }
  }
}
