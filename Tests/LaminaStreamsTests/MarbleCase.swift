import LaminaStreams
import LaminaTesting
import Testing

/// One operator, what goes in and what comes out.
nonisolated struct MarbleCase: CustomTestStringConvertible, Sendable {
  typealias Input = EventStream<String, MarbleError>

  let testDescription: String
  let inputs: [String]
  let build: @MainActor @Sendable ([Input], MarbleClock) -> Input
  let output: String
  let values: [Character: String]
  let subscriptions: [[String]]?
  let disposing: Int?
  let isHot: Bool

  init(
    _ name: String, _ inputs: String..., to output: String, _ values: [Character: String] = [:],
    subscriptions: [[String]]? = nil, disposing: Int? = nil, hot: Bool = true,
    _ build: @escaping @MainActor @Sendable ([Input], MarbleClock) -> Input
  ) {
    (testDescription, self.inputs, self.output, self.values) = (name, inputs, output, values)
    (self.subscriptions, self.disposing, isHot, self.build) = (subscriptions, disposing, hot, build)
  }

  /// Draws the inputs, runs the operator, compares everything, and leaves nothing behind.
  @MainActor func check() throws {
    let leaks = LeakCounter()
    try leaks.measure {
      let marbles = Marbles()
      let sources = inputs.map { isHot ? marbles.hot($0) : marbles.cold($0) }
      try marbles.expect(
        build(sources.map(\.stream), marbles.clock), output, values, disposing: disposing)
      if let subscriptions {
        for (source, drawings) in zip(sources, subscriptions) {
          try marbles.expect(source.subscriptions, drawings)
        }
      }
    }
    #expect(leaks.alive == 0, "runs are left in memory")
  }
}

nonisolated extension Duration {
  /// A number of frames.
  static func frames(_ count: Int) -> Duration { Marbles.frame * count }
}
