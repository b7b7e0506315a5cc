import LaminaStreams
import LaminaTesting
import Testing

@Suite struct MergeTests {
  @Test(arguments: [
    MarbleCase("As they come", "-a---b-|", "--x-y----|", to: "-ax-yb---|") { i, _ in
      i[0].merge(with: i[1])
    },
    MarbleCase("In one frame, in their order", "-a------|", "-x------|", to: "-(ax)---|") { i, _ in
      i[0].merge(with: i[1])
    },
    MarbleCase(
      "The first failure", "-a-#", "--x---y", to: "-ax#", subscriptions: [["^--!"], ["^--!"]]
    ) { i, _ in i[0].merge(with: i[1]) },
    MarbleCase(
      "Each is let go of when it completes", "-a|", "-x---|", to: "-(ax)|",
      subscriptions: [["^-!"], ["^----!"]]
    ) { i, _ in i[0].merge(with: i[1]) },
    MarbleCase("Of none", to: "|") { i, _ in .merge([]) },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
