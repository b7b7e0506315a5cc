import LaminaAPIModel

extension APIPath {
  /// The URI with the names of its parameters left out.
  fileprivate var key: String {
    var key = ""
    var isInside = false
    for character in resource.uri {
      if character == "}" { isInside = false }
      if !isInside { key.append(character) }
      if character == "{" { isInside = true }
    }
    return key
  }
}

extension APIComparison {
  mutating func compareResources(_ old: [APIPath], _ new: [APIPath]) {
    let before = old.map { ($0.key, $0) }
    let after = new.map { ($0.key, $0) }
    let pairs = Self.pairs(before, after)
    for ((_, one), index) in zip(before, pairs) {
      guard let index else {
        removed(one.resource)
        continue
      }
      compare(one, after[index].1)
    }
    let found = Set(pairs.compactMap(\.self))
    for (index, (_, one)) in after.enumerated() where !found.contains(index) { added(one.resource) }
  }

  /// The later path of each earlier one: of several with one key that of the same URI, else the next that is free.
  private static func pairs(
    _ before: [(key: String, path: APIPath)], _ after: [(key: String, path: APIPath)]
  ) -> [Int?] {
    var free = Dictionary(grouping: after.indices) { after[$0].key }
    var pairs = before.map { key, path -> Int? in
      let index = free[key]?.firstIndex { after[$0].path.resource.uri == path.resource.uri }
      return index.flatMap { free[key]?.remove(at: $0) }
    }
    for index in before.indices where pairs[index] == nil {
      let key = before[index].key
      if free[key]?.isEmpty == false { pairs[index] = free[key]?.removeFirst() }
    }
    return pairs
  }

  private mutating func removed(_ resource: APIResource) {
    let level = resource.methods.map { end(of: $0).level }.max() ?? .compatible
    note(
      .removed, "resource-removed", of: resource.uri,
      "The resource is no longer there\(Self.methods(resource)).",
      level: level, old: resource.place)
  }

  private mutating func added(_ resource: APIResource) {
    note(
      .added, "resource-added", of: resource.uri, "The resource is new\(Self.methods(resource)).",
      new: resource.place)
  }

  private static func methods(_ resource: APIResource) -> String {
    resource.methods.isEmpty
      ? "" : ", with \(resource.methods.map(\.name).joined(separator: ", "))"
  }

  private mutating func compare(_ before: APIPath, _ after: APIPath) {
    let uri = before.resource.uri
    if !before.resource.methods.isEmpty || !after.resource.methods.isEmpty {
      comparePath(before, after)
    }
    compareTexts(
      before.resource.description, after.resource.description, of: uri, before.resource.place,
      after.resource.place)
    for method in before.resource.methods {
      guard let other = after.resource.methods.first(where: { $0.name == method.name }) else {
        let end = end(of: method)
        note(
          .removed, "method-removed", of: "\(method.name) \(uri)",
          "The method is no longer there\(end.words).", level: end.level,
          old: method.place, new: after.resource.place)
        continue
      }
      compare(method, other, of: "\(method.name) \(uri)")
    }
    for method in after.resource.methods
    where !before.resource.methods.contains(where: { $0.name == method.name }) {
      note(
        .added, "method-added", of: "\(method.name) \(uri)", "The method is new.",
        old: before.resource.place, new: method.place)
    }
  }

  /// The parameters of two paths in the order of their templates: names are the model's own affair.
  private mutating func comparePath(_ before: APIPath, _ after: APIPath) {
    let uri = before.resource.uri
    for (one, other) in zip(before.parameters, after.parameters) {
      if one.name != other.name {
        note(
          .changed, "parameter-renamed", of: uri,
          "The URI's parameter \(one.name) is called \(other.name).", old: one.place,
          new: other.place)
      }
      compare(one, other, .uri, of: uri)
    }
  }
}
