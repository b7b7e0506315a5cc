import LaminaAPISource

/// Properties that are required, and of which each value needs another one: no value has an end.
extension TypeBook {
  /// Reports them where they are declared.
  ///
  /// - Complexity: O(*n*) for the properties of all types, inherited ones included.
  mutating func checkFinite() {
    var needs: [Int: [TypeProperty]] = [:]
    for index in types.indices where types[index].kind == .object {
      let own = properties(of: index).filter { $0.isRequired && types[$0.type].kind == .object }
      if !own.isEmpty { needs[index] = own }
    }
    let edges = Self.withoutEnds(needs.mapValues { $0.map(\.type) })
    // What leads to a circle is none itself.
    let circles = Self.withoutEnds(Self.reversed(edges))
    for index in circles.keys.sorted() {
      for property in needs[index] ?? [] where circles[property.type] != nil {
        error(
          "type-circle", "Each value of '\(property.name)' needs another one within it.",
          at: property.node, repair: "Make it optional: write \(property.name)?.")
      }
    }
  }

  /// The edges without those that lead to an end.
  private static func withoutEnds(_ edges: [Int: [Int]]) -> [Int: [Int]] {
    let sources = reversed(edges)
    var left = edges.mapValues(\.count)
    var ends = Array(sources.keys.filter { edges[$0] == nil })
    while let end = ends.popLast() {
      for source in sources[end] ?? [] {
        left[source, default: 0] -= 1
        if left[source] == 0 { ends.append(source) }
      }
    }
    return edges.filter { left[$0.key, default: 0] > 0 }.mapValues { targets in
      targets.filter { left[$0, default: 0] > 0 }
    }
  }

  private static func reversed(_ edges: [Int: [Int]]) -> [Int: [Int]] {
    var sources: [Int: [Int]] = [:]
    for (source, targets) in edges {
      for target in targets { sources[target, default: []].append(source) }
    }
    return sources
  }
}
