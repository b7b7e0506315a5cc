import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
  /// A moment, as a date.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// A moment.
    public init(_ date: Date) { self.date = date }

    /// How much time there is to another moment.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }
    /// The moment so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// An amount of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// Seconds.
      public var magnitude: TimeInterval
      /// Seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// So many seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// An amount as a number says it.
      public init(integerLiteral value: Int) { self.init(TimeInterval(value)) }
      /// An amount as a number says it.
      public init(floatLiteral value: Double) { self.init(value) }
      /// The number of units, if it can be had exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
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
      public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      /// So many seconds and parts of one.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// So many thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
      /// So many millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
      /// So many billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
  }

  /// Nothing else can be said of work.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let call = Handed(action)
    addOperation { call.action() }
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let call = Handed(action)
    let delay = Swift.max(date.date.timeIntervalSinceNow, 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      self.addOperation { call.action() }
    }
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let call = Handed(action)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + Swift.max(date.date.timeIntervalSinceNow, 0),
      repeating: interval.timeInterval, leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
    timer.setEventHandler { self.addOperation { call.action() } }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
