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

/// A small generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
