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
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
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
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
    set {
      top = newValue.first.first
      leading = newValue.first.second
      bottom = newValue.second.first
      trailing = newValue.second.second
    }
  }
}
