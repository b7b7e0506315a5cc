import LaminaStreams
import LaminaTesting
import Testing

@Suite struct RetryTests {
  @Test(arguments: [
    MarbleCase("Twice", "-a-#", to: "-a--a-#", subscriptions: [["^--!", "---^--!"]], hot: false) {
      i, _ in i[0].retry(2)
    },
    MarbleCase("Not needed", "-a-|", to: "-a-|", subscriptions: [["^--!"]], hot: false) { i, _ in
      i[0].retry(3)
    },
    MarbleCase(
      "With a constant wait", "-a#", to: "-a---a#", subscriptions: [["^-!", "----^-!"]], hot: false
    ) { i, clock in i[0].retry(2, backoff: .constant(.frames(2)), clock: clock) },
    MarbleCase(
      "With growing waits", "-#", to: "------#", subscriptions: [["^!", "--^!", "-----^!"]],
      hot: false
    ) { i, clock in i[0].retry(3, backoff: .exponential(first: .frames(1)), clock: clock) },
    MarbleCase(
      "Disposed of while it waits", "-#", to: "", subscriptions: [["^!"]], disposing: 3, hot: false
    ) { i, clock in i[0].retry(3, backoff: .constant(.frames(5)), clock: clock) },
    MarbleCase(
      "When another stream says so", "-a#", to: "-a---a#",
      subscriptions: [["^-!", "----^-!"]], hot: false
    ) { i, clock in
      var failures = 0
      return i[0].retry { failed in
        failed.setFailureType(to: MarbleError.self).flatMap { error in
          failures += 1
          return failures == 1
            ? EventStream<Int, MarbleError>.just(1).delay(.frames(2), clock: clock)
            : EventStream<Int, MarbleError>.fail(error)
        }
      }
    },
    MarbleCase(
      "When another stream says so, which ends though nothing has failed", "-a-b-|", "-|",
      to: "-a-b-|", hot: false
    ) { i, _ in i[0].retry { _ in i[1] } },
    MarbleCase(
      "When another stream says so, which ended before a failure", "-a-#", "-|",
      to: "-a-|", hot: false
    ) { i, _ in i[0].retry { _ in i[1] } },
    MarbleCase(
      "When another stream says so, which failed before", "-a-#", "-#", to: "-a-#",
      hot: false
    ) { i, _ in i[0].retry { _ in i[1] } },
    MarbleCase("A hundred thousand failures at once", to: "#") { i, _ in
      EventStream<String, MarbleError>.fail(MarbleError()).retry(100_000)
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
