import ChildProcesses
import Foundation
import Testing

@Suite(
  "Windows that open and close",
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or ImageMagick is missing: run Scripts/setup"))
struct OpeningTests {
  @Test("a window that is larger than the screen opens inside it")
  func inside() async throws {
    let screen = try await Screen()
    // 400x300 points are 1200x900 pixels, on 1024x768.
    let probe = try await screen.probe(["LAMINA_SCALE": "3"])
    _ = try await probe.line(beginning: "first 1024x768 3.0")
    let geometry = try await screen.geometry(of: "^Probe$")
    for expected in ["X=0", "Y=0", "WIDTH=1024", "HEIGHT=768"] {
      #expect(geometry.contains(expected), "\(geometry)")
    }
  }

  @Test("the desktop knows a window by the application's identifier")
  func identifier() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe(["PROBE_IDENTIFIER": "org.example.Lamina.Probe"])
    #expect(try await screen.windows(ofClass: "^org.example.Lamina.Probe$").count == 1)
    probe.terminate()
  }

  @Test("Ctrl+W closes the window, Ctrl+Q ends the program", arguments: ["ctrl+w", "ctrl+q"])
  func keys(key: String) async throws {
    let screen = try await Screen()
    let window = try screen.start("Gallery", ["--page", "Shapes"])
    try await screen.xdotool("search", "--sync", "--onlyvisible", "--name", "Gallery")
    // The first presses may come before the window has the keyboard.
    for _ in 0..<100 where window.exitCode == nil {
      try await screen.xdotool("key", key)
    }
    #expect(try await window.waitForExit() == 0)
  }
}
