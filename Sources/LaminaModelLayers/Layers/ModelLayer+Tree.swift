import LaminaLayers

/// The tree: a layer stands in one place at a time, and never inside itself.
extension ModelLayer {
  /// The layer that it lies in; nil for the outermost and for masks.
  public var superlayer: ModelLayer? { isMask ? nil : holder }

  /// The layers inside, the lowest first, as long as `zPosition` does not say otherwise.
  public var sublayers: [ModelLayer] { Array(state.sublayers) }

  /// Leaves of the layer and all inside it what its alpha covers; it lies where a layer inside
  /// would.
  ///
  /// It has one holder: setting it takes it away from where it was.
  public var mask: ModelLayer? {
    get { state.mask }
    set {
      guard newValue !== state.mask else { return }
      if let newValue { detachForInsertion(newValue) }
      if let old = state.mask { release(old) }
      guard let mask = newValue else { return }
      willChange()
      state.children.append(mask)
      state.hasMask = true
      mask.isMask = true
      mask.hold(in: self)
    }
  }

  /// Puts a layer on top of those inside, taking it away from where it was.
  ///
  /// - Precondition: `layer` is neither this one nor encloses it.
  public func addSublayer(_ layer: ModelLayer) {
    detachForInsertion(layer)
    put(layer, at: state.sublayers.count)
  }

  /// Puts a layer among those inside, below the one that is at `index` once it has been taken away
  /// from where it was.
  ///
  /// - Precondition: `index` is not beyond the number of layers inside, and `layer` is neither this
  ///   one nor encloses it.
  public func insertSublayer(_ layer: ModelLayer, at index: Int) {
    detachForInsertion(layer)
    precondition(
      (0...state.sublayers.count).contains(index),
      "\(self) has \(state.sublayers.count) layers inside; there is no place \(index)")
    put(layer, at: index)
  }

  /// Puts a layer directly below `sibling`, which lies in this one.
  public func insertSublayer(_ layer: ModelLayer, below sibling: ModelLayer) {
    insert(layer, beside: sibling, step: 0)
  }

  /// Puts a layer directly above `sibling`, which lies in this one.
  public func insertSublayer(_ layer: ModelLayer, above sibling: ModelLayer) {
    insert(layer, beside: sibling, step: 1)
  }

  /// Puts a layer in the place of `old`, which lies in this one.
  public func replaceSublayer(_ old: ModelLayer, with layer: ModelLayer) {
    guard old !== layer else { return }
    insertSublayer(layer, below: old)
    old.removeFromSuperlayer()
  }

  /// Takes it out of the layer that it lies in, or masks; its animations end unfinished.
  public func removeFromSuperlayer() { holder?.release(self) }

  /// Whether it is `other` or encloses it at any level, masks included.
  public func holds(_ other: ModelLayer) -> Bool {
    var next: ModelLayer? = other
    while let layer = next {
      if layer === self { return true }
      next = layer.holder
    }
    return false
  }

  private func insert(_ layer: ModelLayer, beside sibling: ModelLayer, step: Int) {
    precondition(sibling.superlayer === self, "\(sibling) does not lie in \(self)")
    guard layer !== sibling else { return }
    detachForInsertion(layer)
    guard let index = state.sublayers.firstIndex(where: { $0 === sibling }) else { return }
    put(layer, at: index + step)
  }

  /// Takes a layer away from where it is, so that it can be put into this one.
  private func detachForInsertion(_ layer: ModelLayer) {
    let isAround = layer.state.children.isEmpty ? layer === self : layer.holds(self)
    precondition(!isAround, "\(layer) cannot lie inside itself")
    precondition(
      layer.stage?.root !== layer, "\(layer) is the outermost layer of a stage and stays that")
    layer.removeFromSuperlayer()
  }

  private func put(_ layer: ModelLayer, at index: Int) {
    willChange()
    state.children.insert(layer, at: index)
    layer.hold(in: self)
  }

  private func release(_ layer: ModelLayer) {
    willChange()
    if layer.isMask { state.hasMask = false }
    layer.isMask = false
    state.children.removeAll { $0 === layer }
    layer.holder = nil
    layer.leaveStage()
  }

  private func hold(in layer: ModelLayer) {
    holder = layer
    if let stage = layer.stage { enter(stage) }
  }

  /// Notes in all layers in it that they stand in the tree of a stage.
  func enter(_ stage: LayerStage) {
    forEachInside { layer in
      if let home = layer.home, home !== stage { home.forget(layer) }
      if layer.home == nil { layer.committed = nil }
      layer.stage = stage
      stage.recordChange(layer)
      for animation in layer.state.running { stage.addToTransaction(animation) }
    }
  }

  private func leaveStage() {
    guard stage != nil else { return }
    forEachInside { layer in
      layer.willChange()
      layer.stage = nil
    }
  }

  /// Calls `body` with the layer, all layers inside and their masks.
  func forEachInside(_ body: (ModelLayer) -> Void) {
    var pending = [self]
    while let layer = pending.popLast() {
      body(layer)
      pending += layer.state.children.reversed()
    }
  }
}

extension ModelLayer: CustomStringConvertible {
  public var description: String { name ?? "layer \(id.rawValue & ~Layer.ID.modelBit)" }
}
