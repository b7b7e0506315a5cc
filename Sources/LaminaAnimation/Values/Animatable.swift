public import LaminaGeometry

/// Something with data that an animation may move from one value to another.
///
/// ```swift
/// nonisolated struct Wedge: Shape {
///   var angle: Double
///   var animatableData: Double {
///     get { angle }
///     set { angle = newValue }
///   }
/// }
/// ```
public protocol Animatable {
  /// The type of the data that moves; by default there is none.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What moves; the rest jumps.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: nothing of the value moves, and all of it jumps.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, which moves as a whole.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable {
  /// The value `amount` of the way to `other`; what is not animatable is the other's.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var value = other
    value.animatableData = animatableData.interpolated(
      towards: other.animatableData, amount: amount)
    return value
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The radians, 128 times: in a unit that is as fine as a point.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// Top, leading, bottom and trailing.
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
