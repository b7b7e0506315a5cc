import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// From changes to layers: one commit for each group of changes under one transaction.
///
/// ```
///  group ──evaluate──▶ nodes ──prepare──▶ layers ──▶ commits ──at the frame's time──▶ animator
///             ▲                              │
///             └── sizes views asked for ─────┘
/// ```
extension ViewGraph {
  /// How often views that come may bring others along within one update.
  private static var transitionLimit: Int { 4 }

  /// Commits all changes so far, in the order in which they were made.
  func commitChanges(size: CGSize, scale: CGFloat) {
    // Another size, and rows that came and went, are shown at once whatever else has changed.
    if !isLaidOut(size: size, scale: scale), !updates.beginsPlain {
      commit(PendingUpdates.Group(transaction: Transaction()), size, scale: scale)
    }
    while let group = updates.takeFirst() { commit(group, size, scale: scale) }
    for service in allServices { service.didEvaluate() }
    while let group = updates.takeFirst() { commit(group, size, scale: scale) }
    endChanges()
  }

  /// Commits what was changed before other changes are made that shall move in another way, in all
  /// graphs: values that views read now are those before.
  static func settleChanges(before transaction: Transaction) {
    for graph in waiting where graph.prepared != nil && graph.updates.standsApart(transaction) {
      graph.commitChanges(size: graph.shownSize, scale: graph.preparer.scale)
    }
  }

  /// Has what was committed begin at the time of this frame, or now where the work took longer: a movement whose
  /// views are made first is seen from its beginning.
  func applyCommits() {
    let time = now
    layers.begin(at: time)
    timed.beginMotions(at: time)
  }

  /// Evaluates and lays out what changed under one transaction, and notifies what waited for the
  /// layout.
  func commit(_ group: PendingUpdates.Group, _ size: CGSize, scale: CGFloat) {
    run(.commit) {
      makeCommit(group, size, scale: scale)
    } items: {
      layers.movingLayers
    }
    notifyOfLayout(under: group.transaction)
  }

  private func makeCommit(
    _ group: PendingUpdates.Group, _ size: CGSize, scale: CGFloat
  ) {
    let base = group.transaction
    updates.begin(group)
    for service in allServices { service.beginCommit(isAnimated: base.animation != nil) }
    let (prepared, beginnings) = base.run {
      EnvironmentReads.during { settleWithBeginnings(size, scale) }
    }
    let former = self.prepared
    let rebased = former.flatMap(rebased)
    completions.add(updates.end(), to: base.id)
    finishLayout(prepared, size: size, beginnings: beginnings)
    let reducesMotion = environment.accessibilityReduceMotion
    layers.add(
      LayerCommit(
        layer: prepared.layer, beginnings: withArrivals(beginnings, prepared.layer),
        matches: takeMatches(),
        transaction: LayerTransaction(base, reducesMotion: reducesMotion),
        scopes: takeScopes(from: base, reducesMotion: reducesMotion), rebased: rebased))
    for service in allServices { service.finishCommit(after: former?.root) }
  }

  /// Lays out with the views that come as they are before that, if there are any, and then with all
  /// of them as they are to be.
  private func settleWithBeginnings(
    _ size: CGSize, _ scale: CGFloat
  ) -> (prepared: Prepared, beginnings: Layer?) {
    let first = layOutUntilSettled(size, scale)
    guard goOn() else { return (first, nil) }
    var prepared = layOutUntilSettled(size, scale)
    for _ in 1..<Self.transitionLimit where goOn() { prepared = layOutUntilSettled(size, scale) }
    return (prepared, first.layer)
  }

  private func goOn() -> Bool {
    var goesOn = false
    for service in allServices where service.goOn() { goesOn = true }
    return goesOn
  }

  /// How layers move in the update that has ended, where not as its transaction says.
  private func takeScopes(
    from base: Transaction, reducesMotion: Bool
  ) -> [Layer.ID: LayerScope] {
    var scopes = updates.takeLayerScopes(from: base, reducesMotion: reducesMotion)
    for service in allServices { scopes.merge(service.takeLayerScopes()) { _, item in item } }
    return scopes
  }

  /// The layers as new ones begin: with some of them where they would have been before.
  private func withArrivals(_ beginnings: Layer?, _ layer: Layer) -> Layer? {
    var ways: [Layer.ID: CGSize] = [:]
    for service in allServices { ways.merge(service.takeArrivals()) { _, last in last } }
    return ways.isEmpty ? beginnings : (beginnings ?? layer).moving(ways)
  }

  private func rebased(_ prepared: Prepared) -> Layer? {
    var moved: Layer?
    for service in allServices { moved = service.rebased(moved ?? prepared.layer) ?? moved }
    return moved
  }

  private func takeMatches() -> [Layer.ID: Layer.ID] {
    var matches: [Layer.ID: Layer.ID] = [:]
    for service in allServices { matches.merge(service.takeMatches()) { _, last in last } }
    return matches
  }

  /// Evaluates and lays out until nothing changes any more.
  ///
  /// A round that gives another size to a view that asked for it, and had not got one yet in this
  /// update, is one on the way: so it goes through readers inside each other. The others may be
  /// changing each other without end.
  private func layOutUntilSettled(_ size: CGSize, _ scale: CGFloat) -> Prepared {
    var prepared = prepareOnce(size, scale)
    var rounds = LayoutRounds(prepared.geometry)
    while !rounds.isOver {
      beginLayout()
      deliver(prepared)
      guard updates.isDirty || wantsAnotherPass else { break }
      if rounds.isLast { report(.unsettled(limit: Self.settleLimit)) }
      prepared = prepareOnce(size, scale)
      rounds.add(prepared.geometry)
    }
    return prepared
  }
}

/// How often sizes and views have changed each other in one update.
private struct LayoutRounds {
  private var count = 0
  /// How many rounds were on the way.
  private var progress = 0
  private var latest: [Node.ID: GeometryReport]
  /// The nodes that got another size, and are still there, and the most that there were.
  private var changed: Set<Node.ID> = []
  private var most = 0

  init(_ reports: [Node.ID: GeometryReport]) { latest = reports }

  /// Whether one more round is made, and no other.
  var isLast: Bool { count == ViewGraph.settleLimit }
  var isOver: Bool { count > ViewGraph.settleLimit }

  mutating func add(_ reports: [Node.ID: GeometryReport]) {
    changed = changed.filter { reports[$0] != nil }
    for (id, report) in reports where latest[id]?.size != report.size { changed.insert(id) }
    latest = reports
    // Rows that come and go in turn are no progress, though each of them is another one.
    if changed.count > most, progress < ViewGraph.depthLimit {
      most = changed.count
      progress += 1
    } else {
      count += 1
    }
  }
}
