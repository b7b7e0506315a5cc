import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Values that chains move")
struct ChainValueTests {
  private let x = ChainValue(0.0)

  private func started(_ chain: any ChainElement, speed: Double = 1) -> ChainRun {
    let run = ChainRun(chain, speed: speed)
    run.start()
    return run
  }

  @Test("go to their target and are there exactly")
  func target() {
    let run = started(
      ChainSequence {
        ChainAction.to(100, of: x, by: .linear(duration: 1))
        ChainAction.to(40, of: x, by: .easeInOut(duration: 0.5))
      })
    run.advance(by: 0.25)
    #expect(x.value == 25 && x.velocity == 100)
    run.advance(by: 0.75)
    #expect(x.value == 100)
    run.advance(by: 0.5)
    #expect(x.value == 40 && x.velocity == 0 && run.outcome == .finished)
  }

  @Test("go on from where they are, with their velocity, by a spring: no jump, no kink")
  func interruptedBySpring() {
    let first = started(ChainAction.to(100, of: x, by: .linear(duration: 1)))
    first.advance(by: 0.5)
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let second = started(ChainAction.to(0, of: x, by: .spring(spring)))
    first.cancel()
    #expect(x.value == 50 && x.velocity == 100)
    for step in 1...20 {
      second.advance(by: 0.01)
      let time = Double(step) / 100
      let expected = 50 + spring.value(target: -50.0, initialVelocity: 100, time: time)
      #expect(abs(x.value - expected) < 1e-9)
    }
    second.advance(by: 10)
    #expect(x.value == 0)
  }

  @Test("go on with their velocity along a curve, where it fades away")
  func interruptedByCurve() {
    let first = started(ChainAction.to(100, of: x, by: .linear(duration: 1)))
    first.advance(by: 0.5)
    let second = started(ChainAction.to(0, of: x, by: .easeInOut(duration: 1)))
    second.advance(by: 0.001)
    #expect(abs(x.value - 50.1) < 0.01 && abs(x.velocity - 100) < 1)
    second.advance(by: 0.998)
    #expect(abs(x.value) < 0.01 && abs(x.velocity) < 1)
    second.advance(by: 0.001)
    #expect(x.value == 0)
  }

  @Test("move for the action that began last; others go on without them")
  func lastOneHasIt() {
    let run = started(
      ChainConcurrence {
        ChainAction.to(100, of: x, by: .linear(duration: 4))
        ChainAction.to(0, of: x, by: .linear(duration: 1), delay: 1)
      })
    run.advance(by: 0.9)
    #expect(x.value == 22.5)
    run.advance(by: 0.6)
    // Taken at 25 with 25 a second, of which a quarter's bump is left: 25 - 12.5 + 25 0.5 0.25.
    #expect(abs(x.value - 15.625) < 1e-9)
    run.advance(by: 1)
    #expect(x.value == 0)
    run.seek(to: 0.5)
    #expect(abs(x.value - 12.5) < 1e-9)
  }

  @Test("stand still without velocity after a cancelled or paused run, and after being set")
  func rest() {
    let run = started(ChainAction.to(100, of: x, by: .linear(duration: 1)))
    run.advance(by: 0.5)
    run.isPaused = true
    #expect(x.velocity == 0 && x.value == 50)
    run.isPaused = false
    run.advance(by: 0.1)
    #expect(x.velocity == 100)
    run.cancel()
    #expect(x.velocity == 0 && x.value == 60)
    let other = started(ChainAction.to(100, of: x, by: .linear(duration: 1)))
    other.advance(by: 0.5)
    x.value = 7
    other.advance(by: 0.1)
    #expect(x.value == 7 && x.velocity == 0)
  }

  @Test("come back the way they went, by seeking, in reverse and by a reversed element")
  func back() {
    x.value = 20
    let there = ChainAction.to(100, of: x, by: .linear(duration: 1))
    let run = started(there)
    run.advance(by: 0.75)
    #expect(x.value == 80)
    run.reverse()
    run.advance(by: 0.25)
    #expect(x.value == 60 && x.velocity == -80)
    run.advance(by: 1)
    #expect(x.value == 20 && run.outcome == .rewound)

    let swing = started(there.repeated(2, autoreverses: true))
    swing.advance(by: 1)
    #expect(x.value == 100)
    swing.advance(by: 0.25)
    #expect(x.value == 80)
    swing.seek(to: 0.5)
    #expect(x.value == 60)
    swing.seek(to: 1.75)
    #expect(x.value == 40)
    swing.advance(by: 1)
    #expect(x.value == 20 && swing.outcome == .finished)

    x.value = 100
    let backwards = started(there, speed: -1)
    backwards.advance(by: 0.5)
    #expect(x.value == 60)
  }

  @Test("run again from where they are by then")
  func again() {
    let run = started(ChainAction.to(100, of: x, by: .linear(duration: 1)))
    run.advance(by: 2)
    x.value = 50
    run.start()
    run.advance(by: 0.5)
    #expect(x.value == 75)
  }

  @Test("without end, forwards and backwards")
  func forever() {
    let chain = ChainSequence {
      ChainAction.to(100, of: x, by: .linear(duration: 1))
      ChainAction.to(0, of: x, by: .linear(duration: 1))
    }
    let run = ChainRun(chain, repeatsForever: true)
    run.start()
    run.advance(by: 2.25)
    #expect(x.value == 25)
    run.reverse()
    run.advance(by: 0.5)
    #expect(run.isRunning && run.position == 1.75 && abs(x.value - 25) < 1e-9)
  }

  @Test("may be anything that is animatable")
  func points() {
    let point = ChainValue(CGPoint(x: 10, y: 20))
    let run = started(ChainAction.to(CGPoint(x: 20, y: 0), of: point, by: .linear(duration: 1)))
    run.advance(by: 0.5)
    #expect(point.value == CGPoint(x: 15, y: 10))
    #expect(point.velocity == AnimatablePair(10, -20))
  }
}
