/// How far what was found can be trusted.
///
/// ```
///  a step ──▶ drifted, unchecked ──vertex made again──▶ exact ──checked──▶ trusted
///  dependent rows found ──▶ strict, for good
/// ```
struct Exactness: Sendable {
  /// Whether the vertex has to be computed again before values are exact.
  private(set) var isDrifted = false
  /// How far the active rows are from their targets, by the original numbers.
  private(set) var activeError = 0.0
  /// What residual is more than rounding, beside the greatest term of its row.
  private(set) var leastResidual = Tolerance.residual
  /// Whether rows that nearly depend on others are kept out of the basis.
  private(set) var isStrict = false
  /// Whether vertex and multipliers were held against the original numbers since the last step.
  private(set) var isChecked = true
  /// Whether the basis had to be repaired while ties were broken.
  private(set) var areTiesBroken = false

  /// Another round of mending begins.
  mutating func beginRound() { areTiesBroken = false }

  /// Values have moved by what was computed, and not from the original numbers.
  mutating func drift() { isDrifted = true }

  /// Values were computed from the original numbers.
  mutating func clearDrift() { isDrifted = false }

  /// A step was made.
  mutating func uncheck() { isChecked = false }

  mutating func check(_ isSound: Bool) { isChecked = isSound }

  /// Residuals are made again.
  mutating func beginResiduals() { activeError = 0 }

  /// An active row is so far from its target.
  mutating func meet(_ residual: Double) { activeError = max(activeError, abs(residual)) }

  /// What comes back round after round is rounding: only more is mended from now on.
  mutating func coarsen(upTo greatest: Double) { leastResidual = min(10 * leastResidual, greatest) }

  /// Everything but rounding is mended again.
  mutating func refine() { leastResidual = Tolerance.residual }

  /// No more rows are taken into the basis that nearly depend on others.
  mutating func becomeStrict() { isStrict = true }

  /// Multipliers begin again: ties that are being broken mean nothing any more.
  mutating func loseMultipliers() { (areTiesBroken, isChecked) = (true, false) }
}
