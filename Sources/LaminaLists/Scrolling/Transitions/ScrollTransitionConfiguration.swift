public import LaminaAnimation
import LaminaGeometry

/// How a view passes from one phase of a scroll transition to the next.
///
/// ```swift
/// Card().scrollTransition(.animated.threshold(.visible(0.9))) { content, phase in
///   content.opacity(phase.isIdentity ? 1 : 0.3)
/// }
/// ```
public nonisolated struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// How the way between two phases is gone.
  enum Way: Hashable, Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  private(set) var way: Way
  private(set) var threshold = Threshold.visible

  /// Moves along an animation when the view passes the threshold.
  public static let animated = animated()

  /// Moves along `animation` when the view passes the threshold.
  public static func animated(_ animation: Animation = .default) -> Self {
    ScrollTransitionConfiguration(way: .animated(animation))
  }

  /// Follows the scroll view: from the edge of what is seen to the threshold.
  public static let interactive = interactive()

  /// Follows the scroll view along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    ScrollTransitionConfiguration(way: .interactive(timingCurve))
  }

  /// Does nothing: the view looks on this side as it does where it is seen.
  public static let identity = ScrollTransitionConfiguration(way: .identity)

  /// The same, along another animation where it moves along one.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = way else { return self }
    var configuration = self
    configuration.way = .animated(animation)
    return configuration
  }

  /// The same, with another place at which the view counts as seen.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Where a view counts as seen, on its way in.
  public struct Threshold: Hashable, Sendable {
    private indirect enum Kind: Hashable, Sendable {
      case share(Double)
      case centered
      case mixed(Threshold, Threshold, Double)
      case inset(Threshold, Double)
    }

    private let kind: Kind

    /// All of it is seen, or it fills what is seen.
    public static let visible = visible(1)
    /// Its edge touches what is seen.
    public static let hidden = visible(0)
    /// Its middle is in the middle of what is seen.
    public static let centered = Threshold(kind: .centered)

    /// A share of it is seen: from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .share(amount.isFinite ? min(max(amount, 0), 1) : 1))
    }

    /// Lies between this one and another: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(kind: .mixed(self, other, amount.isFinite ? amount : 0))
    }

    /// Lies `distance` points further inside of what is seen.
    public func inset(by distance: Double) -> Threshold {
      Threshold(kind: .inset(self, distance.isFinite ? distance : 0))
    }

    /// How far the middle of a view is from that of what is seen when it counts as seen, in points.
    func distance(length: CGFloat, seen: CGFloat) -> CGFloat {
      switch kind {
      case .share(let share): (length + seen) / 2 - share * min(length, seen)
      case .centered: 0
      case .mixed(let one, let other, let amount):
        one.distance(length: length, seen: seen) * (1 - amount)
          + other.distance(length: length, seen: seen) * amount
      case .inset(let threshold, let inset):
        threshold.distance(length: length, seen: seen) - inset
      }
    }
  }
}

extension ScrollTransitionConfiguration {
  /// How much of the transition shows at a distance of the view's middle from that of what is seen: 0 where it counts
  /// as seen, 1 where it is out of sight.
  nonisolated func amount(at distance: CGFloat, length: CGFloat, seen: CGFloat) -> Double {
    let near = max(0, threshold.distance(length: length, seen: seen))
    switch way {
    case .identity: return 0
    case .animated: return distance > near ? 1 : 0
    case .interactive(let curve):
      let far = (length + seen) / 2
      if far <= near { return distance >= far ? 1 : 0 }
      let part = min(max((distance - near) / (far - near), 0), 1)
      return part == 0 || part == 1 ? part : curve.value(at: part)
    }
  }

  /// The animation along which it moves; nil where it follows.
  nonisolated var animation: Animation? {
    if case .animated(let animation) = way { return animation }
    return nil
  }
}
