import LaminaDrawing

extension Layer {
  /// Records on this thread what was deferred in the layer and all inside it, for who draws that when its views are
  /// gone.
  package func recordDeferred() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.contents.list?.recordDeferred()
      if let mask = layer.mask { pending.append(mask) }
      pending += layer.children
    }
  }
}
