import LaminaStreams
import LaminaTesting
import Testing

@Suite struct SkipTests {
  @Test(arguments: [
    MarbleCase("The first two", "-a-b-c-|", to: "-----c-|") { i, _ in i[0].skip(2) },
    MarbleCase("None", "-a-|", to: "-a-|") { i, _ in i[0].skip(0) },
    MarbleCase("More than come", "-a-b-|", to: "-----|") { i, _ in i[0].skip(9) },
    MarbleCase("While it holds", "-a-b-a-|", to: "---b-a-|") { i, _ in
      i[0].skip(while: { $0 == "a" })
    },
    MarbleCase(
      "Until another", "-a-b-c-|", "--x", to: "---b-c-|",
      subscriptions: [["^------!"], ["^-!"]]
    ) { i, _ in i[0].skip(until: i[1]) },
    MarbleCase("A failure of the other once it is open", "-a-b-c-|", "--x-#", to: "---b-c-|") {
      i, _ in i[0].skip(until: i[1])
    },
    MarbleCase("A failure of the other before", "-a-b-c-|", "--#", to: "--#") { i, _ in
      i[0].skip(until: i[1])
    },
    MarbleCase("The first of a time", "-a-b-c-|", to: "-----c-|") { i, clock in
      i[0].skip(for: .frames(4), clock: clock)
    },
    MarbleCase("The element at", "-a-b-c-|", to: "---(b|)") { i, _ in i[0].element(at: 1) },
    MarbleCase("An element that is not there", "-a-|", to: "---|") { i, _ in i[0].element(at: 1) },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
