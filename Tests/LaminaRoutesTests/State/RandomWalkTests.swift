import LaminaRoutes
import SeededRandom
import Testing

@Suite("Random walks of navigation")
struct RandomWalkTests {
  @Test("Thousands of actions do what a naive model does, and each state is read again as it was")
  func walk() throws {
    var walk = RandomWalk(seed: 21)
    for number in 0..<rounds(1_500, of: 10_000) {
      let difference = walk.step()
      #expect(difference == nil, "step \(number)")
      if difference != nil { return }
      let restored = try NavigationState.restored(from: walk.state.encoded()) { _ in true }
      #expect(restored.state == walk.state, "step \(number)")
      #expect(restored.dropped.isEmpty)
    }
    #expect(walk.refusals > 50)
  }

  @Test("Many short walks agree with the model")
  func walks() {
    for seed in 100..<UInt64(rounds(120, of: 1_000)) {
      var walk = RandomWalk(seed: seed)
      for number in 0..<100 {
        let difference = walk.step()
        #expect(difference == nil, "seed \(seed), step \(number)")
        if difference != nil { return }
      }
    }
  }
}
