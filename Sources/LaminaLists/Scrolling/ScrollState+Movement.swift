import LaminaAnimation
package import LaminaGeometry
import LaminaInput

extension ScrollState {
  /// Whether the content goes on in the direction of `delta`.
  func hasRoom(_ axis: Axis, towards delta: CGFloat) -> Bool {
    delta < 0 ? target[axis] > 0 : target[axis] < limit(axis)
  }

  // MARK: Causes

  /// Follows a wheel, smoothly, or a touchpad, at once.
  func scroll(_ axis: Axis, by delta: CGFloat, event: ScrollEvent) {
    setTime(event.time)
    takeOver(axis, for: nil)
    guard event.isPrecise else {
      let place = stepped(axis, to: target[axis] + delta)
      return glide(axis, to: place, pace: .step, goal: place <= 0 ? .start : .place)
    }
    var (pulled, velocity) = followed(axis)
    if case .following = motion(axis) {} else { takeHold(axis) }
    pulled += delta
    velocity.add(CGPoint(x: pulled, y: 0), at: event.time)
    setMotion(.following(pulled: pulled, velocity: velocity, latest: event.time), axis)
    move(
      axis,
      to: ScrollPhysics.standard.rubberBanded(pulled, in: range(axis), viewport: viewport[axis]))
  }

  /// Where fingers have pulled it so far; they take hold of it where it is.
  private func followed(_ axis: Axis) -> (CGFloat, VelocityTracker) {
    if case .following(let pulled, let velocity, _) = motion(axis) { return (pulled, velocity) }
    let pulled = ScrollPhysics.standard.pulled(
      offset[axis], in: range(axis), viewport: viewport[axis])
    return (pulled, VelocityTracker())
  }

  /// Follows a key.
  func scroll(_ axis: Axis, _ key: KeyScroll, at time: TimeInterval) {
    setTime(time)
    takeOver(axis, for: nil)
    let page = ScrollPhysics.pageDistance(viewport: viewport[axis])
    switch key {
    case .line(let count):
      let place = target[axis] + count * ScrollEvent.pointsPerNotch
      glide(axis, to: stepped(axis, to: place), pace: .step)
    case .page(let count):
      glide(axis, to: stepped(axis, to: target[axis] + count * page), pace: .page)
    case .start: glide(axis, to: 0, pace: .page, goal: .start)
    case .end:
      keepToEnd(axis)
      glide(axis, to: limit(axis), pace: .page, goal: .end)
    }
  }

  /// Scrolls as little as brings `rect` (in the content's coordinates) in sight.
  func reveal(_ rect: CGRect, at time: TimeInterval) {
    setTime(time)
    for axis in Axis.allCases where canScroll(axis) {
      guard let fraction = fraction(axis, thatShows: rect) else { continue }
      takeOver(axis, for: nil)
      let place = offset(axis, showing: rect, at: fraction)
      glide(axis, to: aligned(axis, place, showing: rect), pace: .step)
    }
  }

  /// Where it may rest near a place that shows `rect`: the nearest, or the next one on the way if `rect` is not seen there.
  private func aligned(_ axis: Axis, _ place: CGFloat, showing rect: CGRect) -> CGFloat {
    guard traits.targets != nil else { return place }
    let middle = rect.origin[axis] + rect.size[axis] / 2
    let near = settled(axis, place, from: place, at: place, velocity: 0)
    let sight = sight(from: near, axis)
    if (sight...sight + seenLength(axis)).contains(middle) { return near }
    let way: CGFloat = place < target[axis] ? -1 : 1
    return settled(
      axis, place, from: place - way, at: place, velocity: way * ScrollTargets.notchVelocity)
  }

  /// Puts it elsewhere at once, whatever moved it.
  package func jump(_ axis: Axis, to place: CGFloat) {
    takeOver(axis, for: nil)
    setMotion(nil, axis)
    move(axis, to: place)
  }

  func glide(
    _ axis: Axis, to place: CGFloat, pace: SmoothScroll.Pace, goal: ScrollMotion.Goal = .place
  ) {
    let place = sizes.held(place, axis)
    if case .gliding(let glide, _) = motion(axis) {
      setMotion(.gliding(glide.retargeted(to: place, pace: pace, at: now), to: goal), axis)
    } else if place != offset[axis] {
      let glide = SmoothScroll(from: offset[axis], to: place, pace: pace, start: now)
      setMotion(.gliding(glide, to: goal), axis)
    }
  }

