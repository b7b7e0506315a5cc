import LaminaStreams
import LaminaTesting
import Testing

@Suite struct MapTests {
  @Test(arguments: [
    MarbleCase(
      "Each value", "-a-b-|", to: "-x-y-|", ["x": "a!", "y": "b!"], subscriptions: [["^----!"]]
    ) { i, _ in i[0].map { $0 + "!" } },
    MarbleCase("Nothing", "---|", to: "---|") { i, _ in i[0].map { $0 + "!" } },
    MarbleCase("A failure from above", "-a-#", to: "-x-#", ["x": "a!"]) { i, _ in
      i[0].map { $0 + "!" }
    },
    MarbleCase("A failure of its own", "-a-b-c-|", to: "-a-#", subscriptions: [["^--!"]]) { i, _ in
      i[0].map { value throws(MarbleError) in
        if value == "b" { throw MarbleError() }; return value
      }
    },
    MarbleCase("Disposed of", "-a-b-c-|", to: "-a-", subscriptions: [["^-!"]], disposing: 2) {
      i, _ in i[0].map { $0 }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
