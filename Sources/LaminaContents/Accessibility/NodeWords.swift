package import LaminaDisplay
import LaminaText

/// What nodes say.
package struct NodeWords {
  private var labels: [String] = []
  private var text: String?

  package init(_ nodes: [Node]) { for node in nodes { add(node) } }

  /// The labels together.
  package var joined: String { labels.joined(separator: " ") }

  /// The labels together, and the first text that is shown.
  package var all: [String] { [joined, text ?? ""].filter { !$0.isEmpty } }

  private mutating func add(_ node: Node) {
    let semantics = node.traits.semantics
    if node.traits.appearance.isHidden || semantics?.isHidden == true { return }
    if case .leaf(let leaf) = node.rule, let leaf = leaf as? TextLeaf, text == nil {
      text = leaf.text.string
    }
    let isNamed = semantics?.label.map { labels.append($0) } != nil
    let count = labels.count
    for child in node.children { add(child) }
    if isNamed { labels.removeSubrange(count...) }
  }
}
