import Lamina
import LaminaTesting
import Testing

/// A half of a stepper that is held down.
@MainActor @Suite("Steppers that are held", .timeLimit(.minutes(5)))
struct StepperHoldTests {
  private struct Counter: View {
    @State var count = 0
    var bounds = 0...1_000
    @State private var edits: [Bool] = []

    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: bounds) { edits.append($0) }
        Text("\(count)").accessibilityIdentifier("count")
        Text(edits.map { $0 ? "1" : "0" }.joined()).accessibilityIdentifier("edits")
      }
    }
  }

  private func more(_ harness: Harness) -> CGPoint {
    let frame = harness.frame(of: "Count") ?? .zero
    return CGPoint(x: frame.maxX - 15, y: frame.midY)
  }

  private func count(_ harness: Harness) -> Int { Int(harness.text(of: "count") ?? "") ?? -1 }

  @Test("It steps when it goes down, waits half a second, and then goes on")
  func repeats() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Counter() }
    harness.pointerDown(at: more(harness))
    #expect(count(harness) == 1)
    harness.advance(by: 0.4)
    #expect(count(harness) == 1)
    harness.advance(by: 0.2)
    #expect(count(harness) >= 2)
    harness.pointerUp(at: more(harness))
    #expect(harness.text(of: "edits") == "10")
  }

  @Test("It grows faster the longer it is held")
  func speedsUp() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Counter() }
    harness.pointerDown(at: more(harness))
    harness.advance(by: 1.5)
    let first = count(harness)
    #expect((9...13).contains(first), "\(first)")
    harness.advance(by: 1)
    let second = count(harness) - first
    #expect(second > 15, "\(second)")
    harness.advance(by: 2)
    harness.advance(by: 1)
    let before = count(harness)
    harness.advance(by: 1)
    #expect((27...31).contains(count(harness) - before), "\(count(harness) - before)")
    harness.pointerUp(at: more(harness))
  }

  @Test("Nothing goes on, and no frame comes, once it is let go")
  func ends() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Counter() }
    harness.pointerDown(at: more(harness))
    harness.advance(by: 1)
    harness.pointerUp(at: more(harness))
    harness.advance(by: 0.5)
    let (last, renders) = (count(harness), harness.frameStatistics.renders)
    harness.advance(by: 2)
    #expect(count(harness) == last)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("It ends where the pointer leaves the half, and does not step when it comes back")
  func leaves() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Counter() }
    let point = more(harness)
    harness.pointerDown(at: point)
    harness.move(to: CGPoint(x: 10, y: 110), holding: .primary)
    harness.advance(by: 2)
    #expect(count(harness) == 1)
    harness.move(to: point, holding: .primary)
    harness.pointerUp(at: point)
    #expect(count(harness) == 1)
    #expect(harness.text(of: "edits") == "10")
  }

  @Test("What a stall has left out is not made up for in the next frame")
  func stalls() {
    let clock = ManualClock()
    let harness = Harness(size: CGSize(width: 300, height: 120), clock: clock) { Counter() }
    harness.pointerDown(at: more(harness))
    harness.advance(by: 0.55)
    let before = count(harness)
    clock.advance(by: 3)
    harness.advance(by: 0.05)
    #expect(count(harness) == before + 1)
    harness.advance(by: 0.1)
    #expect(count(harness) == before + 2)
    harness.pointerUp(at: more(harness))
  }

  @Observable final class Stage {
    var isThere = true
    var edits: [Bool] = []
  }

  private struct Passing: View {
    let stage: Stage
    @State private var count = 0

    var body: some View {
      VStack {
        if stage.isThere {
          Stepper("Count", value: $count, in: 0...9) { stage.edits.append($0) }
        }
        Color.clear
      }
    }
  }

  @Test("An edit ends with a stepper that disappears while it is held")
  func disappears() {
    let stage = Stage()
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Passing(stage: stage) }
    harness.pointerDown(at: more(harness))
    #expect(stage.edits == [true])
    stage.isThere = false
    harness.advance(by: 1)
    #expect(stage.edits == [true, false])
  }

  @Test("It ends with the range")
  func range() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Counter(bounds: 0...3) }
    harness.pointerDown(at: more(harness))
    harness.advance(by: 3)
    #expect(count(harness) == 3)
    harness.pointerUp(at: more(harness))
    #expect(harness.text(of: "edits") == "10")
    harness.pressLess("Count")
    #expect(count(harness) == 2)
  }

  @Test("A click that is over within a frame is one step")
  func fastClick() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Counter() }
    for _ in 0..<5 { harness.tap(at: more(harness)) }
    #expect(count(harness) == 5)
  }
}
