public import LaminaDisplay
public import LaminaDrawing

extension ViewGraph {
  /// How many mistakes are told of: a view that makes a new one in each frame fills no memory.
  private static let diagnosticLimit = 1_000

  /// Counted work of measuring and placing since the graph was made.
  ///
  /// What workers did before rows entered is in `rowStatistics`.
  public var prepareStatistics: PrepareStatistics { preparer.statistics }

  /// Sets `counters` back to zero, to count from here.
  public func resetCounters() {
    counters = EvaluationCounters()
  }

  /// Tells of a mistake, once for each that is different.
  package func report(_ diagnostic: ViewDiagnostic) {
    guard reported.count < Self.diagnosticLimit, reported.insert(diagnostic).inserted else {
      return
    }
    diagnostics.append(diagnostic)
    onDiagnostic(diagnostic)
  }

  /// Tells of pictures that could not be shown.
  public func report(_ errors: [ImageError]) { for error in errors { report(.image(error)) } }
}
