internal import LaminaJSON
internal import SeededRandom

extension SchemaGenerator {
  /// A multiple of a step between the bounds, exactly.
  mutating func number(_ wish: SchemaWish, isInteger: Bool) -> JSONValue? {
    guard let step = step(wish, isInteger: isInteger), let factors = factors(wish, step) else {
      return extreme(wish)
    }
    let factor = Int.random(in: factors, using: &numbers)
    let (product, isOver) = factor.multipliedReportingOverflow(by: step.coefficient)
    guard !isOver else { return extreme(wish) }
    return JSONValue(.number(JSONNumber(coefficient: product, exponent: step.exponent)))
  }

  private typealias Step = (coefficient: Int, exponent: Int)

  /// The smallest number that all multiples are multiples of: 1 for integers, else a fine one.
  private func step(_ wish: SchemaWish, isInteger: Bool) -> Step? {
    var steps: [Step] = isInteger ? [(1, 0)] : []
    for multiple in wish.multiples {
      guard let decimal = multiple.decimal else { return nil }
      steps.append(decimal)
    }
    guard !steps.isEmpty else { return fineStep(wish) }
    return Self.common(steps)
  }

  /// A hundredth of the distance of the bounds, as a power of ten.
  private func fineStep(_ wish: SchemaWish) -> Step {
    guard let low = wish.minimum?.number.double, let high = wish.maximum?.number.double, high > low
    else { return (1, -2) }
    var (exponent, distance) = (0, high - low)
    while distance < 100, exponent > -300 { (exponent, distance) = (exponent - 1, distance * 10) }
    return (1, max(exponent, -300))
  }

  private static func common(_ steps: [Step]) -> Step? {
    let exponent = steps.map(\.exponent).min() ?? 0
    var common = 1
    for step in steps {
      guard let scaled = scaled(step, to: exponent), scaled > 0 else { return nil }
      let (product, isOver) = (common / divisor(common, scaled)).multipliedReportingOverflow(
        by: scaled)
      guard !isOver else { return nil }
      common = product
    }
    guard exponent < 0, common % 10 == 0 else { return (common, exponent) }
    return shortened(common, exponent)
  }

  private static func scaled(_ step: Step, to exponent: Int) -> Int? {
    var coefficient = step.coefficient
    guard step.exponent - exponent <= 18 else { return nil }
    for _ in 0..<(step.exponent - exponent) {
      let (product, isOver) = coefficient.multipliedReportingOverflow(by: 10)
      guard !isOver else { return nil }
      coefficient = product
    }
    return coefficient
  }

  /// Without zeros behind the point, so that an integer is written as one.
  private static func shortened(_ coefficient: Int, _ exponent: Int) -> Step {
    var step = (coefficient: coefficient, exponent: exponent)
    while step.exponent < 0, step.coefficient % 10 == 0 {
      step = (step.coefficient / 10, step.exponent + 1)
    }
    return step
  }

  private static func divisor(_ first: Int, _ second: Int) -> Int {
    var (left, right) = (first, second)
    while right != 0 { (left, right) = (right, left % right) }
    return max(left, 1)
  }

  /// How often the step may be taken, between the bounds or near the one that there is.
  private func factors(_ wish: SchemaWish, _ step: Step) -> ClosedRange<Int>? {
    let size = JSONNumber(coefficient: step.coefficient, exponent: step.exponent).double
    guard size > 0 else { return nil }
    let low = wish.minimum.map {
      ($0.number.double / size).rounded(.up) + ($0.isExclusive ? isOn($0, size) : 0)
    }
    let high = wish.maximum.map {
      ($0.number.double / size).rounded(.down) - ($0.isExclusive ? isOn($0, size) : 0)
    }
    let distance = max(100, (1_000 / size).rounded())
    let first = low ?? high.map { $0 - distance } ?? 0
    let last = high ?? first + distance
    guard first <= last, let least = Int(exactly: first), let most = Int(exactly: last) else {
      return nil
    }
    return least...most
  }

  /// One if the bound is a multiple of the step, which an exclusive bound leaves out.
  private func isOn(_ bound: SchemaWish.Bound, _ size: Double) -> Double {
    let quotient = bound.number.double / size
    return quotient == quotient.rounded() ? 1 : 0
  }

  /// A bound itself or twice as much, where numbers are too large or too small to count with.
  private mutating func extreme(_ wish: SchemaWish) -> JSONValue? {
    var candidates: [JSONNumber] = []
    for bound in [wish.minimum, wish.maximum] {
      guard let bound else { continue }
      candidates.append(bound.number)
      guard let (coefficient, exponent) = bound.number.decimal else { continue }
      let (twice, isOver) = coefficient.multipliedReportingOverflow(by: 2)
      if !isOver { candidates.append(JSONNumber(coefficient: twice, exponent: exponent)) }
    }
    return (candidates + wish.multiples).randomElement(using: &numbers).map {
      JSONValue(.number($0))
    }
  }
}
