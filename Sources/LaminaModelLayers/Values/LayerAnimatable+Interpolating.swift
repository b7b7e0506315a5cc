import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

extension Interpolating {
  /// What is made of the numbers of two values that have states in between.
  fileprivate func combined(
    with other: Self, _ combine: (AnimatableNumbers, AnimatableNumbers) -> AnimatableNumbers
  ) -> Self? {
    Self.forms(from: self, to: other).map { own, other in
      other.value(of: combine(own.numbers, other.numbers))
    }
  }

  fileprivate func onTheWay(to other: Self, amount: Double) -> Self {
    if amount == 0 { return self }
    if amount == 1 { return other }
    return combined(with: other) { $0.interpolated(towards: $1, amount: amount) } ?? other
  }

  fileprivate func way(to other: Self) -> Double {
    Self.forms(from: self, to: other).map { own, other in
      (other.numbers - own.numbers).magnitudeSquared.squareRoot()
    } ?? 0
  }

  fileprivate func isJoined(to other: Self) -> Bool { Self.forms(from: self, to: other) != nil }
}

/// Outlines with the same steps mix point by point; others jump.
extension Path: LayerAnimatable {
  public static var nothing: Path { Path() }
  public func mixed(with other: Path, amount: Double) -> Path {
    onTheWay(to: other, amount: amount)
  }
  public func adding(_ other: Path) -> Path { combined(with: other, +) ?? self }
  public func way(from other: Path) -> Path { combined(with: other, -) ?? self }
  public func distance(to other: Path) -> Double { way(to: other) }
  public func hasWay(to other: Path) -> Bool { isJoined(to: other) }
}

/// Chains of effects of the same kinds mix effect by effect; others jump.
extension [ImageEffect]: LayerAnimatable {
  public static var nothing: [ImageEffect] { [] }

  public func mixed(with other: [ImageEffect], amount: Double) -> [ImageEffect] {
    onTheWay(to: other, amount: amount)
  }

  public func adding(_ other: [ImageEffect]) -> [ImageEffect] { self + other }

  public func way(from other: [ImageEffect]) -> [ImageEffect] {
    combined(with: other, -) ?? self
  }

  public func distance(to other: [ImageEffect]) -> Double { way(to: other) }
  public func hasWay(to other: [ImageEffect]) -> Bool { isJoined(to: other) }
}

/// Transforms of the same steps mix step by step, so a whole turn goes round; others by their
/// moves, turns, shears and scales. What is added comes after.
extension LayerTransform: LayerAnimatable {
  public static var nothing: LayerTransform { .identity }

  public func mixed(with other: LayerTransform, amount: Double) -> LayerTransform {
    onTheWay(to: other, amount: amount)
  }

  public func adding(_ other: LayerTransform) -> LayerTransform { concatenating(other) }

  public func way(from other: LayerTransform) -> LayerTransform {
    other.matrix.inverted().map { LayerTransform($0.concatenating(matrix)) } ?? self
  }

  public func distance(to other: LayerTransform) -> Double { way(to: other) }
  public func hasWay(to other: LayerTransform) -> Bool { isJoined(to: other) }
}
