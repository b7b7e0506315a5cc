import LaminaBindings
import LaminaStreams
import LaminaTesting
import Testing

/// What a stream sends is seen, where it is read and nowhere else.
@Suite struct ObservingTests {
  @Test func `A value is shown, and only what shows it is evaluated`() {
    let count = Subject<Int, Never>()
    let harness = Harness { Page(stream: count.stream) }
    #expect(harness.text(of: "value") == "0")
    harness.resetCounters()
    count.send(7)
    harness.settle()
    #expect(harness.text(of: "value") == "7")
    #expect(harness.evaluations(of: Page.self) == 0)
    #expect(harness.evaluations(of: Shown.self) == 1)
  }

  @Test func `Many values in one turn are one evaluation`() {
    let count = Subject<Int, Never>()
    let harness = Harness { Page(stream: count.stream) }
    harness.resetCounters()
    for value in 1...100 { count.send(value) }
    harness.settle()
    #expect(harness.text(of: "value") == "100")
    #expect(harness.evaluations(of: Shown.self) == 1)
  }

  @Test func `An equal value evaluates nothing`() {
    let count = Subject<Int, Never>()
    let harness = Harness { Page(stream: count.stream) }
    count.send(1)
    harness.settle()
    harness.resetCounters()
    count.send(1)
    harness.settle()
    #expect(harness.counters.total == 0)
  }

  @Test func `What is sent on subscription is in the first evaluation`() {
    let harness = Harness { Page(stream: CurrentValue(5).stream) }
    #expect(harness.text(of: "value") == "5")
    #expect(harness.evaluations(of: Shown.self) == 1)
  }

  @Test func `A value at each time is shown without reading it around`() {
    let name = CurrentValue("Ada")
    let harness = Harness { NamePage(name: name) }
    #expect(harness.text(of: "value") == "Ada")
    harness.resetCounters()
    name.value = "Bob"
    harness.settle()
    #expect(harness.text(of: "value") == "Bob")
    #expect(harness.evaluations(of: NamePage.self) == 0)
  }

  @Test func `A run goes on over evaluations, and another stream begins from nothing`() {
    let (first, second) = (Subject<Int, Never>(), Subject<Int, Never>())
    var runs = 0
    let streams = [first, second].map { $0.stream.tap(onSubscribe: { runs += 1 }) }
    let which = StateValue(0)
    let harness = Harness { SwitchPage(which: which, streams: streams) }
    first.send(1)
    harness.tap("Evaluate")
    #expect(harness.text(of: "value") == "1")
    #expect(runs == 1)
    which.value = 1
    harness.settle()
    #expect(harness.text(of: "value") == "0")
    #expect(runs == 2)
    #expect(!first.hasSubscribers)
    second.send(8)
    harness.settle()
    #expect(harness.text(of: "value") == "8")
  }

  @Test func `The stream of one object is one stream, however often it is asked for`() {
    let count = CurrentValue(3)
    let leaks = LeakCounter()
    leaks.measure {
      let harness = Harness { CopyPage(count: count) }
      let before = leaks.alive
      for _ in 0..<10 { harness.tap("Evaluate") }
      #expect(leaks.alive == before)
    }
    #expect(leaks.alive == 0)
  }
}

/// How far a stream is, for those that can fail.
@Suite struct StreamPhaseTests {
  private nonisolated struct Broken: Error, Equatable {}

  @Test func `Failures and ends are shown with the value before`() {
    let values = Subject<Int, Broken>()
    let harness = Harness { PhasePage(stream: values.stream) }
    #expect(harness.text(of: "phase") == "waiting")
    values.send(1)
    harness.settle()
    #expect(harness.text(of: "phase") == "value(1)")
    values.send(completion: .failed(Broken()))
    harness.settle()
    #expect(harness.text(of: "phase")?.hasPrefix("failed(") == true)
    #expect(harness.text(of: "phase")?.hasSuffix("last: Optional(1))") == true)
  }

  @Test func `A completion is shown`() {
    let harness = Harness { PhasePage(stream: EventStream<Int, Broken>.from([1, 2])) }
    #expect(harness.text(of: "phase") == "finished(last: Optional(2))")
    let empty = Harness { PhasePage(stream: EventStream<Int, Broken>.empty) }
    #expect(empty.text(of: "phase") == "finished(last: nil)")
  }

  @Test func `A phase says what came last, what failed and whether it is over`() {
    let phases: [StreamPhase<Int, Broken>] = [
      .waiting, .value(1), .finished(last: 2), .failed(Broken(), last: nil),
    ]
    #expect(phases.map(\.value) == [nil, 1, 2, nil])
    #expect(phases.map(\.failure) == [nil, nil, nil, Broken()])
    #expect(phases.map(\.isOver) == [false, false, true, true])
  }
}

private struct Page: View {
  let stream: EventStream<Int, Never>

  var body: some View {
    VStack {
      Text("Around")
      Observing(stream, initial: 0) { Shown(value: $0) }
    }
  }
}

private struct Shown: View {
  let value: Int
  var body: some View { Text("\(value)").accessibilityIdentifier("value") }
}

private struct NamePage: View {
  let name: CurrentValue<String>

  var body: some View {
    Observing(name) { Text($0).accessibilityIdentifier("value") }
  }
}

private struct SwitchPage: View {
  let which: StateValue<Int>
  let streams: [EventStream<Int, Never>]
  @State private var evaluations = 0

  var body: some View {
    VStack {
      Text("\(evaluations)")
      Button("Evaluate") { evaluations += 1 }
      Observing(streams[which.value], initial: 0) { Shown(value: $0) }
    }
  }
}

private struct CopyPage: View {
  let count: CurrentValue<Int>
  @State private var evaluations = 0

  var body: some View {
    VStack {
      Button("Evaluate") { evaluations += 1 }
      Text("\(evaluations)")
      Observing(count.stream, initial: 0) { Shown(value: $0) }
    }
    .onReceive(count.stream) { _ in }
  }
}

private struct PhasePage<Failure: Error>: View {
  let stream: EventStream<Int, Failure>

  var body: some View {
    Observing(stream) { Text("\($0)").accessibilityIdentifier("phase") }
  }
}
