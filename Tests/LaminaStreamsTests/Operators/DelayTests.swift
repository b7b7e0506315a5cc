import LaminaStreams
import LaminaTesting
import Testing

@Suite struct DelayTests {
  @Test(arguments: [
    MarbleCase("Values and completion", "-a-b-|", to: "----a-b-|") { i, clock in
      i[0].delay(.frames(3), clock: clock)
    },
    MarbleCase("A failure at once", "-a-b-#", to: "----a#") { i, clock in
      i[0].delay(.frames(3), clock: clock)
    },
    MarbleCase("Disposed of on the way", "-a-b-|", to: "----a", disposing: 5) { i, clock in
      i[0].delay(.frames(3), clock: clock)
    },
    MarbleCase("Together", "-(ab)-|", to: "---(ab)-|") { i, clock in
      i[0].delay(.frames(2), clock: clock)
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
