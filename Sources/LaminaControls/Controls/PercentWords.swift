nonisolated extension Double {
  /// A share of 1 as one would say it: `40 %`.
  package var percentWords: String { "\(Int((self * 100).rounded())) %" }
}
