import LaminaLayers
import LaminaModelLayers
import Testing

@Suite("A random walk over layers of one's own")
struct ModelRandomWalkTests {
  @Test("loses no layer and no animation, shows nothing out of bounds, and tells each end once")
  func walk() {
    let walk = ModelRandomWalk(seed: 4)
    for step in 1...10_000 {
      walk.step()
      if step.isMultiple(of: 500) { walk.checkLeaks() }
    }
    walk.finish()
    #expect(walk.stage.runningAnimations == 0)
    #expect(!walk.stage.outlook.isMoving)
    #expect(walk.transactions.count > 500 && walk.animations.count > 1_000)
    #expect(walk.transactions.allSatisfy { $0.completions == 1 })
    #expect(!walk.transactions.contains { $0.wasEarly })
    #expect(walk.animations.allSatisfy { $0.stops.count == 1 && $0.starts <= 1 })
    // What reported its end had reported its beginning.
    #expect(walk.animations.allSatisfy { $0.stops == [false] || $0.starts == 1 })
    #expect(walk.animations.contains { $0.stops == [true] })
    #expect(walk.animations.contains { $0.stops == [false] })
    #expect(walk.checkedValues > 50_000 && walk.checkedMovement > 5_000)
    #expect(walk.checkedSteadiness > 3_000)
  }
}
