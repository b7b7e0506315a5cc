public import LaminaAnimation
public import LaminaGeometry
public import LaminaLayers

/// What a layer of one's own shows, as a value that is drawn for a size, a scale and a time.
///
/// ```swift
/// struct Disc: LayerContent {
///   var radius: CGFloat
///   var animatableData: CGFloat {
///     get { radius }
///     set { radius = newValue }
///   }
///
///   func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
///     let box = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
///     return .direct(DisplayList { $0.fill(Path(ellipseIn: box), with: .color(.black)) })
///   }
/// }
/// ```
///
/// Drawing is a pure function: the same value, size, scale and time give the same contents.
public protocol LayerContent: Hashable, Sendable {
  /// The type of the data that moves; by default there is none.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What moves when an animation goes from one value to another; the rest jumps.
  var animatableData: AnimatableData { get set }
  /// Draws into a layer of `size` points, whose top left corner is (0, 0) and whose y grows
  /// downwards, for `scale` pixels a point, as it is `time` seconds after the layer's time began.
  func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents
  /// Whether `contents` differ from one time to another, so that the layer wants every frame.
  var isMovingByItself: Bool { get }
  /// Whether that is so still after a time: particles of a burst are gone at some moment.
  func isMovingByItself(after time: TimeInterval) -> Bool
}

extension LayerContent {
  /// False: it looks the same at all times.
  public var isMovingByItself: Bool { false }
  /// The same at all times.
  public func isMovingByItself(after time: TimeInterval) -> Bool { isMovingByItself }
}

extension LayerContent where AnimatableData == EmptyAnimatableData {
  /// No data: nothing of the content moves, and all of it jumps.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
