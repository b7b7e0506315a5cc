import LaminaStreams
import LaminaTesting
import Testing

@Suite struct ZipTests {
  @Test(arguments: [
    MarbleCase(
      "Pair by pair", "-a-b---c-|", "---x-y----z|", to: "---A-B----(C|)",
      ["A": "ax", "B": "by", "C": "cz"]
    ) { i, _ in zip(i[0], i[1]) { $0 + $1 } },
    MarbleCase("Completes when one is used up", "-a-|", "--x--y", to: "--A|", ["A": "ax"]) { i, _ in
      zip(i[0], i[1]) { $0 + $1 }
    },
    MarbleCase(
      "Waits for what is left", "-a-b|", "-----x--y-", to: "-----A--(B|)", ["A": "ax", "B": "by"]
    ) { i, _ in zip(i[0], i[1]) { $0 + $1 } },
    MarbleCase("A failure", "-a-#", "--x---y", to: "--A#", ["A": "ax"]) { i, _ in
      zip(i[0], i[1]) { $0 + $1 }
    },
    MarbleCase("Three", "a---|", "-b--|", "--c-|", to: "--A-|", ["A": "abc"]) { i, _ in
      zip(i[0], i[1], i[2]) { $0 + $1 + $2 }
    },
    MarbleCase("An array", "a---|", "-b--|", "--c-|", to: "--A-|", ["A": "abc"]) { i, _ in
      zip([i[0], i[1], i[2]]).map { (all) throws(MarbleError) in all.joined() }
    },
    MarbleCase("An empty array", to: "|") { _, _ in
      zip([EventStream<String, MarbleError>]()).map { (all) throws(MarbleError) in all.joined() }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
