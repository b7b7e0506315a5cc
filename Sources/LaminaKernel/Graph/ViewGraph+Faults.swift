public import LaminaDisplay
public import LaminaDrawing

extension ViewGraph {
  /// Counted work of measuring and placing since the graph was made.
  ///
  /// What workers did before rows entered is in `rowStatistics`.
  public var prepareStatistics: PrepareStatistics { preparer.statistics }

  /// The mistakes in views that were survived so far, each once, in order.
  public var diagnostics: [ViewDiagnostic] { faults.diagnostics }

  /// Reports a mistake, once for each that is different.
  package func report(_ diagnostic: ViewDiagnostic) {
    if faults.add(diagnostic) { onDiagnostic(diagnostic) }
  }

  /// Reports pictures that could not be shown.
  public func report(_ errors: [ImageError]) { for error in errors { report(.image(error)) } }
}
