import ChildProcesses
import Foundation
import XServers

/// An X server of its own for one test, and the tools that press its keys and look at it.
nonisolated final class Screen: Sendable {
  private let server: XServer
  var display: String { server.display }

  /// Whether what the tests need is installed (`Scripts/setup` does it).
  static let isInstalled =
    ["Xvfb", "xdotool", "xclip", "xkbcomp", "xprop", "import", "convert"].allSatisfy {
      find($0) != nil
    }

  init() async throws { server = try await XServer() }

  /// Starts the probe on this screen and waits until its window has been painted.
  func probe(_ environment: [String: String] = [:]) async throws -> Child {
    var variables = [
      "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "LAMINA_SCALE": "1",
      "DBUS_SESSION_BUS_ADDRESS": Self.noBus,
    ]
    variables.merge(environment) { $1 }
    let probe = try Child(Self.probeProgram, environment: variables)
    _ = try await probe.line(beginning: "focus true")
    return probe
  }

  /// An address where no bus is: where there is none, SDL has libdbus start a daemon that outlives the test
  /// (dbus-launch), and a test follows no settings of who runs it.
  static let noBus = "unix:path=/nowhere"

  /// Runs xdotool and waits for its end.
  func xdotool(_ arguments: String...) async throws { try await xdotool(arguments) }

  func xdotool(_ arguments: [String]) async throws {
    _ = try await run("xdotool", arguments)
  }

  /// Gives the keyboard two dead keys and Compose, on F13 to F15: what it has no key for xdotool puts on a
  /// spare one as long as it is pressed, and who looks late finds another there.
  ///
  /// Programs that run already may not notice.
  func addComposingKeys() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-keys-\(UUID().uuidString).xkb")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.composingKeys.utf8).write(to: file)
    let status = try await run("xkbcomp", ["-w0", file.path, display])
    if status != 0 { throw CocoaError(.featureUnsupported) }
  }

  private static let composingKeys = """
    xkb_keymap {
      xkb_keycodes { include "evdev+aliases(qwerty)" };
      xkb_types { include "complete" };
      xkb_compat { include "complete" };
      xkb_symbols {
        include "pc+us+inet(evdev)"
        replace key <FK13> { [ dead_acute ] };
        replace key <FK14> { [ dead_diaeresis ] };
        replace key <FK15> { [ Multi_key ] };
      };
    };
    """

  /// Has another client own a selection.
  func copy(_ text: String, to selection: String = "clipboard") async throws {
    let child = try Child(
      Self.program("sh"),
      ["-c", #"printf %s "$TEXT" | xclip -selection "$0" >/dev/null 2>&1"#, selection],
      environment: ["DISPLAY": display, "TEXT": text])
    _ = try await child.waitForExit()
  }

  /// The text of a selection as another client gets it, or its bytes of another type; empty for none.
  func pasted(
    _ type: String = "UTF8_STRING", from selection: String = "clipboard"
  ) async throws -> String {
    let child = try Child(
      Self.program("sh"),
      ["-c", #"timeout 5 xclip -o -selection "$0" -t "$1" 2>/dev/null; echo"#, selection, type],
      environment: ["DISPLAY": display])
    _ = try await child.waitForExit()
    return child.lines.joined(separator: "\n")
  }

  /// Ends the X server at once, under the windows on it.
  func breakConnections() { server.stop() }

  /// Sends what a window manager sends when the user closes a window.
  func askToClose(_ title: String) async throws {
    guard let window = try await window(named: title), let client = XClient(on: display) else {
      return
    }
    defer { client.close() }
    client.askToClose(window)
  }

  /// Has another application drag a text to a place of the screen; whether the window there took it.
  func drop(_ text: String, on title: String, x: Int, y: Int) async throws -> Bool {
    guard let window = try await window(named: title), let client = XClient(on: display) else {
      return false
    }
    defer { client.close() }
    return TextDragSource(client: client).drop(text, on: window, x: Int32(x), y: Int32(y))
  }

  /// The windows whose class (WM_CLASS) is this.
  func windows(ofClass name: String) async throws -> [String] {
    let search = try Child(
      Self.program("xdotool"), ["search", "--class", name], environment: ["DISPLAY": display])
    _ = try await search.waitForExit()
    return search.lines
  }

  /// Where a window is, as `X=0`, `Y=0`, `WIDTH=400`, `HEIGHT=300`.
  func geometry(of title: String) async throws -> [String] {
    let search = try Child(
      Self.program("xdotool"), ["search", "--name", title, "getwindowgeometry", "--shell"],
      environment: ["DISPLAY": display])
    _ = try await search.waitForExit()
    return search.lines
  }

  /// Whether a property of a window comes to end in some words, as xprop prints it, before it is asked for the last time.
  func property(_ name: String, of title: String, endsIn words: String) async throws -> Bool {
    for _ in 0..<200 {
      let child = try Child(
        Self.program("xprop"), ["-name", title, name], environment: ["DISPLAY": display])
      _ = try await child.waitForExit()
      if child.lines.last?.hasSuffix(words) == true { return true }
    }
    return false
  }

  func window(named title: String) async throws -> UInt? {
    let search = try Child(
      Self.program("xdotool"), ["search", "--name", title], environment: ["DISPLAY": display])
    _ = try await search.waitForExit()
    return search.lines.first.flatMap { UInt($0) }
  }

  /// What the screen shows in `rect`, as the bytes of a PPM picture (its header included).
  func picture(x: Int, y: Int, width: Int, height: Int) async throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-screen-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await run(
      "import",
      [
        "-silent", "-window", "root", "-crop", "\(width)x\(height)+\(x)+\(y)", "+repage",
        "-depth", "8", file.path,
      ])
    return try Data(contentsOf: file)
  }

  @discardableResult
  private func run(_ name: String, _ arguments: [String]) async throws -> Int32 {
    let child = try Child(Self.program(name), arguments, environment: ["DISPLAY": display])
    return try await child.waitForExit()
  }

  /// Starts a program of this package in a window on this screen, in a desktop's locale: the X library
  /// composes only what the locale can write.
  ///
  /// Without a folder for the run, unless `environment` names one:
  /// programs of other tests are not found.
  func start(
    _ program: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> Child {
    let desktop = [
      "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "LAMINA_SCALE": "1", "LC_ALL": "C.UTF-8",
      "XDG_RUNTIME_DIR": "", "DBUS_SESSION_BUS_ADDRESS": Self.noBus,
    ]
    return try Child(
      Child.built(program), arguments, environment: desktop.merging(environment) { $1 })
  }

  /// A PNG file as the bytes of a PPM picture (its header included).
  func pixels(of file: URL) async throws -> Data {
    let pixels = file.deletingPathExtension().appendingPathExtension("ppm")
    defer { try? FileManager.default.removeItem(at: pixels) }
    try await run("convert", [file.path, "-depth", "8", pixels.path])
    return try Data(contentsOf: pixels)
  }

  var probeProgram: URL { Self.probeProgram }

  private static var probeProgram: URL { Child.built("WindowProbe") }

  private static func program(_ name: String) throws -> URL {
    guard let program = find(name) else { throw CocoaError(.fileNoSuchFile) }
    return program
  }

  private static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return path.split(separator: ":").lazy
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
