import LaminaStreams
import LaminaTesting
import Testing

@Suite struct ConcatTests {
  @Test(arguments: [
    MarbleCase(
      "One after the other", "-a-|", "--x-|", to: "-a---x-|",
      subscriptions: [["^--!"], ["---^---!"]], hot: false
    ) { i, _ in i[0].concat(i[1]) },
    MarbleCase("What a hot one said before is missed", "-a---|", "-x----y|", to: "-a----y|") {
      i, _ in i[0].concat(i[1])
    },
    MarbleCase(
      "A failure keeps the next from beginning", "-a-#", "-x-|", to: "-a-#",
      subscriptions: [["^--!"], []], hot: false
    ) { i, _ in i[0].concat(i[1]) },
    MarbleCase("startWith", "-----a|", to: "(xy)-a|") { i, _ in i[0].startWith("x", "y") },
    MarbleCase("Ten thousand at once", to: "|") { i, _ in .concat((0..<10_000).map { _ in .empty })
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
