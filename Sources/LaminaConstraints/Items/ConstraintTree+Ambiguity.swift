import LaminaGeometry

/// What the constraints leave open.
extension ConstraintTree {
  /// Whether a part of the item's rectangle could be otherwise.
  public func hasAmbiguousLayout(_ item: ConstraintItem) -> Bool {
    guard let index = indices[item.base] else { return false }
    let free = Set(system.ambiguousVariables())
    return !openAttributes(of: index, free).isEmpty
  }

  /// Returns the items of which the last solution is not the only one, each with another frame.
  public func ambiguousItems() -> [AmbiguousItem] {
    let free = Set(system.ambiguousVariables())
    guard !free.isEmpty else { return [] }
    // One copy is tried out for all items: a copy for each would cost the square of their number.
    var trial = self
    return entries.indices.compactMap { index in
      let attributes = openAttributes(of: index, free)
      guard !attributes.isEmpty else { return nil }
      return AmbiguousItem(
        item: entries[index].item, attributes: attributes.map(\.0),
        frames: [frame(at: index)]
          + (trial.anotherFrame(of: index, attributes[0].1).map { [$0] } ?? []))
    }
  }

  private func openAttributes(
    of index: Int, _ free: Set<Variable>
  ) -> [(LayoutAttribute, Variable)] {
    let entry = entries[index]
    return [
      (.left, entry.x), (.top, entry.y), (.width, entry.width), (.height, entry.height),
    ].filter { free.contains($0.1) }
  }

  /// A frame in which a variable is another, which satisfies all constraints as well; the tree is then
  /// as it was.
  private mutating func anotherFrame(of index: Int, _ variable: Variable) -> CGRect? {
    let value = system.value(of: variable)
    for step in [20.0, -20.0] {
      let other = LinearConstraint(variable - (value + step), .equal, priority: 1)
      guard let id = try? system.add(other) else { continue }
      system.solve()
      let isOther = abs(system.value(of: variable) - value) > 1e-3
      let frame = frame(at: index)
      system.remove(id)
      system.solve()
      if isOther { return frame }
    }
    return nil
  }
}
