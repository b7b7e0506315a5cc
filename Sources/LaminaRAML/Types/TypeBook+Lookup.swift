import LaminaAPISource

extension TypeBook {
  /// How many types an inherited value is searched in.
  private static let reach = 64

  /// The type and all it inherits from, nearest first.
  func lineage(of index: Int) -> [Int] {
    if self[index].parents.isEmpty { return [index] }
    var line = [index]
    var seen: Set<Int> = [index]
    var next = 0
    while next < line.count, line.count < Self.reach {
      for parent in self[line[next]].parents where seen.insert(parent).inserted {
        line.append(parent)
      }
      next += 1
    }
    return line
  }

  /// A facet of a type, or of what it inherits from.
  func facet(_ name: String, of index: Int) -> YAMLNode? {
    for type in lineage(of: index) {
      if let value = self[type].facets[name] { return value }
    }
    return nil
  }

  func property(_ name: String, of index: Int) -> TypeProperty? {
    for type in lineage(of: index) {
      if let property = self[type].properties.first(where: { $0.name == name }) { return property }
    }
    return nil
  }

  /// All properties, the nearer declaration of a name first.
  func properties(of index: Int) -> [TypeProperty] {
    var found: [TypeProperty] = []
    var seen: Set<String> = []
    for type in lineage(of: index) {
      for property in self[type].properties where seen.insert(property.name).inserted {
        found.append(property)
      }
    }
    return found
  }

  func items(of index: Int) -> Int? { lineage(of: index).lazy.compactMap { self[$0].items }.first }

  func options(of index: Int) -> [Int] {
    lineage(of: index).lazy.map { self[$0].options }.first { !$0.isEmpty } ?? []
  }

  func schema(of index: Int) -> YAMLNode? {
    lineage(of: index).lazy.compactMap { self[$0].schema }.first
  }

  func declaredFacet(_ name: String, of index: Int) -> TypeProperty? {
    for type in lineage(of: index) {
      if let facet = self[type].declaredFacets.first(where: { $0.name == name }) { return facet }
    }
    return nil
  }
}
