import ChildProcesses
import Foundation
import Testing

/// The market in a window against the market without a display: by mouse, keys, link, and half a way back.
@Suite(
  "The market under Xvfb",
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or ImageMagick is missing: run Scripts/setup"))
struct MarketWindowTests {
  @Test(
    "A link from the command line shows what the headless host renders, and the mouse's button goes back"
  )
  func link() async throws {
    let screen = try await Screen()
    try await screen.xdotool("mousemove", "0", "0")
    let (home, tea) = try await pictures(on: screen)
    let window = try screen.start("Market", ["--open", "market://product/tea"])
    defer { window.terminate() }
    #expect(try await screen.shows(tea))
    try await screen.xdotool("mousemove", "512", "600", "click", "8", "mousemove", "0", "0")
    #expect(try await screen.shows(home))
  }

  @Test("By mouse to the tea, half a way back by the edge and given up, and then all the way")
  func mouse() async throws {
    let screen = try await Screen()
    try await screen.xdotool("mousemove", "0", "0")
    let (home, tea) = try await pictures(on: screen)
    let window = try screen.start("Market", [])
    defer { window.terminate() }
    #expect(try await screen.shows(home))
    try await screen.xdotool("mousemove", "276", "233", "click", "1", "mousemove", "0", "0")
    #expect(try await screen.shows(tea))
    // The left edge is at 192: out to 392, where half of the market is seen, and home again.
    try await screen.xdotool("mousemove", "196", "600", "mousedown", "1")
    for x in stride(from: 210, through: 392, by: 14) {
      try await screen.xdotool("mousemove", "\(x)", "600")
    }
    var isBetween = false
    for _ in 0..<100 where !isBetween {
      let half = try await screen.market()
      isBetween = half != tea && half != home
    }
    #expect(isBetween)
    for x in stride(from: 392, through: 200, by: -16) {
      try await screen.xdotool("mousemove", "\(x)", "600")
    }
    try await screen.xdotool("mouseup", "1", "mousemove", "0", "0")
    #expect(try await screen.shows(tea))
    try await screen.xdotool("mousemove", "196", "600", "mousedown", "1")
    for x in stride(from: 220, through: 780, by: 40) {
      try await screen.xdotool("mousemove", "\(x)", "600")
    }
    try await screen.xdotool("mouseup", "1", "mousemove", "0", "0")
    #expect(try await screen.shows(home))
  }

  @Test("By keys alone to the tea and back")
  func keys() async throws {
    let screen = try await Screen()
    try await screen.xdotool("mousemove", "0", "0")
    let (home, tea) = try await pictures(on: screen)
    let window = try screen.start("Market", [])
    defer { window.terminate() }
    #expect(try await screen.shows(home))
    // First to the list, then to what is in its first row.
    try await screen.xdotool("key", "Tab", "key", "Tab", "key", "Return")
    #expect(try await screen.shows(tea))
    try await screen.xdotool("key", "alt+Left")
    // The focus is seen where it was; below the rows nothing differs.
    #expect(try await screen.shows(home, from: 200))
  }

  /// The market and its tea as the program renders them without a display.
  private func pictures(on screen: Screen) async throws -> (home: Data, tea: Data) {
    (
      try await render([], on: screen),
      try await render(["--open", "market://product/tea"], on: screen)
    )
  }

  private func render(_ arguments: [String], on screen: Screen) async throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-market-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try Child(
      Child.built("Market"), arguments + ["--png", file.path],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(try await program.waitForExit() == 0)
    return try await screen.pixels(of: file)
  }
}

extension Screen {
  private static let size = (width: 640, height: 520)

  /// What the screen shows in its middle, where the market's window is.
  fileprivate func market() async throws -> Data {
    try await picture(
      x: (1024 - Self.size.width) / 2, y: (768 - Self.size.height) / 2, width: Self.size.width,
      height: Self.size.height)
  }

  /// Whether a picture is shown there in the end, from a row of pixels downwards.
  fileprivate func shows(_ wanted: Data, from row: Int = 0) async throws -> Bool {
    let rest = (Self.size.height - row) * Self.size.width * 3
    for _ in 0..<100 where try await market().suffix(rest) == wanted.suffix(rest) { return true }
    return false
  }
}
