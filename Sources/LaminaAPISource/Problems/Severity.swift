/// How much a diagnostic matters: a document with warnings and hints alone is usable.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  /// Worth knowing.
  case hint
  /// Something is likely not what was meant.
  case warning
  /// The document breaks a rule.
  case error

  /// Hints are less than warnings, and these less than errors.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .warning: 1
    case .error: 2
    }
  }
}
