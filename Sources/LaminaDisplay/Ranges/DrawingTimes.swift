import LaminaDrawing
import LaminaGeometry

/// How long drawings take a worker, in seconds, as far as it is known.
struct DrawingTimes {
  /// Longer ones wait for shorter ones that are as near.
  private static let short: TimeInterval = 0.002
  private let picture: TimeInterval
  private let other: TimeInterval

  init(_ executor: any DisplayExecutor) {
    picture = executor.typicalDuration(of: "picture") / .seconds(1)
    other = executor.typicalDuration(of: "draw") / .seconds(1)
  }

  subscript(list: DisplayList) -> TimeInterval { list.hasPictures ? picture : other }

  func isLong(_ list: DisplayList) -> Bool { self[list] > Self.short }
}
