import LaminaStreams
import LaminaTesting
import Testing

@Suite struct SourcesTests {
  @Test(arguments: [
    MarbleCase("just", to: "(a|)") { i, _ in .just("a") },
    MarbleCase("from", to: "(abc|)") { i, _ in .from(["a", "b", "c"]) },
    MarbleCase("empty", to: "|") { i, _ in .empty },
    MarbleCase("never", to: "") { i, _ in .never },
    MarbleCase("fail", to: "#") { i, _ in .fail(MarbleError()) },
    MarbleCase("deferred asks anew", to: "(ab|)") { i, _ in
      {
        var n = 0;
        let s = EventStream<String, MarbleError>.deferred {
          n += 1; return .just(n == 1 ? "a" : "b")
        }; return s.concat(s)
      }()
    },
    MarbleCase("create keeps the contract", to: "(a|)") { i, _ in
      .create { o in
        o.send("a"); o.send(completion: .finished); o.send("b");
        o.send(completion: .failed(MarbleError())); return nil
      }
    },
    MarbleCase("timer", to: "---(0|)") { i, clock in
      EventStream.timer(after: .frames(3), clock: clock).map(String.init).setFailureType(
        to: MarbleError.self)
    },
    MarbleCase("timer with a period", to: "-0--1--2", disposing: 9) { i, clock in
      EventStream.timer(after: .frames(1), every: .frames(3), clock: clock).map(String.init)
        .setFailureType(to: MarbleError.self)
    },
    MarbleCase("interval", to: "--0-1-2", disposing: 7) { i, clock in
      EventStream.interval(.frames(2), clock: clock).map(String.init).setFailureType(
        to: MarbleError.self)
    },
    MarbleCase("from stops when nobody listens", to: "(ab|)") { i, _ in
      EventStream<String, MarbleError>.from(
        sequence(state: 0) { (n: inout Int) -> String? in
          n += 1; precondition(n < 4); return n == 1 ? "a" : "b"
        }
      ).take(2)
    },
    MarbleCase("tap sees everything and changes nothing", "-a-|", to: "-a-|") { i, _ in
      i[0].tap(onValue: { _ in }, onEnd: { _ in })
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
