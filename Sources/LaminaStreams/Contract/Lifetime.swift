import Synchronization

/// What can be let go before its time.
public protocol Disposable: AnyObject {
  /// Lets it go; a second call does nothing.
  func dispose()
}

/// How long one run of a stream goes on, and what it holds meanwhile.
///
/// The subscriber's lifetime is the root; a run that begins and ends inside of another (the inner
/// streams of `flatMap`) has a child, which ends with its parent at the latest.
@usableFromInline final class Lifetime: Disposable {
  @exclusivity(unchecked) @usableFromInline var isOver = false
  @exclusivity(unchecked) private var first: (any Disposable)?
  @exclusivity(unchecked) private var others: [(any Disposable)?] = []
  @exclusivity(unchecked) private var free: [Int] = []
  /// The lifetime around, until this one is over.
  @exclusivity(unchecked) private var parent: (lifetime: Lifetime, key: Int)?
  private let counter: LeakCounter?

  /// The lifetime of a subscriber.
  @usableFromInline init() {
    counter = LeakCounter.current
    counter?.began()
  }

  /// A lifetime that is over with `parent`'s at the latest.
  @usableFromInline init(in parent: Lifetime) {
    counter = LeakCounter.current
    counter?.began()
    self.parent = (parent, parent.add(self))
  }

  deinit { counter?.ended() }

  /// Holds `resource` and disposes of it in the end; at once if that has come.
  @discardableResult
  @usableFromInline func add(_ resource: any Disposable) -> Int {
    if isOver {
      resource.dispose()
      return -2
    }
    if first == nil {
      first = resource
      return -1
    }
    if let key = free.popLast() {
      others[key] = resource
      return key
    }
    others.append(resource)
    return others.count - 1
  }

  /// Forgets what `add` answered with `key` for.
  @usableFromInline func remove(_ key: Int) {
    if key == -1 { first = nil }
    guard !isOver, others.indices.contains(key) else { return }
    others[key] = nil
    free.append(key)
  }

  /// Ends the run: what it holds is disposed of, in the order in which it came.
  @usableFromInline func dispose() {
    guard !isOver else { return }
    isOver = true
    if let (lifetime, key) = parent {
      parent = nil
      lifetime.remove(key)
    }
    let (first, others) = (first, others)
    (self.first, self.others, free) = (nil, [], [])
    first?.dispose()
    for resource in others { resource?.dispose() }
  }
}

/// Counts the lifetimes that began inside of `measure` and are still there: zero, or something leaks.
public nonisolated final class LeakCounter: Sendable {
  @MainActor static var current: LeakCounter?
  private let count = Atomic(0)

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
