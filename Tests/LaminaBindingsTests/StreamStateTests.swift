import LaminaBindings
import LaminaStreams
import LaminaTesting
import Testing

/// State that a stream feeds.
@Suite struct StreamStateTests {
  @Test func `A stream that the view is given feeds its state`() {
    let score = Subject<Int, Never>()
    let harness = Harness { Score(score.stream) }
    #expect(harness.text(of: "score") == "0")
    score.send(3)
    harness.settle()
    #expect(harness.text(of: "score") == "3")
    score.send(completion: .finished)
    harness.settle()
    #expect(harness.text(of: "score") == "3")
  }

  @Test func `Only what read the value is evaluated`() {
    let score = Subject<Int, Never>()
    let harness = Harness {
      VStack {
        Score(score.stream)
        Ignorant(score.stream)
      }
    }
    harness.resetCounters()
    score.send(3)
    harness.settle()
    #expect(harness.evaluations(of: Score.self) == 1)
    #expect(harness.evaluations(of: Ignorant.self) == 0)
  }

  @Test func `A stream that is followed later feeds it, and one after it takes its place`() {
    let (first, second) = (Subject<Int, Never>(), Subject<Int, Never>())
    let harness = Harness { Follower(streams: [first.stream, second.stream]) }
    #expect(harness.text(of: "latest") == "nothing")
    harness.tap("Follow 0")
    first.send(1)
    harness.settle()
    #expect(harness.text(of: "latest") == "1")
    harness.tap("Follow 1")
    #expect(harness.text(of: "latest") == "1")
    #expect(!first.hasSubscribers)
    second.send(2)
    harness.settle()
    #expect(harness.text(of: "latest") == "2")
  }

  @Test func `What is followed ends with the view`() {
    let stream = Subject<Int, Never>()
    let harness = Harness { Follower(streams: [stream.stream]) }
    harness.tap("Follow 0")
    #expect(stream.hasSubscribers)
    harness.tap("Hide")
    #expect(!stream.hasSubscribers)
  }

  @Test func `A view around that is evaluated leaves the run alone`() {
    var runs = 0
    let stream = EventStream<Int, Never>.never.startWith(1).tap(onSubscribe: { runs += 1 })
    let harness = Harness { Around(stream: stream) }
    for _ in 0..<5 { harness.tap("Evaluate") }
    #expect(runs == 1)
    #expect(harness.text(of: "score") == "1")
  }
}

private struct Score: View {
  @StreamState private var score: Int

  init(_ stream: EventStream<Int, Never>) { _score = StreamState(wrappedValue: 0, stream) }

  var body: some View { Text("\(score)").accessibilityIdentifier("score") }
}

private struct Ignorant: View {
  @StreamState private var score: Int

  init(_ stream: EventStream<Int, Never>) { _score = StreamState(wrappedValue: 0, stream) }

  var body: some View { Text("does not look") }
}

private struct Follower: View {
  let streams: [EventStream<Int, Never>]
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Hide") { isShown = false }
      if isShown { Following(streams: streams) }
    }
  }
}

private struct Following: View {
  let streams: [EventStream<Int, Never>]
  @StreamState private var latest: Int?

  var body: some View {
    VStack {
      Text(latest.map { "\($0)" } ?? "nothing").accessibilityIdentifier("latest")
      ForEach(0..<streams.count) { index in
        Button("Follow \(index)") { $latest.follow(streams[index].map { $0 }) }
      }
    }
  }
}

private struct Around: View {
  let stream: EventStream<Int, Never>
  @State private var evaluations = 0

  var body: some View {
    VStack {
      Text("\(evaluations)")
      Button("Evaluate") { evaluations += 1 }
      Score(stream)
    }
  }
}
