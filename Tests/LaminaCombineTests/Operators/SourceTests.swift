import Foundation
import LaminaCombine
import Testing

@Suite struct SourceTests {
  @Test(
    "Sources send what they have",
    arguments: [
      Rule("Just sends one and finishes", "", to: "5 |") { _ in Just(5) },
      Rule("Just waits until it is asked", "+1", asking: .none, to: "5 |") { _ in Just(5) },
      Rule("Empty finishes at once", "", to: "|") { _ in Empty<Int, Oops>() },
      Rule("Empty may never finish", "", to: "") { _ in
        Empty(completeImmediately: false, outputType: Int.self, failureType: Oops.self)
      },
      Rule("Fail fails at once", "", asking: .none, to: "#oops") { _ in
        Fail(outputType: Int.self, failure: Oops())
      },
      Rule("Deferred makes a publisher for each subscriber", "1 |", to: "1 |") { desk in
        Deferred { desk.a }
      },
      Rule("An optional with a value", "", to: "5 |") { _ in Optional(5).publisher },
      Rule("An optional without one", "", asking: .none, to: "|") { _ in
        Optional<Int>.none.publisher
      },
      Rule("A result with a value", "", to: "5 |") { _ in Result<Int, Oops>.success(5).publisher },
      Rule("A result with a failure", "", asking: .none, to: "#oops") { _ in
        Result<Int, Oops>.failure(Oops()).publisher
      },
      Rule("A sequence sends its elements", "", to: "1 2 3 |") { _ in (1...3).publisher },
      Rule(
        "A sequence finishes with the last that is asked for", "", asking: .max(3), to: "1 2 3 |"
      ) {
        _ in (1...3).publisher
      },
      Rule("A sequence sends as many as are asked for", "+1", asking: .max(1), to: "1 2") { _ in
        (1...3).publisher
      },
      Rule(
        "A sequence sends more as its subscriber says so", "", asking: .max(1), each: .max(1),
        to: "1 2 3 |"
      ) { _ in (1...3).publisher },
      Rule("An empty sequence finishes without being asked", "", asking: .none, to: "|") { _ in
        [Int]().publisher
      },
      Rule("A record sends elements and its end", "", to: "1 2 #oops") { _ in
        Record(output: [1, 2], completion: .failure(Oops()))
      },
      Rule("A record that is written", "", to: "1 |") { _ in
        Record<Int, Oops> {
          $0.receive(1)
          $0.receive(completion: .finished)
        }
      },
      Rule("A future that was fulfilled", "", to: "5 |") { _ in
        Future<Int, Oops> { $0(.success(5)) }
      },
      Rule("A future waits until it is asked", "+1", asking: .none, to: "5 |") { _ in
        Future<Int, Oops> { $0(.success(5)) }
      },
      Rule("A future that failed", "", to: "#oops") { _ in
        Future<Int, Oops> { $0(.failure(Oops())) }
      },
      Rule("A future takes the first result only", "", to: "5 |") { _ in
        Future<Int, Oops> {
          $0(.success(5))
          $0(.success(6))
        }
      },
      Rule("encode", "1 |", to: "[1] |") {
        $0.a.map { [$0] }.encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
      },
      Rule("decode", "1 |", to: "[1] |") {
        $0.a.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder())
      },
      Rule("decode of what cannot be read fails, and cancels", "1", watching: true, to: "r* c #bad")
      {
        $0.a.map { _ in Data("{".utf8) }.decode(type: [Int].self, decoder: JSONDecoder())
          .mapError { _ in Bad() }
      },
    ])
  func rule(_ rule: Rule) { #expect(rule.run() == rule.expected) }

  private struct Bad: Error, CustomStringConvertible { let description = "bad" }

  @Test("A future begins its work when it is made, once")
  func futureBeginsOnce() {
    var count = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      count += 1
      promise = $0
    }
    var got: [Int] = []
    let tokens = [future.sink { got.append($0) }, future.sink { got.append($0 * 10) }]
    promise?(.success(4))
    #expect(count == 1)
    #expect(got == [4, 40])
    withExtendedLifetime(tokens) {}
  }

  @Test("Deferred begins when somebody subscribes")
  func deferredBeginsLate() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    var got: [Int] = []
    _ = deferred.sink { got.append($0) }
    _ = deferred.sink { got.append($0) }
    #expect(got == [1, 2])
  }

  @Test("Notifications come until the subscription is let go")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("a")
    var count = 0
    var token: AnyCancellable? = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(count == 1)
    token = nil
    center.post(name: name, object: nil)
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }

  @Test("Notifications of an object only")
  func notificationsOfOne() {
    final class Sender {}
    let (center, name, one, other) = (
      NotificationCenter(), Notification.Name("a"), Sender(), Sender()
    )
    var count = 0
    let token = center.publisher(for: name, object: one).sink { _ in count += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }

  @Test("A timer sends dates on its loop, once it is connected, until it is cancelled")
  func timer() {
    var count = 0
    var token: AnyCancellable?
    token = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink { _ in
      count += 1
      if count == 3 { token?.cancel() }
    }
    let end = Date(timeIntervalSinceNow: 30)
    while count < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    }
    #expect(count == 3)
    withExtendedLifetime(token) {}
  }
}
