import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

/// One picture in files of several scales, as `room.png`, `room@2x.png` and `room@3x.png`.
@Suite struct ScaledFileTests {
  /// A bundle's folder with some of the files, each of another colour.
  private func withFolder(
    _ suffixes: [String], type: String = ".png", _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let colors: [String: (Color.Resolved, Int)] = [
      "": (Color.Resolved(red: 0, green: 0, blue: 1), 10), "@2x": (Sample.red, 20),
      "@3x": (Sample.green, 30),
    ]
    for suffix in suffixes {
      let (color, side) = try #require(colors[suffix])
      try Sample.png(color, width: side, height: side)
        .write(to: folder.appendingPathComponent("room" + suffix + type))
    }
    try body(folder)
  }

  /// The colour of the picture at a scale, which has ten points at each.
  private func color(_ image: Image, at scale: CGFloat) -> String {
    let harness = Harness(size: CGSize(width: 40, height: 40), scale: scale) {
      image.accessibilityIdentifier("picture")
    }
    #expect(harness.frame(of: "picture")?.size == CGSize(width: 10, height: 10))
    #expect(harness.diagnostics == [])
    let middle = Int(20 * scale)
    let pixel = harness.picture().pixel(x: middle, y: middle)
    return [0xFF00_00FF: "1", 0xFFFF_0000: "2", 0xFF00_FF00: "3"][pixel] ?? "-"
  }

  private let scales: [CGFloat] = [1, 1.25, 1.5, 2, 2.5, 3, 4]

  @Test("The file of the least scale that is enough shows, else the largest there is")
  func choice() throws {
    for (suffixes, shown) in [
      (["", "@2x", "@3x"], "1222333"), (["", "@2x"], "1222222"), ([""], "1111111"),
      (["@2x"], "2222222"), (["", "@3x"], "1333333"), (["@2x", "@3x"], "2222333"),
    ] {
      try withFolder(suffixes) { folder in
        let path = folder.appendingPathComponent("room.png").path
        #expect(scales.map { color(Image(file: path), at: $0) }.joined() == shown, "\(suffixes)")
      }
    }
  }

  @Test(
    "A bundle's picture is found by its name, with and without extension, also of one scale only")
  func bundle() throws {
    for suffixes in [["", "@2x", "@3x"], ["@2x"]] {
      try withFolder(suffixes) { folder in
        let bundle = try #require(Bundle(url: folder))
        for name in ["room", "room.png"] {
          #expect(color(Image(name, bundle: bundle), at: 2) == "2")
          #expect(
            color(Image(decorative: name, bundle: bundle), at: 1)
              == (suffixes.count > 1 ? "1" : "2"))
        }
      }
    }
  }

  @Test("A file that names its scale is that file, at each scale")
  func named() throws {
    try withFolder(["", "@2x", "@3x"]) { folder in
      let path = folder.appendingPathComponent("room@2x.png").path
      #expect(scales.map { color(Image(file: path), at: $0) }.joined() == "2222222")
    }
  }

  @Test("A window that comes to a display of another scale shows the other file")
  func moved() throws {
    try withFolder(["", "@2x"]) { folder in
      let path = folder.appendingPathComponent("room.png").path
      let harness = Harness(size: CGSize(width: 40, height: 40), scale: 1) { Image(file: path) }
      #expect(harness.picture().pixel(x: 20, y: 20) == 0xFF00_00FF)
      var environment = harness.graph.environment
      environment.displayScale = 2
      harness.graph.setEnvironment(environment)
      harness.settle()
      #expect(harness.picture().pixel(x: 20, y: 20) == 0xFFFF_0000)
    }
  }

  @Test("A theme's picture, too")
  func themed() throws {
    try withFolder(["", "@2x"]) { folder in
      var theme = Theme(name: "T", tokens: ["room": ThemeToken(.picture("room.png"))])
      theme.pictureFolder = folder.path
      let harness = Harness(size: CGSize(width: 40, height: 40), scale: 2) {
        ThemedImage("room").theme(theme)
      }
      #expect(harness.picture().pixel(x: 40, y: 40) == 0xFFFF_0000)
    }
  }
}
