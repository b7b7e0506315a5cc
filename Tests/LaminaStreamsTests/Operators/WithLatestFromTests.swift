import LaminaStreams
import LaminaTesting
import Testing

@Suite struct WithLatestFromTests {
  @Test(arguments: [
    MarbleCase(
      "With values of both", "-a---b--|", "--x-----y", to: "-----A--|", ["A": "bx"],
      subscriptions: [["^-------!"], ["^-------!"]]
    ) { i, _ in i[0].withLatestFrom(i[1]) { $0 + $1 } },
    MarbleCase("Their latest alone", "---a---b|", "-x---y--", to: "---x---y|") { i, _ in
      i[0].withLatestFrom(i[1])
    },
    MarbleCase("A failure of the other", "---a---", "-x--#", to: "---x#") { i, _ in
      i[0].withLatestFrom(i[1])
    },
    MarbleCase("Completion of the other changes nothing", "---a---b|", "-x|", to: "---x---x|") {
      i, _ in i[0].withLatestFrom(i[1])
    },
    MarbleCase("What combining throws", "---a---b|", "-x", to: "---#") { i, _ in
      i[0].withLatestFrom(i[1]) { (a, b) throws(MarbleError) -> String in throw MarbleError() }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
