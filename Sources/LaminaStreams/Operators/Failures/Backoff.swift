/// How long to wait before the next attempt.
public nonisolated enum Backoff: Hashable, Sendable {
  /// The next attempt begins at once.
  case none
  /// The same wait before each attempt.
  case constant(Duration)
  /// The first wait, what each further one is multiplied by, and the longest.
  case exponential(first: Duration, factor: Double = 2, limit: Duration = .seconds(60))

  /// The wait before the attempt after `failures` failures.
  public func wait(after failures: Int) -> Duration {
    switch self {
    case .none: return .zero
    case .constant(let time): return time
    case .exponential(let first, let factor, let limit):
      var wait = first
      for _ in 1..<max(1, failures) where wait < limit { wait = wait * factor }
      return min(wait, limit)
    }
  }
}
