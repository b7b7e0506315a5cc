/// What counts as zero.
///
/// Rows are scaled so that their greatest coefficient is 1; residuals are then in points.
enum Tolerance {
  /// A violation, beside the greatest term of its row.
  static let residual = 1e-9
  /// The most that counts as rounding where it keeps coming back.
  static let greatestResidual = 1e-7
  /// A coefficient of a combination: smaller ones can be no pivot.
  static let pivot = 1e-9
  /// The same once rounding has shown.
  static let strictPivot = 1e-7
  /// A multiplier, beside the weight of its row.
  static let multiplier = 1e-9
}
