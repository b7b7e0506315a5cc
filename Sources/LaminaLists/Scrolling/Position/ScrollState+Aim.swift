import LaminaAnimation
import LaminaGeometry

/// Going where a program wants, not a person.
extension ScrollState {
  /// Ways longer than this are not run through, in viewports.
  private static let longWay: CGFloat = 3
  /// What is left of a long way to glide, in viewports.
  private static let approach: CGFloat = 1.5

  /// The fraction of `rect` and viewport that has to meet so that it comes in sight by the shortest
  /// way; nil when it is in sight.
  ///
  /// Of what is longer than the viewport the start is shown.
  func fraction(_ axis: Axis, thatShows rect: CGRect) -> CGFloat? {
    let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    let (sight, length) = (sight(from: target[axis], axis), seenLength(axis))
    if start < sight { return 0 }
    if end > sight + length { return rect.size[axis] > length ? 0 : 1 }
    return nil
  }

  /// The offset at which a fraction of `rect` lies at the same fraction of what is not under bars.
  func offset(_ axis: Axis, showing rect: CGRect, at fraction: CGFloat) -> CGFloat {
    let place = rect.origin[axis] + fraction * (rect.size[axis] - seenLength(axis))
    return sizes.held(place - traits.covered(axis).start, axis)
  }

  /// Where what is seen begins behind bars and margins, with the content at an offset.
  func sight(from offset: CGFloat, _ axis: Axis) -> CGFloat { offset + traits.covered(axis).start }

  /// How much of the viewport is not under bars and margins.
  func seenLength(_ axis: Axis) -> CGFloat {
    let (start, end) = traits.covered(axis)
    return max(0, viewport[axis] - start - end)
  }

  /// Goes to `place`, or goes on to it when it has moved on the way.
  func aim(_ axis: Axis, at place: CGFloat, way: ScrollRequest.Way, isFirst: Bool) {
    if way == .jump {
      setMotion(nil, axis)
      return isFirst ? move(axis, to: place) : self.placeOffset(axis, at: place)
    }
    if way == .glide, isFirst { comeNear(axis, to: place) }
    guard isFirst || motion(axis)?.end != place else { return }
    glide(axis, to: place, pace: way == .step ? .step : .page, goal: .target)
  }

  private func comeNear(_ axis: Axis, to place: CGFloat) {
    let way = place - offset[axis]
    guard abs(way) > Self.longWay * viewport[axis] else { return }
    setMotion(nil, axis)
    move(axis, to: place - (way < 0 ? -1 : 1) * Self.approach * viewport[axis])
  }
}
