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

  /// What it is there for, where that matters to others.
  enum Use {
    case other
    /// Lifting the view: those that hold a finger inside come after it.
    case lift
    /// Holding a finger: a mouse has another button for that.
    case touchHold
  }

  let priority: Priority
  let use: Use
  let mask: GestureMask
  let makeMachine: () -> any AnyGestureMachine
  /// Gives a recogniser that is at work what this value of the gesture says.
  let refresh: (any AnyGestureMachine) -> Void

  init<G: Gesture>(
    _ gesture: G, _ priority: Priority, mask: GestureMask, use: Use = .other
  ) {
    self.priority = priority
    self.use = use
    self.mask = mask
    makeMachine = { gesture.machine() }
    refresh = { machine in
      if let machine = machine as? GestureMachine<G.Value> { gesture.refresh(machine) }
    }
  }
}
