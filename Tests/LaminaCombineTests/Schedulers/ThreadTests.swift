import Dispatch
import LaminaCombine
import Synchronization
import Testing

/// Publishers are used from many threads at a time; the thread sanitizer looks on.
@Suite struct ThreadTests {
  /// Counts what comes, and whether two elements ever came at a time.
  private final class Meter: Sendable {
    let count = Atomic(0)
    let inside = Atomic(0)
    let overlaps = Atomic(0)

    func take() {
      if inside.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue != 0 {
        overlaps.wrappingAdd(1, ordering: .relaxed)
      }
      count.wrappingAdd(1, ordering: .relaxed)
      inside.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }
  }

  @Test("What many threads send to one subject comes to each one at a time, and all of it")
  func subject() {
    let (subject, meter) = (PassthroughSubject<Int, Never>(), Meter())
    let token = subject.map { $0 + 1 }.filter { $0 > 0 }.sink { @Sendable _ in meter.take() }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for i in 0..<200 { subject.send(i) } }
    #expect(meter.count.load(ordering: .relaxed) == 1600)
    #expect(meter.overlaps.load(ordering: .relaxed) == 0)
    token.cancel()
  }

  struct Joint: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int?
    let make: @Sendable ([PassthroughSubject<Int, Never>]) -> AnyPublisher<Int, Never>
  }

  @Test(
    "Operators that join publishers of several threads send one at a time",
    arguments: [
      Joint(testDescription: "merge", count: 800) {
        Publishers.MergeMany($0).eraseToAnyPublisher()
      },
      Joint(testDescription: "flatMap", count: 800) { all in
        (0..<4).publisher.flatMap { all[$0] }.eraseToAnyPublisher()
      },
      Joint(testDescription: "zip", count: 200) {
        $0[0].zip($0[1], $0[2], $0[3]).map { $0.0 }.eraseToAnyPublisher()
      },
      Joint(testDescription: "combineLatest", count: nil) {
        $0[0].combineLatest($0[1], $0[2], $0[3]).map { $0.0 }.eraseToAnyPublisher()
      },
      Joint(testDescription: "prefix until", count: nil) {
        $0[0].prefix(untilOutputFrom: $0[1]).eraseToAnyPublisher()
      },
      Joint(testDescription: "drop until", count: nil) {
        $0[0].drop(untilOutputFrom: $0[1]).eraseToAnyPublisher()
      },
      Joint(testDescription: "switchToLatest", count: nil) { all in
        all[0].map { all[$0 % 3 + 1] }.switchToLatest().eraseToAnyPublisher()
      },
      Joint(testDescription: "share", count: nil) {
        $0[0].share().merge(with: $0[1]).eraseToAnyPublisher()
      },
      Joint(testDescription: "buffer", count: nil) {
        Publishers.MergeMany($0).buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest)
          .eraseToAnyPublisher()
      },
    ])
  func joins(_ joint: Joint) {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let meter = Meter()
    let token = joint.make(subjects).sink { @Sendable _ in meter.take() }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for i in 0..<200 { subjects[index].send(i) }
    }
    if let count = joint.count { #expect(meter.count.load(ordering: .relaxed) == count) }
    #expect(meter.overlaps.load(ordering: .relaxed) == 0)
    token.cancel()
  }

  @Test("receive(on:) a concurrent queue keeps the order")
  func order() async {
    let queue = DispatchQueue(label: "many", attributes: .concurrent)
    var got: [Int] = []
    for await value in (0..<300).publisher.receive(on: queue).values { got.append(value) }
    #expect(got == Array(0..<300))
  }

  @Test("Cancelling while values are sent ends in peace")
  func cancels() {
    for _ in 0..<50 {
      let (subject, meter) = (CurrentValueSubject<Int, Never>(0), Meter())
      let token = subject.removeDuplicates().sink { @Sendable _ in meter.take() }
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { for i in 0..<50 { subject.value = i } } else { token.cancel() }
      }
    }
  }

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var count = 0
    @Published var name = ""
  }

  @Test("A published property is written and heard on several threads")
  func published() {
    let (model, meter) = (Model(), Meter())
    let tokens = [
      model.$count.sink { @Sendable _ in meter.take() },
      model.objectWillChange.sink { @Sendable in },
    ]
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for i in 0..<100 { model.count = i }
    }
    #expect(meter.count.load(ordering: .relaxed) == 401)
    withExtendedLifetime(tokens) {}
  }
}
