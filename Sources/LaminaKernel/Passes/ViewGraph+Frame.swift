import LaminaDisplay
public import LaminaGeometry
public import LaminaLayers

/// A frame, pass by pass.
///
/// ```
///  advance(to:) ─▶ render: [ commit group by group ] ─▶ present ─▶ notify ─▶ (pictures, screen) ─▶ finishFrame
///                             └ evaluate, resolve, prepare, deliver until nothing changes
/// ```
extension ViewGraph {
  /// Moves what moves by itself to where it is at `time`, when the next frame is seen.
  public func advance(to time: TimeInterval) {
    run(.advance) {
      advanceClock(to: time)
    } items: {
      $0
    }
  }

  /// Brings everything up to date at `size` (points) and `scale` and returns what to show.
  public func render(size: CGSize, scale: CGFloat) -> Layer {
    beginFrame()
    notifyOfBegin()
    commitChanges(size: size, scale: scale)
    commitMotions(size: size, scale: scale)
    // A callback for what moved may have changed something.
    if !updates.isEmpty { commitChanges(size: size, scale: scale) }
    applyCommits()
    reportFaults()
    let layer = present()
    notifyOfTree()
    return layer
  }

  /// The same for who draws the layers later, when the views may be gone: everything in them is recorded.
  package func renderWhole(size: CGSize, scale: CGFloat) -> Layer {
    let layer = render(size: size, scale: scale)
    layer.recordDeferred()
    return layer
  }

  /// The layers again, where scroll views and animations are now.
  ///
  /// Nil when a view has to be evaluated or placed first: then `render` is due.
  public func scrolledLayer(size: CGSize, scale: CGFloat) -> Layer? {
    notifyOfBegin()
    guard isLaidOut(size: size, scale: scale), updates.isEmpty, layers.isEmpty,
      queue.isEmpty(.present), !timed.hasMotions
    else { return nil }
    let layer = present()
    for service in allServices { service.didShow(afterLayout: false) }
    return layer
  }

  /// What came in since the frame before counts.
  private func notifyOfBegin() {
    queue.beginFrame()
    for service in allServices { service.beginFrame() }
    notifyOfLayout(under: Transaction())
  }

  private func reportFaults() {
    for diagnostic in preparer.takeDiagnostics() { report(.text(diagnostic)) }
    report(badOutlines: preparer.takeBadOutlines())
  }
}
