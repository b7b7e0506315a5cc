public import Foundation

extension Timer {
  /// A publisher of the date, again and again.
  ///
  /// ```swift
  /// let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  /// ```
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// The time from one date to the next, in seconds.
    public let interval: TimeInterval
    /// By how much a date may be late.
    public let tolerance: TimeInterval?
    /// The loop in which dates are sent.
    public let runLoop: RunLoop
    /// The loop's mode.
    public let mode: RunLoop.Mode
    /// Options of the loop, of which there are none on Linux.
    public let options: RunLoop.SchedulerOptions?
    private let hub = Hub<Date, Never>("Timer")
    private let lock = Lock()
    private var timer: Timer?

    /// Makes a publisher, which begins when it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    deinit { timer?.invalidate() }

    public func receive(subscriber: some Subscriber<Date, Never>) { hub.subscribe(subscriber) }

    public func connect() -> any Cancellable {
      let fire = Handed { [weak hub] in hub?.send(Date()) }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in fire.action() }
      if let tolerance { timer.tolerance = tolerance }
      let old = lock {
        defer { self.timer = timer }
        return self.timer
      }
      old?.invalidate()
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher of the date every `interval` seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
