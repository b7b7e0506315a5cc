import LaminaDisplay
package import LaminaGeometry
package import LaminaInput
import LaminaLayers

/// What happens to recognisers.
package enum GestureInput {
  case down(PointerEvent)
  case moved(PointerEvent)
  case up(PointerEvent)
  /// What is under a pointer that rests may be something else.
  case rested
  case pinch(Pinch)
  case pinchEnded(Pinch)
  case time(TimeInterval)
  /// A button went down somewhere else.
  case elsewhere
  /// A button is about to go down that begins another row of clicks.
  case newClick
  /// Something scrolled under the pointer.
  case scrolled
  /// Nothing is held any longer.
  case over
}

/// How far two fingers have pinched and turned since they began.
package struct Pinch: Hashable {
  package var magnification: CGFloat = 1
  /// Clockwise, in radians.
  package var rotation: CGFloat = 0
  /// How much of both a second brings.
  package var magnificationVelocity: CGFloat = 0
  package var rotationVelocity: CGFloat = 0
  /// The middle of the fingers when they began, in the surface.
  package var start: CGPoint
  package var time: TimeInterval
}

/// Where a recogniser works: the node it belongs to, and the pointer's place in its coordinates.
@MainActor
package struct GesturePlace {
  unowned let graph: ViewGraph
  let id: Node.ID
  /// What is under the pointer now, from the innermost outwards.
  var path: [Node.ID]
  /// Whether something further in has use for a press.
  var hasPressInside = false
  /// How many clicks in a row have hit the node.
  var clickCount = 1

  /// Where the button or finger that began went down, and where it is now.
  var start: PointerEvent?
  var latest: CGPoint?

  /// Whether the pointer is above the node: over what is hit of it, or where it was pressed, in its
  /// frame, when what was hit there has drawn back since, as a label that shrinks while it is held.
  var isInside: Bool { path.contains(id) || isWherePressed }

  private var isWherePressed: Bool {
    guard let start, let latest,
      hypot(latest.x - start.position.x, latest.y - start.position.y) <= start.device.tremble,
      let size = graph.shownLayer?.path(to: id).last?.bounds.size
    else { return false }
    return CGRect(origin: .zero, size: size).contains(local(latest))
  }

  /// A point of the surface in the node's own coordinates.
  func local(_ point: CGPoint) -> CGPoint { graph.convert(point, to: id) }

  /// Where a space begins in the surface.
  func origin(of space: CoordinateSpace) -> CGPoint { graph.origin(of: space, around: id) }

  /// A point of the surface in a space.
  func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    if space == .local { return local(point) }
    let origin = origin(of: space)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// A point of the surface as a part of the node's size.
  func anchor(_ point: CGPoint) -> UnitPoint {
    let place = local(point)
    let size = graph.shownLayer?.path(to: id).last?.bounds.size ?? .zero
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: place.x / size.width, y: place.y / size.height)
  }
}

extension PointerEvent.Device {
  /// How far what presses may stray and be held still, in points.
  fileprivate var tremble: CGFloat { self == .mouse ? DragMachine.slop : TapMachine.reach }
}
