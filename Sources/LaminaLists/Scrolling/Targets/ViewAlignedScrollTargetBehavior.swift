public import LaminaGeometry

/// A behaviour that comes to rest where a view begins.
///
/// The views are the rows of lazy stacks and lists, and what `scrollTargetLayout()` marks.
public struct ViewAlignedScrollTargetBehavior: AligningBehavior {
  /// How many views one movement of a person may pass.
  public nonisolated struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Kind { case free, few, one }
    fileprivate let kind: Kind

    /// Any number: a desktop's windows are wide enough.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .free) }
    /// As many as are seen at once, at most.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// As many as are seen at once, at most.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// One.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior(kind: .free) }
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  /// Makes the behaviour, which passes as many views as `limitBehavior` says.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Makes the behaviour, for which the same point of a view and of what is seen meet; nil for where both begin.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor?.usable("viewAligned")
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let alignment = ViewAlignment(axis: axis, fraction: fraction(axis, context), context: context)
      let proposed = target.rect.origin[axis]
      guard var place = alignment.nearest(to: proposed) else { continue }
      let (way, here) = (context.way(axis), context.offset[axis])
      // What is moved goes on: not back to where it was.
      if way != 0, (place - here) * way < ViewAlignment.slack {
        place = alignment.next(from: here, way) ?? place
      }
      target.rect.origin[axis] = limited(place, alignment)
    }
  }

  /// The place, or the last on the way there that one movement may reach.
  private func limited(_ place: CGFloat, _ alignment: ViewAlignment) -> CGFloat {
    let start = alignment.context.originalTarget.rect.origin[alignment.axis]
    let way: CGFloat = place < start ? -1 : 1
    guard limit.kind != .free, let next = alignment.next(from: start, way) else { return place }
    let seen = alignment.context.containerSize[alignment.axis]
    let furthest =
      limit.kind == .one ? next : alignment.last(before: start + way * seen, way) ?? next
    // At least the next one, at most the furthest.
    let end = way < 0 ? min(next, furthest) : max(next, furthest)
    return way < 0 ? max(place, end) : min(place, end)
  }

  /// Which fraction of a view meets the same of what is seen.
  private func fraction(_ axis: Axis, _ context: TargetContext) -> CGFloat {
    guard let anchor else { return context.isReversed(axis) ? 1 : 0 }
    return context.isReversed(axis) ? 1 - anchor[axis] : anchor[axis]
  }

  func number(at place: CGFloat, _ axis: Axis, _ context: TargetContext) -> Int? {
    let alignment = ViewAlignment(axis: axis, fraction: fraction(axis, context), context: context)
    return alignment.stops(near: place)
      .first { abs($0.place - place) < ViewAlignment.slack }?.number
  }

  func place(ofNumber number: Int, _ axis: Axis, _ context: TargetContext) -> CGFloat? {
    let alignment = ViewAlignment(axis: axis, fraction: fraction(axis, context), context: context)
    return context.views.view(number, axis).map { alignment.stop(at: $0.frame) }
  }
}

/// Where views are in line along one axis.
private struct ViewAlignment {
  /// What is nearer than that is the same place, in points.
  static let slack: CGFloat = 0.5

  let axis: Axis
  let fraction: CGFloat
  let context: ScrollTargetBehaviorContext

  /// The places near one at which a view is in line, in order.
  func stops(near place: CGFloat) -> [(number: Int, place: CGFloat)] {
    let seen = context.containerSize[axis]
    return context.views.around(place + fraction * seen, axis).map {
      ($0.number, stop(at: $0.frame))
    }
  }

  /// The place at which a view is in line.
  func stop(at frame: CGRect) -> CGFloat {
    let beyond = frame.size[axis] - context.containerSize[axis]
    return min(max(frame.origin[axis] + fraction * beyond, 0), context.limit(axis))
  }

  /// The place that is nearest to one.
  func nearest(to place: CGFloat) -> CGFloat? {
    stops(near: place).map(\.place).min { abs($0 - place) < abs($1 - place) }
  }

  /// The first place on the way from one.
  func next(from place: CGFloat, _ way: CGFloat) -> CGFloat? {
    stops(near: place).map(\.place).filter { ($0 - place) * way > Self.slack }
      .min { abs($0 - place) < abs($1 - place) }
  }

  /// The last place on the way to one.
  func last(before place: CGFloat, _ way: CGFloat) -> CGFloat? {
    stops(near: place).map(\.place).filter { ($0 - place) * way < Self.slack }
      .min { abs($0 - place) < abs($1 - place) }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The behaviour that comes to rest where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// The behaviour that comes to rest where a view begins, and passes as many as `limitBehavior` says.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// The behaviour that comes to rest where the same point of a view and of what is seen meet.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
