/// A gesture on a node, and how it stands to those inside.
@MainActor
package struct GestureAttachment {
  /// Who comes first.
  enum Priority {
    /// Those inside.
    case normal
    /// This one: those inside wait until it is out of question.
    case high
    /// Neither: both go on.
    case simultaneous
  }

  let priority: Priority
  /// Whether it is for fingers only.
  let isForTouch: Bool
  let mask: GestureMask
  let makeMachine: () -> any AnyGestureMachine
  /// Gives a recogniser that is at work what this value of the gesture says.
  let refresh: (any AnyGestureMachine) -> Void

  init<G: Gesture>(
    _ gesture: G, _ priority: Priority, mask: GestureMask, isForTouch: Bool = false
  ) {
    self.priority = priority
    self.isForTouch = isForTouch
    self.mask = mask
    makeMachine = { gesture.machine() }
    refresh = { machine in
      if let machine = machine as? GestureMachine<G.Value> { gesture.refresh(machine) }
    }
  }
}
