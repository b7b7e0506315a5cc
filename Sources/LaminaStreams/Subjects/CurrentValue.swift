public import Observation

/// A source with a value at each time: subscribers hear it first, then each that is set.
///
/// RxSwift calls it BehaviorRelay (once Variable), Combine CurrentValueSubject. It never fails, and
/// its stream completes when it goes.
///
/// ```
///  value    1──2───3──
///  early    1──2───3──
///  late          2─3──
/// ```
///
/// ```swift
/// let name = CurrentValue("")
/// let token = name.stream.subscribe { print($0) }  // prints an empty line
/// name.value = "Ada"                               // prints Ada
/// ```
///
/// What reads `value` while it is observed (`withObservationTracking`, the body of a view) hears of
/// changes, and a ``Derived`` value that reads it is computed again.
///
/// Set from inside a delivery, a value waits until everyone has heard the one before; until then
/// `value` is the one that is being delivered. It is a turn of its own: what is derived of both is
/// delivered for each of them.
@MainActor public final class CurrentValue<Value> {
  private let hub: Hub<Value, Never>
  private let memory: ReplayBuffer<Value>
  /// Made at the first read: what is never read costs its streams nothing.
  private var readers: Readers?

  /// Makes a source whose first value is `value`.
  public init(_ value: Value) {
    memory = ReplayBuffer([value], limit: 1)
    hub = Hub(memory: memory)
  }

  isolated deinit { hub.end(.finished) }

  /// The value as all subscribers know it; setting it notifies them, also if it is equal.
  public var value: Value {
    get {
      Tracking.current?.read(self)
      noteReader()
      return memory.values[0]
    }
    set { hub.send(newValue) }
  }

  private func noteReader() {
    if let readers { return readers.read() }
    let readers = Readers()
    self.readers = readers
    hub.addEntry(Downstream(value: { _ in readers.notifyReaders() }, end: { _ in }))
    readers.read()
  }

  /// The value now, then each that is set.
  public var stream: EventStream<Value, Never> {
    EventStream(of: hub) { [hub] downstream, lifetime in hub.attach(downstream, lifetime) }
  }

  /// Changes the value in place and notifies once; values that wait are changed, not lost.
  public func update<Result, E: Error>(
    _ change: (inout Value) throws(E) -> Result
  ) throws(E) -> Result {
    var next = hub.newest ?? memory.values[0]
    let result = try change(&next)
    value = next
    return result
  }
}

extension CurrentValue: Observable {}

extension CurrentValue: Dependency {
  func remember(_ dependent: any Dependent) {
    if hub.dependents == nil { hub.dependents = DependentList() }
    hub.dependents?.insert(dependent)
  }

  func forget(_ dependent: any Dependent) { hub.dependents?.remove(dependent) }
}
