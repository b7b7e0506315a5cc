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
    MarbleCase("With one that cannot fail, either way", "-a-#", to: "xa-#") { i, _ in
      EventStream<String, Never>.just("x").merge(with: .never).merge(with: i[0])
    },
    MarbleCase("One that can fail with one that cannot", "-a-#", to: "xa-#") { i, _ in
      i[0].merge(with: EventStream<String, Never>.just("x"))
    },
    MarbleCase("Of two kinds of failure", "-a-#", to: "-a-#") { i, _ in
      i[0].merge(with: EventStream<String, CancellationError>.never).mapFailure { failure in
        failure as? MarbleError ?? MarbleError()
      }
    },
    MarbleCase("Of none", to: "|") { i, _ in .merge([]) },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
