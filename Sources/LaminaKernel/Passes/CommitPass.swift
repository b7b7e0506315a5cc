import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// From the layout of what changed under one transaction to layers that move there from the frame's time on.
extension ViewGraph {
  /// What changed under one transaction is about to be evaluated.
  func beginCommit(_ group: PendingUpdates.Group) {
    updates.begin(group)
    let isAnimated = group.transaction.animation != nil
    for observer in services.commits { observer.beginCommit(isAnimated: isAnimated) }
  }

  /// It is laid out, with views that come as they are before that in `beginnings`.
  func endCommit(_ base: Transaction, _ prepared: Prepared, size: CGSize, beginnings: Layer?) {
    let former = self.prepared
    completions.add(updates.end(), to: base.id)
    finishLayout(prepared, size: size, beginnings: beginnings)
    let reducesMotion = environment.accessibilityReduceMotion
    let origins = takeOrigins(after: former)
    layers.add(
      LayerCommit(
        layer: prepared.layer, beginnings: origins.beginnings(beginnings, of: prepared.layer),
        matches: origins.matches,
        transaction: LayerTransaction(base, reducesMotion: reducesMotion),
        scopes: takeScopes(from: base, reducesMotion: reducesMotion), rebased: origins.rebased))
    for observer in services.commits { observer.finishCommit(after: former?.root) }
  }

  /// How layers move in the update that has ended, where not as its transaction says.
  private func takeScopes(
    from base: Transaction, reducesMotion: Bool
  ) -> [Layer.ID: LayerScope] {
    let scopes = updates.takeLayerScopes(from: base, reducesMotion: reducesMotion)
    guard let childTransitions else { return scopes }
    return scopes.merging(childTransitions.takeLayerScopes()) { _, item in item }
  }

  private func takeOrigins(after former: Prepared?) -> LayerOrigins {
    var origins = LayerOrigins(former: former?.layer)
    for source in services.origins { source.takeOrigins(&origins) }
    return origins
  }

  /// Has what was committed begin at the time of this frame, or now where the work took longer: a movement whose
  /// views are made first is seen from its beginning.
  func beginMovements() {
    let time = now
    layers.begin(at: time)
    timed.beginMotions(at: time)
  }
}

extension LayerOrigins {
  /// The layers as new ones begin: with some of them where they would have been before.
  fileprivate func beginnings(_ beginnings: Layer?, of layer: Layer) -> Layer? {
    arrivals.isEmpty ? beginnings : (beginnings ?? layer).moving(arrivals)
  }
}
