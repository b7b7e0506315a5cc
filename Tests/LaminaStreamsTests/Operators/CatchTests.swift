import LaminaStreams
import LaminaTesting
import Testing

@Suite struct CatchTests {
  @Test(arguments: [
    MarbleCase(
      "Goes on with another", "-a-#", "-x-|", to: "-a--x-|",
      subscriptions: [["^--!"], ["---^--!"]], hot: false
    ) { i, _ in i[0].catch { _ in i[1] } },
    MarbleCase(
      "Nothing to catch", "-a-|", "-x-|", to: "-a-|", subscriptions: [["^--!"], []], hot: false
    ) { i, _ in i[0].catch { _ in i[1] } },
    MarbleCase("One last value", "-a-#", to: "-a-(z|)") { i, _ in
      i[0].catchAndReturn("z").setFailureType(to: MarbleError.self)
    },
    MarbleCase("The next fails too", "-a-#", "-x-#", to: "-a--x-#", hot: false) { i, _ in
      i[0].catch { _ in i[1] }
    },
    MarbleCase("Another type of failure", "-a-#", to: "-a-#") { i, _ in
      i[0].mapFailure { _ in MarbleError() }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
