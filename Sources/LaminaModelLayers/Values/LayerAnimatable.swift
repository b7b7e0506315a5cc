public import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry

/// A value of a layer's property that has values in between.
///
/// ```swift
/// CGPoint(x: 0, y: 10).mixed(with: CGPoint(x: 4, y: 10), amount: 0.25)      // (1, 10)
/// ```
///
/// Whatever is `Animatable` gets everything from its data.
public protocol LayerAnimatable: Equatable, Sendable {
  /// What changes nothing when it is added.
  static var nothing: Self { get }
  /// The value `amount` of the way to `other`; beyond 0 and 1 it goes on.
  func mixed(with other: Self, amount: Double) -> Self
  /// This value with `other` on top.
  func adding(_ other: Self) -> Self
  /// What is missing from `other` to this value.
  func way(from other: Self) -> Self
  /// How far it is to `other`.
  func distance(to other: Self) -> Double
  /// Whether there is something between it and `other`, so that setting one after the other moves.
  func hasWay(to other: Self) -> Bool
}

extension LayerAnimatable {
  public func hasWay(to other: Self) -> Bool { true }
}

extension LayerAnimatable where Self: Animatable {
  public func mixed(with other: Self, amount: Double) -> Self {
    amount == 0 ? self : amount == 1 ? other : interpolated(towards: other, amount: amount)
  }

  public func adding(_ other: Self) -> Self {
    var sum = self
    sum.animatableData = animatableData + other.animatableData
    return sum
  }

  public func way(from other: Self) -> Self {
    var difference = self
    difference.animatableData = animatableData - other.animatableData
    return difference
  }

  public func distance(to other: Self) -> Double {
    (other.animatableData - animatableData).magnitudeSquared.squareRoot()
  }
}

extension CGFloat: LayerAnimatable {
  public static var nothing: CGFloat { 0 }
}
extension CGPoint: LayerAnimatable {
  public static var nothing: CGPoint { .zero }
}
extension CGSize: LayerAnimatable {
  public static var nothing: CGSize { .zero }
}
extension CGRect: LayerAnimatable {
  public static var nothing: CGRect { .zero }
}
extension UnitPoint: LayerAnimatable {
  public static var nothing: UnitPoint { .zero }
}

/// Colours mix in OKLab, weighted by their opacity.
extension Color.Resolved: LayerAnimatable {
  public static var nothing: Color.Resolved { .clear }
}

/// Between something and nothing there is nothing in between: it is the one that is gone to.
extension Optional: LayerAnimatable where Wrapped: LayerAnimatable {
  public static var nothing: Wrapped? { nil }

  public func mixed(with other: Wrapped?, amount: Double) -> Wrapped? {
    guard let from = self, let to = other else { return amount == 0 ? self : other }
    return from.mixed(with: to, amount: amount)
  }

  public func adding(_ other: Wrapped?) -> Wrapped? {
    guard let own = self, let other else { return self ?? other }
    return own.adding(other)
  }

  public func way(from other: Wrapped?) -> Wrapped? {
    guard let own = self, let other else { return self }
    return own.way(from: other)
  }

  public func distance(to other: Wrapped?) -> Double {
    guard let own = self, let other else { return 0 }
    return own.distance(to: other)
  }

  public func hasWay(to other: Wrapped?) -> Bool {
    guard let own = self, let other else { return false }
    return own.hasWay(to: other)
  }
}
