public import LaminaGeometry
public import Observation

/// A value that chains move from wherever it is, and that views may read.
///
/// ```
///  value ┤      ╭──── to 100, a spring
///        │    ╱ ╲
///        │   ╱   ╲___ to 0, begun half way: it goes on with its velocity
///        ┼──╯
/// ```
///
/// ```swift
/// let x = ChainValue(0.0)
/// ChainSequence {
///   ChainAction.to(100, of: x, by: .spring(duration: 0.4, bounce: 0.2))
///   ChainAction.to(0, of: x, by: .easeOut(duration: 0.3))
/// }
/// ```
///
/// Of several actions that move it the one that began last has it. It is used on one thread, that of
/// the runs that move it.
public final class ChainValue<Value: Animatable>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value
  private var storedVelocity = Value.AnimatableData.zero
  /// What moves it now; nil when it was set.
  weak var mover: AnyObject?

  /// Makes a value that rests where it is given.
  public init(_ value: Value) { stored = value }

  /// Where it is; setting it ends the movement and its velocity.
  public var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      mover = nil
      storedVelocity = .zero
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }

  /// How fast it goes, per second; zero while it rests.
  public var velocity: Value.AnimatableData {
    get { storedVelocity }
    set { storedVelocity = newValue }
  }

  var data: Value.AnimatableData { stored.animatableData }

  func move(to data: Value.AnimatableData, velocity: Value.AnimatableData) {
    storedVelocity = velocity
    registrar.withMutation(of: self, keyPath: \.value) { stored.animatableData = data }
  }
}

extension ChainAction {
  /// An action that moves a value to `target` from where it is when its time comes, and with the
  /// velocity that it has then.
  ///
  /// A spring takes the velocity over; along a curve it fades away. Run backwards it leads to where
  /// the value was. What is not animatable in the value stays as it is.
  ///
  /// - Parameters:
  ///   - target: where it is in the end, exactly.
  ///   - value: what moves.
  ///   - animation: one that ends, within an hour.
  ///   - delay: how long it waits once it is its turn.
  ///   - prepare: called when its turn comes, before the delay, each time the chain runs.
  /// - Returns: the action.
  public static func to<Value: Animatable>(
    _ target: Value, of value: ChainValue<Value>, by animation: Animation = .spring,
    delay: TimeInterval = 0, prepare: @escaping () -> Void = {}
  ) -> ChainAction {
    let origin = ChainOrigin<Value.AnimatableData>()
    return ChainAction(
      animation, delay: delay, prepare: prepare,
      movement: {
        ChainMovement(value, to: target.animatableData, by: animation, for: $0, origin: origin)
      })
  }
}
