import DreamsViews
import Foundation
import Testing

@Suite("A walk of random actions")
nonisolated struct RandomWalkTests {
  @Test("of 10,000 steps agrees with a simple model after each", arguments: [1, 2] as [UInt64])
  func walk(seed: UInt64) {
    var actions = RandomActions(seed: seed)
    var session = DreamsSession(DreamList())
    var reference = ReferenceDreams()
    var time = 0.0
    var done: [String: Int] = [:]
    // Besides those that are done, nearly twice as many are refused.
    while done.values.reduce(0, +) < 10_000 {
      let action = actions.next(session.list)
      time += actions.pause()
      let isDone = (try? session.perform(action, at: time)) != nil
      #expect(isDone == reference.perform(action, at: time), "at \(time): \(action)")
      if let difference = reference.difference(from: session) {
        Issue.record("at \(time), \(action): \(difference)")
        return
      }
      if isDone { done[name(action), default: 0] += 1 }
    }
    // Each kind of action was possible often enough to mean something.
    #expect(done.count == 21 && done.values.allSatisfy { $0 >= 20 }, "\(done)")
  }

  @Test("leaves a file at each step that starts the application again")
  func restoration() throws {
    var actions = RandomActions(seed: 7)
    var session = DreamsSession(DreamList())
    for step in 0..<2_000 {
      try? session.perform(actions.next(session.list), at: Double(step))
      let data = try JSONEncoder().encode(session.snapshot)
      let again = DreamsSession(try JSONDecoder().decode(DreamsSnapshot.self, from: data))
      #expect(again.list == session.list)
      if case .sharing = session.state {
        #expect(again.state == .viewing)
      } else {
        #expect(again.screen == session.screen)
      }
      #expect(again.undoName == nil && again.redoName == nil)
    }
  }

  private func name(_ action: DreamsAction) -> String {
    String("\(action)".prefix { $0 != "(" })
  }
}
