import LaminaGeometry

/// What an update is given besides the tree.
struct LayerUpdate {
  let beginnings: Layer?
  let scopes: [Layer.ID: LayerScope]
  /// Where new layers begin, in the root's coordinates.
  let matches: [Layer.ID: CGRect]
  let time: TimeInterval
}

/// A layer of the next tree, with what was known of it.
private struct Visit {
  let layer: Layer
  let old: Layer?
  /// The old one where it was, in the coordinates of the parent that the layer has: another object where it
  /// had another parent.
  let start: Layer?
  let spine: Spine?
  /// How it and what is inside move.
  let ways: Ways
  /// Maps the parent's inner coordinates to the root's, in the model where that begins to move.
  let toRoot: CGAffineTransform
  /// Whether it or a layer above it stood elsewhere.
  var isElsewhere = false

  /// Whether the layer had another parent.
  var hasNewParent: Bool { start !== old }

  /// Maps the layer's inner coordinates to the root's: those inside that stood elsewhere go with it from
  /// where it begins to move.
  var innerToRoot: CGAffineTransform {
    let start = ways.own.place.animation == nil ? nil : start
    return (start ?? layer).innerToParent.concatenating(toRoot)
  }
}

/// How a layer moves and how what is inside of it does.
private struct Ways {
  /// How it comes to its place and size, and how to its appearance.
  var own: Way
  var inside: Way

  struct Way {
    let place: LayerTransaction
    let appearance: LayerTransaction
  }

  /// Those of a layer in something that moves along `way`, which a scope may change.
  init(_ way: Way, _ scope: LayerScope?) {
    own = way
    inside = way
    guard let scope else { return }
    let other = Way(place: scope.transaction, appearance: scope.transaction)
    switch scope.reach {
    case .all: (own, inside) = (other, other)
    case .inside: inside = other
    case .looksInside: inside = Way(place: way.place, appearance: scope.transaction)
    }
  }
}

extension LayerAnimator {
  /// Makes `next` the model and begins what moves.
  ///
  /// - Parameters:
  ///   - next: the layers as they are to be.
  ///   - update: where new layers begin, and other transactions for parts of the tree.
  ///   - transaction: how the change is shown.
  /// - Returns: how many layers were looked at.
  mutating func updateModel(
    _ next: Layer, _ update: LayerUpdate, transaction: LayerTransaction
  ) -> Int {
    var departures = model.map { MovedAwayLayers(from: $0, spine, to: next).places } ?? [:]
    let beginnings = LayerIndex(update.beginnings)
    var (matches, visited): ([Match], Int) = ([], 0)
    let root = visit(
      next, old: model?.id == next.id ? model : nil, spine: spine,
      in: Ways.Way(place: transaction, appearance: transaction), toRoot: .identity, update: update,
      &departures)
    spine = foldBottomUp(
      root,
      reuse: { visit in
        guard let old = visit.old, old === visit.layer, !visit.hasNewParent,
          !visit.isElsewhere || visit.spine == nil
        else { return nil }
        return .some(visit.spine)
      },
      children: { visit in
        visited += 1
        return children(of: visit, update, &departures)
      },
      combine: { visit, inner in
        let layer = visit.layer
        let start = visit.start ?? beginnings[layer.id]
        let place = visit.old == nil ? update.matches[layer.id] : nil
        if let place {
          matches.append(
            Match(layer: layer, start: start ?? layer, place: place, way: visit.ways.own))
        } else if let start {
          begin(
            layer, from: start, hasNewParent: visit.hasNewParent, way: visit.ways.own,
            at: update.time)
        }
        return Spine.around(layer, moves: place != nil || motions[layer.id] != nil, inner: inner)
      })
    model = next
    for id in departures.keys {
      guard var motion = motions.removeValue(forKey: id) else { continue }
      motion.stop(&ledger)
    }
    // The layers above come first: they may move, too.
    for match in matches.reversed() { begin(match, at: update.time) }
    return visited
  }

