import LaminaInput

/// A value that a view has while a gesture goes on, and that goes back to its initial one when the
/// gesture ends or is taken away.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
///
/// Circle().offset(offset).gesture(
///   DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, LinkedProperty {
  private let initial: Value
  private let resets: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// Makes a state that is `wrappedValue` while no gesture goes on, and goes back to it under a
  /// transaction, as one with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Makes a state that is `initialValue` while no gesture goes on, and goes back to it under a
  /// transaction.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value that goes back under a transaction that `reset` makes of the last value.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { (initial, resets) = (wrappedValue, reset) }

  /// Makes a state that goes back to `initialValue` under a transaction that `reset` makes of the
  /// last value.
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { self.init(wrappedValue: initialValue, reset: reset) }

  /// The current value; only a gesture changes it.
  public var wrappedValue: Value { box?.value ?? initial }

  /// What `updating` changes.
  public var projectedValue: GestureState<Value> { self }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    box = storage.box(slot) { StateBox(initial) }
  }

  /// Changes the value under a transaction that the body may change.
  fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.value
    var transaction = Transaction()
    body(&value, &transaction)
    withTransaction(transaction) { box.value = value }
  }

  fileprivate func reset() {
    guard let box else { return }
    var transaction = Transaction()
    resets(box.value, &transaction)
    withTransaction(transaction) { box.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil while no gesture goes on, and goes back to it under a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Makes a state that goes back to nil under a transaction that `reset` makes of the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension Gesture {
  /// Changes a gesture state whenever the value has; it goes back when the gesture is over.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that changes a gesture state.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture that is recognised.
  public var base: Base
  /// The state that the gesture changes while it goes on.
  public var state: GestureState<State>
  /// Makes the state of the value.
  public var update: (Value, inout State, inout Transaction) -> Void

  /// Makes a gesture that is recognised as `base` is, and calls `body` to change `state` for each
  /// of its values.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) { (self.base, self.state, update) = (base, state, body) }

  package func makeMachine() -> GestureMachine<Value> { UpdatingMachine(self, base.machine()) }

  package func update(_ machine: GestureMachine<Value>) {
    guard let machine = machine as? UpdatingMachine<Base, State> else { return }
    machine.gesture = self
    base.refresh(machine.base)
  }
}

/// Changes a state while the gesture goes on.
private final class UpdatingMachine<Base: Gesture, State>: WrappedMachine<Base.Value, Base.Value> {
  var gesture: GestureStateGesture<Base, State>
  private var hasReported = false

  init(_ gesture: GestureStateGesture<Base, State>, _ base: GestureMachine<Base.Value>) {
    self.gesture = gesture
    super.init(base)
  }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Base.Value> {
    let phase = base.receive(input, at: place, &calls)
    switch phase {
    case .possible(let value?), .active(let value):
      hasReported = true
      let gesture = gesture
      calls.begin(self) {
        gesture.state.change { gesture.update(value, &$0, &$1) }
      }
    case .ended, .failed: putBack(&calls)
    case .possible(nil): break
    }
    return phase
  }

  override func cancel(_ calls: inout GestureCalls) {
    super.cancel(&calls)
    putBack(&calls)
  }

  private func putBack(_ calls: inout GestureCalls) {
    guard hasReported else { return }
    hasReported = false
    let state = gesture.state
    calls.end(self, isLast: true) { state.reset() }
  }
}
