import LaminaGeometry
import LaminaText

/// How thick the lines of symbols are beside letters.
nonisolated enum SymbolWeight {
  /// How much thicker lines are than in a regular weight, in a square of 16 by 16.
  ///
  /// ```
  ///  100   300    400   600   700   900
  ///  -0.5  -0.17  0     0.36  0.55  0.95
  /// ```
  static func thickness(of weight: Font.Weight) -> CGFloat {
    let distance = CGFloat(weight.value - 400) / 100
    return distance < 0 ? distance / 6 : distance * 0.18 + distance * distance * 0.002
  }
}
