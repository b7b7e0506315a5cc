import LaminaCombine
import Testing

@Suite struct TimingTests {
  @Test(
    "Elements take their time",
    arguments: [
      Rule("debounce sends what nothing follows", "1 @5 2 @5 @5", to: "@15 2") {
        $0.a.debounce(for: 10, scheduler: $0.clock)
      },
      Rule("debounce sends each that nothing follows", "1 @10 2 @10", to: "@10 1 @20 2") {
        $0.a.debounce(for: 10, scheduler: $0.clock)
      },
      Rule("debounce drops what waits when it ends", "1 @5 | @10", to: "@5 |") {
        $0.a.debounce(for: 10, scheduler: $0.clock)
      },
      Rule(
        "debounce takes all, and drops what is not asked for", "1 @10 2 @10", asking: .max(1),
        watching: true, to: "r* @10 1"
      ) { $0.a.debounce(for: 10, scheduler: $0.clock) },
      Rule("debounce sends nothing after it is cancelled", "1 @5 x @20", to: "") {
        $0.a.debounce(for: 10, scheduler: $0.clock)
      },
      Rule(
        "throttle sends the first at once, then the latest of each time", "1 @2 2 @2 3 @10",
        to: "1 @10 3"
      ) { $0.a.throttle(for: 10, scheduler: $0.clock, latest: true) },
      Rule(
        "throttle sends the first at once, then the first of each time", "1 @2 2 @2 3 @10",
        to: "1 @10 2"
      ) { $0.a.throttle(for: 10, scheduler: $0.clock, latest: false) },
      Rule("throttle sends at once what comes after the time", "1 @15 2", to: "1 @15 2") {
        $0.a.throttle(for: 10, scheduler: $0.clock, latest: true)
      },
      Rule("throttle sends what waits before the end", "1 @2 2 | @10", to: "1 @10 2 |") {
        $0.a.throttle(for: 10, scheduler: $0.clock, latest: true)
      },
      Rule("throttle ends at once when nothing waits", "1 |", to: "1 |") {
        $0.a.throttle(for: 10, scheduler: $0.clock, latest: true)
      },
      Rule("delay sends later", "1 @5 2 | @10", to: "@10 1 @15 2 |") {
        $0.a.delay(for: 10, scheduler: $0.clock)
      },
      Rule("delay sends a failure later too", "# @10", to: "@10 #oops") {
        $0.a.delay(for: 10, scheduler: $0.clock)
      },
      Rule(
        "delay hands demand up as it is", "1 2 @10", asking: .max(1), watching: true,
        to: "r1 @10 1"
      ) { $0.a.delay(for: 10, scheduler: $0.clock) },
      Rule("delay sends nothing after it is cancelled", "1 x @10", to: "") {
        $0.a.delay(for: 10, scheduler: $0.clock)
      },
      Rule(
        "timeout finishes where nothing comes", "1 @5 2 @10", watching: true,
        to: "r* 1 @5 2 @15 c |"
      ) { $0.a.timeout(10, scheduler: $0.clock) },
      Rule("timeout fails where it is told how", "@10", to: "@10 #oops") {
        $0.a.timeout(10, scheduler: $0.clock, customError: { Oops() })
      },
      Rule("timeout does nothing after the end", "1 | @20", to: "1 |") {
        $0.a.timeout(10, scheduler: $0.clock)
      },
      Rule("timeout goes on as long as elements come", "1 @9 2 @9 3 @9 |", to: "1 @9 2 @18 3 @27 |")
      {
        $0.a.timeout(10, scheduler: $0.clock)
      },
      Rule("receive(on:) sends in order", "1 2 |", to: "1 2 |") { $0.a.receive(on: $0.clock) },
      Rule(
        "receive(on:) asks for more when it has sent", "1 2", asking: .max(1), each: .max(1),
        watching: true, to: "r1 1 r1 2 r1"
      ) { $0.a.receive(on: $0.clock) },
      Rule("receive(on:) the immediate scheduler", "1 |", to: "1 |") {
        $0.a.receive(on: ImmediateScheduler.shared)
      },
      Rule("subscribe(on:) subscribes there", "1 |", watching: true, to: "r* 1 |") {
        $0.a.subscribe(on: $0.clock)
      },
      Rule("buffer keeps what is not asked for", "1 2 3 +2", asking: .max(1), to: "1 2 3") {
        $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
      },
      Rule("a full buffer drops the newest", "1 2 3 +5", asking: .none, to: "1 2") {
        $0.a.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
      },
      Rule(
        "a full buffer drops the newest of what was asked for before", "1 2 3 4 +5",
        asking: .max(1), to: "1 2 3"
      ) {
        $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
      },
      Rule("a full buffer drops the oldest", "1 2 3 4 +5", asking: .max(1), to: "1 3 4") {
        $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
      },
      Rule(
        "a full buffer fails, and cancels", "1 2 3 4 +5", asking: .max(1), watching: true,
        to: "r* 1 c 2 3 #7"
      ) { desk in
        desk.a.mapError { _ in Number(0) }
          .buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Number(7) })
      },
      Rule("a buffer ends once it is empty", "1 2 | +1", asking: .max(1), to: "1 2 |") {
        $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
      },
      Rule(
        "a buffer that is kept full asks before anybody does", "", asking: .none, watching: true,
        to: "r2"
      ) { $0.a.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) },
      Rule(
        "a buffer by request asks for all once somebody does", "", asking: .max(1), watching: true,
        to: "r*"
      ) { $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) },
    ])
  func rule(_ rule: Rule) { #expect(rule.run() == rule.expected) }
}
