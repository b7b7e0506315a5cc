public import LaminaGeometry

extension View {
  /// Recognises `gesture` on the view, when none of those inside comes first.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    attaching(gesture, .normal, mask: mask)
  }

  /// Recognises `gesture` on the view while `isEnabled`.
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    attaching(gesture, .normal, mask: isEnabled ? .all : .subviews)
  }

  /// Recognises `gesture` before those inside: they wait until it is out of question.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View { attaching(gesture, .high, mask: mask) }

  /// Recognises `gesture` before those inside while `isEnabled`.
  public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    attaching(gesture, .high, mask: isEnabled ? .all : .subviews)
  }

  /// Recognises `gesture` beside those inside.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View { attaching(gesture, .simultaneous, mask: mask) }

  /// Recognises `gesture` beside those inside while `isEnabled`.
  public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    attaching(gesture, .simultaneous, mask: isEnabled ? .all : .subviews)
  }

  private func attaching<G: Gesture>(
    _ gesture: G, _ priority: GestureAttachment.Priority, mask: GestureMask
  ) -> some View {
    handlers { $0.pointer.gestures = [GestureAttachment(gesture, priority, mask: mask)] }
  }

  /// Runs `action` when the view was held for `minimumDuration` seconds; `onPressingChanged` is called
  /// when it is held, and when it no longer is or was for long enough.
  public func onLongPressGesture(
    minimumDuration: TimeInterval = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged, action: action))
  }
}

/// A gesture that reports when it may come, and when it is over.
private struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  let base: LongPressGesture
  let pressing: ((Bool) -> Void)?
  let action: () -> Void

  func makeMachine() -> GestureMachine<Bool> { PressingMachine(self) }

  func update(_ machine: GestureMachine<Bool>) {
    guard let machine = machine as? PressingMachine else { return }
    machine.gesture = self
    base.refresh(machine.base)
  }
}

/// Reports once that something is held, and once that it is not.
private final class PressingMachine: WrappedMachine<Bool, Bool> {
  var gesture: PressingGesture
  private var isPressing = false

  init(_ gesture: PressingGesture) {
    self.gesture = gesture
    super.init(gesture.base.machine())
  }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Bool> {
    let phase = base.receive(input, at: place, &calls)
    switch phase {
    case .possible(true?): reportPressing(true, &calls)
    case .ended:
      reportPressing(false, &calls)
      calls.add(gesture.action)
    case .failed: reportPressing(false, &calls)
    case .possible, .active: break
    }
    return phase
  }

  override func cancel(_ calls: inout GestureCalls) {
    super.cancel(&calls)
    reportPressing(false, &calls)
  }

  private func reportPressing(_ isPressing: Bool, _ calls: inout GestureCalls) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    guard let pressing = gesture.pressing else { return }
    if isPressing {
      calls.begin(self) { pressing(true) }
    } else {
      calls.end(self) { pressing(false) }
    }
  }
}
