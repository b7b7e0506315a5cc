public import LaminaInput

extension Gesture {
  /// This gesture, while at least the modifier keys are held when it begins.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
    ModifierGesture(base: self, modifiers: modifiers)
  }
}

/// A gesture that asks for modifier keys.
struct ModifierGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let modifiers: EventModifiers

  func makeMachine() -> GestureMachine<Value> { ModifierMachine(modifiers, base.machine()) }

  func update(_ machine: GestureMachine<Value>) {
    guard let machine = machine as? ModifierMachine<Value> else { return }
    base.refresh(machine.base)
  }
}

/// Fails where the keys are not held when a button goes down.
private final class ModifierMachine<Value>: WrappedMachine<Value, Value> {
  let modifiers: EventModifiers

  init(_ modifiers: EventModifiers, _ base: GestureMachine<Value>) {
    self.modifiers = modifiers
    super.init(base)
  }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Value> {
    if case .down(let event) = input, !event.modifiers.isSuperset(of: modifiers) {
      base.cancel(&calls)
      return .failed
    }
    return base.receive(input, at: place, &calls)
  }
}
