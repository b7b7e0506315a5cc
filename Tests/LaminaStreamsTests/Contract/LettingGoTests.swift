import LaminaStreams
import LaminaTesting
import Testing

/// What happens in the deinit of what is let go of, in the middle of everything.
@Suite struct LettingGoTests {
  /// Calls somebody when it goes.
  private final class Last {
    private let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    isolated deinit { action() }
  }

  @Test func `A subscriber's object that subscribes as it goes is in no one's way`() {
    let subject = Subject<Int, Never>()
    let bag = DisposeBag()
    var heard: [String] = []
    var tokens: [Subscription] = []
    for index in 0..<4 {
      let last = Last {
        subject.stream.subscribe { heard.append("late \(index): \($0)") }.disposed(by: bag)
      }
      tokens.append(
        subject.stream.subscribe { value in
          withExtendedLifetime(last) { heard.append("\(index): \(value)") }
        })
    }
    tokens.remove(at: 0).dispose()
    tokens.remove(at: 0).dispose()
    subject.send(1)
    #expect(Set(heard) == ["2: 1", "3: 1", "late 0: 1", "late 1: 1"])
    tokens = []
    bag.disposeAll()
    #expect(!subject.hasSubscribers)
  }

  @Test func `A value that sends as it goes out of a replay is heard in its turn`() {
    let subject = ReplaySubject<Int, Never>(bufferSize: 2)
    let objects = ReplaySubject<Last, Never>(bufferSize: 1)
    var heard: [Int] = []
    let token = subject.stream.subscribe { heard.append($0) }
    for value in 1...3 { objects.send(Last { subject.send(value) }) }
    #expect(heard == [1, 2])
    var kept = 0
    let late = objects.stream.subscribe { _ in kept += 1 }
    #expect(kept == 1)
    _ = (token, late)
  }

  @Test func `A value that is sent from the deinit of one that waited is not lost`() {
    let objects = Subject<Last, Never>()
    var heard = 0
    let token = objects.stream.subscribe { _ in
      heard += 1
      if heard == 1 { objects.send(Last { objects.send(Last {}) }) }
    }
    objects.send(Last {})
    #expect(heard == 3)
    token.dispose()
  }

  @Test func `A latest value that goes may send the next`() {
    let objects = Subject<Last?, Never>()
    var heard: [Bool] = []
    let token = combineLatest(objects.stream, EventStream<Int, Never>.just(1)).subscribe {
      heard.append($0.0 != nil)
    }
    objects.send(Last { objects.send(nil) })
    objects.send(nil)
    #expect(heard == [true, false, false])
    token.dispose()
  }

  @Test func `A replayed value that subscribes as a shared run is forgotten begins the next run`() {
    var runs = 0
    var shared: EventStream<Last, Never>?
    let bag = DisposeBag()
    shared = EventStream<Last, Never>.create { observer in
      runs += 1
      if runs == 1 { observer.send(Last { shared?.subscribe { _ in }.disposed(by: bag) }) }
      return nil
    }.share(replay: 1)
    shared?.subscribe { _ in }.dispose()
    #expect(runs == 2)
    shared?.subscribe { _ in }.disposed(by: bag)
    #expect(runs == 2)
    bag.disposeAll()
    shared = nil
  }
}
