import LaminaGeometry

/// How fast a symbol effect goes, and how often.
///
/// ```swift
/// .symbolEffect(.bounce, options: .repeat(3).speed(2), value: count)
/// ```
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Nil: without end.
    let count: Int?
    /// Between two times, in seconds.
    let pause: TimeInterval

    /// Again and again, one right after the other.
    public static let continuous = RepeatBehavior(count: nil, pause: 0)
    /// Again and again, with pauses.
    public static let periodic = periodic()

    /// So many times (nil: without end), with pauses of so many seconds, half a second unless said.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        count: count.map { max(1, $0) }, pause: delay.map { $0.isFinite ? max(0, $0) : 0 } ?? 0.5)
    }
  }

  private(set) var speed = 1.0
  /// Nil: as the effect has it: once for a value, without end while active.
  private(set) var behavior: RepeatBehavior?

  /// At its own speed, as often as suits the effect.
  public static let `default` = SymbolEffectOptions()
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { with { $0.behavior = .periodic(1, delay: 0) } }
  /// The same, without end.
  public var repeating: SymbolEffectOptions { with { $0.behavior = .continuous } }

  /// So many times; nil: without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  /// Repeated in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// So many times as fast; 1 is the effect's own speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// The same, so many times; nil: without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.behavior = .periodic(count, delay: 0) }
  }
  /// The same, repeated in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.behavior = behavior }
  }
  /// The same, so many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.speed = speed.isFinite ? min(max(speed, 0.01), 100) : 1 }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
