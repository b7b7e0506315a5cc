public import Foundation

/// Which widget is to be shown, of which program, and how.
public nonisolated struct WidgetOrder: Hashable, Sendable {
  /// The program of a ``WidgetBundle``.
  public var program: URL
  public var kind: String
  public var family: WidgetFamily
  /// Its size in points.
  public var size: CGSize
  /// Pixels for each point.
  public var scale: CGFloat
  /// Whether it is night.
  public var isDark: Bool

  public init(
    program: URL, kind: String, family: WidgetFamily, size: CGSize, scale: CGFloat = 1,
    isDark: Bool = false
  ) {
    self.program = program
    self.kind = kind
    self.family = family
    self.size = CGSize(
      width: min(max(size.width, 1), Self.longestSide),
      height: min(max(size.height, 1), Self.longestSide))
    self.scale = min(max(scale, 0.5), 4)
    self.isDark = isDark
  }

  /// The most points of a side.
  private static let longestSide: CGFloat = 1_024

  /// Columns and rows of its pixels.
  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
  }

  /// The bytes of one picture.
  var bytes: Int { pixels.width * pixels.height * 4 }

  static let word = "--widget"

  /// What the program is told, with how often the provider was asked today.
  func words(asked: Int) -> [String] {
    [
      Self.word, kind, "\(family.rawValue)", "\(size.width)", "\(size.height)", "\(scale)",
      isDark ? "night" : "day", "\(asked)",
    ]
  }

  /// What a program was told; nil where it was not started to show a widget.
  static func read(_ words: [String]) -> (order: WidgetOrder, asked: Int)? {
    guard words.count == 9, words[1] == word, let family = Int(words[3]).flatMap(WidgetFamily.init),
      let width = Double(words[4]), let height = Double(words[5]), let scale = Double(words[6]),
      let asked = Int(words[8])
    else { return nil }
    let order = WidgetOrder(
      program: URL(fileURLWithPath: words[0]), kind: words[2], family: family,
      size: CGSize(width: width, height: height), scale: scale, isDark: words[7] == "night")
    return (order, asked)
  }
}
