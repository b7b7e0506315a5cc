public import LaminaGeometry

extension Harness {
  /// Lets time pass frame by frame, and tasks of the main actor run between the frames.
  ///
  /// What a press has begun in a `Task` goes on meanwhile, and so does what waits for a movement to end:
  ///
  /// ```swift
  /// harness.tap("Buy")                    // Button("Buy") { Task { await order() } }
  /// await harness.run(for: 1)
  /// ```
  public func run(for seconds: TimeInterval) async {
    let step: TimeInterval = 0.1
    for _ in 0..<max(1, Int((seconds / step).rounded(.up))) {
      await Task.yield()
      advance(by: step)
    }
  }
}
