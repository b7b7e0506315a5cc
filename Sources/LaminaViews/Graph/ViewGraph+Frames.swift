import LaminaAnimation
import LaminaDisplay
public import LaminaGeometry
public import LaminaLayers
public import LaminaLayout

/// From the time of a frame to its layers.
extension ViewGraph {
  /// Moves what moves by itself to where it is at `time`, when the next frame is seen.
  public func advance(to time: TimeInterval) {
    // A frame at once, as for another size, may be seen before one that was asked for.
    frameTime = max(frameTime, time)
    frameNumber += 1
    for service in allServices { service.advance(to: frameTime) }
    let due = ticking + waiting.filter { $0.time <= time }.map(\.element)
    ticking = []
    waiting.removeAll { $0.time <= time }
    for element in due { element.invalidate() }
  }

  /// The time now, also between frames.
  var now: TimeInterval { clock.map { max($0.now, frameTime) } ?? frameTime }

  /// The date at which the frame under work is seen.
  var date: Date { timeOrigin.addingTimeInterval(frameTime) }

  /// Whether a frame will differ from the one before without anybody's doing.
  public var isMoving: Bool {
    animator.isMoving || hasMotions || ticking.contains(where: \.isMounted)
      || allServices.contains(where: \.isMoving)
  }

  /// Evaluates `element` again for the next frame: it looks different at another time.
  func tick(_ element: Element) {
    if !ticking.contains(where: { $0 === element }) { ticking.append(element) }
    requestFrame()
  }

  /// Evaluates `element` again for the first frame that is seen at `time` or later.
  ///
  /// Nothing wakes up before. Of several times for one element the last named counts.
  func tick(_ element: Element, at time: TimeInterval) {
    waiting.removeAll { $0.element === element || !$0.element.isMounted }
    waiting.append((element, time))
  }

  /// When the next frame is due that nobody asks for before; nil for never.
  public var nextTick: TimeInterval? {
    let times = waiting.filter(\.element.isMounted).map(\.time)
    return (times + allServices.compactMap(\.nextTick)).min()
  }

  /// Brings everything up to date at `size` (points) and `scale` and returns what to show.
  public func render(size: CGSize, scale: CGFloat) -> Layer {
    frameNumber += 1
    beginFrame()
    commitChanges(size: size, scale: scale)
    commitMotions(size: size, scale: scale)
    // Who was told what moved may have changed something.
    if !pending.isEmpty { commitChanges(size: size, scale: scale) }
    applyCommits()
    for diagnostic in preparer.takeDiagnostics() { report(.text(diagnostic)) }
    report(badOutlines: preparer.takeBadOutlines())
    let layer = show()
    for service in allServices { service.finishRendering() }
    let calls = afterUpdate
    afterUpdate = []
    endlessness.beginActions()
    for call in calls { call() }
    // A thirtieth of a second: what follows the clock from frame to frame.
    endlessness.endActions(isDue: waiting.contains { $0.time < frameTime + 0.034 })
    for service in allServices { service.didShow(afterLayout: true) }
    return layer
  }

  /// The layers again, where scroll views and animations are now.
  ///
  /// Nil when a view has to be evaluated or placed first: then `render` is due.
  public func scrolledLayer(size: CGSize, scale: CGFloat) -> Layer? {
    beginFrame()
    guard isLaidOut(size: size, scale: scale), pending.isEmpty, commits.isEmpty,
      afterUpdate.isEmpty, !hasMotions
    else { return nil }
    let layer = show()
    for service in allServices { service.didShow(afterLayout: false) }
    return layer
  }

  private func beginFrame() {
    tellingRounds = 0
    for service in allServices { service.beginFrame() }
    tellAfterLayout(under: Transaction())
  }

  /// The layers as they are at the frame's time, scrolled.
  private func show() -> Layer {
    let layer = allServices.reduce(animator.presentation(at: frameTime)) {
      $1.present($0, at: frameTime, scale: preparer.scale)
    }
    shownLayer = layer
    return layer
  }

  /// Makes the calls that are due once the frame is shown.
  public func finishFrame() {
    completions.finish(animator.takeLogicallyFinished(), .logicallyComplete)
    completions.finish(animator.takeFinished(), .removed)
    // What lets go of another transaction may end that one.
    for _ in 0..<2 { for call in completions.takeDue() { call() } }
    let calls = afterFrame
    afterFrame = []
    for call in calls { call() }
  }

  /// Calls `body` when the frame under work is shown.
  func afterFrame(_ body: @escaping () -> Void) { afterFrame.append(body) }

  /// The size that the views take for `proposal`, in points, as of the latest frame.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    preparer.sizeThatFits(proposal)
  }

  /// Asks for a frame.
  package func requestFrame() { onNeedsFrame() }
}
