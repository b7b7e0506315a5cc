/// What a person does with a list, refresh by refresh of the display: the same each time.
///
/// ```swift
/// let trace = ScrollTrace([.idle(60), .scroll(600, by: 48), .jump(to: 1_500), .idle(60)])
/// trace.refreshCount                                          // 721
/// ```
public struct ScrollTrace: Codable, Hashable, Sendable {
  /// A part of a trace.
  public enum Step: Codable, Hashable, Sendable {
    /// Nothing, for so many refreshes.
    case idle(Int)
    /// Content moved up by so many points (down when negative) at each of so many refreshes.
    case scroll(Int, by: Double)
    /// The row with this number brought to the top at one refresh.
    case jump(to: Int)
  }

  public var steps: [Step]

  public nonisolated init(_ steps: [Step]) { self.steps = steps }

  /// How many refreshes it takes when none is missed.
  public nonisolated var refreshCount: Int { steps.reduce(0) { $0 + $1.refreshCount } }

  /// The trace of the scene `rainforest-2000`: rest, reading speed, a fling, rest, back, far away.
  public nonisolated static let rainforest2000 = ScrollTrace([
    .idle(60), .scroll(600, by: 48), .scroll(120, by: 256), .idle(60), .scroll(300, by: -96),
    .jump(to: 1_500), .idle(60),
  ])
}

extension ScrollTrace.Step {
  nonisolated var refreshCount: Int {
    switch self {
    case .idle(let count), .scroll(let count, _): max(0, count)
    case .jump: 1
    }
  }
}
