import LaminaAPIModel

/// Resources put into those around them again.
struct ResourceTree {
  private let all: [(resource: APIResource, parent: String?)]
  private let children: [String: [Int]]

  init(_ all: [(resource: APIResource, parent: String?)]) {
    self.all = all
    var children: [String: [Int]] = [:]
    for (index, one) in all.enumerated() {
      if let parent = one.parent { children[parent, default: []].append(index) }
    }
    self.children = children
  }

  /// The resources that stand in no other one, or in one that is not there.
  var roots: [APIResource] {
    let known = Set(all.map(\.resource.uri))
    let isRoot = all.map { one in one.parent.map { !known.contains($0) } ?? true }
    return all.indices.filter { isRoot[$0] }.map { filled($0, depth: 0) }
  }

  /// Deeper resources are left out.
  private static let deepest = 200

  /// A resource with those within it, which come after it, so that none is within itself.
  private func filled(_ index: Int, depth: Int) -> APIResource {
    var resource = all[index].resource
    let inner = (children[resource.uri] ?? []).filter { $0 > index }
    if depth < Self.deepest { resource.resources = inner.map { filled($0, depth: depth + 1) } }
    return resource
  }
}
