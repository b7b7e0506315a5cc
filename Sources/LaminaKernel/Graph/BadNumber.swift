import LaminaDisplay
package import LaminaGeometry

/// A number that an author gave and that means nothing where it was given.
///
/// What is called by a body, or by another closure of an author that makes views, knows whose that is
/// (`Element.evaluating`); the number is reported once for each view, argument and value. Elsewhere it
/// is not reported.
package nonisolated enum BadNumber {
  /// Reports `value`, which was given for `argument`.
  package static func report(_ value: CGFloat, for argument: StaticString) {
    MainActor.ifThere {
      guard let author = Element.evaluating else { return }
      author.graph.report(
        .badNumber(value: "\(value)", argument: "\(argument)", view: author.authorName))
    }
  }
}

extension ViewGraph {
  /// Reports outlines with points that are no numbers, by their nodes.
  func report(badOutlines nodes: [Node.ID]) {
    for node in nodes {
      report(.badOutline(view: element(of: node)?.authorName ?? "the window"))
    }
  }

  /// The element that made a node; looked for in the whole tree.
  private func element(of node: Node.ID) -> Element? {
    var pending = root.map { [$0] } ?? []
    while let next = pending.popLast() {
      if next.makes(node) { return next }
      pending += next.children
    }
    return nil
  }
}
