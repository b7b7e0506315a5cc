import LaminaStreams
import LaminaTesting
import Testing

@Suite struct DebounceTests {
  @Test(arguments: [
    MarbleCase("What nothing follows", "-a-b------c----|", to: "------b------c-|") { i, clock in
      i[0].debounce(.frames(3), clock: clock)
    },
    MarbleCase("What waits at completion comes at once", "-a-b|", to: "----(b|)") { i, clock in
      i[0].debounce(.frames(3), clock: clock)
    },
    MarbleCase("A failure drops what waits", "-a-#", to: "---#") { i, clock in
      i[0].debounce(.frames(3), clock: clock)
    },
    MarbleCase("Disposed of", "-a------", to: "", subscriptions: [["^--!"]], disposing: 3) {
      i, clock in i[0].debounce(.frames(3), clock: clock)
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
