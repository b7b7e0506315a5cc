/// A scheduler that does work at once, in the call; times are numbers that never pass.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// A moment.
  public struct SchedulerTimeType: Strideable {
    fileprivate let value: Int

    /// How much time there is to another moment.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.value - value) }
    /// The moment so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(value: value + n.magnitude)
    }

    /// A number of moments.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      /// The number.
      public var magnitude: Int

      /// So many moments.
      public init(_ value: Int) { magnitude = value }
      private init(units: Int) { self.init(units) }
      private init(floating value: Double) { self.init(Int(value)) }

      /// An amount as a number says it.
      public init(integerLiteral value: Int) { self.init(units: value) }
      /// An amount as a number says it.
      public init(floatLiteral value: Double) { self.init(floating: value) }
      /// The number of units, if it can be had exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(units: value)
      }

      /// Whether the first amount is less.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      /// Adds two amounts.
      public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
      /// Takes one amount from another.
      public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
      /// Multiplies two amounts.
      public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
      /// Adds an amount to this one.
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      /// Takes an amount from this one.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      /// Multiplies this amount.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      /// So many seconds.
      public static func seconds(_ s: Int) -> Stride { span(seconds: Double(s)) }
      /// So many seconds and parts of one.
      public static func seconds(_ s: Double) -> Stride { span(seconds: s) }
      /// So many thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { span(seconds: Double(ms) / 1e3) }
      /// So many millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { span(seconds: Double(us) / 1e6) }
      /// So many billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { span(seconds: Double(ns) / 1e9) }

      // A moment is of no length: whatever time is named, it is none.
      private static func span(seconds: Double) -> Stride { Stride(0) }
    }
  }
  /// Nothing else can be said of work.
  public typealias SchedulerOptions = Never

  public var now: SchedulerTimeType { SchedulerTimeType(value: 0) }
  public var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
