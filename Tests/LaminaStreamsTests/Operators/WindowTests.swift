import LaminaStreams
import LaminaTesting
import Testing

@Suite struct WindowTests {
  @Test(arguments: [
    MarbleCase("By count", "-a-b-c-|", to: "-a-b-c-|") { i, _ in
      i[0].window(count: 2).flatMap { $0 }
    },
    MarbleCase(
      "By count, one after the other", "-a-b-c-|", to: "---x---(y|)", ["x": "ab", "y": "c"]
    ) { i, _ in i[0].window(count: 2).flatMap { $0.reduce("") { $0 + $1 } } },
    MarbleCase("By time", "-a-b-c---|", to: "----x---y(z|)", ["x": "ab", "y": "c", "z": ""]) {
      i, clock in i[0].window(time: .frames(4), clock: clock).flatMap { $0.reduce("") { $0 + $1 } }
    },
    MarbleCase("A failure is every window's", "-a-#", to: "---#") { i, _ in
      i[0].window(count: 5).flatMap { $0.reduce("") { $0 + $1 } }
    },
    MarbleCase("groupBy", "-a-B-c-D|", to: "--------(xy|)", ["x": "ac", "y": "BD"]) { i, _ in
      i[0].groupBy { $0 == $0.lowercased() }.flatMap { $0.stream.reduce("") { $0 + $1 } }
    },
    MarbleCase("groupBy, each group told when it begins", "-a-B-c-D|", to: "-l-u----|") { i, _ in
      i[0].groupBy { $0 == $0.lowercased() }.map { $0.key ? "l" : "u" }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
