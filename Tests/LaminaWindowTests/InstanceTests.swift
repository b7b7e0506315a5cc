import ChildProcesses
import Foundation
import Testing

/// A market that runs, and later starts of it.
@Suite(
  "One market under Xvfb",
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or ImageMagick is missing: run Scripts/setup"))
struct InstanceTests {
  private let runtime = "/tmp/lamina-\(UUID().uuidString.prefix(8))"

  /// The market as it is drawn at a link without a display, as the bytes of a PPM picture.
  private func picture(at link: String?, on screen: Screen) async throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-market-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try Child(
      Child.built("Market"), ["--png", file.path] + (link.map { ["--open", $0] } ?? []),
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(try await program.waitForExit() == 0)
    return try await screen.pixels(of: file)
  }

  /// Whether the market's window shows a picture, as far as its buttons, which are grey in a window without the focus:
  /// that is a window manager's to give.
  private func shows(_ expected: Data, on screen: Screen) async throws -> Bool {
    let aboveButtons = 640 * 390 * 3
    for _ in 0..<100 {
      // The window is centred: 640x520 on 1024x768.
      let shown = try await screen.picture(x: 192, y: 124, width: 640, height: 520)
      if shown.prefix(aboveButtons) == expected.prefix(aboveButtons) { return true }
    }
    return false
  }

  /// Opens a larger window above the market's.
  private func coverTheMarket(_ home: Data, on screen: Screen) async throws -> Child {
    let gallery = try screen.start("Gallery", ["--page", "Shapes"], ["XDG_RUNTIME_DIR": runtime])
    for _ in 0..<100 {
      let shown = try await screen.picture(x: 192, y: 124, width: 640, height: 520)
      if shown != home { return gallery }
    }
    throw CocoaError(.featureUnsupported)
  }

  @Test("A program that does not ask for it leaves nothing in the folder for the run")
  func several() async throws {
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: runtime) }
    let screen = try await Screen()
    let window = try screen.start("Gallery", ["--page", "Shapes"], ["XDG_RUNTIME_DIR": runtime])
    try await screen.xdotool("search", "--sync", "--onlyvisible", "--name", "Gallery")
    // Where dbus-launch is installed, SDL has it start a bus, which puts a folder of its own there.
    let left = try FileManager.default.contentsOfDirectory(atPath: runtime)
    #expect(left.filter { $0 != "dbus-1" } == [])
    window.terminate()
    #expect(try await window.waitForExit() == 0)
  }

  @Test("A second start shows its link in the first one's window, and ends with 0")
  func link() async throws {
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: runtime) }
    let screen = try await Screen()
    try await screen.xdotool("mousemove", "0", "0")
    let home = try await picture(at: nil, on: screen)
    let tea = try await picture(at: "market://product/tea", on: screen)
    let environment = ["XDG_RUNTIME_DIR": runtime]
    let first = try screen.start("Market", [], environment)
    #expect(try await shows(home, on: screen))
    let cover = try await coverTheMarket(home, on: screen)
    let second = try screen.start("Market", ["--open", "market://product/tea"], environment)
    #expect(try await second.waitForExit() == 0)
    // In front of the gallery, which is larger and was opened later.
    #expect(try await shows(tea, on: screen))
    cover.terminate()
    let wrong = try screen.start("Market", ["--open", "market://nowhere/tea"], environment)
    #expect(try await wrong.waitForExit() != 0)
    let third = try screen.start("Market", [], environment)
    #expect(try await third.waitForExit() == 0)
    #expect(first.exitCode == nil)
    first.terminate()
    #expect(try await first.waitForExit() == 0)
  }
}
