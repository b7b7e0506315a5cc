import LaminaStreams
import LaminaTesting
import Testing

@Suite struct FlatMapLatestTests {
  @Test(arguments: [
    MarbleCase(
      "The latest only", "-a---b-----|", "-1-2-3-4|", "-x-y|", to: "--1-2-x-y--|",
      subscriptions: [["^----------!"], ["-^---!"], ["-----^---!"]], hot: false
    ) { i, _ in i[0].flatMapLatest { (v: String) in v == "a" ? i[1] : i[2] } },
    MarbleCase("Completes when both have", "-a|", "--1-2|", to: "---1-2|", hot: false) { i, _ in
      i[0].flatMapLatest { _ in i[1] }
    },
    MarbleCase(
      "The outer one is let go of when it completes", "-a|", "--1-2|", to: "---1-2|",
      subscriptions: [["^-!"], ["-^----!"]], hot: false
    ) { i, _ in i[0].flatMapLatest { _ in i[1] } },
    MarbleCase(
      "A failure of the inner one", "-a-----", "--1#", to: "---1#",
      subscriptions: [["^---!"], ["-^--!"]], hot: false
    ) { i, _ in i[0].flatMapLatest { _ in i[1] } },
    MarbleCase(
      "A failure of the outer one", "-a--#", "--1--2", to: "---1#",
      subscriptions: [["^---!"], ["-^--!"]], hot: false
    ) { i, _ in i[0].flatMapLatest { _ in i[1] } },
    MarbleCase(
      "Disposed of", "-a-----", "--1--2", to: "---1", subscriptions: [["^---!"], ["-^--!"]],
      disposing: 4, hot: false
    ) { i, _ in i[0].flatMapLatest { _ in i[1] } },
    MarbleCase("Three inners", "-a-b-c----|", "-1-2-|", to: "--1-1-1-2-|", hot: false) { i, _ in
      i[0].flatMapLatest { _ in i[1] }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
