import LaminaCombine

/// A scheduler whose time a test moves; what is due at once is done when the test says `settle`.
final class VirtualClock: Scheduler, @unchecked Sendable {
  // Unchecked: each test has one of its own, on one thread.
  struct SchedulerTimeType: Strideable {
    let value: Int
    func distance(to other: Self) -> Stride { Stride(magnitude: other.value - value) }
    func advanced(by n: Stride) -> Self { Self(value: value + n.magnitude) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      CustomStringConvertible
    {
      var magnitude: Int
      var description: String { "\(magnitude)" }
      init(magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value }
      init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
      static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      static func + (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude + b.magnitude) }
      static func - (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude - b.magnitude) }
      static func * (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude * b.magnitude) }
      static func += (a: inout Self, b: Self) { a = a + b }
      static func -= (a: inout Self, b: Self) { a = a - b }
      static func *= (a: inout Self, b: Self) { a = a * b }
      static func seconds(_ s: Int) -> Self { Self(magnitude: s) }
      static func seconds(_ s: Double) -> Self { Self(magnitude: Int(s)) }
      static func milliseconds(_ ms: Int) -> Self { Self(magnitude: ms) }
      static func microseconds(_ us: Int) -> Self { Self(magnitude: us) }
      static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns) }
    }
  }
  typealias SchedulerOptions = Never
  private struct Work {
    let id: Int
    let time: Int
    let action: () -> Void
  }

  private(set) var time = 0
  private var work: [Work] = []
  private var lastID = 0

  var now: SchedulerTimeType { SchedulerTimeType(value: time) }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// How many pieces of work wait.
  var waiting: Int { work.count }

  @discardableResult
  private func add(_ time: Int, _ action: @escaping () -> Void) -> Int {
    lastID += 1
    work.append(Work(id: lastID, time: time, action: action))
    return lastID
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(time, action) }
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(date.value, action)
  }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repeating = Repeating(self, interval.magnitude, action)
    repeating.next(at: date.value)
    return AnyCancellable { repeating.isOver = true }
  }

  private final class Repeating {
    var isOver = false
    private let clock: VirtualClock
    private let interval: Int
    private let action: () -> Void
    init(_ clock: VirtualClock, _ interval: Int, _ action: @escaping () -> Void) {
      self.clock = clock
      self.interval = interval
      self.action = action
    }
    func next(at time: Int) {
      clock.add(time) { [self] in
        guard !isOver else { return }
        action()
        next(at: time + interval)
      }
    }
  }

  func advance(by span: Int) {
    let end = time + span
    while let next = due(by: end) {
      time = max(time, next.time)
      next.action()
    }
    time = end
  }

  /// Does what is due now.
  func settle() { advance(by: 0) }

  private func due(by end: Int) -> Work? {
    let next = work.filter { $0.time <= end }.min { ($0.time, $0.id) < ($1.time, $1.id) }
    if let next { work.removeAll { $0.id == next.id } }
    return next
  }
}
