public import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment of the queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var dispatchTime: DispatchTime

    /// A moment.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads a moment that was written in nanoseconds.
    public init(from decoder: any Decoder) throws {
      let time = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: time)
    }
    /// Writes the moment in nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// How much time there is to another moment; at most 292 years.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (mine, theirs) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(
        nanoseconds: theirs < mine ? -Int(clamping: mine - theirs) : Int(clamping: theirs - mine))
    }
    /// The moment so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }
    /// Hashes the moment.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// An amount of time, in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// Nanoseconds.
      public var magnitude: Int
      /// The amount as Dispatch writes it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// An amount as Dispatch writes it.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }
      fileprivate init(nanoseconds: Int) { magnitude = nanoseconds }
      private init(units: Int) { self = .seconds(units) }
      private init(floating value: Double) { self = .seconds(value) }

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
      public static func + (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude + b.magnitude)
      }
      /// Takes one amount from another.
      public static func - (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude - b.magnitude)
      }
      /// Multiplies two amounts.
      public static func * (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude * b.magnitude)
      }
      /// Adds an amount to this one.
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      /// Takes an amount from this one.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      /// Multiplies this amount.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      /// So many seconds.
      public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
      /// So many seconds and parts of one.
      public static func seconds(_ s: Double) -> Stride { span(seconds: s) }
      /// So many thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
      /// So many millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { scaled(us, 1000) }
      /// So many billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      /// An amount, as far as it can be counted in nanoseconds.
      private static func scaled(_ count: Int, _ factor: Int) -> Stride {
        let (product, overflows) = count.multipliedReportingOverflow(by: factor)
        return Stride(nanoseconds: overflows ? (count < 0 ? .min : .max) : product)
      }
      private static func span(seconds: Double) -> Stride {
        let nanoseconds = (seconds * 1e9).rounded()
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (seconds < 0 ? .min : .max))
      }
    }
  }

  /// What else can be said of work.
  public struct SchedulerOptions {
    /// How urgent it is.
    public var qos: DispatchQoS
    /// How it is queued.
    public var flags: DispatchWorkItemFlags
    /// The group that it belongs to.
    public var group: DispatchGroup?

    /// Options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let call = Handed(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { call.action() }
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let call = Handed(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { call.action() }
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let call = Handed(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { call.action() }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
