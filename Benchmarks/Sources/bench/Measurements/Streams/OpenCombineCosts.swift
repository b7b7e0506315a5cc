import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch

/// What an event costs in OpenCombine 0.14, in nanoseconds: the same programs as `StreamCosts`.
enum OpenCombineCosts {
  static func chain3(_ events: Int) -> Double {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let token = subject.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 * 2 }.sink { sum &+= $0 }
    return nanoseconds(events) {
      for value in 0..<events { subject.send(value) }
    } keeping: {
      token.cancel()
      blackHole(sum)
    }
  }

  static func chain12(_ events: Int) -> Double {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    var stream = subject.eraseToAnyPublisher()
    for _ in 0..<4 {
      stream = stream.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 - 1 }.eraseToAnyPublisher()
    }
    let token = stream.sink { sum &+= $0 }
    return nanoseconds(events) {
      for value in 0..<events { subject.send(value) }
    } keeping: {
      token.cancel()
      blackHole(sum)
    }
  }

  /// OpenCombine has no combineLatest; this is how one writes it there: two scans and a merge are
  /// missing too, so two sinks share what they saw and feed a subject.
  static func combineLatest(_ events: Int) -> Double {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let both = PassthroughSubject<Int, Never>()
    var (lastA, lastB): (Int?, Int?) = (nil, nil)
    var sum = 0
    let tokens = [
      a.sink { value in
        lastA = value
        if let lastB { both.send(value &+ lastB) }
      },
      b.sink { value in
        lastB = value
        if let lastA { both.send(lastA &+ value) }
      },
      both.sink { sum &+= $0 },
    ]
    b.send(1)
    return nanoseconds(events) {
      for value in 0..<events { a.send(value) }
    } keeping: {
      tokens.forEach { $0.cancel() }
      blackHole(sum)
    }
  }

  static func switchLatest(_ events: Int) -> Double {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let token = subject.map { Just($0) }.switchToLatest().sink { sum &+= $0 }
    return nanoseconds(events) {
      for value in 0..<events { subject.send(value) }
    } keeping: {
      token.cancel()
      blackHole(sum)
    }
  }

  static func share(_ events: Int) -> Double {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let shared = subject.map { $0 + 1 }.share()
    let tokens = (0..<10).map { _ in shared.sink { sum &+= $0 } }
    return nanoseconds(events) {
      for value in 0..<events { subject.send(value) }
    } keeping: {
      tokens.forEach { $0.cancel() }
      blackHole(sum)
    }
  }

  static func fanOut() -> Double {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let tokens = (0..<1_000).map { _ in subject.sink { sum &+= $0 } }
    return nanoseconds(1_000_000) {
      for value in 0..<1_000 { subject.send(value) }
    } keeping: {
      tokens.forEach { $0.cancel() }
      blackHole(sum)
    }
  }

  static func create(_ rounds: Int) -> Double {
    var sum = 0
    return nanoseconds(rounds) {
      for value in 0..<rounds {
        let subject = PassthroughSubject<Int, Never>()
        let token = subject.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 * 2 }.sink { sum &+= $0 }
        subject.send(value)
        token.cancel()
      }
    } keeping: {
      blackHole(sum)
    }
  }

  static func offMain(_ events: Int) -> Double {
    var heard = 0
    let clock = ContinuousClock()
    let start = clock.now
    let background = DispatchQueue(label: "bench").ocombine
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.receive(on: background).map { @Sendable in $0 &+ 1 }
      .receive(on: DispatchQueue.main.ocombine).sink { _ in heard += 1 }
    for value in 0..<events { subject.send(value) }
    runMainLoop(until: { heard == events })
    let time = clock.now - start
    token.cancel()
    return time.nanoseconds / Double(events)
  }
}
