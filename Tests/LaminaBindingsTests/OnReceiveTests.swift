import LaminaBindings
import LaminaStreams
import LaminaTesting
import Testing

/// Values that a view receives.
@Suite struct OnReceiveTests {
  @Test func `A stream that is made anew in the body, and answers at once, is named once`() {
    let harness = Harness { Restarting(value: CurrentValue(1)) }
    harness.advance(by: 3)
    let told = harness.diagnostics.compactMap {
      if case .endless(let what, let view, _) = $0 { "\(what) in \(view)" } else { nil }
    }
    #expect(told == ["onReceive(_:) in Restarting"])
  }

  @Test func `Each value is told, in its order, also equal ones`() {
    let values = Subject<Int, Never>()
    let heard = Heard()
    let harness = Harness { Listener(stream: values.stream, heard: heard) }
    for value in [1, 2, 2, 3] { values.send(value) }
    #expect(heard.all == ["0: 1", "0: 2", "0: 2", "0: 3"])
    withExtendedLifetime(harness) {}
  }

  @Test func `The newest closure is called, and the run goes on`() {
    var runs = 0
    let values = Subject<Int, Never>()
    let heard = Heard()
    let stream = values.stream.tap(onSubscribe: { runs += 1 })
    let harness = Harness { Listener(stream: stream, heard: heard) }
    values.send(1)
    harness.tap("Evaluate")
    values.send(2)
    #expect(heard.all == ["0: 1", "1: 2"])
    #expect(runs == 1)
  }

  @Test func `A value at the start is told once the view is there`() {
    let heard = Heard()
    let harness = Harness { Listener(stream: CurrentValue(9).stream, heard: heard) }
    #expect(heard.all == ["0: 9"])
    harness.tap("Evaluate")
    #expect(heard.all == ["0: 9"])
  }

  @Test func `The end is told, and a failure with what it is`() {
    let values = Subject<Int, Broken>()
    var ends: [StreamCompletion<Broken>] = []
    var heard: [Int] = []
    let harness = Harness {
      Text("Here").onReceive(values.stream) {
        heard.append($0)
      } onEnd: {
        ends.append($0)
      }
    }
    values.send(1)
    values.send(completion: .failed(Broken()))
    values.send(2)
    #expect(heard == [1])
    #expect(ends == [.failed(Broken())])
    withExtendedLifetime(harness) {}
  }

  @Test func `What is sent while views are evaluated comes once they are, in its order`() {
    let values = Subject<Int, Never>()
    let heard = Heard()
    let harness = Harness { Sender(values: values, heard: heard) }
    harness.settle()
    #expect(heard.all == ["1", "2"])
    harness.tap("Evaluate")
    #expect(heard.all == ["1", "2", "1", "2"])
  }

  @Test func `A body that sends what evaluates it comes to one evaluation a frame`() {
    let values = Subject<Int, Never>()
    let harness = Harness { Restless(values: values) }
    harness.resetCounters()
    harness.clock.advance(to: 1)
    harness.settle()
    #expect(harness.evaluations(of: Restless.self) <= 4)
  }

  private nonisolated struct Broken: Error, Equatable {}
}

/// What a test has heard.
final class Heard {
  var all: [String] = []
}

private struct Listener: View {
  let stream: EventStream<Int, Never>
  let heard: Heard
  @State private var evaluations = 0

  var body: some View {
    let evaluation = evaluations
    Button("Evaluate") { evaluations += 1 }
      .onReceive(stream) { heard.all.append("\(evaluation): \($0)") }
  }
}

private struct Sender: View {
  let values: Subject<Int, Never>
  let heard: Heard

  var body: some View {
    VStack { Inner(values: values) }.onReceive(values.stream) { heard.all.append("\($0)") }
  }

  /// Sends in its body, as nobody should and somebody will.
  struct Inner: View {
    let values: Subject<Int, Never>
    @State private var evaluations = 0

    var body: some View {
      for value in 1...2 where evaluations >= 0 { values.send(value) }
      return Button("Evaluate") { evaluations += 1 }
        .onAppear { evaluations = 1 }
    }
  }
}

private struct Restless: View {
  let values: Subject<Int, Never>
  @StreamState private var latest: Int

  init(values: Subject<Int, Never>) {
    self.values = values
    _latest = StreamState(wrappedValue: 0, values.stream)
  }

  var body: some View {
    let next = latest + 1
    values.send(next)
    return Text("\(next)")
  }
}

/// Begins again at every evaluation, which each value asks for.
private struct Restarting: View {
  let value: CurrentValue<Int>
  @State private var sum = 0

  var body: some View {
    Text("\(sum)").onReceive(value.stream.map { $0 * 2 }) { sum += $0 }
  }
}
