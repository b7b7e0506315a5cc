import ChildProcesses
import Foundation
import Testing

/// Frames recorded by a whole program, as its user asks for it.
@Suite(
  "Frames of a program under Xvfb",
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or ImageMagick is missing: run Scripts/setup"))
struct RecordingTests {
  private func start(_ variables: [String: String], on screen: Screen) throws -> Child {
    var environment = [
      "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "LAMINA_SCALE": "1",
      "DBUS_SESSION_BUS_ADDRESS": Screen.noBus,
    ]
    environment.merge(variables) { $1 }
    return try Child(
      Child.built("Gallery"), ["--page", "Shapes"], environment: environment)
  }

  /// Whether the dark panel begins where it should in the light window, 1000x700 centred.
  private func showsOverlay(_ screen: Screen) async throws -> Bool {
    let pixels = try await screen.picture(x: 740, y: 34 + 13, width: 21, height: 1).suffix(3 * 21)
    return pixels.prefix(3).allSatisfy { $0 > 192 } && pixels.suffix(3).allSatisfy { $0 < 64 }
  }

  private func waitForOverlay(_ screen: Screen) async throws {
    var isShown = false
    for _ in 0..<100 where !isShown { isShown = try await showsOverlay(screen) }
    #expect(isShown)
  }

  @Test("LAMINA_FRAMES shows them and LAMINA_FRAMES_JSON writes them when SIGTERM comes")
  func overlayAndFile() async throws {
    let screen = try await Screen()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-frames-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try start(
      ["LAMINA_FRAMES": "overlay", "LAMINA_FRAMES_JSON": file.path], on: screen)
    try await waitForOverlay(screen)
    program.terminate()
    #expect(try await program.waitForExit() == 0)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    #expect(json?["title"] as? String == "Gallery")
    let frames = json?["frames"] as? [String: [Double]]
    #expect(frames?["main_ns"]?.isEmpty == false)
  }

  @Test("SIGTERM that another thread than the main one takes ends it with code 0")
  func signalOnThread() async throws {
    let screen = try await Screen()
    let program = try start(["LAMINA_FRAMES": "overlay"], on: screen)
    try await waitForOverlay(screen)
    let thread = try #require(Self.threads(of: program.processID).first)
    // glibc's call is not among the names that Swift sees.
    let send = try #require(dlsym(dlopen(nil, RTLD_NOW), "tgkill"))
    typealias Send = @convention(c) (Int32, Int32, Int32) -> Int32
    #expect(unsafeBitCast(send, to: Send.self)(program.processID, thread, SIGTERM) == 0)
    #expect(try await program.waitForExit() == 0)
  }

  /// Those besides the main one that take SIGTERM.
  private static func threads(of process: Int32) throws -> [Int32] {
    let folder = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { name in
      let status = try String(contentsOfFile: "\(folder)/\(name)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
      let blocked = line.flatMap { UInt64($0.split(separator: "\t")[1], radix: 16) } ?? .max
      let takes = blocked >> UInt64(SIGTERM - 1) & 1 == 0
      return Int32(name).flatMap { $0 != process && takes ? $0 : nil }
    }
  }

  @Test("a value that is not understood leaves the program as it is")
  func nonsense() async throws {
    let screen = try await Screen()
    let program = try start(
      ["LAMINA_FRAMES": "banana", "LAMINA_FRAMES_JSON": "/nowhere/frames.json"], on: screen)
    try await screen.askToCloseWhenOpen("Gallery")
    #expect(try await program.waitForExit() == 0)
  }
}

extension Screen {
  /// Asks a window to close once it is there.
  fileprivate func askToCloseWhenOpen(_ title: String) async throws {
    try await xdotool("search", "--sync", "--onlyvisible", "--name", title)
    try await askToClose(title)
  }
}
