public import LaminaGeometry
import LaminaInput

/// A button or finger held down in the same place.
///
/// ```
///  down ──true──▶ … minimumDuration … ──▶ onEnded(true)
///          └── moved further than maximumDistance, lifted, scrolled ──▶ nothing
/// ```
///
/// While it is held and may still become a long press, `updating` and `onChanged` receive `true`.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// How long it is held, in seconds.
  public var minimumDuration: TimeInterval
  /// How far it may stray meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Makes a long press of `minimumDuration` seconds, in which the pointer strays `maximumDistance`
  /// points at most.
  public init(minimumDuration: TimeInterval = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration.isNaN ? 0.5 : max(0, minimumDuration)
    self.maximumDistance = maximumDistance.isNaN ? 10 : max(0, maximumDistance)
  }

  package func makeMachine() -> GestureMachine<Bool> { LongPressMachine(self) }

  package func update(_ machine: GestureMachine<Bool>) {
    (machine as? LongPressMachine)?.gesture = self
  }
}

/// Waits at a button that is held.
final class LongPressMachine: GestureMachine<Bool> {
  var gesture: LongPressGesture
  private var start: PointerEvent?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var wakeTime: TimeInterval? { start.map { $0.time + gesture.minimumDuration } }
  override var needs: GestureNeeds { .holdingMovement }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Bool> {
    switch input {
    case .down(let event):
      if start != nil { return .failed }
      start = event
      if gesture.minimumDuration == 0 { return .ended(true) }
    case .moved(let event):
      guard let start, event.device == start.device else { break }
      let way = hypot(
        event.position.x - start.position.x, event.position.y - start.position.y)
      if way > gesture.maximumDistance { return .failed }
    case .time(let now): if let wakeTime, now >= wakeTime { return .ended(true) }
    case .up, .elsewhere, .over, .scrolled, .pinch: return .failed
    case .rested, .pinchEnded, .newClick: break
    }
    return .possible(start == nil ? nil : true)
  }
}
