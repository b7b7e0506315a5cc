import LaminaStreams
import LaminaTesting
import Testing

@Suite struct FilterTests {
  @Test(arguments: [
    MarbleCase("Some", "-a-b-c-|", to: "-a---c-|") { i, _ in i[0].filter { $0 != "b" } },
    MarbleCase("None", "-a-b-|", to: "-----|") { i, _ in i[0].filter { _ in false } },
    MarbleCase("A failure of its own", "-a-b-c-|", to: "-a-#", subscriptions: [["^--!"]]) { i, _ in
      i[0].filter { value throws(MarbleError) in
        if value == "b" { throw MarbleError() }; return true
      }
    },
    MarbleCase("compactMap drops nil", "-a-1-b-2|", to: "---1---2|") { i, _ in
      i[0].compactMap { Int($0).map(String.init) }
    },
    MarbleCase("compactMap fails", "-a-b-|", to: "-a-#") { i, _ in
      i[0].compactMap { value throws(MarbleError) -> String? in
        if value == "b" { throw MarbleError() }; return value
      }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
