package import LaminaGeometry
import LaminaInput

/// What becomes of a view that is lifted, and carried to another place; places are in the surface.
package struct LiftHandlers {
  /// It is lifted: where it was pressed, and where the pointer is.
  package var began: (_ start: CGPoint, _ point: CGPoint) -> Void
  package var moved: (CGPoint) -> Void
  package var ended: (CGPoint) -> Void
  package var cancelled: () -> Void
  /// A finger that had lifted it let go where it was.
  package var held: (CGPoint) -> Void = { _ in }

  package init(
    began: @escaping (_ start: CGPoint, _ point: CGPoint) -> Void,
    moved: @escaping (CGPoint) -> Void, ended: @escaping (CGPoint) -> Void,
    cancelled: @escaping () -> Void
  ) {
    (self.began, self.moved, self.ended, self.cancelled) = (began, moved, ended, cancelled)
  }
}

/// A view being lifted: by a mouse that goes 4 points while it is pressed, by a finger that was held still for half a second.
struct LiftGesture: PrimitiveGesture {
  typealias Value = CGPoint
  typealias Body = Never
  let handlers: LiftHandlers

  func makeMachine() -> GestureMachine<CGPoint> { LiftMachine(handlers) }

  func update(_ machine: GestureMachine<CGPoint>) {
    (machine as? LiftMachine)?.handlers = handlers
  }
}

private final class LiftMachine: GestureMachine<CGPoint> {
  private static let patience: TimeInterval = 0.5
  private static let tremble: CGFloat = 10
  var handlers: LiftHandlers
  private var start: PointerEvent?
  /// Where the pointer was when it was lifted.
  private var lifted: CGPoint?
  private var hasMoved = false
  private var point = CGPoint.zero

  init(_ handlers: LiftHandlers) { self.handlers = handlers }

  private var isLifted: Bool { lifted != nil }
  private var isMouse: Bool { start?.device ?? .mouse == .mouse }

  override var wakeTime: TimeInterval? {
    isLifted || isMouse ? nil : start.map { $0.time + Self.patience }
  }

  override var needs: GestureNeeds {
    if isLifted { return [.followingMovement, .holdingMovement, .outlivingNode] }
    return isMouse ? [.followingMovement, .holdingMovement] : []
  }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<CGPoint> {
    switch input {
    case .down(let event) where start == nil: (start, point) = (event, event.position)
    case .moved(let event) where event.device == start?.device:
      guard follow(event.position, &calls) else { return .failed }
    case .up(let event) where event.device == start?.device: return end(event.position, &calls)
    case .time(let now): if let wakeTime, now >= wakeTime { lift(&calls) }
    case .down, .pinch, .over: if !isLifted { return .failed }
    case .moved, .up, .rested, .pinchEnded, .elsewhere, .newClick, .scrolled: break
    }
    return isLifted ? .active(point) : .possible(nil)
  }

  /// Goes along with the pointer; false where it was no lifting.
  private func follow(_ next: CGPoint, _ calls: inout GestureCalls) -> Bool {
    guard let start else { return false }
    point = next
    if let lifted {
      // A finger trembles before it is lifted, and after.
      if way(from: lifted) >= DragMachine.slop { hasMoved = true }
      let handlers = handlers
      calls.add(key: ObjectIdentifier(self)) { handlers.moved(next) }
      return true
    }
    let way = way(from: start.position)
    guard isMouse else { return way <= Self.tremble }
    if way >= DragMachine.slop { lift(&calls) }
    return true
  }

  private func way(from place: CGPoint) -> CGFloat { hypot(point.x - place.x, point.y - place.y) }

  private func lift(_ calls: inout GestureCalls) {
    guard let start else { return }
    // A mouse lifts it by moving.
    (lifted, hasMoved) = (point, isMouse)
    let (handlers, point) = (handlers, point)
    calls.begin(self) { handlers.began(start.position, point) }
  }

  private func end(_ place: CGPoint, _ calls: inout GestureCalls) -> GesturePhase<CGPoint> {
    guard isLifted else { return .failed }
    let (handlers, hasMoved) = (handlers, hasMoved)
    calls.end(self) {
      if hasMoved { return handlers.ended(place) }
      handlers.cancelled()
      handlers.held(place)
    }
    return .ended(place)
  }

  override func cancel(_ calls: inout GestureCalls) {
    guard isLifted else { return }
    let handlers = handlers
    calls.end(self) { handlers.cancelled() }
  }
}

extension PointerHandlers {
  /// Has the node be lifted, and carried to another place.
  package mutating func addLift(_ handlers: LiftHandlers) {
    gestures.append(
      GestureAttachment(LiftGesture(handlers: handlers), .normal, mask: .all, use: .lift))
  }
}
