import LaminaDisplay
import LaminaTesting
import Testing

@testable import LaminaViews

private struct Panel: View {
  @State private var count = 0
  @State private var told = 0

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      ForEach(0..<20) { Text("row \($0)") }
      Button("go") { count += 1 }
    }
    .onChange(of: count) { told += 1 }
  }
}

@Suite("Passes of a frame")
struct PassTests {
  private func passes(of harness: Harness, _ action: () -> Void) -> FramePasses {
    var ticks = 0
    let meter = PassMeter {
      ticks += 1
      return ticks
    }
    harness.graph.meter = meter
    action()
    return meter.takePasses()
  }

  @Test("A change is evaluated, laid out and told once, and nothing else is done")
  func change() {
    let harness = Harness { Panel() }
    let done = passes(of: harness) { harness.tap("go") }
    #expect(harness.text(of: "count") == "1")
    for pass in FramePass.allCases { #expect(done[pass].runs > 0, "\(pass)") }
    #expect(done[.evaluate].items < 20, "\(done[.evaluate])")
    #expect(done[.prepare].items > 0)
  }

  @Test("A frame in which nothing has changed evaluates and lays out nothing")
  func idle() {
    let harness = Harness { Panel() }
    let done = passes(of: harness) { harness.graph.advance(to: 10) }
    #expect(done[.advance] == FramePasses.Figures(runs: 1, items: 0, nanoseconds: 1))
    for pass in FramePass.allCases where pass != .advance {
      #expect(done[pass].runs == 0, "\(pass)")
    }
  }

  @Test("The time of a pass is without what ran inside of it")
  func time() {
    var now = 0
    let meter = PassMeter { now }
    meter.run(.commit) {
      now += 5
      meter.run(.evaluate) {
        now += 30
      } items: {
        2
      }
      meter.run(.prepare) {
        now += 100
      } items: {
        7
      }
      now += 1
    } items: {
      1
    }
    let done = meter.takePasses()
    #expect(done[.commit] == FramePasses.Figures(runs: 1, items: 1, nanoseconds: 6))
    #expect(done[.evaluate] == FramePasses.Figures(runs: 1, items: 2, nanoseconds: 30))
    #expect(done[.prepare] == FramePasses.Figures(runs: 1, items: 7, nanoseconds: 100))
    #expect(meter.takePasses() == FramePasses())
  }

  @Test("Calls wait for their own pass, in the order in which they came")
  func queue() {
    var (queue, said) = (PassQueue(), [Int]())
    queue.add({ said.append(1) }, after: .present)
    queue.add({ said.append(2) }, after: .commit)
    queue.add({ said.append(3) }, after: .present)
    #expect(queue.count == 3 && queue.isEmpty(.notify) && !queue.isEmpty(.present))
    for call in queue.takeCalls(.present) { call() }
    #expect(said == [1, 3] && queue.isEmpty(.present) && queue.count == 1)
    for call in queue.takeCalls(.commit) { call() }
    #expect(said == [1, 3, 2] && queue.takeCalls(.commit).isEmpty)
  }
}
