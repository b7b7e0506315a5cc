public import LaminaGeometry

/// A value that can be added and stretched: what an animation needs to find a value in between.
///
/// ```swift
/// 2.0.interpolated(towards: 4, amount: 0.25)   // 2.5
/// ```
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies each part by `factor`.
  mutating func scale(by factor: Double)
  /// The sum of the squares of its parts.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value multiplied by `factor`.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// The value `amount` of the way to `other`: 0 is here, 1 is there, and beyond is beyond.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  /// Moves it `amount` of the way to `other`.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Data of something that never moves.
public struct EmptyAnimatableData: VectorArithmetic, Hashable {
  /// Makes the only value there is.
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values that move together.
///
/// ```swift
/// AnimatablePair(width, AnimatablePair(height, angle))   // three
/// ```
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// One of the two values.
  public var first: First
  /// The other of the two values.
  public var second: Second

  /// Makes a pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

/// Any number of values that move together; the missing ones of a shorter list count as zero.
public struct AnimatableVector: VectorArithmetic, Hashable {
  /// The values in their order.
  public var values: [Double]

  /// Makes a vector of the values in their order.
  public init(_ values: [Double]) { self.values = values }

  public static var zero: AnimatableVector { AnimatableVector([]) }

  public static func + (a: Self, b: Self) -> Self { combine(a, b, +) }
  public static func - (a: Self, b: Self) -> Self { combine(a, b, -) }

  private static func combine(
    _ a: Self, _ b: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    let count = max(a.values.count, b.values.count)
    return AnimatableVector(
      (0..<count).map { index in
        operation(
          index < a.values.count ? a.values[index] : 0, index < b.values.count ? b.values[index] : 0
        )
      })
  }

  public mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
