/// What a system has done so far, in numbers that are the same on every machine.
package struct SolverWork: Hashable, Sendable {
  /// Rows whose multiplier was mended.
  package var steps = 0
  /// Steps that exchanged an active row.
  package var pivots = 0
  /// Rows and slots that were read or changed by steps.
  package var rowsTouched = 0
  /// Times a basis was factored.
  package var factorings = 0
  /// Parts that were built from their constraints.
  package var builds = 0
  /// Rows that builds looked at.
  package var rowsBuilt = 0

  package init() {}

  static func += (a: inout SolverWork, b: SolverWork) {
    a.steps += b.steps
    a.pivots += b.pivots
    a.rowsTouched += b.rowsTouched
    a.factorings += b.factorings
    a.builds += b.builds
    a.rowsBuilt += b.rowsBuilt
  }

  static func - (a: SolverWork, b: SolverWork) -> SolverWork {
    var difference = a
    difference.steps -= b.steps
    difference.pivots -= b.pivots
    difference.rowsTouched -= b.rowsTouched
    difference.factorings -= b.factorings
    difference.builds -= b.builds
    difference.rowsBuilt -= b.rowsBuilt
    return difference
  }
}
