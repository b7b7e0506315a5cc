import Synchronization

/// Counts the lifetimes that began inside of `measure` and are still there: zero, or something leaks.
public nonisolated final class LeakCounter: Sendable {
  @MainActor static var current: LeakCounter?
  private let count = Atomic(0)

  /// Makes a counter that has counted nothing.
  public init() {}

  /// Runs that were begun and are still in memory.
  public var alive: Int { count.load(ordering: .relaxed) }

  /// Counts what begins while `body` runs.
  @MainActor public func measure<Result, E: Error>(
    _ body: () throws(E) -> Result
  ) throws(E) -> Result {
    let outer = LeakCounter.current
    LeakCounter.current = self
    defer { LeakCounter.current = outer }
    return try body()
  }

  func began() { count.add(1, ordering: .relaxed) }
  func ended() { count.subtract(1, ordering: .relaxed) }
}
