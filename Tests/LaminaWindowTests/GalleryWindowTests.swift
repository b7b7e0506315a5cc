import ChildProcesses
import Foundation
import Testing

/// A whole program in a window against the same program without a display.
@Suite(
  "The gallery under Xvfb",
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or ImageMagick is missing: run Scripts/setup"))
struct GalleryWindowTests {
  @Test(
    "the window shows, pixel for pixel, what the headless host renders",
    arguments: ["Text", "Shapes", "Landmarks"])
  func samePixels(page: String) async throws {
    let screen = try await Screen()
    // Nothing may be hovered: the headless window has no pointer above it.
    try await screen.xdotool("mousemove", "0", "0")
    let rendered = try await render(page, on: screen)
    let window = try screen.start("Gallery", ["--page", page])
    var shown = Data()
    // The window is centred: 1000x700 on 1024x768.
    for _ in 0..<100 where shown != rendered {
      shown = try await screen.picture(x: 12, y: 34, width: 1000, height: 700)
    }
    #expect(shown == rendered)
    try await screen.askToClose("Gallery")
    #expect(try await window.waitForExit() == 0)
  }

  @Test("a click in the sidebar shows another page, as it is rendered with that page chosen")
  func click() async throws {
    let screen = try await Screen()
    try await screen.xdotool("mousemove", "0", "0")
    let before = try await render("Shapes", on: screen)
    let window = try screen.start("Gallery", ["--page", "Shapes"])
    var shown = Data()
    for _ in 0..<100 where shown != before {
      shown = try await screen.picture(x: 12, y: 34, width: 1000, height: 700)
    }
    // The seventh row of the sidebar, 276 points below the window's top at 34.
    try await screen.xdotool("mousemove", "112", "310", "click", "1", "mousemove", "0", "0")
    let after = try await render("Stacks", on: screen)
    // The sidebar is left out: there the chosen row has the keyboard now, and another colour.
    for _ in 0..<100 where page(shown) != page(after) {
      shown = try await screen.picture(x: 12, y: 34, width: 1000, height: 700)
    }
    #expect(page(shown) == page(after))
    window.terminate()
  }

  @Test("scrolled away and back, and made smaller and larger meanwhile, it shows what it showed")
  func scrolled() async throws {
    let screen = try await Screen()
    try await screen.xdotool("mousemove", "0", "0")
    let rendered = try await render("Landmarks", on: screen)
    let window = try screen.start("Gallery", ["--page", "Landmarks"])
    var shown = Data()
    func look() async throws {
      shown = try await screen.picture(x: 12, y: 34, width: 1000, height: 700)
    }
    for _ in 0..<100 where shown != rendered { try await look() }
    try await screen.xdotool("mousemove", "600", "400")
    for (button, size) in [("5", "900"), ("5", "1000"), ("4", "940"), ("4", "1000")] {
      try await screen.xdotool("click", "--repeat", "12", "--delay", "8", button)
      try await look()
      #expect(page(shown) != page(rendered))
      try await screen.xdotool("search", "--class", "Gallery", "windowsize", size, "700")
    }
    try await screen.xdotool("click", "--repeat", "40", "--delay", "4", "4", "mousemove", "0", "0")
    for _ in 0..<100 where page(shown) != page(rendered) { try await look() }
    #expect(page(shown) == page(rendered))
    try await screen.askToClose("Gallery")
    #expect(try await window.waitForExit() == 0)
  }

  /// A page as the program renders it without a display, as the bytes of a PPM picture.
  private func render(_ page: String, on screen: Screen) async throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-gallery-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try Child(
      Child.built("Gallery"), ["--page", page, "--png", file.path, "--size", "1000x700"],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(try await program.waitForExit() == 0)
    return try await screen.pixels(of: file)
  }

  /// Of a picture 1000 pixels wide, what lies to the right of the sidebar.
  private func page(_ picture: Data) -> [Data] {
    let header = picture.count - 1000 * 700 * 3
    guard header > 0 else { return [] }
    return (0..<700).map { row in
      let start = picture.startIndex + header + row * 3000
      return picture[(start + 3 * 210)..<(start + 3000)]
    }
  }
}
