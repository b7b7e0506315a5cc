import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// From nodes to sizes, places and layers.
extension ViewGraph {
  /// Evaluates, makes nodes and lays them out, once.
  func prepareOnce(_ size: CGSize, _ scale: CGFloat) -> Prepared {
    evaluate()
    while prepareServices() { evaluate() }
    resolve()
    let node = root?.outputs.first ?? Node(id: makeID(), rule: .leaf(EmptyLeaf()))
    let before = preparer.statistics
    return run(.prepare) {
      preparer.prepare(
        node, size: size, scale: scale, layoutDirection: environment.layoutDirection)
    } items: { _ in
      let now = preparer.statistics
      return now.nodesMeasured + now.nodesPlaced - before.nodesMeasured - before.nodesPlaced
    }
  }

  private func prepareServices() -> Bool {
    var changed = false
    for service in allServices where service.prepare() { changed = true }
    return changed
  }

  /// Whether the latest commit still holds, changes that are pending left aside.
  func isLaidOut(size: CGSize, scale: CGFloat) -> Bool {
    prepared != nil && size == shownSize && scale == preparer.scale
      && environment.layoutDirection == preparer.layoutDirection && !wantsAnotherPass
      && root?.outputsAreStale == false
  }

  /// The size that the views take for `proposal`, in points, as of the latest frame.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    preparer.sizeThatFits(proposal)
  }
}
