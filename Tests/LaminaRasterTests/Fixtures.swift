import LaminaDrawing
import LaminaGeometry
import LaminaRaster

/// The picture files beside the tests.
enum Fixture {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(name).path
  }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  /// One small file of each format, and the awkward ones.
  static let all = [
    "alpha.png", "grey.png", "grey16.png", "interlaced.png", "palette.png", "rgb.png", "rgb16.png",
    "quadrants.jpg", "progressive.jpg", "cmyk.jpg", "rose.jpg", "rose.webp", "lossless.webp",
    "alpha.webp", "animated.webp",
    "quadrants.gif", "interlaced.gif", "rose.gif",
  ]
}

/// How much is tried at random.
enum Fuzz {
  /// Whether more is asked for than in every run.
  static var isThorough: Bool { ProcessInfo.processInfo.environment["LAMINA_FUZZ"] != nil }

  /// `usual`, or as many as the variable LAMINA_FUZZ says.
  static func count(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["LAMINA_FUZZ"].flatMap { Int($0) } ?? usual
  }
}
