import Foundation
import LaminaViews
import Testing

/// States that exclude each other and only change as they may.
@Suite struct StateMachineTests {
  private enum Mode: GuardedState, RestorableState, Codable, Hashable {
    case viewing, selecting(Set<Int>), duplicating, sharing([Int])

    func canTransition(to next: Mode) -> Bool {
      switch (self, next) {
      case (.viewing, _), (.selecting, _), (_, .viewing): true
      case (.duplicating, _), (.sharing, _): false
      }
    }

    var restored: Mode { if case .sharing = self { .viewing } else { self } }
  }

  @Test("a machine goes where it may")
  func allowed() throws {
    var mode = StateMachine(Mode.viewing)
    try mode.transition(to: .selecting([1]))
    try mode.transition(to: .selecting([1, 2]))
    try mode.transition(to: .sharing([1, 2]))
    try mode.transition(to: .viewing)
    #expect(mode.state == .viewing)
  }

  @Test("a transition that is not allowed is an error by name and leaves the state")
  func refused() throws {
    var mode = StateMachine(Mode.sharing([3]))
    #expect(!mode.canTransition(to: .duplicating))
    let error = #expect(throws: TransitionError.self) { try mode.transition(to: .duplicating) }
    #expect(error?.description == "Mode cannot go from «sharing([3])» to «duplicating».")
    #expect(mode.state == .sharing([3]))
    var bare = Mode.duplicating
    #expect(throws: TransitionError.self) { try bare.transition(to: .selecting([])) }
    #expect(bare == .duplicating)
  }

  @Test("a machine is kept as its state alone, and restored as that is")
  func restoring() throws {
    let store = RestorationStore.inMemory()
    store.set(StateMachine(Mode.sharing([1])), forKey: "mode")
    #expect(store.value(Mode.self, forKey: "mode") == .sharing([1]))
    let read = store.value(StateMachine<Mode>.self, forKey: "mode")
    #expect(read?.restored == StateMachine(.viewing))
    #expect(StateMachine(Mode.selecting([2])).restored.state == .selecting([2]))
  }
}
