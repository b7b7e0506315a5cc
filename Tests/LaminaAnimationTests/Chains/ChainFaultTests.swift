import LaminaAnimation
import LaminaGeometry
import Testing

/// Each known fault of SCRAnimationChain, with what would show it here.
@Suite("Faults of the original that chains do not have")
struct ChainFaultTests {
  /// Notes what is called.
  private final class Log {
    var lines: [String] = []
    var outcomes: [ChainRun.Outcome] = []

    func action(_ name: String, _ duration: Double) -> ChainAction {
      ChainAction(duration: duration, curve: .linear, prepare: { self.lines.append(name) }) { _ in }
    }

    func run(_ chain: any ChainElement, speed: Double = 1) -> ChainRun {
      ChainRun(chain, speed: speed) { self.outcomes.append($0) }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  @Test("an empty sequence and an empty concurrence complete, however deep they stand")
  func emptyContainersComplete() {
    let empties: [any ChainElement] = [
      ChainSequence([]), ChainConcurrence([]), ChainPause(0),
      ChainConcurrence([ChainSequence([]), ChainConcurrence([])]),
    ]
    for empty in empties {
      let run = log.run(empty)
      run.start()
      #expect(log.outcomes == [.finished] && !run.isRunning)
      log.outcomes = []
    }
  }

  @Test("an empty container in the middle does not stop what follows, nor delay it")
  func emptyContainerInside() {
    let chain = ChainSequence {
      log.action("a", 1)
      ChainConcurrence([])
      ChainSequence([])
      log.action("b", 1)
    }
    let run = log.run(chain)
    run.start()
    run.advance(by: 1)
    #expect(log.take() == ["a", "b"] && chain.workTime == 2)
    run.advance(by: 1)
    #expect(log.outcomes == [.finished])
  }

  @Test("the completion comes exactly once, whatever is called afterwards")
  func completionOnce() {
    let run = log.run(log.action("a", 1))
    run.start()
    run.start()
    for _ in 0..<10 { run.advance(by: 0.3) }
    run.cancel()
    run.seek(to: 0)
    run.reverse()
    run.advance(by: 5)
    #expect(log.outcomes == [.finished])
  }

  @Test("a concurrence completes once, with its last child and not with its first")
  func concurrenceCompletesLast() {
    let run = log.run(
      ChainConcurrence {
        log.action("a", 1)
        log.action("b", 3)
        log.action("c", 2)
      })
    run.start()
    for expected in [0, 0, 1, 1] {
      run.advance(by: 1)
      #expect(log.outcomes.count == expected)
    }
  }

  @Test("a cancelled chain says so, and a rewound one, and a released one")
  func outcomes() {
    let cancelled = log.run(log.action("a", 1))
    cancelled.start()
    cancelled.cancel()
    let rewound = log.run(log.action("a", 1), speed: -1)
    rewound.start()
    rewound.advance(by: 1)
    var released: ChainRun? = log.run(log.action("a", 1))
    released?.start()
    released = nil
    #expect(log.outcomes == [.cancelled, .rewound, .cancelled])
  }

  @Test("children start in the order given, also when they start together")
  func childrenStartInOrder() {
    let names = (0..<20).map { "\($0)" }
    for chain in [
      ChainConcurrence(names.map { log.action($0, 1) }) as any ChainElement,
      ChainSequence(names.map { log.action($0, 0) }),
      ChainConcurrence(names.map { ChainSequence([log.action($0, 0.5)]) }, stagger: 0.1),
    ] {
      let run = log.run(chain)
      run.start()
      run.advance(by: 10)
      #expect(log.take() == names)
    }
  }

  @Test("a chain runs again, and inside of others, with the same result")
  func runsAgain() {
    let chain = ChainSequence {
      log.action("a", 1)
      ChainConcurrence {
        log.action("b", 1)
        log.action("c", 2)
      }
    }
    for element in [chain as any ChainElement, chain, ChainSequence([chain])] {
      let run = log.run(element)
      for _ in 0..<2 {
        run.start()
        run.advance(by: 3)
        #expect(log.take() == ["a", "b", "c"])
      }
    }
    #expect(log.outcomes.count == 6)
  }

  @Test("an action is prepared in its turn, not when the chain is made")
  func preparedInTurn() {
    let run = log.run(ChainSequence([log.action("a", 1), log.action("b", 1)]))
    #expect(log.take() == [])
    run.start()
    #expect(log.take() == ["a"])
    run.advance(by: 0.99)
    #expect(log.take() == [])
    run.advance(by: 0.01)
    #expect(log.take() == ["b"])
  }

  @Test("sums of frames end on the frame: 5 s and 6 s are 300 and 360 of them")
  func wholeFrames() {
    for seconds in [5, 6] {
      let clock = ManualClock()
      let run = log.run(ChainSequence((0..<seconds).map { log.action("\($0)", 1) }))
      run.start()
      var (frames, shown) = (0, clock.now)
      while run.isRunning, frames < 1_000 {
        frames += 1
        clock.advance(by: 1.0 / 60)
        run.advance(by: clock.now - shown)
        shown = clock.now
      }
      #expect(frames == seconds * 60 && run.position == Double(seconds))
    }
  }

  @Test("what is called may cancel, pause, seek or start the run")
  func reentrance() {
    var run: ChainRun?
    var told: [String] = []
    func act(_ name: String, _ call: @escaping () -> Void = {}) -> ChainAction {
      ChainAction(
        duration: 1, curve: .linear,
        prepare: {
          told.append(name)
          call()
        }, change: { if $0 > 0 { told.append("\(name) \($0)") } })
    }
    run = log.run(ChainSequence([act("a"), act("b") { run?.cancel() }, act("c")]))
    run?.start()
    run?.advance(by: 2.5)
    #expect(told == ["a", "a 1.0", "b"] && log.outcomes == [.cancelled])

    (told, log.outcomes) = ([], [])
    run = log.run(ChainSequence([act("a"), act("b") { run?.isPaused = true }, act("c")]))
    run?.start()
    run?.advance(by: 2.5)
    #expect(told == ["a", "a 1.0", "b"] && run?.position == 1)
    run?.isPaused = false
    run?.advance(by: 0.5)
    #expect(told == ["a", "a 1.0", "b", "b 0.5"])

    (told, log.outcomes) = ([], [])
    run = log.run(ChainSequence([act("a"), act("b") { run?.seek(to: 2.25) }, act("c")]))
    run?.start()
    run?.advance(by: 1.25)
    #expect(told == ["a", "a 1.0", "b", "b 1.0", "c", "c 0.25"] && run?.position == 2.25)

    (told, log.outcomes) = ([], [])
    var turns = 0
    run = ChainRun(act("a")) { _ in
      turns += 1
      if turns < 3 { run?.start() }
    }
    run?.start()
    for _ in 0..<5 { run?.advance(by: 1) }
    #expect(turns == 3 && told == ["a", "a 1.0", "a", "a 1.0", "a", "a 1.0"])
    run = nil
  }
}
