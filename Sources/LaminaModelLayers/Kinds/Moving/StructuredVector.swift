public import LaminaAnimation

/// Numbers that belong to a structure, such as the points of an outline of certain steps.
///
/// Values of one structure blend; between two structures there is nothing in between: a reader of
/// the result finds a structure that is not its own and jumps.
///
/// ```
///  line, line (4 numbers)  ─▶  line, line (4 numbers)     moves
///  line, line (4 numbers)  ─▶  line, curve (8 numbers)    jumps
/// ```
public struct StructuredVector: VectorArithmetic, Hashable {
  /// What the numbers mean; nil fits everything.
  let structure: [Int]?
  private(set) var values: [Double]

  init(structure: [Int], values: [Double]) {
    self.structure = structure
    self.values = values
  }

  private init() { (structure, values) = (nil, []) }

  public static var zero: StructuredVector { StructuredVector() }

  public static func + (a: Self, b: Self) -> Self {
    guard a.structure != nil else { return b }
    guard b.structure == a.structure else { return a }
    return a.combined(b, +)
  }

  /// Zero between two structures, so that what is added to it stays what it is.
  public static func - (a: Self, b: Self) -> Self {
    guard b.structure != nil else { return a }
    guard a.structure != nil else { return b.scaled(by: -1) }
    return a.structure == b.structure ? a.combined(b, -) : zero
  }

  private func combined(_ other: Self, _ operation: (Double, Double) -> Double) -> Self {
    var result = self
    result.values = zip(values, other.values).map(operation)
    return result
  }

  public mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
