import LaminaAnimation
import LaminaGeometry

/// What moves a scroll view along one axis.
///
/// ```
///  touchpad ──▶ following ──fingers rest or lift──▶ flinging ──▶ rest, at an end by a spring
///  wheel, key ──▶ gliding ──▶ rest
/// ```
enum ScrollMotion {
  /// The fingers move it: where they have pulled it to, resistance beyond the ends left aside.
  case following(pulled: CGFloat, velocity: VelocityTracker, latest: TimeInterval)
  /// On its way to a place; to an end of the content wherever that turns out to be.
  case gliding(SmoothScroll, to: Goal)
  /// Free movement after the fingers let go.
  case flinging(ScrollAnimation, start: TimeInterval, shift: CGFloat)

  /// What a movement is after.
  enum Goal {
    case place, start, end
    /// What a ``ScrollRequest`` aims at, again after each layout.
    case target
    /// Where a ``ScrollTargetBehavior`` lets it rest after the fingers let go.
    case rest
  }

  /// How long fingers may rest before what they moved is let go, in seconds: a touchpad does not
  /// say when they are lifted.
  static let patience: TimeInterval = 0.05

  /// Where it comes to rest; nil while fingers decide.
  var end: CGFloat? {
    switch self {
    case .following: nil
    case .gliding(let glide, _): glide.end
    case .flinging(let fling, _, let shift): fling.end + shift
    }
  }
}
