public import LaminaGeometry

/// How scrolling feels, as numbers; the defaults are iOS's.
public struct ScrollPhysics: Hashable, Sendable {
  /// The part of the velocity that is left after a millisecond of free movement.
  public var decelerationRate: Double
  /// How much of a pull beyond the end is followed; 0 is a wall, 1 follows the most.
  public var resistance: CGFloat
  /// How long the way back from beyond the end takes, in seconds (a spring's response).
  public var springResponse: TimeInterval
  /// A movement is over when less than this is left of it, in points.
  public var restDistance: CGFloat

  public init(
    decelerationRate: Double = 0.998, resistance: CGFloat = 0.55,
    springResponse: TimeInterval = 0.575, restDistance: CGFloat = 0.5
  ) {
    self.decelerationRate = decelerationRate
    self.resistance = resistance
    self.springResponse = springResponse
    self.restDistance = restDistance
  }

  public static let standard = ScrollPhysics()

  /// The rate at which free movement dies, per second: v(t) = v0 · e^(-decay · t).
  public var decay: Double { -1000 * Foundation.log(decelerationRate) }

  /// The angular frequency of the spring at the ends, per second.
  public var springFrequency: Double { 2 * .pi / springResponse }

  /// Where a free movement comes to rest, for example to find the row to stop at.
  public func restingOffset(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    offset + velocity / decay
  }

  /// How far Page Up and Page Down scroll: a tenth of the page, at most 48 points, stays in view.
  public static func pageDistance(viewport: CGFloat) -> CGFloat {
    max(1, viewport - min(48, viewport / 10))
  }
}

extension ScrollPhysics {
  /// The offset to show for a finger that pulled to `offset`: beyond the ends it follows less
  /// and less, and never further than the viewport.
  ///
  /// ```
  ///  shown beyond = (1 - 1 / (pulled · c / viewport + 1)) · viewport,   c = resistance
  /// ```
  public func rubberBanded(
    _ offset: CGFloat, in range: ClosedRange<CGFloat>, viewport: CGFloat
  ) -> CGFloat {
    let end = min(max(offset, range.lowerBound), range.upperBound)
    let pulled = offset - end
    guard pulled != 0, viewport > 0 else { return end }
    let shown = (1 - 1 / (abs(pulled) * resistance / viewport + 1)) * viewport
    return end + (pulled < 0 ? -shown : shown)
  }

  /// The pull that `rubberBanded` shows as `offset`: where a finger takes hold of it again.
  public func pulled(
    _ offset: CGFloat, in range: ClosedRange<CGFloat>, viewport: CGFloat
  ) -> CGFloat {
    let end = min(max(offset, range.lowerBound), range.upperBound)
    let shown = abs(offset - end)
    guard shown > 0, viewport > 0, resistance > 0 else { return end }
    let kept = min(shown / viewport, 0.999)
    let distance = (1 / (1 - kept) - 1) * viewport / resistance
    return end + (offset < end ? -distance : distance)
  }
}
