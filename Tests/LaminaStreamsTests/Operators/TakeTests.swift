import LaminaStreams
import LaminaTesting
import Testing

@Suite struct TakeTests {
  @Test(arguments: [
    MarbleCase("The first two", "-a-b-c-|", to: "-a-(b|)", subscriptions: [["^--!"]]) { i, _ in
      i[0].take(2)
    },
    MarbleCase("None at all", "-a-b-c-|", to: "|", subscriptions: [[]]) { i, _ in i[0].take(0) },
    MarbleCase("More than come", "-a-b-|", to: "-a-b-|") { i, _ in i[0].take(9) },
    MarbleCase("A failure before", "-a-#", to: "-a-#") { i, _ in i[0].take(2) },
    MarbleCase("Until another in a later frame", "-a-b-c-|", "--x", to: "-a|") { i, _ in
      i[0].take(until: i[1])
    },
    MarbleCase("Until one that only completes", "-a-b-c-|", "---|", to: "-a-b-c-|") { i, _ in
      i[0].take(until: i[1])
    },
    MarbleCase("Until one that fails", "-a-b-c-|", "----#", to: "-a-b#") { i, _ in
      i[0].take(until: i[1])
    },
    MarbleCase("While it holds", "-a-b-c-|", to: "-a-b-|") { i, _ in i[0].take(while: { $0 < "c" })
    },
    MarbleCase("While it holds, and one more", "-a-b-c-|", to: "-a-b-(c|)") { i, _ in
      i[0].take(while: { $0 < "c" }, inclusive: true)
    },
    MarbleCase("The last two", "-a-b-c-|", to: "-------(bc|)") { i, _ in i[0].takeLast(2) },
    MarbleCase("For a time", "-a-b-c-|", to: "-a-b|") { i, clock in
      i[0].take(for: .frames(4), clock: clock)
    },
    MarbleCase("For a time that is longer", "-a-|", to: "-a-|") { i, clock in
      i[0].take(for: .frames(9), clock: clock)
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
