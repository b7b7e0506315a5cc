import LaminaCombine
import Testing

@Suite struct SubjectTests {
  private final class Ear: Subscriber {
    typealias Input = Int
    typealias Failure = Oops
    var heard: [String] = []
    var subscription: (any Subscription)?
    var more = Subscribers.Demand.none
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      heard.append("\(input)")
      return more
    }
    func receive(completion: Subscribers.Completion<Oops>) {
      heard.append(completion == .finished ? "|" : "#")
    }
  }

  @Test("A subject sends to all who have asked, in the order in which they came")
  func sendsToAll() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let tokens = [subject.sink { heard.append("a\($0)") }, subject.sink { heard.append("b\($0)") }]
    subject.send(1)
    subject.send(2)
    #expect(heard == ["a1", "b1", "a2", "b2"])
    withExtendedLifetime(tokens) {}
  }

  @Test("A subject drops what was not asked for")
  func dropsUnasked() {
    let subject = PassthroughSubject<Int, Oops>()
    let ear = Ear()
    subject.subscribe(ear)
    subject.send(1)
    ear.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(ear.heard == ["2"])
  }

  @Test("A subject that has ended says so to whoever comes")
  func endsForLaterOnes() {
    let subject = PassthroughSubject<Int, Oops>()
    subject.send(completion: .failure(Oops()))
    subject.send(1)
    let ear = Ear()
    subject.subscribe(ear)
    #expect(ear.heard == ["#"])
  }

  @Test("A value that is set after the end is kept, and nobody hears it")
  func valueAfterEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let token = subject.sink { heard.append($0) }
    subject.send(completion: .finished)
    subject.value = 2
    #expect(subject.value == 2 && heard == [1])
    subject.send(3)
    #expect(subject.value == 2 && heard == [1])
    withExtendedLifetime(token) {}
  }

  @Test(
    "A request for nothing asks for nothing, whoever gets it",
    arguments: ["subject", "value", "sequence", "buffer", "filter", "append", "delay"])
  func emptyRequest(_ name: String) {
    let subject = PassthroughSubject<Int, Oops>()
    let source: AnyPublisher<Int, Oops> =
      switch name {
      case "subject": subject.eraseToAnyPublisher()
      case "value": CurrentValueSubject(1).eraseToAnyPublisher()
      case "sequence": Publishers.Sequence(sequence: [1, 2]).eraseToAnyPublisher()
      case "buffer":
        CurrentValueSubject(1).buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
          .eraseToAnyPublisher()
      case "filter": CurrentValueSubject(1).filter { $0 > 0 }.eraseToAnyPublisher()
      case "append": CurrentValueSubject(1).append(2).eraseToAnyPublisher()
      default:
        CurrentValueSubject(1).delay(for: 0, scheduler: ImmediateScheduler.shared)
          .eraseToAnyPublisher()
      }
    let ear = Ear()
    source.subscribe(ear)
    ear.subscription?.request(.none)
    #expect(ear.heard.isEmpty)
    ear.subscription?.request(.max(1))
    subject.send(1)
    #expect(ear.heard == ["1"])
    ear.subscription?.request(.none)
    #expect(ear.heard == ["1"])
  }

  @Test("Who has cancelled hears nothing")
  func cancelled() {
    let subject = PassthroughSubject<Int, Oops>()
    let ear = Ear()
    subject.subscribe(ear)
    ear.subscription?.request(.unlimited)
    ear.subscription?.cancel()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(ear.heard == [])
  }

  @Test("A value that is sent while one is received comes within")
  func sendsWithin() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let token = subject.sink {
      heard.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(heard == [1, 2, 3])
    withExtendedLifetime(token) {}
  }

  @Test("A subject of no value is sent without one")
  func sendsVoid() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let token = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }

  @Test("A current value is the first to come, and the latest to be read")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let token = subject.sink { heard.append($0) }
    subject.value = 2
    subject.send(3)
    #expect(heard == [1, 2, 3])
    #expect(subject.value == 3)
    withExtendedLifetime(token) {}
  }

  @Test("Who asks late has the latest value of a subject that has one")
  func currentValueLate() {
    let subject = CurrentValueSubject<Int, Oops>(1)
    let ear = Ear()
    subject.subscribe(ear)
    subject.send(2)
    ear.subscription?.request(.max(1))
    #expect(ear.heard == ["2"])
    subject.send(3)
    subject.send(4)
    #expect(ear.heard == ["2"])
    ear.subscription?.request(.max(5))
    #expect(ear.heard == ["2", "4"])
  }

  @Test("A current value that is set while one is received has that value at once")
  func currentValueWithin() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var heard: [Int] = []
    let token = subject.dropFirst().sink {
      heard.append(subject.value)
      if $0 == 1 { subject.value = 2 }
    }
    subject.value = 1
    #expect(heard == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test("A subject passes on what it is subscribed to, until that is cancelled")
  func bridges() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let feeding = source.subscribe(subject)
    source.send(5)
    #expect(subject.value == 5)
    feeding.cancel()
    source.send(6)
    #expect(subject.value == 5)
  }

  @Test("A subject is not kept by those who listen to it, nor by what they do")
  func isLetGo() {
    weak var gone: PassthroughSubject<Int, Never>?
    var token: AnyCancellable?
    do {
      let subject = PassthroughSubject<Int, Never>()
      gone = subject
      token = subject.map { $0 }.sink { _ in }
    }
    #expect(gone == nil)
    token?.cancel()
  }
}
