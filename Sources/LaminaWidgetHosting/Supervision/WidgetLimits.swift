/// What a widget's process may take.
public struct WidgetLimits: Hashable, Sendable {
  /// Seconds until the first picture.
  public var firstAnswer = 5.0
  /// Seconds until it answers later.
  public var answer = 2.0
  /// Seconds of work (CPU) for what it was asked for.
  public var work = 5.0
  /// Resident memory of its own in bytes.
  public var memory = 64_000_000
  /// Seconds until it is started again after its first failure; doubled with each one that follows.
  public var firstPause = 1.0
  /// Seconds that it is left alone at most.
  public var longestPause = 300.0
  /// Seconds after which a process that lives is taken for a healthy one.
  public var health = 60.0

  public init() {}
}
