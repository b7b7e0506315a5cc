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

  @Test(
    "a panel at an edge takes the screen's height, and tells window managers what to keep free for it",
    arguments: [
      ("left", "X=0", "400, 0, 0, 0, 0, 767, 0, 0, 0, 0, 0, 0"),
      ("right", "X=624", "0, 400, 0, 0, 0, 0, 0, 767, 0, 0, 0, 0"),
    ])
  func edge(edge: String, place: String, space: String) async throws {
    let screen = try await Screen()
    let probe = try await screen.probe(["PROBE_EDGE": edge])
    let geometry = try await screen.geometry(of: "^Probe$")
    for expected in [place, "Y=0", "WIDTH=400", "HEIGHT=768"] {
      #expect(geometry.contains(expected), "\(geometry)")
    }
    let property = "_NET_WM_STRUT_PARTIAL"
    // Nobody has ever said it on this screen.
    #expect(try await screen.property(property, of: "Probe", endsIn: "no such atom on any window."))
    probe.send("reserve true")
    #expect(try await screen.property(property, of: "Probe", endsIn: "= \(space)"))
    probe.send("reserve false")
    #expect(try await screen.property(property, of: "Probe", endsIn: "not found."))
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
