import LaminaStreams
import LaminaTesting
import Testing

@Suite struct MaterializeTests {
  @Test(arguments: [
    MarbleCase("There and back", "-a-b-#", to: "-a-b-#") { i, _ in
      i[0].materialize().dematerialize()
    },
    MarbleCase("Completion too", "-a-|", to: "-a-|") { i, _ in i[0].materialize().dematerialize() },
    MarbleCase("As values", "-a-#", to: "-v-(e|)") { i, _ in
      i[0].materialize().map { if case .value = $0 { "v" } else { "e" } }.setFailureType(
        to: MarbleError.self)
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
