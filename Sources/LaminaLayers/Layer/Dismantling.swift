/// A tree of objects that lets go of itself level by level, so that a deep one needs no deep stack.
package protocol Dismantling: AnyObject {
  /// Gives the children away and keeps none; called only by the last holder.
  func surrenderChildren() -> [Self]
}

extension Dismantling {
  /// Releases `nodes` and everything below that nothing else holds.
  package static func dismantle(_ nodes: inout [Self]) {
    guard !nodes.isEmpty else { return }
    var remaining: [Self] = []
    swap(&remaining, &nodes)
    while var last = remaining.popLast() {
      if isKnownUniquelyReferenced(&last) { remaining += last.surrenderChildren() }
    }
  }
}
