import LaminaAPIModel

/// Resources put into those around them again.
///
/// One belongs to the first before it that has the path it names, so that none is within itself or in two; those
/// that find none stand at the root.
struct ResourceTree {
  private let resources: [APIResource]
  private var children: [Int: [Int]] = [:]
  private var rootIndices: [Int] = []

  init(_ all: [(resource: APIResource, parent: String?)]) {
    resources = all.map(\.resource)
    var first: [String: Int] = [:]
    for (index, one) in all.enumerated() {
      if let parent = one.parent.flatMap({ first[$0] }) {
        children[parent, default: []].append(index)
      } else {
        rootIndices.append(index)
      }
      if first[one.resource.uri] == nil { first[one.resource.uri] = index }
    }
  }

  var roots: [APIResource] { rootIndices.map { filled($0, depth: 0) } }

  /// Deeper resources are left out.
  private static let deepest = 200

  private func filled(_ index: Int, depth: Int) -> APIResource {
    var resource = resources[index]
    guard depth < Self.deepest else { return resource }
    resource.resources = (children[index] ?? []).map { filled($0, depth: depth + 1) }
    return resource
  }
}
