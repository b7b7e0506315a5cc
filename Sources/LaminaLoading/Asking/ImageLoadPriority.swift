/// How soon a picture is wanted: by its level, among equals by its distance from the screen.
public struct ImageLoadPriority: Hashable, Sendable {
  /// What the author says.
  public enum Level: Int, Hashable, Comparable, Sendable, CaseIterable {
    case low, normal, high

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  public var level: Level
  /// From what is seen, in steps of 64 points; 0 is on the screen.
  public var distance: Int

  public init(_ level: Level, distance: Int = 0) {
    self.level = level
    self.distance = distance
  }

  public static let low = ImageLoadPriority(.low)
  public static let normal = ImageLoadPriority(.normal)
  public static let high = ImageLoadPriority(.high)
}

extension ImageLoadPriority: Comparable {
  /// Whether `a` is wanted less soon than `b`.
  public static func < (a: ImageLoadPriority, b: ImageLoadPriority) -> Bool {
    a.level == b.level ? a.distance > b.distance : a.level < b.level
  }
}
