import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Chains")
struct ChainTests {
  /// Notes what is called.
  private final class Log {
    var lines: [String] = []

    func action(
      _ name: String, _ duration: Double, delay: Double = 0
    ) -> ChainAction {
      ChainAction(
        duration: duration, delay: delay, curve: .linear,
        prepare: { self.lines.append("\(name)!") },
        change: { self.lines.append("\(name) \(($0 * 100).rounded() / 100)") })
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  @Test("take the times of the demo: 5 s and 6 s")
  func demoTimes() {
    func second() -> ChainAction { ChainAction(duration: 1) { _ in } }
    let first = ChainConcurrence {
      ChainAction(duration: 3) { _ in }
      ChainSequence { for _ in 0..<5 { second() } }
    }
    let other = ChainSequence {
      second()
      second()
      ChainConcurrence {
        ChainAction(duration: 3) { _ in }
        second()
      }
      second()
    }
    #expect(first.workTime == 5 && other.workTime == 6)
    for (chain, time) in [(first as any ChainElement, 5.0), (other, 6)] {
      var outcomes: [ChainRun.Outcome] = []
      let run = ChainRun(chain) { outcomes.append($0) }
      run.start()
      for _ in 0..<Int(time * 4) - 1 { run.advance(by: 0.25) }
      #expect(outcomes.isEmpty)
      run.advance(by: 0.25)
      run.advance(by: 10)
      #expect(outcomes == [.finished])
    }
  }

  @Test("prepare each action when its turn comes, before its delay")
  func prepare() {
    let run = ChainRun(
      ChainSequence {
        log.action("a", 1)
        log.action("b", 1, delay: 0.5)
      })
    run.start()
    #expect(log.take() == ["a!", "a 0.0"])
    run.advance(by: 0.5)
    #expect(log.take() == ["a 0.5"])
    run.advance(by: 0.75)
    #expect(log.take() == ["a 1.0", "b!"])
    run.advance(by: 0.5)
    #expect(log.take() == ["b 0.25"])
    run.advance(by: 5)
    #expect(log.take() == ["b 1.0"])
  }

  @Test("call everything in the order of time in one long step")
  func oneStep() {
    let run = ChainRun(
      ChainConcurrence {
        ChainSequence {
          log.action("a", 1)
          log.action("b", 0)
          log.action("c", 1)
        }
        log.action("d", 1.5)
      })
    run.start()
    run.advance(by: 100)
    #expect(
      log.take() == [
        "a!", "d!", "a 0.0", "d 0.0", "a 1.0", "b!", "b 1.0", "c!", "d 1.0", "c 1.0",
      ])
    #expect(run.outcome == .finished)
  }

  @Test("without anything in them complete at once, once")
  func empty() {
    for chain in [
      ChainSequence([]) as any ChainElement, ChainConcurrence([]),
      ChainSequence([ChainConcurrence([]), ChainSequence([])]),
    ] {
      var outcomes: [ChainRun.Outcome] = []
      let run = ChainRun(chain) { outcomes.append($0) }
      run.start()
      #expect(outcomes == [.finished])
      run.advance(by: 1)
      run.cancel()
      #expect(outcomes == [.finished])
      run.start()
      #expect(outcomes == [.finished, .finished])
    }
  }

  @Test("run again from the beginning")
  func again() {
    let run = ChainRun(log.action("a", 1))
    run.start()
    run.advance(by: 1)
    let first = log.take()
    run.start()
    run.advance(by: 1)
    #expect(log.take() == first && first == ["a!", "a 0.0", "a 1.0"])
  }

  @Test("stop when paused or cancelled, and say so once")
  func cancel() async {
    var outcomes: [ChainRun.Outcome] = []
    let run = ChainRun(log.action("a", 1)) { outcomes.append($0) }
    run.start()
    run.isPaused = true
    run.advance(by: 5)
    #expect(run.position == 0 && outcomes.isEmpty)
    run.isPaused = false
    run.advance(by: 0.25)
    run.cancel()
    run.cancel()
    run.advance(by: 1)
    #expect(log.take() == ["a!", "a 0.0", "a 0.25"] && outcomes == [.cancelled])
    #expect(await run.value() == .cancelled)
  }

  @Test("seek and reverse through the same values")
  func seek() {
    let run = ChainRun(
      ChainSequence {
        log.action("a", 1)
        log.action("b", 1)
      })
    run.start()
    run.seek(to: 1.5)
    #expect(log.take() == ["a!", "a 0.0", "a 1.0", "b!", "b 0.5"])
    run.seek(to: 0.5)
    #expect(log.take() == ["b 0.0", "a 0.5"])
    run.seek(to: 1.25)
    #expect(log.take() == ["a 1.0", "b!", "b 0.25"])
    run.reverse()
    run.advance(by: 1)
    #expect(log.take() == ["b 0.0", "a 0.25"])
    run.advance(by: 1)
    #expect(log.take() == ["a 0.0"] && run.outcome == .rewound)
  }

  @Test("stagger, overlap, hang on labels, repeat, hurry and turn round")
  func places() {
    func starts(_ chain: any ChainElement) -> [String] {
      let run = ChainRun(chain)
      var seen: [String] = []
      run.start()
      for step in 0...400 {
        for line in log.take() where line.hasSuffix("!") {
          seen.append("\(line.dropLast())\(Double(step) / 100)")
        }
        run.advance(by: 0.01)
      }
      return seen
    }
    let three = [log.action("a", 1), log.action("b", 1), log.action("c", 1)]
    #expect(starts(ChainConcurrence(three, stagger: 0.5)) == ["a0.0", "b0.5", "c1.0"])
    #expect(ChainConcurrence(three, stagger: 0.5).workTime == 2)
    let labelled = ChainSequence {
      log.action("a", 1)
      log.action("b", 1).label("middle")
      log.action("c", 1).overlap(0.25)
      log.action("d", 0.5).at("middle", offset: 0.5)
    }
    #expect(starts(labelled) == ["a0.0", "b1.0", "d1.5", "c1.75"])
    #expect(labelled.workTime == 2.75)
    #expect(ChainSequence(three).speed(2).workTime == 1.5)
    #expect(ChainSequence(three).repeated(3, autoreverses: true).workTime == 9)
  }

  @Test("backwards give the same values in the opposite order")
  func reversed() {
    let run = ChainRun(
      ChainSequence {
        log.action("a", 1, delay: 0.5); log.action("b", 1)
      }.reversed())
    run.start()
    run.advance(by: 0.25)
    run.advance(by: 1)
    #expect(log.take() == ["b!", "b 1.0", "b 0.75", "b 0.0", "a!", "a 0.75"])
    run.advance(by: 3)
    #expect(log.take() == ["a 0.0"] && run.duration == 2.5)
  }

  @Test("without end begin again")
  func forever() {
    let run = ChainRun(log.action("a", 1), repeatsForever: true)
    run.start()
    run.advance(by: 0.75)
    run.advance(by: 0.5)
    #expect(log.take() == ["a!", "a 0.0", "a 0.75", "a 1.0", "a!", "a 0.25"])
    #expect(run.isRunning)
  }

  @Test("take springs, which go beyond their target")
  func springs() {
    var values: [Double] = []
    let chain = ChainAction(.spring(duration: 0.4, bounce: 0.5)) { values.append($0) }
    let run = ChainRun(chain)
    run.start()
    while run.isRunning { run.advance(by: 0.02) }
    #expect((values.max() ?? 0) > 1.05 && values.last == 1)
    #expect(abs(run.duration - chain.workTime) < 1e-12)
  }
}
