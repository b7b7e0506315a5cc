import LaminaDisplay
import LaminaGeometry

/// The values that steps lead to: none beyond bounds, none beyond what a number can be.
nonisolated struct StepScale<V: Strideable> {
  let bounds: ClosedRange<V>?
  let step: V.Stride

  /// Where a value is after so many steps, down below 0: the value itself where there is no way.
  func value(_ value: V, movedBy steps: Int) -> V {
    var moved = value
    for _ in 0..<abs(steps) { moved = next(moved, isUp: steps > 0) }
    return moved
  }

  private func next(_ value: V, isUp: Bool) -> V {
    let distance = isUp ? step : 0 - step
    let next = clamped(value.saturatedAdvance(by: distance))
    // A value beyond its bounds is not pulled back by a step away from them.
    return distance > 0 ? (next > value ? next : value) : (next < value ? next : value)
  }

  private func clamped(_ value: V) -> V {
    bounds.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }

  /// The value as a number among its bounds; nil for what is no number, or has none.
  func number(_ value: V) -> Semantics.NumericValue? {
    guard let bounds, let current = Self.double(value), let low = Self.double(bounds.lowerBound),
      let high = Self.double(bounds.upperBound), low <= high
    else { return nil }
    return .init(current, in: low...high, step: Self.double(step).flatMap { $0 > 0 ? $0 : nil })
  }

  private static func double(_ value: some Any) -> Double? {
    switch value {
    case let whole as any BinaryInteger: Double(whole)
    case let real as any BinaryFloatingPoint: Double(real)
    default: nil
    }
  }
}

nonisolated extension Strideable {
  /// The value `distance` further on; the last one there is, where whole numbers end.
  fileprivate func saturatedAdvance(by distance: Stride) -> Self {
    if let whole = self as? any FixedWidthInteger, let distance = distance as? Int {
      return whole.saturatedSum(distance) as? Self ?? self
    }
    return advanced(by: distance)
  }
}

nonisolated extension FixedWidthInteger {
  fileprivate func saturatedSum(_ distance: Int) -> Self {
    let amount = Self(clamping: distance.magnitude)
    let (sum, isBeyond) =
      distance >= 0 ? addingReportingOverflow(amount) : subtractingReportingOverflow(amount)
    return isBeyond ? (distance >= 0 ? .max : .min) : sum
  }
}
