extension Layer {
  /// The tree with nothing in it but one layer and what is inside of that: those around it keep their places
  /// and effects, and lose what they show themselves and their clips.
  ///
  /// Nil where it is not in the tree.
  /// - Complexity: O(layers on the way, and beside these)
  package func isolating(_ id: ID) -> Layer? {
    let path = path(to: id)
    guard var kept = path.last else { return nil }
    for layer in path.dropLast().reversed() {
      kept = layer.replacing(
        appearance: layer.appearance.bare, contents: Contents.none, children: [kept])
    }
    return kept
  }

  /// The tree without one layer and what is inside of that.
  /// - Complexity: O(layers on the way, and beside these)
  package func without(_ id: ID) -> Layer {
    let path = path(to: id)
    guard path.count > 1, var gone = path.last else { return self }
    var next: Layer?
    for layer in path.dropLast().reversed() {
      let children = layer.children.compactMap { $0 === gone ? next : $0 }
      next = layer.replacing(children: children)
      gone = layer
    }
    return next ?? self
  }
}

extension Appearance {
  /// Without what a layer shows of its own, and without its clip.
  fileprivate var bare: Appearance {
    var bare = self
    bare.background = nil
    bare.border = nil
    bare.shadow = nil
    bare.clip = nil
    bare.backdropFilters = []
    return bare
  }
}
