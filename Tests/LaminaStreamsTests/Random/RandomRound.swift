import LaminaStreams
import LaminaTesting

/// A program, what its sources do, and when its subscriber leaves.
nonisolated struct RandomRound: Sendable {
  let program: StreamProgram
  let drawings: [String]
  let disposing: Int?
  /// The values at which the subscriber sends to the echo, counted from zero.
  let echoes: [Int]

  @MainActor init(seed: UInt64) {
    var generator = ProgramGenerator(seed: seed)
    drawings = (0..<4).map { _ in Self.drawing(&generator.random) }
    generator.hasEcho = generator.random.next(8) == 0
    echoes = generator.hasEcho ? [0, 1 + generator.random.next(3)] : []
    program = generator.program(1 + generator.random.next(4))
    disposing = generator.random.next(4) == 0 ? generator.random.next(12) : nil
  }

  /// A source of up to twelve frames.
  @MainActor private static func drawing(_ random: inout SeededRandom) -> String {
    var drawing = ""
    for _ in 0..<(2 + random.next(10)) {
      drawing += ["-", "-", "a", "b", "c", "-"][random.next(6)]
    }
    return drawing + ["|", "#", "", "|"][random.next(4)]
  }

  /// What happened: all values and the end, each with its frame.
  struct Outcome: Equatable {
    var events: [String] = []
    /// Who came to which source and left, each with its frames.
    var subscriptions: [[String]] = []
    var taps: [Int] = []

    var isBalanced: Bool { !subscriptions.joined().contains { $0.hasSuffix("nil") } }
  }

  @MainActor func library() -> Outcome {
    let world = LibraryWorld(drawings)
    var outcome = Outcome()
    var heard = 0
    @MainActor func frame() -> Int { Int(world.clock.now / Marbles.frame) }
    let token = world.stream(program).subscribe(
      onValue: { value in
        outcome.events.append("\(frame()) \(value)")
        heard += 1
        if echoes.contains(heard - 1) { world.echo.send("e") }
      },
      onEnd: { completion in
        if case .finished = completion {
          outcome.events.append("\(frame()) completion")
        } else {
          outcome.events.append("\(frame()) failure")
        }
      })
    if let disposing { _ = world.clock.schedule(at: .frames(disposing)) { token.dispose() } }
    world.clock.advance(to: .frames(40))
    token.dispose()
    // What is kept for a while is let go of.
    world.clock.advance(to: .frames(50))
    outcome.taps = world.taps.counts
    outcome.subscriptions = (world.hot + world.cold).map { source in
      source.subscriptions.map { diagram in
        let frames = diagram.moments.map(\.frame)
        return "\(frames[0])-\(frames.count > 1 ? "\(frames[1])" : "nil")"
      }
    }
    return outcome
  }

  @MainActor func reference() -> Outcome {
    let world = ReferenceWorld(drawings)
    let machine = Machine()
    var outcome = Outcome()
    var heard = 0
    machine.onValue = { value in
      outcome.events.append("\(world.frame) \(value)")
      heard += 1
      if echoes.contains(heard - 1) { world.echo.happen(.value("e")) }
    }
    machine.onEnd = { outcome.events.append("\(world.frame) \($0 ? "completion" : "failure")") }
    world.begin(program)(machine)
    if let disposing { _ = world.clock.schedule(at: .frames(disposing)) { machine.stop() } }
    world.clock.advance(to: .frames(40))
    machine.stop()
    world.clock.advance(to: .frames(50))
    outcome.taps = world.taps.counts
    outcome.subscriptions = world.subscriptions.map { all in
      all.map { "\($0.begin)-\($0.end.map(String.init) ?? "nil")" }
    }
    return outcome
  }
}
