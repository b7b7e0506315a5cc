// Folders and what they use of each other: who stands on whom, and where that goes in circles.

/// What one folder uses of another.
struct Edge {
  /// The names of the other folder that are used, and how often.
  var names: [String: Int] = [:]

  /// How much it takes to cut it: each name needs a place elsewhere, or a door.
  var weight: Int { names.count }
}

/// Folders, and the edges between them.
struct Graph {
  let nodes: [String]
  private(set) var edges: [String: [String: Edge]] = [:]

  /// `node` says to which node a file belongs; files of none are left out.
  init(_ index: Index, node: (String) -> String?) {
    nodes = Set(index.files.compactMap(node)).sorted()
    for reference in index.references {
      guard let from = node(reference.file), let to = node(reference.declaration.file), from != to
      else { continue }
      let name = reference.declaration.name
      edges[from, default: [:]][to, default: Edge()].names[name, default: 0] += 1
    }
  }

  func weight(_ from: String, _ to: String) -> Int { edges[from]?[to]?.weight ?? 0 }

  /// The sets of nodes that reach each other, lower ones first (Tarjan).
  func components() -> [[String]] {
    var search = ComponentSearch(graph: self)
    for node in nodes where search.number[node] == nil { search.visit(node) }
    return search.components
  }

  /// An order of the nodes of a circle in which little points upwards (Eades, Lin and Smyth): lower
  /// ones first.
  func order(of circle: [String]) -> [String] {
    var left = Set(circle)
    var lower: [String] = []
    var upper: [String] = []
    func uses(_ node: String) -> Int { left.reduce(0) { $0 + weight(node, $1) } }
    func isUsed(_ node: String) -> Int { left.reduce(0) { $0 + weight($1, node) } }
    while !left.isEmpty {
      if let leaf = left.sorted().first(where: { uses($0) == 0 }) {
        left.remove(leaf)
        lower.append(leaf)
      } else if let top = left.sorted().first(where: { isUsed($0) == 0 }) {
        left.remove(top)
        upper.append(top)
      } else if let best = left.sorted().max(by: { isUsed($0) - uses($0) < isUsed($1) - uses($1) })
      {
        left.remove(best)
        lower.append(best)
      }
    }
    return lower + upper.reversed()
  }

  /// All nodes, lower ones first.
  func order() -> [String] { components().flatMap(order(of:)) }
}

private struct ComponentSearch {
  let graph: Graph
  var number: [String: Int] = [:]
  var components: [[String]] = []
  private var stack: [String] = []
  private var isOnStack: Set<String> = []

  init(graph: Graph) { self.graph = graph }

  /// Numbers what is reached from a node, and gives the lowest number that is reached and not yet part
  /// of a component.
  @discardableResult
  mutating func visit(_ node: String) -> Int {
    let own = number.count
    var low = own
    number[node] = own
    stack.append(node)
    isOnStack.insert(node)
    for next in graph.edges[node, default: [:]].keys.sorted() {
      if let known = number[next] {
        if isOnStack.contains(next) { low = min(low, known) }
      } else {
        low = min(low, visit(next))
      }
    }
    if low == own { popComponent(from: node) }
    return low
  }

  private mutating func popComponent(from node: String) {
    var component: [String] = []
    while let last = stack.popLast() {
      isOnStack.remove(last)
      component.append(last)
      if last == node { break }
    }
    components.append(component.sorted())
  }
}
