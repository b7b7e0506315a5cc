import LaminaStreams
import LaminaTesting
import Testing

@Suite struct DistinctUntilChangedTests {
  @Test(arguments: [
    MarbleCase("Equal values in a row", "-a-a-b-a|", to: "-a---b-a|") { i, _ in
      i[0].distinctUntilChanged()
    },
    MarbleCase("By a key", "-a-A-b-B|", to: "-a---b--|") { i, _ in
      i[0].distinctUntilChanged(of: { $0.lowercased() })
    },
    MarbleCase("By a rule", "-a-b-d|", to: "-a---d|") { i, _ in
      i[0].distinctUntilChanged(by: { a, b in b == "b" })
    },
    MarbleCase("Failing", "-a-b|", to: "-a-#") { i, _ in
      i[0].distinctUntilChanged(by: { (a, b) throws(MarbleError) -> Bool in throw MarbleError() })
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
