package import LaminaDrawing
package import LaminaGeometry

/// What a symbol is drawn with.
package struct SymbolInk: Sendable {
  /// A paint a layer, the first for what matters most; the last one also for all further back.
  package var paints: [Paint]
  /// Whether layers have paints of their own: what is cut out in one colour is then seen in its own.
  package var isLayered: Bool
  /// How much thicker lines are than drawn, in the symbol's square of 16 by 16; below 0: thinner.
  package var weight: CGFloat
  /// What part of a symbol that varies is lit, from 0 to 1; nil: all of it.
  package var value: Double?
  /// How strong each step of a symbol that varies is; nil: by `value`.
  package var stepStrengths: [CGFloat]?

  /// One paint for all layers.
  package init(_ paint: Paint, weight: CGFloat = 0, value: Double? = nil) {
    (paints, isLayered, self.weight, self.value) = ([paint], false, weight, value)
  }

  /// A paint for each layer.
  package init(layers paints: [Paint], weight: CGFloat = 0, value: Double? = nil) {
    (self.paints, isLayered, self.weight, self.value) = (paints, true, weight, value)
  }

  /// How strong what is not lit is.
  private static let unlit: CGFloat = 0.3

  func paint(of level: Int) -> Paint {
    paints.isEmpty ? .color(.clear) : paints[min(level, paints.count - 1)]
  }

  /// How strong a step of `count` is.
  func strength(of step: Int?, count: Int) -> CGFloat {
    guard let step else { return 1 }
    if let stepStrengths { return step < stepStrengths.count ? stepStrengths[step] : 1 }
    guard let value, count > 0 else { return 1 }
    return value > Double(step) / Double(count) + 1e-9 ? 1 : Self.unlit
  }

  /// Whether it makes the plain picture: one colour, a regular weight, all lit.
  var isPlain: Bool {
    !isLayered && abs(weight) < 0.01 && value == nil && stepStrengths == nil
  }
}
