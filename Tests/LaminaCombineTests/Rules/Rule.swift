import LaminaCombine

/// What a failure of a test is.
struct Oops: Error, Equatable, CustomStringConvertible {
  var description: String { "oops" }
}

/// A sentence about an operator: what is sent, and what comes.
///
/// A script is words: `5` sends 5, `|` finishes, `#` fails; `b5`, `b|`, `b#` and `c5` … are of the second
/// and third source. `+2` asks for two more, `+*` for all, `x` cancels, `@5` lets five units of time pass.
///
/// What comes is words too: the elements, `|`, `#oops`, and `@5` before what comes at that time. A rule
/// that watches its sources has in it what they are told: `r2`, `r*` for demand, `c` for cancelled, and
/// `b:r2` of the second.
struct Rule: Sendable, CustomStringConvertible {
  let description: String
  let expected: String
  let run: @Sendable () -> String

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ script: String, asking demand: Subscribers.Demand = .unlimited,
    each more: Subscribers.Demand = .none, watching: Bool = false, to expected: String,
    _ make: @escaping @Sendable (Desk) -> P
  ) {
    description = name
    self.expected = expected
    run = {
      let desk = Desk(watching: watching)
      let recorder = Recorder<P.Output, P.Failure>(desk.log, demand, more)
      make(desk).subscribe(recorder)
      desk.clock.settle()
      for word in script.split(separator: " ") {
        desk.play(String(word), recorder)
        desk.clock.settle()
      }
      return desk.log.words.joined(separator: " ")
    }
  }
}

/// What a rule's operator is made of.
final class Desk {
  let log: Log
  let clock = VirtualClock()
  let a: Feed
  let b: Feed
  let c: Feed

  init(watching: Bool) {
    log = Log(clock)
    a = Feed("", log, watching)
    b = Feed("b:", log, watching)
    c = Feed("c:", log, watching)
  }

  fileprivate func play<I, F>(_ word: String, _ recorder: Recorder<I, F>) {
    let rest = String(word.dropFirst())
    switch word.first {
    case "b": b.play(rest)
    case "c": c.play(rest)
    case "+": recorder.request(rest == "*" ? .unlimited : .max(Int(rest) ?? 0))
    case "x": recorder.cancel()
    case "@": clock.advance(by: Int(rest) ?? 0)
    default: a.play(word)
    }
  }
}

/// Words that were written down, with the time where it is another one.
final class Log {
  private(set) var words: [String] = []
  private let clock: VirtualClock
  private var time = 0

  init(_ clock: VirtualClock) { self.clock = clock }

  func write(_ word: String) {
    if clock.time != time {
      time = clock.time
      words.append("@\(time)")
    }
    words.append(word)
  }
}

/// A source that sends what it is told to, as far as that was asked for.
final class Feed: Publisher {
  typealias Output = Int
  typealias Failure = Oops
  private let name: String
  private let log: Log
  private let isWatched: Bool
  private(set) var links: [Link] = []

  init(_ name: String, _ log: Log, _ isWatched: Bool) {
    self.name = name
    self.log = log
    self.isWatched = isWatched
  }

  func receive(subscriber: some Subscriber<Int, Oops>) {
    let link = Link(self, AnySubscriber(subscriber))
    links.append(link)
    subscriber.receive(subscription: link)
  }

  func play(_ word: String) {
    for link in links where !link.isOver {
      switch word {
      case "|": link.end(.finished)
      case "#": link.end(.failure(Oops()))
      default: link.send(Int(word) ?? 0)
      }
    }
  }

  fileprivate func note(_ word: String) { if isWatched { log.write(name + word) } }

  final class Link: Subscription {
    private let feed: Feed
    private let subscriber: AnySubscriber<Int, Oops>
    private var demand = Subscribers.Demand.none
    private(set) var isOver = false

    init(_ feed: Feed, _ subscriber: AnySubscriber<Int, Oops>) {
      self.feed = feed
      self.subscriber = subscriber
    }

    func send(_ value: Int) {
      guard demand > 0 else { return }
      demand -= 1
      let more = subscriber.receive(value)
      if more > 0 { request(more) }
    }

    func end(_ completion: Subscribers.Completion<Oops>) {
      isOver = true
      subscriber.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
      demand += more
      feed.note(more == .unlimited ? "r*" : "r\(more.max ?? 0)")
    }

    func cancel() {
      if !isOver { feed.note("c") }
      isOver = true
    }
  }
}

/// A subscriber that writes down what it takes.
final class Recorder<Input, Failure: Error>: Subscriber {
  private let log: Log
  private let demand: Subscribers.Demand
  private let more: Subscribers.Demand
  private var subscription: (any Subscription)?

  init(_ log: Log, _ demand: Subscribers.Demand, _ more: Subscribers.Demand) {
    self.log = log
    self.demand = demand
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > 0 { subscription.request(demand) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    log.write("\(input)")
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.write("|")
    case .failure(let failure): log.write("#\(failure)")
    }
  }
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}
