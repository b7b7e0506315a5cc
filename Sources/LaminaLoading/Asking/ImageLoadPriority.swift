/// How soon a picture is wanted: by its level, among equals by its distance from the screen.
public struct ImageLoadPriority: Hashable, Sendable {
  /// What the author says.
  public enum Level: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// After all others.
    case low
    /// Between both: what pictures have of which nothing else is said.
    case normal
    /// Before all others.
    case high

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// How soon the author wants it; compared before the distance.
  public var level: Level
  /// From what is seen, in steps of 64 points; 0 is on the screen.
  public var distance: Int

  /// Makes a priority of a level and a distance from what is seen, in steps of 64 points.
  public init(_ level: Level, distance: Int = 0) {
    self.level = level
    self.distance = distance
  }

  /// After all others: for pictures that may be wanted later.
  public static let low = ImageLoadPriority(.low)
  /// Between both: for pictures of which nothing else is said.
  public static let normal = ImageLoadPriority(.normal)
  /// Before all others: for pictures that are waited for.
  public static let high = ImageLoadPriority(.high)
}

extension ImageLoadPriority: Comparable {
  /// Whether `a` is wanted less soon than `b`.
  public static func < (a: ImageLoadPriority, b: ImageLoadPriority) -> Bool {
    a.level == b.level ? a.distance > b.distance : a.level < b.level
  }
}
