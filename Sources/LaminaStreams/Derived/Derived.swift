public import Observation

/// A value that is computed from others: changes are pushed, the value is pulled.
///
/// ```
///       a ──▶ double ──┐
///       │              ▼           a changes: sum is computed once, of both as they are then
///       └───────────▶ sum
/// ```
///
/// A change only marks what depends on it; the next reader computes, once. At the end of the turn,
/// each derived value that has subscribers and was marked is computed and sent, if it is another one.
/// So there are no glitches: no one sees `sum` of an `a` that is new and a `double` that is old.
///
/// ```swift
/// let price = CurrentValue(3), count = StateValue(2)
/// let total = Derived { price.value * count.value }
/// count.value = 5                                     // total.value is 15, also in a view's body
/// ```
public final class Derived<Value>: Dependent {
  private let compute: () -> Value
  private let isSame: (Value, Value) -> Bool
  private var cached: Value?
  private let hub = Hub<Value, Never>()
  private var delivered: Value?
  private var dependents = DependentList()
  private let readers = Readers()
  private var dependencies: [any Dependency] = []
  private(set) var isMarked = true

  /// How often it was computed.
  public private(set) var evaluations = 0

  /// A value that `compute` returns: each ``StateValue``, ``CurrentValue`` and other derived one that it
  /// reads is found by reading.
  @_disfavoredOverload
  public init(
    _ compute: @escaping () -> Value, isSame: @escaping (Value, Value) -> Bool = { _, _ in false }
  ) {
    self.compute = compute
    self.isSame = isSame
  }

  /// The value as it is now.
  public var value: Value {
    Tracking.current?.read(self)
    readers.read()
    return current()
  }

  private func current() -> Value {
    if let cached, !isMarked { return cached }
    for dependency in dependencies { dependency.forget(self) }
    evaluations += 1
    let tracking = Tracking()
    let value = tracking.run(compute)
    dependencies = tracking.found
    for dependency in dependencies { dependency.remember(self) }
    cached = value
    isMarked = false
    return value
  }

  /// The value now, then each other one, sent once a turn.
  public var stream: EventStream<Value, Never> {
    EventStream(of: self) { [self] downstream, lifetime in
      let value = current()
      delivered = value
      hub.attach(downstream, lifetime, beginningWith: [value])
    }
  }

  func mark() {
    guard !isMarked else { return }
    isMarked = true
    if hub.hasSubscribers { Turn.current.add(self) }
    dependents.mark()
    readers.notifyReaders()
  }

  func deliverMarked() {
    guard hub.hasSubscribers else { return }
    let value = current()
    if let delivered, isSame(delivered, value) { return }
    delivered = value
    hub.send(value)
  }
}

extension Derived where Value: Equatable {
  /// A value that `compute` returns; equal ones are sent once.
  public convenience init(of compute: @escaping () -> Value) {
    self.init(compute, isSame: { $0 == $1 })
  }
}

extension Derived: Dependency {
  func remember(_ dependent: any Dependent) { dependents.insert(dependent) }
  func forget(_ dependent: any Dependent) { dependents.remove(dependent) }
}

extension Derived: Observable {}
