/// What a system has done so far, in numbers that are the same on every machine.
public struct SolverWork: Hashable, Sendable {
  /// Rows whose multiplier was mended.
  public var steps = 0
  /// Steps that exchanged an active row.
  public var pivots = 0
  /// Rows and slots that were read or changed by steps.
  public var rowsTouched = 0
  /// Times a basis was factored.
  public var factorings = 0
  /// Parts that were built from their constraints.
  public var builds = 0
  /// Rows that builds looked at.
  public var rowsBuilt = 0

  init() {}

  static func += (a: inout SolverWork, b: SolverWork) {
    a.steps += b.steps
    a.pivots += b.pivots
    a.rowsTouched += b.rowsTouched
    a.factorings += b.factorings
    a.builds += b.builds
    a.rowsBuilt += b.rowsBuilt
  }
}
