import LaminaDisplay
public import LaminaGeometry
public import LaminaLayers

/// A frame, pass by pass: the passes are called here, and none calls another.
///
/// ```
///  advance ─▶ begin ─▶ for each group of changes ─────────────────────▶ present ─▶ notify ─▶ (screen) ─▶ finishFrame
///                       │ evaluate ─▶ resolve ─▶ prepare ─▶ deliver ─▶ commit │
///                       │    ▲────────────┴─────────────────┘ again           │
/// ```
extension ViewGraph {
  /// Brings everything up to date as it is asked for.
  ///
  /// - Parameters:
  ///   - request: how large, and for when.
  ///   - afterAdvance: called when what moves by itself is where it is at the frame's time: who shows the frame says
  ///     what its surroundings are by then.
  /// - Returns: what to show, and whether it was laid out; otherwise scroll views and animations alone have
  ///   moved it.
  package func frame(
    _ request: FrameRequest, afterAdvance: () -> Void = {}
  ) -> (layer: Layer, isLaidOut: Bool) {
    if let time = request.time { advance(to: time) }
    afterAdvance()
    begin()
    if request.mayKeepLayout, isStill(for: request) { return (presentScrolled(), false) }
    beginFrame()
    commitAll(request)
    beginMovements()
    reportFaults()
    let layer = present()
    notifyOfTree()
    return (layer, true)
  }

  /// Commits what is due, and the views whose own data moves.
  private func commitAll(_ request: FrameRequest) {
    commitChanges(request)
    if let group = takeMotions() { commit(group, request) }
    settleMotions()
    // A callback for what moved may have changed something.
    if !updates.isEmpty { commitChanges(request) }
  }

  /// Commits all changes so far, in the order in which they were made.
  private func commitChanges(_ request: FrameRequest) {
    // Another size, and rows that came and went, are shown at once whatever else has changed.
    if !isLaidOut(for: request), !updates.beginsPlain {
      commit(PendingUpdates.Group(transaction: Transaction()), request)
    }
    while let group = updates.takeFirst() { commit(group, request) }
    makeCalls(after: .changes)
    while let group = updates.takeFirst() { commit(group, request) }
    endChanges()
  }

  /// Commits what was changed before other changes are made that shall move in another way, in all
  /// graphs: values that views read now are those before.
  static func settleChanges(before transaction: Transaction) {
    for graph in waiting where graph.prepared != nil && graph.updates.standsApart(transaction) {
      graph.commitChanges(FrameRequest(size: graph.shownSize, scale: graph.preparer.scale))
    }
  }

  /// Evaluates and lays out what changed under one transaction, and notifies what waited for the
  /// layout.
  private func commit(_ group: PendingUpdates.Group, _ request: FrameRequest) {
    run(.commit) {
      beginCommit(group)
      let (prepared, beginnings) = group.transaction.run {
        EnvironmentReads.during { settle(request) }
      }
      endCommit(group.transaction, prepared, size: request.size, beginnings: beginnings)
    } items: {
      layers.movingLayers
    }
    notifyOfLayout(under: group.transaction)
  }

  /// Goes from evaluation to layout until nothing asks for more: each pass that asks goes back to the beginning.
  ///
  /// - Returns: the layout, and the layers of the first one with views that come as they are before that; nil where
  ///   none does.
  private func settle(_ request: FrameRequest) -> (prepared: Prepared, beginnings: Layer?) {
    var rounds = FrameRounds()
    var beginnings: Layer?
    while true {
      evaluate()
      if makeCalls(after: .evaluate) { continue }
      resolve()
      if rounds.mayMakeNodes, wantsNodes() {
        rounds.addNodes()
        continue
      }
      let prepared = prepare(request)
      rounds.add(prepared.geometry)
      if rounds.mayDeliver, wantsLayout(afterDelivering: prepared) {
        if rounds.isLastLayout { report(.unsettled(limit: Self.settleLimit)) }
        continue
      }
      guard rounds.mayGoOn, childTransitions?.goOn() == true else { return (prepared, beginnings) }
      beginnings = beginnings ?? prepared.layer
      rounds.addPhase()
    }
  }

  /// Whether nodes that are made are to be made once more, or views evaluated that read what those inside say.
  private func wantsNodes() -> Bool {
    makeCalls(after: .resolve)
    return takeWantsNodes() || updates.isDirty
  }

  /// Gives sizes and places to those who asked; whether one of them asks for another layout.
  private func wantsLayout(afterDelivering prepared: Prepared) -> Bool {
    beginLayout()
    deliver(prepared)
    return updates.isDirty || wantsAnotherPass
  }
}

/// What hosts call.
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
    frame(FrameRequest(size: size, scale: scale)).layer
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
    begin()
    return isStill(for: FrameRequest(size: size, scale: scale)) ? presentScrolled() : nil
  }
}
