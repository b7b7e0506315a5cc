public import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// How often the layers inside a layer are shown, and how each copy differs from the one before.
///
/// ```
///  instance   0   1   2   3        transform applied k times about the layer's centre,
///             ●   ●   ·   ·        colour plus k offsets, and k delays ago
/// ```
///
/// ```swift
/// // The classic activity indicator: twelve strokes in a circle, each as the one before was
/// // a twelfth of a second ago.
/// var spinner = Replicator(instanceCount: 12)
/// spinner.instanceTransform = LayerTransform(.rotation(.degrees(30), x: 0, y: 0, z: 1))
/// spinner.instanceDelay = 1 / 12
/// ```
///
/// Names are those of `CAReplicatorLayer`.
public struct Replicator: Hashable, Sendable {
  /// How many copies there are, with the original; none without a positive number.
  public var instanceCount: Int
  /// How many seconds each copy lags behind the one before.
  public var instanceDelay: TimeInterval = 0
  /// From each copy to the next, about the centre of the layer's bounds.
  public var instanceTransform = LayerTransform.identity
  /// What the first copy's colours are multiplied by.
  public var instanceColor = Color.Resolved.white
  /// What is added to red from each copy to the next.
  public var instanceRedOffset: Float = 0
  /// What is added to green from each copy to the next.
  public var instanceGreenOffset: Float = 0
  /// What is added to blue from each copy to the next.
  public var instanceBlueOffset: Float = 0
  /// What is added to the opacity from each copy to the next.
  public var instanceAlphaOffset: Float = 0

  /// More copies are not made.
  public static let mostInstances = 10_000

  /// Makes copies that do not differ until a transform, a colour or a delay is set.
  public init(instanceCount: Int) { self.instanceCount = instanceCount }

  /// By how much the last copy lags behind the first.
  var longestLag: TimeInterval { max(0, instanceDelay * Double(instanceCount - 1)) }

  /// What the colours of a copy are multiplied by.
  public func color(ofInstance instance: Int) -> Color.Resolved {
    func channel(_ first: Float, _ offset: Float) -> Float {
      min(max(first + offset * Float(instance), 0), 1)
    }
    return Color.Resolved(
      red: channel(instanceColor.red, instanceRedOffset),
      green: channel(instanceColor.green, instanceGreenOffset),
      blue: channel(instanceColor.blue, instanceBlueOffset),
      opacity: channel(instanceColor.opacity, instanceAlphaOffset))
  }
}

extension Replicator: Animatable {
  public typealias AnimatableData = AnimatablePair<AnimatableVector, AnimatableVector>

  /// The delay and the offsets, and the colour; count and transform jump.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatableVector([
          instanceDelay, Double(instanceRedOffset), Double(instanceGreenOffset),
          Double(instanceBlueOffset), Double(instanceAlphaOffset),
        ]), AnimatableVector(instanceColor.movingValues))
    }
    set {
      let numbers = newValue.first.values
      instanceDelay = numbers[0]
      instanceRedOffset = Float(numbers[1])
      instanceGreenOffset = Float(numbers[2])
      instanceBlueOffset = Float(numbers[3])
      instanceAlphaOffset = Float(numbers[4])
      instanceColor = Color.Resolved(movingValues: newValue.second.values[...])
    }
  }
}
