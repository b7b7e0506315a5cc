import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// From nodes to sizes, places and layers.
extension ViewGraph {
  /// Lays the nodes out that there are.
  func prepare(_ request: FrameRequest) -> Prepared {
    let node = root?.outputs.first ?? Node(id: makeID(), rule: .leaf(EmptyLeaf()))
    let before = preparer.statistics
    return run(.prepare) {
      preparer.prepare(
        node, size: request.size, scale: request.scale,
        layoutDirection: environment.layoutDirection)
    } items: { _ in
      let now = preparer.statistics
      return now.nodesMeasured + now.nodesPlaced - before.nodesMeasured - before.nodesPlaced
    }
  }

  /// Whether the latest commit still holds, changes that are pending left aside.
  func isLaidOut(for request: FrameRequest) -> Bool {
    prepared != nil && request.size == shownSize && request.scale == preparer.scale
      && environment.layoutDirection == preparer.layoutDirection && !wantsAnotherPass
      && root?.outputsAreStale == false
  }

  /// Whether no view has to be evaluated or placed before the frame is shown.
  func isStill(for request: FrameRequest) -> Bool {
    isLaidOut(for: request) && updates.isEmpty && layers.isEmpty && queue.isEmpty(.present)
      && !timed.hasMotions
  }

  /// Reports what could not be laid out or drawn as it was asked for.
  func reportFaults() {
    for diagnostic in preparer.takeDiagnostics() { report(.text(diagnostic)) }
    report(badOutlines: preparer.takeBadOutlines())
  }

  /// The size that the views take for `proposal`, in points, as of the latest frame.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    preparer.sizeThatFits(proposal)
  }
}
