import LaminaStreams
import LaminaTesting
import Testing

@Suite struct FlatMapTests {
  @Test(arguments: [
    MarbleCase(
      "All at once", "-a-b------|", "-1--2-|", "--3--4|", to: "--1--(23)--", disposing: 8,
      hot: false
    ) { i, _ in i[0].flatMap { (v: String) in v == "a" ? i[1] : i[2] } },
    MarbleCase(
      "Completes with the last inner one", "-a|", "--1--2|", to: "---1--2|",
      subscriptions: [["^-!"], ["-^-----!"]], hot: false
    ) { i, _ in i[0].flatMap { _ in i[1] } },
    MarbleCase(
      "An inner failure", "-a------", "--1-#", to: "---1-#",
      subscriptions: [["^----!"], ["-^---!"]], hot: false
    ) { i, _ in i[0].flatMap { _ in i[1] } },
    MarbleCase("What transforming throws", "-a-b-", to: "-#") { i, _ in
      i[0].flatMap { (v: String) throws(MarbleError) -> EventStream<String, MarbleError> in
        throw MarbleError()
      }
    },
    MarbleCase(
      "At most one at a time", "-ab------|", "--1-2|", "-3|", to: "---1-2-3-|",
      subscriptions: [["^--------!"], ["-^----!"], ["------^-!"]], hot: false
    ) { i, _ in i[0].concatMap { (v: String) in v == "a" ? i[1] : i[2] } },
    MarbleCase("concatMap completes with the last", "-a|", "--1|", to: "---1|", hot: false) {
      i, _ in i[0].concatMap { _ in i[1] }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