  /// A layer of the next tree with the old one in its place, or that stood elsewhere.
  private func visit(
    _ layer: Layer, old: Layer?, spine: Spine?, in way: Ways.Way,
    toRoot: CGAffineTransform, update: LayerUpdate,
    _ departures: inout [Layer.ID: MovedAwayLayers.Place]
  ) -> Visit {
    let ways = Ways(way, update.scopes[layer.id])
    guard old == nil, let place = departures.removeValue(forKey: layer.id) else {
      return Visit(
        layer: layer, old: old, start: old, spine: spine, ways: ways, toRoot: toRoot)
    }
    let start = place.layer.moved(by: place.toRoot.concatenating(toRoot.inverted()))
    return Visit(
      layer: layer, old: place.layer, start: start, spine: place.spine, ways: ways,
      toRoot: toRoot, isElsewhere: true)
  }

  private func children(
    of visit: Visit, _ update: LayerUpdate, _ departures: inout [Layer.ID: MovedAwayLayers.Place]
  ) -> [Visit] {
    let (old, new) = (visit.old?.animatedChildren ?? [], visit.layer.animatedChildren)
    let pairs = Pairing(old, new, id: \.id, \.id)
    let toRoot = visit.innerToRoot
    let oldCount = visit.old?.children.count ?? 0
    return zip(new, pairs.partners).map { layer, partner in
      var partner = partner
      // A layer below one that stood elsewhere may itself have gone somewhere else since.
      if visit.isElsewhere, partner != nil, departures.removeValue(forKey: layer.id) == nil {
        partner = nil
      }
      let slot = partner.map { $0 < oldCount ? $0 : Spine.mask }
      var child = self.visit(
        layer, old: partner.map { old[$0] }, spine: slot.flatMap { visit.spine?.child(at: $0) },
        in: visit.ways.inside, toRoot: toRoot, update: update, &departures)
      child.isElsewhere = child.isElsewhere || visit.isElsewhere
      return child
    }
  }

  /// Begins what moves of a layer that was another.
  ///
  /// - Parameters:
  ///   - layer: of the next tree.
  ///   - start: as it was, in the coordinates of the parent that it has.
  ///   - hasNewParent: whether it had another one.
  ///   - way: how the change is shown.
  ///   - time: that of the first frame.
  private mutating func begin(
    _ layer: Layer, from start: Layer, hasNewParent: Bool, way: Ways.Way, at time: TimeInterval
  ) {
    guard start !== layer else { return }
    if way.appearance.animation == nil, way.place.animation == nil, motions[layer.id] == nil {
      return
    }
    var change = Change(
      transaction: way.appearance, place: way.place, time: time, ledger: ledger)
    var motion = motions.removeValue(forKey: layer.id) ?? LayerMotion()
    if hasNewParent { motion.rebase(to: start.geometry) }
    motion.change(from: start, to: layer, &change)
    ledger = change.ledger
    if motion.isMoving { motions[layer.id] = motion }
  }

  /// Begins the way of a new layer from the place where another was seen.
  private mutating func begin(_ match: Match, at time: TimeInterval) {
    guard let path = model?.path(to: match.layer.id) else { return }
    let toRoot = path.dropLast().reduce(CGAffineTransform.identity) { toRoot, layer in
      shown(layer, at: time).innerToParent.concatenating(toRoot)
    }
    var geometry = match.start.geometry
    geometry.untransformedFrame = match.place.applying(toRoot.inverted())
    begin(
      match.layer, from: match.start.replacing(geometry: geometry), hasNewParent: false,
      way: match.way, at: time)
  }
}

/// A new layer that begins where another was seen.
private struct Match {
  let layer: Layer
  let start: Layer
  /// In the root's coordinates.
  let place: CGRect
  let way: Ways.Way
}

extension Layer {
  /// The layer with its top left corner where `transform` maps it.
  fileprivate func moved(by transform: CGAffineTransform) -> Layer {
    var geometry = geometry
    geometry.origin = geometry.origin.applying(transform)
    return replacing(geometry: geometry)
  }
}

/// The layers of a tree by name.
private struct LayerIndex {
  private var layers: [Layer.ID: Layer] = [:]

  init(_ root: Layer?) {
    var pending = root.map { [$0] } ?? []
    while let layer = pending.popLast() {
      layers[layer.id] = layer
      pending += layer.animatedChildren
    }
  }

  subscript(id: Layer.ID) -> Layer? { layers[id] }
}
