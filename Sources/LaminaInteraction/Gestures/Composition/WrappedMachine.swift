import LaminaGeometry

/// A recogniser that adds something to another.
class WrappedMachine<Inner, Value>: GestureMachine<Value> {
  let base: GestureMachine<Inner>

  init(_ base: GestureMachine<Inner>) { self.base = base }

  override var wakeTime: TimeInterval? { base.wakeTime }
  override var needs: GestureNeeds { base.needs }

  override func cancel(_ calls: inout GestureCalls) { base.cancel(&calls) }
}

/// A gesture that reports another value.
struct MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  func makeMachine() -> GestureMachine<Value> {
    let transform = transform
    return MapMachine(base.machine()) { value, _ in transform(value) }
  }

  func update(_ machine: GestureMachine<Value>) {
    guard let machine = machine as? MapMachine<Base.Value, Value> else { return }
    let transform = transform
    machine.transform = { value, _ in transform(value) }
    base.refresh(machine.base)
  }
}

/// Reports another value, which may depend on where the view is.
final class MapMachine<Inner, Value>: WrappedMachine<Inner, Value> {
  var transform: (Inner, GesturePlace) -> Value

  init(_ base: GestureMachine<Inner>, _ transform: @escaping (Inner, GesturePlace) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Value> {
    base.receive(input, at: place, &calls).map { transform($0, place) }
  }
}

/// A gesture that also calls actions.
struct CallingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let changed: ((Value) -> Void)?
  let isSame: (Value, Value) -> Bool
  let ended: ((Value) -> Void)?

  func makeMachine() -> GestureMachine<Value> { CallingMachine(self, base.machine()) }

  func update(_ machine: GestureMachine<Value>) {
    guard let machine = machine as? CallingMachine<Base> else { return }
    machine.gesture = self
    base.refresh(machine.base)
  }
}

/// Calls the actions for changes and the end.
private final class CallingMachine<Base: Gesture>: WrappedMachine<Base.Value, Base.Value> {
  var gesture: CallingGesture<Base>
  private var reported: Base.Value?

  init(_ gesture: CallingGesture<Base>, _ base: GestureMachine<Base.Value>) {
    self.gesture = gesture
    super.init(base)
  }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Base.Value> {
    let phase = base.receive(input, at: place, &calls)
    switch phase {
    case .possible(let value?), .active(let value): addCalls(value, &calls)
    case .ended(let value): if let ended = gesture.ended { calls.add { ended(value) } }
    case .possible(nil), .failed: break
    }
    return phase
  }

  private func addCalls(_ value: Base.Value, _ calls: inout GestureCalls) {
    guard let changed = gesture.changed else { return }
    if let reported, gesture.isSame(reported, value) { return }
    reported = value
    calls.add(key: ObjectIdentifier(self)) { changed(value) }
  }
}
