public import Observation

/// A value to set, from which others are derived.
///
/// ```swift
/// let width = StateValue(2)
/// let area = Derived(of: { width.value * width.value })
/// let token = area.stream.subscribe { print($0) }  // prints 4
/// Turn.run { width.value = 3; width.value = 5 }    // prints 25, once
/// ```
public final class StateValue<Value>: Dependency {
  private var stored: Value
  private var dependents = DependentList()
  private let hub = Hub<Value, Never>()
  private let readers = Readers()

  /// Makes a source of others that has `value`.
  public init(_ value: Value) { stored = value }

  /// The value; setting it marks what is derived of it and notifies the subscribers of `stream`.
  public var value: Value {
    get {
      Tracking.current?.read(self)
      readers.read()
      return stored
    }
    set {
      stored = newValue
      Turn.run {
        dependents.mark()
        readers.notifyReaders()
        hub.send(newValue)
      }
    }
  }

  /// The value now, then each that is set.
  public var stream: EventStream<Value, Never> {
    EventStream(of: self) { [self] downstream, lifetime in
      hub.attach(downstream, lifetime, beginningWith: [stored])
    }
  }

  func remember(_ dependent: any Dependent) { dependents.insert(dependent) }
  func forget(_ dependent: any Dependent) { dependents.remove(dependent) }
}

extension StateValue: Observable {}
