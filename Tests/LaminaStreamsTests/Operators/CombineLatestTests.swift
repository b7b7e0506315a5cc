import LaminaStreams
import LaminaTesting
import Testing

@Suite struct CombineLatestTests {
  @Test(arguments: [
    MarbleCase(
      "Each new pair", "-a---b----|", "--x-----y-|", to: "--A--B--C-|",
      ["A": "ax", "B": "bx", "C": "by"]
    ) { i, _ in combineLatest(i[0], i[1]) { $0 + $1 } },
    MarbleCase("Three", "a---|", "-b--|", "--c-|", to: "--A-|", ["A": "abc"]) { i, _ in
      combineLatest(i[0], i[1], i[2]) { $0 + $1 + $2 }
    },
    MarbleCase(
      "Completes with the last", "-a-|", "--x----y-|", to: "--A----B-|", ["A": "ax", "B": "ay"]
    ) { i, _ in combineLatest(i[0], i[1]) { $0 + $1 } },
    MarbleCase(
      "Completes when one does without a value", "--|", "-x---", to: "--|",
      subscriptions: [["^-!"], ["^-!"]]
    ) { i, _ in combineLatest(i[0], i[1]) { $0 + $1 } },
    MarbleCase(
      "The first failure ends it", "-a--#", "-x-----y", to: "-A--#", ["A": "ax"],
      subscriptions: [["^---!"], ["^---!"]]
    ) { i, _ in combineLatest(i[0], i[1]) { $0 + $1 } },
    MarbleCase("An array", "a---d-|", "-b--|", "--c-|", to: "--A-B-|", ["A": "abc", "B": "dbc"]) {
      i, _ in combineLatest([i[0], i[1], i[2]]).map { (all) throws(MarbleError) in all.joined() }
    },
    MarbleCase("An empty array", to: "|") { _, _ in
      combineLatest([EventStream<String, MarbleError>]()).map { (all) throws(MarbleError) in
        all.joined()
      }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
