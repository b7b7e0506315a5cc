import LaminaAPISource

/// How many nodes a value has, each time it repeats one counted, and how deep they nest.
struct NodeExtent {
  private(set) var count = 1
  private(set) var depth = 1

  /// - Complexity: O(`count`).
  init(of node: YAMLNode) {
    switch node.content {
    case .scalar: break
    case .sequence(let items): for item in items { add(item) }
    case .mapping(let pairs):
      for pair in pairs {
        add(pair.key)
        add(pair.value)
      }
    }
  }

  private mutating func add(_ part: YAMLNode) {
    let extent = NodeExtent(of: part)
    count += extent.count
    depth = max(depth, extent.depth + 1)
  }
}
