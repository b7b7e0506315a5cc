import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// The layers of one update, and how they come into being.
struct LayerCommit {
  let layer: Layer
  /// The layers with views that come as they are before that; nil where none does.
  let beginnings: Layer?
  /// New layers, and those at whose places they begin.
  let matches: [Layer.ID: Layer.ID]
  let transaction: LayerTransaction
  let scopes: [Layer.ID: LayerScope]
  /// The layers before, moved along with scroll views that follow their content; nil where none does.
  ///
  /// What is seen begins where it is seen.
  let rebased: Layer?
}

/// From changes to layers: one commit for each group of changes under one transaction.
///
/// ```
///  group ──evaluate──▶ nodes ──prepare──▶ layers ──▶ commits ──at the frame's time──▶ animator
///             ▲                              │
///             └── sizes views asked for ─────┘
/// ```
extension ViewGraph {
  /// Commits all changes so far, in the order in which they were made.
  func commitChanges(size: CGSize, scale: CGFloat) {
    // Another size, and rows that came and went, are shown at once whatever else has changed.
    if !isLaidOut(size: size, scale: scale), pending.groups.first?.isPlain != true {
      commit(PendingUpdates.Group(transaction: Transaction()), size, scale)
    }
    while let group = pending.takeFirst() { commit(group, size, scale) }
    for service in allServices { service.settle() }
    while let group = pending.takeFirst() { commit(group, size, scale) }
    Self.changed.removeAll { $0.object == nil || $0.object === self }
  }

  /// Commits what was changed before other changes are made that shall move in another way, in all
  /// graphs: values that views read now are those before.
  static func settleChanges(before transaction: Transaction) {
    for graph in changed.compactMap(\.object) where graph.committing == nil {
      guard graph.prepared != nil, let latest = graph.pending.latest, !latest.mayJoin(transaction)
      else { continue }
      graph.commitChanges(size: graph.shownSize, scale: graph.preparer.scale)
    }
  }

  /// Gives what was committed to the animator, to begin at the time of this frame.
  func applyCommits() {
    for commit in commits {
      if let rebased = commit.rebased {
        animator.update(to: rebased, with: .immediate, at: frameTime)
      }
      animator.update(
        to: commit.layer, from: commit.beginnings, with: commit.transaction,
        scopes: commit.scopes, matches: commit.matches, at: frameTime)
    }
    commits = []
    for element in moving { element.beginMotion(at: frameTime) }
  }

  /// Evaluates and lays out what changed under one transaction, and tells who waited for the layout.
  func commit(_ group: PendingUpdates.Group, _ size: CGSize, _ scale: CGFloat) {
    run(.commit) {
      makeCommit(group, size, scale)
    } items: {
      animator.movingLayers
    }
    notifyOfLayout(under: group.transaction)
  }

  private func makeCommit(
    _ group: PendingUpdates.Group, _ size: CGSize, _ scale: CGFloat
  ) {
    let base = group.transaction
    committing = group
    transaction = base
    for service in allServices { service.beginCommit(isAnimated: base.animation != nil) }
    let (prepared, beginnings) = base.run {
      EnvironmentReads.during { settleTransitions { settle(size, scale) } }
    }
    let rebased = self.prepared.flatMap(rebased)
    let completions = committing?.completions ?? []
    committing = nil
    transaction = Transaction()
    let former = self.prepared?.root
    (self.prepared, shownSize) = (prepared, size)
    transitionBeginnings = beginnings
    self.completions.add(completions, to: base.id)
    let reducesMotion = environment.accessibilityReduceMotion
    let scopes = activeScopes.transactions(
      from: base, in: updateNumber, reducesMotion: reducesMotion
    ).merging(transitions.takeLayerScopes()) { _, item in item }
    commits.append(
      LayerCommit(
        layer: prepared.layer, beginnings: beginnings, matches: takeMatches(),
        transaction: LayerTransaction(base, reducesMotion: reducesMotion),
        scopes: scopes, rebased: rebased))
    updateNumber += 1
    for service in allServices { service.finishCommit(after: former) }
  }

  private func rebased(_ prepared: Prepared) -> Layer? {
    allServices.reduce(nil) { moved, service in
      service.rebased(moved ?? prepared.layer) ?? moved
    }
  }

  private func takeMatches() -> [Layer.ID: Layer.ID] {
    allServices.reduce(into: [:]) { matches, service in
      matches.merge(service.takeMatches()) { _, last in last }
    }
  }

  /// Evaluates and lays out until nothing changes any more.
  private func settle(_ size: CGSize, _ scale: CGFloat) -> Prepared {
    var prepared = prepareOnce(size, scale)
    for round in 0...Self.settleLimit {
      wantsAnotherPass = false
      deliver(prepared)
      guard isDirty || wantsAnotherPass else { break }
      if round == Self.settleLimit { report(.unsettled(limit: Self.settleLimit)) }
      prepared = prepareOnce(size, scale)
    }
    return prepared
  }
}
