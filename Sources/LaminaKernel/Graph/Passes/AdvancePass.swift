import LaminaAnimation
import LaminaDisplay
public import LaminaGeometry
import LaminaLayers

/// What moves by itself, from frame to frame or at a time of its own.
extension ViewGraph {
  /// Moves services to `time` and has those elements evaluated that look different by then; how many.
  func advanceClock(to time: TimeInterval) -> Int {
    // A frame at once, as for another size, may be seen before one that was asked for.
    frameTime = max(frameTime, time)
    frameNumber += 1
    for service in allServices { service.advance(to: frameTime) }
    let due = ticking + waiting.filter { $0.time <= time }.map(\.element)
    ticking = []
    waiting.removeAll { $0.time <= time }
    for element in due { element.invalidate() }
    return due.count
  }

  /// The time now, also between frames.
  package var now: TimeInterval { clock.map { max($0.now, frameTime) } ?? frameTime }

  /// The date at which the frame under work is seen.
  package var date: Date { timeOrigin.addingTimeInterval(frameTime) }

  /// Whether a frame will differ from the one before without anybody's doing.
  public var isMoving: Bool {
    animator.isMoving || hasMotions || ticking.contains(where: \.isMounted)
      || allServices.contains(where: \.isMoving)
  }

  /// Evaluates `element` again for the next frame: it looks different at another time.
  package func tick(_ element: Element) {
    if !ticking.contains(where: { $0 === element }) { ticking.append(element) }
    requestFrame()
  }

  /// Evaluates `element` again for the first frame that is seen at `time` or later.
  ///
  /// Nothing wakes up before. Of several times for one element the last named counts.
  package func tick(_ element: Element, at time: TimeInterval) {
    waiting.removeAll { $0.element === element || !$0.element.isMounted }
    waiting.append((element, time))
  }

  /// When the next frame is due that nobody asks for before; nil for never.
  public var nextTick: TimeInterval? {
    let times = waiting.filter(\.element.isMounted).map(\.time)
    return (times + allServices.compactMap(\.nextTick)).min()
  }
}
