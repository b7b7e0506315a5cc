/// How long jobs of each kind take, as running means: the latest counts for a quarter.
struct JobTimes {
  private var means: [String: Duration] = [:]

  /// Zero before the first.
  subscript(kind: String) -> Duration { means[kind] ?? .zero }

  mutating func add(_ duration: Duration, of kind: String) {
    means[kind] = means[kind].map { $0 + (duration - $0) / 4 } ?? duration
  }
}
