import LaminaStreams
import LaminaTesting
import Testing

@Suite struct TimeoutTests {
  @Test(arguments: [
    MarbleCase("In time", "-a--b--c-|", to: "-a--b--c-|") { i, clock in
      i[0].timeout(.frames(4), failing: MarbleError(), clock: clock)
    },
    MarbleCase("Too late", "-a-b------c|", to: "-a-b---#", subscriptions: [["^------!"]]) {
      i, clock in i[0].timeout(.frames(4), failing: MarbleError(), clock: clock)
    },
    MarbleCase("Nothing at all", "--------a", to: "----#") { i, clock in
      i[0].timeout(.frames(4), failing: MarbleError(), clock: clock)
    },
    MarbleCase("Another instead", "-a-------b", "--------c-|", to: "-a------c-|") { i, clock in
      i[0].timeout(.frames(4), switchingTo: i[1], clock: clock)
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
