import Foundation
import LaminaStreams
import LaminaTesting
import Testing

/// Random programs do what a naive interpreter says, leave no subscription open and nothing in memory.
///
/// `LAMINA_FUZZ=100000` runs that many; 10,000 by default.
@Suite struct RandomProgramTests {
  private static let count = ProcessInfo.processInfo.environment["LAMINA_FUZZ"].flatMap(Int.init)

  @Test func `Random programs do what the reference does`() throws {
    for seed in 1...(Self.count ?? 10_000) {
      var random = SeededRandom(seed: UInt64(seed))
      let drawings = (0..<4).map { _ in Self.drawing(&random) }
      let program = StreamProgram.random(1 + random.next(4), using: &random)
      let disposing = random.next(4) == 0 ? random.next(12) : nil
      let expected = Self.reference(program, drawings, disposing)
      let leaks = LeakCounter()
      let found = leaks.measure { Self.library(program, drawings, disposing) }
      try #require(found.events == expected, "seed \(seed): \(program) over \(drawings)")
      try #require(found.isBalanced, "seed \(seed): a subscription is left open: \(program)")
      try #require(leaks.alive == 0, "seed \(seed): \(leaks.alive) runs are left: \(program)")
    }
  }

  /// What a program did: the values and the end, each with its frame.
  private static func library(
    _ program: StreamProgram, _ drawings: [String], _ disposing: Int?
  ) -> (events: [String], isBalanced: Bool) {
    let marbles = Marbles()
    let sources = drawings.map { marbles.hot($0) }
    let stream = program.stream(sources.map(\.stream), marbles.clock)
    let recording = marbles.record(stream, disposing: disposing, frames: 60)
    var events = recording.values.map { "\($0.frame) \($0.value)" }
    if let end = recording.end { events.append("\(end.frame) \(end.event)") }
    let isBalanced = sources.allSatisfy { source in
      source.subscriptions.allSatisfy { $0.moments.count == 2 }
    }
    return (events, isBalanced)
  }

  private static func reference(
    _ program: StreamProgram, _ drawings: [String], _ disposing: Int?
  ) -> [String] {
    let world = ReferenceWorld(drawings)
    let machine = Machine()
    var events: [String] = []
    @MainActor func frame() -> Int { Int(world.clock.now / Marbles.frame) }
    machine.onValue = { events.append("\(frame()) \($0)") }
    machine.onEnd = { events.append("\(frame()) \($0 ? "completion" : "failure")") }
    machine.start(program, world)
    if let disposing {
      _ = world.clock.schedule(at: Marbles.frame * disposing) { machine.stop() }
    }
    world.clock.advance(to: Marbles.frame * 60)
    machine.stop()
    return events
  }

  /// A source of up to twelve frames.
  private static func drawing(_ random: inout SeededRandom) -> String {
    var drawing = ""
    for _ in 0..<(2 + random.next(10)) {
      drawing += ["-", "-", "a", "b", "c", "-"][random.next(6)]
    }
    return drawing + ["|", "#", "", "|"][random.next(4)]
  }
}
