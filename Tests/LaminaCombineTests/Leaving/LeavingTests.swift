import Foundation
import LaminaCombine
import Testing

@Suite struct LeavingTests {
  private final class Model {
    var count = 0 { didSet { history.append(count) } }
    var history: [Int] = []
  }

  @Test("sink calls closures with elements and the end")
  func sink() {
    var log: [String] = []
    let token = Record(output: [1, 2], completion: .failure(Oops())).sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    #expect(log == ["1", "2", "failure(oops)"])
    token.cancel()
  }

  @Test("A subscription ends when it is let go")
  func endsWhenLetGo() {
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    do { _ = subject.sink { count += $0 } }
    subject.send(1)
    #expect(count == 0)
  }

  @Test("A sink lets go of its closures when it is over", arguments: [true, false])
  func letsGo(_ cancels: Bool) {
    final class Held {}
    weak var gone: Held?
    let subject = PassthroughSubject<Int, Never>()
    let token: AnyCancellable
    do {
      let held = Held()
      gone = held
      token = subject.sink { _ in _ = held }
    }
    #expect(gone != nil)
    if cancels { token.cancel() } else { subject.send(completion: .finished) }
    #expect(gone == nil)
  }

  struct Chain: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>
  }

  @Test(
    "Operators hold nothing once the subscription is let go",
    arguments: [
      Chain(testDescription: "map") { $0.map { $0 }.eraseToAnyPublisher() },
      Chain(testDescription: "flatMap") { $0.flatMap { Just($0) }.eraseToAnyPublisher() },
      Chain(testDescription: "flatMap, one at a time") { source in
        source.flatMap(maxPublishers: .max(1)) { _ in source }.eraseToAnyPublisher()
      },
      Chain(testDescription: "merge") { $0.merge(with: $0).eraseToAnyPublisher() },
      Chain(testDescription: "zip") { $0.zip($0).map { $0.0 }.eraseToAnyPublisher() },
      Chain(testDescription: "combineLatest") {
        $0.combineLatest($0).map { $0.0 }.eraseToAnyPublisher()
      },
      Chain(testDescription: "switchToLatest") {
        $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher()
      },
      Chain(testDescription: "append") { $0.append(1).eraseToAnyPublisher() },
      Chain(testDescription: "prefix until") {
        $0.prefix(untilOutputFrom: $0).eraseToAnyPublisher()
      },
      Chain(testDescription: "drop until") { $0.drop(untilOutputFrom: $0).eraseToAnyPublisher() },
      Chain(testDescription: "share") { $0.share().eraseToAnyPublisher() },
      Chain(testDescription: "buffer") {
        $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher()
      },
      Chain(testDescription: "debounce") {
        $0.debounce(for: 1, scheduler: VirtualClock()).eraseToAnyPublisher()
      },
      Chain(testDescription: "reduce") { $0.reduce(0, +).eraseToAnyPublisher() },
    ])
  func chainsLetGo(_ chain: Chain) {
    final class Held {}
    weak var held: Held?
    weak var source: PassthroughSubject<Int, Never>?
    do {
      let (subject, kept) = (PassthroughSubject<Int, Never>(), Held())
      (source, held) = (subject, kept)
      let token = chain.make(subject).sink { _ in _ = kept }
      subject.send(1)
      token.cancel()
    }
    #expect(held == nil)
    #expect(source == nil)
  }

  @Test("assign sets a property")
  func assign() {
    let model = Model()
    let token = [1, 2].publisher.assign(to: \.count, on: model)
    #expect(model.history == [1, 2])
    token.cancel()
  }

  @Test("assign holds its object until it is cancelled")
  func assignHolds() {
    weak var gone: Model?
    let subject = PassthroughSubject<Int, Never>()
    var token: AnyCancellable?
    do {
      let model = Model()
      gone = model
      token = subject.assign(to: \.count, on: model)
    }
    #expect(gone != nil)
    token?.cancel()
    #expect(gone == nil)
  }

  @Test("Subscriptions are stored in a set and in an array")
  func store() {
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    var count = 0
    subject.sink { count += $0 }.store(in: &set)
    subject.sink { count += $0 }.store(in: &array)
    subject.send(1)
    #expect(count == 2)
    set = []
    subject.send(1)
    #expect(count == 3)
    array = []
    subject.send(1)
    #expect(count == 3)
  }

  @Test("An AnyCancellable cancels once")
  func cancelsOnce() {
    var count = 0
    do {
      let token = AnyCancellable { count += 1 }
      token.cancel()
      token.cancel()
    }
    #expect(count == 1)
  }

  @Test("An AnySubscriber of a subject sends to it")
  func anySubscriberOfSubject() {
    let subject = CurrentValueSubject<Int, Never>(0)
    Just(5).subscribe(AnySubscriber(subject))
    #expect(subject.value == 5)
  }

  @Test("An AnySubscriber of closures calls them")
  func anySubscriberOfClosures() {
    var log: [String] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        log.append("subscription")
        $0.request(.max(1))
      },
      receiveValue: {
        log.append("\($0)")
        return .none
      }, receiveCompletion: { _ in log.append("|") })
    [1, 2].publisher.subscribe(subscriber)
    #expect(log == ["subscription", "1"])
  }

  @Test("values are all elements, one after the other")
  func values() async {
    var got: [Int] = []
    for await value in (1...5).publisher.values { got.append(value) }
    #expect(got == [1, 2, 3, 4, 5])
  }

  @Test("values throw a failure after the elements")
  func valuesThrow() async {
    var got: [Int] = []
    await #expect(throws: Oops.self) {
      for try await value in Record(output: [1, 2], completion: .failure(Oops())).values {
        got.append(value)
      }
    }
    #expect(got == [1, 2])
  }

  @Test("values end when their task is cancelled")
  func valuesCancel() async {
    let task = Task {
      var count = 0
      for await _ in Empty<Int, Never>(completeImmediately: false).values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test("A future's value is awaited")
  func futureValue() async throws {
    let soon = Future<Int, Never> { promise in
      let promise = Sent(promise)
      DispatchQueue.global().async { promise.call(.success(7)) }
    }
    #expect(await soon.value == 7)
    let failing = Future<Int, Oops> { $0(.failure(Oops())) }
    await #expect(throws: Oops.self) { try await failing.value }
  }

  private struct Sent: @unchecked Sendable {
    let call: (Result<Int, Never>) -> Void
    init(_ call: @escaping (Result<Int, Never>) -> Void) { self.call = call }
  }
}
