import ChildProcesses
import Foundation
import Testing

/// The X server ends under windows that are open.
@Suite(
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or xclip is missing: run Scripts/setup"),
  .timeLimit(.minutes(5)))
struct LostDisplayTests {
  @Test("A host whose display is gone returns from its loop, so that its program can save")
  func host() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    screen.breakConnections()
    #expect(try await probe.waitForExit(within: 30) == 1)
    #expect(probe.lines.last == "lost")
  }

  @Test(
    "A program says in a sentence why it ends, at rest and while pictures move",
    arguments: ["Shapes", "Particles"])
  func program(page: String) async throws {
    let screen = try await Screen()
    let program = try Child(
      Child.built("Gallery"), ["--page", page],
      environment: [
        "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "LAMINA_SCALE": "1",
        "XDG_RUNTIME_DIR": "", "DBUS_SESSION_BUS_ADDRESS": Screen.noBus,
      ], errors: .kept)
    while try await screen.window(named: "Gallery") == nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    screen.breakConnections()
    #expect(try await program.waitForExit(within: 30) == 1)
    // Xlib may add words about what it had read in part.
    let words = "The connection to the display \(screen.display) broke: the program saves and ends."
    #expect(program.errors.hasPrefix("lamina: \(words)\n"))
  }
}
