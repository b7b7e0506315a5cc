package import LaminaDisplay

/// Takes down what each pass of a graph's frames does.
@MainActor
package final class PassMeter {
  private var passes = FramePasses()
  private let clock: () -> Int
  /// What passes inside of the one under work took.
  private var inside = 0

  /// - Parameter clock: nanoseconds since any moment.
  package init(clock: @escaping () -> Int) { self.clock = clock }

  /// Runs a pass; `items` says on how many, when it is over.
  package func run<Result>(_ pass: FramePass, _ body: () -> Result, items: (Result) -> Int)
    -> Result
  {
    let outer = inside
    inside = 0
    let start = clock()
    let result = body()
    let whole = clock() - start
    let own = passes[pass]
    passes[pass] = FramePasses.Figures(
      runs: own.runs + 1, items: own.items + items(result),
      nanoseconds: own.nanoseconds + whole - inside)
    inside = outer + whole
    return result
  }

  /// What was done since the latest call.
  package func takePasses() -> FramePasses {
    defer { passes = FramePasses() }
    return passes
  }
}

extension ViewGraph {
  /// Runs a pass, and records it if there is a meter.
  @discardableResult
  func run<Result>(
    _ pass: FramePass, _ body: () -> Result, items: (Result) -> Int
  ) -> Result {
    guard let meter else { return body() }
    return meter.run(pass, body, items: items)
  }
}
