import LaminaStreams
import LaminaTesting
import Testing

@Suite struct AmbTests {
  @Test(arguments: [
    MarbleCase(
      "The first to speak", "--a-b|", "-x--y-|", to: "-x--y-|",
      subscriptions: [["^!"], ["^-----!"]]
    ) { i, _ in i[0].amb(i[1]) },
    MarbleCase("Completion counts", "--|", "---x", to: "--|", subscriptions: [["^-!"], ["^-!"]]) {
      i, _ in i[0].amb(i[1])
    },
    MarbleCase("A failure counts", "--#", "---x", to: "--#") { i, _ in i[0].amb(i[1]) },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
