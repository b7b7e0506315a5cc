import LaminaStreams
import LaminaTesting
import Testing

@Suite struct FlatMapFirstTests {
  @Test(arguments: [
    MarbleCase(
      "What comes meanwhile is dropped", "-a-b-----a-|", "--1-2|", "-x|", to: "---1-2-----1-2|",
      hot: false
    ) { i, _ in i[0].flatMapFirst { (v: String) in v == "a" ? i[1] : i[2] } },
    MarbleCase("A failure of the inner one", "-a---", "--#", to: "---#", hot: false) { i, _ in
      i[0].flatMapFirst { _ in i[1] }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