  /// Glides no further than there is content by now.
  func stayWithinGlide(_ axis: Axis) {
    guard case .gliding(let glide, let goal) = motion(axis) else { return }
    let end = sizes.held(glide.end, axis)
    guard end != glide.end else { return }
    setMotion(.gliding(glide.retargeted(to: end, pace: .step, at: now), to: goal), axis)
  }

  /// Goes on to where the end is now, when it was sent to the end.
  func followEnd(_ axis: Axis) {
    guard drives.keepsToEnd(axis) else { return }
    if case .gliding(let glide, .end) = motion(axis) {
      guard glide.end != limit(axis) else { return }
      setMotion(
        .gliding(glide.retargeted(to: limit(axis), pace: .page, at: now), to: .end), axis)
    } else if motion(axis) == nil {
      placeOffset(axis, at: limit(axis))
    }
  }

  /// Lets it run on after the fingers.
  func release(at time: TimeInterval) { for axis in Axis.allCases { release(axis, at: time) } }

  /// Lets it run on after the fingers.
  private func release(_ axis: Axis, at time: TimeInterval) {
    guard case .following(_, let velocity, let latest) = motion(axis) else { return }
    let speed = velocity.velocity(at: latest).width
    let fling = ScrollAnimation(
      offset: offset[axis], velocity: speed, range: range(axis), viewport: viewport[axis])
    if isWithin(axis), settle(axis, velocity: speed, wouldEndAt: fling.end) { return }
    setMotion(fling.duration > 0 ? .flinging(fling, start: time, shift: 0) : nil, axis)
  }

  /// Whether it is not beyond an end, from where it springs back.
  private func isWithin(_ axis: Axis) -> Bool { range(axis).contains(offset[axis]) }

  /// Halts it where it is; beyond an end it springs back.
  func stop(at time: TimeInterval) {
    for axis in Axis.allCases where motion(axis) != nil {
      takeOver(axis, for: nil)
      takeHold(axis)
      if isWithin(axis), settle(axis, velocity: 0, wouldEndAt: offset[axis]) { continue }
      let fling = ScrollAnimation(
        offset: offset[axis], velocity: 0, range: range(axis), viewport: viewport[axis])
      setMotion(fling.duration > 0 ? .flinging(fling, start: time, shift: 0) : nil, axis)
    }
  }

  /// Moves what is shown along with content that moved under it.
  package func shift(_ axis: Axis, by distance: CGFloat) {
    guard distance != 0 else { return }
    switch motion(axis) {
    case .following(let pulled, let velocity, let latest):
      setMotion(
        .following(pulled: pulled + distance, velocity: velocity, latest: latest), axis)
    case .flinging(let fling, let start, let shift) where fling.end + shift <= 0:
      let moved = ScrollAnimation(
        offset: offset[axis] + distance, velocity: fling.velocity(at: now - start),
        range: range(axis), viewport: viewport[axis])
      setMotion(.flinging(moved, start: now, shift: 0), axis)
    case .flinging(let fling, let start, let shift):
      setMotion(.flinging(fling, start: start, shift: shift + distance), axis)
    case .gliding(let glide, let goal):
      let target: CGFloat =
        switch goal {
        case .place, .target, .rest: glide.end + distance
        case .start: 0
        case .end: limit(axis)
        }
      let moved = SmoothScroll(
        from: offset[axis] + distance, velocity: glide.velocity(at: now), to: target,
        pace: goal == .place ? .step : .page, start: now)
      setMotion(.gliding(moved, to: goal), axis)
    case nil: break
    }
    placeOffset(axis, at: offset[axis] + distance)
  }

  // MARK: Time

  /// Moves what moves to where it is at `time`.
  func advance(to time: TimeInterval) {
    setTime(time)
    for axis in Axis.allCases {
      switch motion(axis) {
      case .following(_, _, let latest):
        if time - latest > ScrollMotion.patience { release(axis, at: time) }
      case .gliding(let glide, _):
        move(axis, to: glide.offset(at: time))
        if glide.isFinished(at: time) { setMotion(nil, axis) }
      case .flinging(let fling, let start, let shift):
        move(axis, to: fling.offset(at: time - start) + shift)
        if fling.isFinished(at: time - start) { setMotion(nil, axis) }
      case nil: break
      }
    }
  }
}
