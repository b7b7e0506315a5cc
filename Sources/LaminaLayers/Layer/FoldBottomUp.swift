/// Makes a result of each node of a tree from the results of its children, without recursion.
///
/// Where `reuse` has a result at hand, the node's children are not visited.
package func foldBottomUp<Node, Result>(
  _ root: Node, reuse: (Node) -> Result?, children: (Node) -> [Node],
  combine: (Node, [Result]) -> Result
) -> Result {
  if let result = reuse(root) { return result }
  var levels = [FoldLevel<Node, Result>(node: root, children: children(root))]
  while true {
    let top = levels.count - 1
    let next = levels[top].results.count
    if next < levels[top].children.count {
      let child = levels[top].children[next]
      if let result = reuse(child) {
        levels[top].results.append(result)
      } else {
        levels.append(FoldLevel(node: child, children: children(child)))
      }
    } else {
      let done = levels.removeLast()
      let result = combine(done.node, done.results)
      if levels.isEmpty { return result }
      levels[top - 1].results.append(result)
    }
  }
}

/// A node whose children are being visited.
private struct FoldLevel<Node, Result> {
  let node: Node
  let children: [Node]
  var results: [Result]

  init(node: Node, children: [Node]) {
    self.node = node
    self.children = children
    results = []
    results.reserveCapacity(children.count)
  }
}
