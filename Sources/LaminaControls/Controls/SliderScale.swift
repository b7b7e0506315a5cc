import LaminaGeometry

/// The values that a slider can have, and their places from 0 to 1.
nonisolated struct SliderScale: Hashable {
  let bounds: ClosedRange<Double>
  /// The distance between neighbours, from the lower bound; nil for any value.
  let step: Double?
  /// The part of the bounds within which a person may choose.
  let enabled: ClosedRange<Double>

  init(_ bounds: ClosedRange<Double>, step: Double?, enabled: ClosedRange<Double>? = nil) {
    self.bounds = bounds
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
    self.enabled = enabled.map { $0.clamped(to: bounds) } ?? bounds
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// From more steps on nobody counts them.
  private static let few = 8.0

  /// Where its values lie, if they are a few; none for many, or for any value.
  var fewPlaces: [CGFloat] {
    guard let step, length > 0 else { return [] }
    let count = (length / step + 0.000_001).rounded(.down)
    guard count >= 1, count <= Self.few else { return [] }
    return (0...Int(count)).map { fraction(of: bounds.lowerBound + Double($0) * step) }
  }

  /// Where a value lies.
  func fraction(of value: Double) -> CGFloat {
    guard length > 0, value.isFinite else { return 0 }
    return CGFloat(min(max((value - bounds.lowerBound) / length, 0), 1))
  }

  /// The nearest value that can be had.
  func nearest(to value: Double) -> Double {
    let held = min(max(value, enabled.lowerBound), enabled.upperBound)
    guard let step else { return held }
    let stepped = bounds.lowerBound + ((held - bounds.lowerBound) / step).rounded() * step
    if stepped < enabled.lowerBound { return min(stepped + step, enabled.upperBound) }
    return stepped > enabled.upperBound ? stepped - step : stepped
  }

  func value(at fraction: CGFloat) -> Double {
    nearest(to: bounds.lowerBound + Double(fraction) * length)
  }

  /// So many steps up or down: the slider's own, or twentieths of its range.
  func value(_ value: Double, movedBy steps: Int) -> Double {
    nearest(to: value + Double(steps) * (step ?? length / 20))
  }

  /// The value as one would say it.
  func description(of value: Double) -> String { Self.words(for: value) }

  /// A value as one would say it.
  static func words(for value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(value)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
