import LaminaAnimation
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite("Chains in views")
struct ChainPlayerTests {
  private let x = ChainValue(0.0)
  private let player = ChainPlayer()

  /// Shows where a value is, and drives a player.
  private struct Track: View {
    let x: ChainValue<Double>
    let player: ChainPlayer

    var body: some View { Place(x: x).chain(player) }
  }

  private struct Place: View {
    let x: ChainValue<Double>
    var body: some View { Text("\(x.value)").accessibilityIdentifier("x") }
  }

  private struct Status: View {
    let player: ChainPlayer
    var body: some View {
      Text(player.isRunning ? "runs" : player.outcome.map { "\($0)" } ?? "waits")
        .accessibilityIdentifier("status")
    }
  }

  private func shown() -> Harness {
    Harness(clock: ManualClock(now: 1_000)) { [x, player] in
      VStack {
        Track(x: x, player: player)
        Status(player: player)
      }
    }
  }

  @Test("go on with the frames: each frame evaluates what reads a value, and nothing at rest")
  func frames() {
    let harness = shown()
    player.play { ChainAction.to(60, of: x, by: .linear(duration: 1)) }
    harness.settle()
    #expect(harness.text(of: "status") == "runs" && x.value == 0)
    harness.resetCounters()
    harness.advance(by: 29.5 / 60)
    #expect(abs(x.value - 29.5) < 1e-6)
    #expect(harness.evaluations(of: Place.self) == 30)
    #expect(harness.evaluations(of: Track.self) == 0)
    #expect(harness.evaluations(of: Status.self) == 0)
    harness.advance(by: 30.5 / 60)
    #expect(harness.text(of: "x") == "60.0" && harness.text(of: "status") == "finished")
    harness.resetCounters()
    let frames = harness.presentCount
    harness.advance(by: 1)
    #expect(harness.counters.total == 0 && harness.presentCount == frames)
  }

  @Test("beside what is slow to be made they are seen from their beginning")
  func slow() {
    let clock = ManualClock(now: 1_000)
    let harness = Harness(clock: clock) { [x, player] in
      VStack {
        Track(x: x, player: player)
        SlowToMake(clock: clock) { player.isRunning }
      }
    }
    player.play { ChainAction.to(60, of: x, by: .linear(duration: 1)) }
    harness.settle()
    harness.advance(by: 0.5)
    #expect(abs(x.value - 30) < 1.5)
    harness.advance(by: 1)
    #expect(x.value == 60 && player.outcome == .finished)
  }

  @Test("the demos take 5 s and 6 s: 300 and 360 frames on the manual clock")
  func demos() {
    func second() -> ChainAction { ChainAction(duration: 1) { _ in } }
    let five = ChainConcurrence {
      ChainAction(duration: 3) { _ in }
      ChainSequence { for _ in 0..<5 { second() } }
    }
    let six = ChainSequence {
      second()
      second()
      ChainConcurrence {
        ChainAction(duration: 3) { _ in }
        second()
      }
      second()
    }
    let harness = shown()
    for (chain, frames) in [(five as any ChainElement, 300), (six, 360)] {
      player.play(chain)
      harness.settle()
      harness.advance(by: Double(frames - 1) / 60)
      #expect(player.isRunning)
      harness.advance(by: 1.0 / 60)
      #expect(player.outcome == .finished && player.position == Double(frames) / 60)
    }
  }

  @Test("pause, play on, seek, reverse and speed")
  func controls() {
    let harness = shown()
    player.play { ChainAction.to(100, of: x, by: .linear(duration: 1)) }
    harness.settle()
    harness.advance(by: 0.25)
    player.pause()
    harness.advance(by: 5)
    #expect(abs(x.value - 25) < 1e-6 && player.isPaused && player.isRunning)
    player.play()
    harness.settle()
    harness.advance(by: 0.25)
    #expect(abs(x.value - 50) < 1e-6)
    player.reverse()
    harness.advance(by: 0.25)
    #expect(abs(x.value - 25) < 1e-6)
    player.reverse()
    player.speed = 2
    harness.advance(by: 0.25)
    #expect(abs(x.value - 75) < 1e-6 && abs(player.progress - 0.75) < 1e-9)
    player.seek(to: 0.1)
    #expect(abs(x.value - 10) < 1e-6)
    player.cancel()
    #expect(player.outcome == .cancelled)
    player.seek(to: 0.5)
    #expect(player.isPaused && player.isRunning && player.position == 0.5)
  }

  @Test("another chain takes values over where they are, with their velocity")
  func interruption() {
    let harness = shown()
    player.play { ChainAction.to(100, of: x, by: .linear(duration: 1)) }
    harness.settle()
    harness.advance(by: 0.5)
    let before = x.value
    player.play { ChainAction.to(0, of: x, by: .spring(duration: 0.5)) }
    #expect(x.velocity == 100 && x.value == before)
    harness.settle()
    harness.advance(by: 1.0 / 60)
    #expect(x.value > before)
    harness.advance(by: 3)
    #expect(x.value == 0)
  }

  @Observable
  final class Switch {
    var isOn = true
  }

  private struct Maybe: View {
    let isThere: Switch
    let track: Track
    var body: some View { if isThere.isOn { track } }
  }

  @Test("the chain is cancelled when its view leaves, and whoever waits for it is told")
  func leaving() async {
    let isThere = Switch()
    let player = ChainPlayer { ChainAction.to(100, of: x, by: .linear(duration: 1)) }
    let harness = Harness { [x] in Maybe(isThere: isThere, track: Track(x: x, player: player)) }
    let waiting = Task { await player.playToEnd() }
    while !player.isRunning { await Task.yield() }
    harness.settle()
    harness.advance(by: 0.5)
    isThere.isOn = false
    harness.settle()
    #expect(player.outcome == .cancelled && x.velocity == 0)
    #expect(await waiting.value == .cancelled)
  }

  @Test("waiting gives the outcome, also of an empty chain, and a cancelled task cancels")
  func waiting() async {
    #expect(await player.playToEnd() == .finished)
    let other = ChainPlayer { ChainAction(duration: 1) { _ in } }
    let task = Task { await other.playToEnd() }
    while !other.isRunning { await Task.yield() }
    task.cancel()
    #expect(await task.value == .cancelled)
  }
}
