import LaminaAnimation
package import LaminaDisplay
import LaminaGeometry

extension ScrollState {
  /// Where it is going, of itself or under a person's fingers.
  package var heading: ScrollHeading {
    ScrollHeading(
      velocity: CGSize(width: velocity(.horizontal), height: velocity(.vertical)),
      direction: direction, landing: landing)
  }

  private func velocity(_ axis: Axis) -> CGFloat {
    switch motion(axis) {
    case .following(_, let velocity, _): velocity.velocity(at: now).width
    case .gliding(let glide, _): glide.velocity(at: now)
    case .flinging(let fling, let start, _): fling.velocity(at: now - start)
    case nil: 0
    }
  }

  /// Where it will rest; nil at rest and while fingers decide.
  private var landing: CGPoint? {
    drives.isMoving && drives.hasEnd ? target : nil
  }
}

extension ScrollTable {
  /// Where each scroll view is going.
  package var headings: [Node.ID: ScrollHeading] { states.mapValues(\.heading) }
}
