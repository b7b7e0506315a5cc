import LaminaAnimation
import LaminaDisplay
import LaminaGeometry

/// What decides where a scroll view comes to rest, and what that can ask.
struct ScrollTargets {
  /// Slower than that is as good as at rest, in points per second.
  static let stillness: CGFloat = 30
  /// What a notch of a wheel or a key counts for, in points per second.
  static let notchVelocity: CGFloat = 1_000

  let behavior: any ScrollTargetBehavior
  let environment: EnvironmentValues
  private weak var element: Element?

  /// What is said of the scroll view `element`; nil where nothing is.
  init?(of element: Element, in environment: EnvironmentValues) {
    guard let behavior = environment.scrollTargetBehavior else { return nil }
    self.behavior = behavior
    self.environment = environment
    self.element = element
  }

  /// Finds views in the content, which begins at `origin` behind its margins.
  func finder(origin: CGPoint, in root: PreparedNode?) -> ScrollTargetFinder {
    ScrollTargetFinder(in: element, origin: origin, root: root)
  }
}

/// Coming to rest where a behaviour says.
extension ScrollState {
  /// Where it comes to rest along an axis that would come to rest at `place`.
  ///
  /// - Parameters:
  ///   - axis: along which.
  ///   - place: where it would.
  ///   - start: where it was heading before a person moved it.
  ///   - here: where it is on the way.
  ///   - velocity: in points per second.
  /// - Returns: the place at which it may rest.
  func settled(
    _ axis: Axis, _ place: CGFloat, from start: CGFloat, at here: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    guard let targets = traits.targets else { return place }
    let context = context(targets, axis, from: start, at: here, velocity: velocity)
    var origin = self.target
    origin[axis] = place
    var target = ScrollTarget(rect: CGRect(origin: origin, size: context.containerSize))
    targets.behavior.updateTarget(&target, context: context)
    let rest = target.rect.size[axis] - context.containerSize[axis]
    let end = target.rect.origin[axis] + (target.anchor?[axis] ?? 0) * rest
    return sizes.held(end.isFinite ? end : place, axis)
  }

  /// What a behaviour is told of a movement along an axis.
  private func context(
    _ targets: ScrollTargets, _ axis: Axis, from start: CGFloat, at here: CGFloat,
    velocity: CGFloat,
    in root: PreparedNode? = nil
  ) -> ScrollTargetBehaviorContext {
    let seen = CGSize(width: seenLength(.horizontal), height: seenLength(.vertical))
    let (beside, above) = (traits.covered(.horizontal), traits.covered(.vertical))
    var (from, now, way) = (target, offset, CGVector.zero)
    from[axis] = start
    now[axis] = here
    if axis == .horizontal { way.dx = velocity } else { way.dy = velocity }
    return ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: from, size: seen)), velocity: way,
      contentSize: CGSize(
        width: max(0, content.width - beside.start - beside.end),
        height: max(0, content.height - above.start - above.end)),
      containerSize: seen, axes: traits.axes, environment: targets.environment, offset: now,
      views: targets.finder(origin: CGPoint(x: beside.start, y: above.start), in: root))
  }

  /// Where a step of a person leads: one that goes on to what is next in its direction.
  func stepped(_ axis: Axis, to place: CGFloat) -> CGFloat {
    let start = target[axis]
    guard traits.targets != nil, place != start else { return place }
    let way: CGFloat = place < start ? -1 : 1
    return settled(
      axis, place, from: start, at: start + way, velocity: way * ScrollTargets.notchVelocity)
  }

  /// Goes on from where a person has let go to where it may rest.
  ///
  /// - Returns: false where nothing says where that is.
  func settle(_ axis: Axis, velocity: CGFloat, wouldEndAt place: CGFloat) -> Bool {
    guard traits.targets != nil else { return false }
    let end = settled(
      axis, sizes.held(place, axis), from: grasp[axis], at: offset[axis], velocity: velocity)
    setMotion(ScrollMotion.coming(from: offset[axis], velocity, to: end, at: now), axis)
    return true
  }

  // MARK: Other sizes

  /// What it is in line with at rest, along an axis.
  func numberInLine(_ axis: Axis) -> Int? {
    guard let targets = traits.targets, let behavior = targets.behavior as? any AligningBehavior,
      motion(axis) == nil, canScroll(axis)
    else { return nil }
    let context = context(targets, axis, from: offset[axis], at: offset[axis], velocity: 0)
    return behavior.number(at: offset[axis], axis, context)
  }

  /// Stands where its behaviour says in another size: in line with what it was in line with.
  func realign(_ axis: Axis, with number: Int?, in root: PreparedNode) {
    guard let targets = traits.targets, motion(axis) == nil, drives.request(axis) == nil else {
      return
    }
    let here = offset[axis]
    if let number, let behavior = targets.behavior as? any AligningBehavior {
      let context = context(targets, axis, from: here, at: here, velocity: 0, in: root)
      guard let place = behavior.place(ofNumber: number, axis, context) else { return }
      return placeOffset(axis, at: sizes.held(place, axis))
    }
    placeOffset(axis, at: settled(axis, here, from: here, at: here, velocity: 0))
  }
}

/// What a scroll view is in line with at rest.
struct ScrollLine {
  /// Along each axis; none while it moves.
  private(set) var numbers: [Axis: Int] = [:]
  /// Whether it has got another size since, in which it is to come back in line.
  var isLost = false

  init() {}

  init(of state: ScrollState) {
    for axis in Axis.allCases { numbers[axis] = state.numberInLine(axis) }
  }
}

extension ScrollMotion {
  /// The movement that goes on with a velocity and comes to rest at a place; nil for none.
  ///
  /// Where momentum would lead about there it runs out there; else it glides.
  static func coming(
    from offset: CGFloat, _ velocity: CGFloat, to end: CGFloat, at time: TimeInterval
  ) -> ScrollMotion? {
    let way = end - offset
    if way == 0, abs(velocity) < ScrollTargets.stillness { return nil }
    let needed = way * ScrollPhysics.standard.decay
    // Slow momentum takes seconds for its last points: what is to stand in line glides instead.
    let isBrisk = abs(velocity) > 1_500
    if isBrisk, velocity * needed > 0, (0.6...1.7).contains(needed / velocity) {
      let range = min(offset, end) - 1...max(offset, end) + 1
      let fling = ScrollAnimation(offset: offset, velocity: needed, range: range, viewport: 1)
      return .flinging(fling, start: time, shift: end - fling.end)
    }
    // Faster than that it would go beyond the place.
    let most = abs(way) * 2 * .pi / 0.35
    let glide = SmoothScroll(
      from: offset, velocity: min(max(velocity, -most), most), to: end, pace: .page, start: time)
    return .gliding(glide, to: .rest)
  }
}
