import Foundation
import LaminaStreams

/// What an event costs in streams of Lamina's, in nanoseconds.
enum StreamCosts {
  /// Three operators on a hot source.
  static func chain3(_ events: Int) -> Double {
    let subject = Subject<Int, Never>()
    var sum = 0
    let token = subject.stream.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 * 2 }
      .subscribe { sum &+= $0 }
    return nanoseconds(events) {
      for value in 0..<events { subject.send(value) }
    } keeping: {
      token.dispose()
      blackHole(sum)
    }
  }

  /// Twelve operators on a hot source.
  static func chain12(_ events: Int) -> Double {
    let subject = Subject<Int, Never>()
    var sum = 0
    var stream = subject.stream
    for _ in 0..<4 { stream = stream.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 - 1 } }
    let token = stream.subscribe { sum &+= $0 }
    return nanoseconds(events) {
      for value in 0..<events { subject.send(value) }
    } keeping: {
      token.dispose()
      blackHole(sum)
    }
  }

  /// The latest of two streams.
  static func combineLatest(_ events: Int) -> Double {
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    var sum = 0
    let token = LaminaStreams.combineLatest(a.stream, b.stream) { $0 &+ $1 }
      .subscribe { sum &+= $0 }
    b.send(1)
    return nanoseconds(events) {
      for value in 0..<events { a.send(value) }
    } keeping: {
      token.dispose()
      blackHole(sum)
    }
  }

  /// A new inner stream for each event.
  static func switchLatest(_ events: Int) -> Double {
    let subject = Subject<Int, Never>()
    var sum = 0
    let token = subject.stream.flatMapLatest { EventStream<Int, Never>.just($0) }
      .subscribe { sum &+= $0 }
    return nanoseconds(events) {
      for value in 0..<events { subject.send(value) }
    } keeping: {
      token.dispose()
      blackHole(sum)
    }
  }

  /// One run for ten subscribers, an event for all of them.
  static func share(_ events: Int) -> Double {
    let subject = Subject<Int, Never>()
    var sum = 0
    let shared = subject.stream.map { $0 + 1 }.share(replay: 1)
    let tokens = (0..<10).map { _ in shared.subscribe { sum &+= $0 } }
    return nanoseconds(events) {
      for value in 0..<events { subject.send(value) }
    } keeping: {
      tokens.forEach { $0.dispose() }
      blackHole(sum)
    }
  }

  /// A thousand subscribers, a thousand events: for each delivery.
  static func fanOut() -> Double {
    let subject = Subject<Int, Never>()
    var sum = 0
    let tokens = (0..<1_000).map { _ in subject.stream.subscribe { sum &+= $0 } }
    return nanoseconds(1_000_000) {
      for value in 0..<1_000 { subject.send(value) }
    } keeping: {
      tokens.forEach { $0.dispose() }
      blackHole(sum)
    }
  }

  /// Made, subscribed to, sent one event and disposed of.
  static func create(_ rounds: Int) -> Double {
    var sum = 0
    return nanoseconds(rounds) {
      for value in 0..<rounds {
        let subject = Subject<Int, Never>()
        let token = subject.stream.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 * 2 }
          .subscribe { sum &+= $0 }
        subject.send(value)
        token.dispose()
      }
    } keeping: {
      blackHole(sum)
    }
  }

  /// Events that are worked on elsewhere and come back.
  static func offMain(_ events: Int) -> Double {
    var heard = 0
    let clock = ContinuousClock()
    let start = clock.now
    let token = EventStream<Int, Never>.from(0..<events).offMain { $0 &+ 1 }
      .subscribe { _ in heard += 1 }
    runMainLoop(until: { heard == events })
    let time = clock.now - start
    token.dispose()
    return time.nanoseconds / Double(events)
  }

  /// 300 fields bound to a label each, and let go of: milliseconds for all.
  static func bindings(_ count: Int = 300) -> Double {
    let fields = (0..<count).map { CurrentValue($0) }
    var sum = 0
    return nanoseconds(1) {
      let bag = DisposeBag()
      for field in fields {
        field.stream.map { $0 + 1 }.subscribe { sum &+= $0 }.disposed(by: bag)
      }
      bag.disposeAll()
    } keeping: {
      blackHole(sum)
    } / 1e6
  }
}

/// The same by hand: closures that call closures.
enum HandwrittenCosts {
  final class Source {
    var listeners: [(Int) -> Void] = []
    func send(_ value: Int) { for listener in listeners { listener(value) } }
  }

  static func map(_ f: @escaping (Int) -> Int, _ next: @escaping (Int) -> Void) -> (Int) -> Void {
    { next(f($0)) }
  }

  static func filter(
    _ f: @escaping (Int) -> Bool, _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { if f($0) { next($0) } }
  }

  static func chain3(_ events: Int) -> Double {
    let source = Source()
    var sum = 0
    source.listeners.append(
      map({ $0 + 1 }, filter({ $0 >= 0 }, map({ $0 * 2 }, { sum &+= $0 }))))
    return nanoseconds(events) {
      for value in 0..<events { source.send(value) }
    } keeping: {
      blackHole(sum)
    }
  }
}

/// The best of five runs of `body`, for each of `count` events.
func nanoseconds(_ count: Int, _ body: () -> Void, keeping end: () -> Void) -> Double {
  let clock = ContinuousClock()
  let best = (0..<5).map { _ in clock.measure(body).nanoseconds }.min() ?? 0
  end()
  return best / Double(count)
}

/// Keeps the optimiser from leaving out what nobody uses.
@inline(never) func blackHole(_ value: Int) {
  if value == .min { print(value) }
}

/// Lets the main queue work until `isDone`, for a minute at most.
func runMainLoop(until isDone: () -> Bool) {
  let end = Date(timeIntervalSinceNow: 60)
  while !isDone(), Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
