/// Counts a widget's messages by the second, as one that says more than it can mean is ended.
struct ReportRate: Equatable {
  /// Twice what a widget says that moves at 120 frames a second.
  static let most = 240

  private var second = 0.0
  private var count = 0

  /// Counts a message; false for one too many.
  mutating func takes(at now: Double) -> Bool {
    if now - second >= 1 { (second, count) = (now, 0) }
    count += 1
    return count <= Self.most
  }
}
