public import LaminaDisplay
public import LaminaGeometry

/// What is on screen, as a tree of meanings: what tests, the keyboard and screen readers go by.
public struct SemanticElement: Sendable, Identifiable {
  public let id: Node.ID
  public let semantics: Semantics
  /// In the surface's points, exact, scrolled; what lies outside of a scroll view included.
  public let frame: CGRect
  public let isFocused: Bool
  public let children: [SemanticElement]

  /// What a person would read: the label, or the texts inside in order.
  public nonisolated var text: String {
    if let label = semantics.label { return label }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// This element and all inside it, in the order of the tree.
  public nonisolated var all: [SemanticElement] { [self] + children.flatMap(\.all) }

  /// The first element with this identifier, or else with this label or text.
  public nonisolated func first(_ name: String) -> SemanticElement? {
    let all = all
    return all.first { $0.semantics.identifier == name }
      ?? all.first { $0.semantics.label == name }
      ?? all.first { $0.semantics.role != nil && $0.text == name }
  }
}

extension SemanticElement: CustomStringConvertible {
  /// The tree, one element a line.
  public nonisolated var description: String { lines(indent: "").joined(separator: "\n") }

  private nonisolated func lines(indent: String) -> [String] {
    var line = indent + (semantics.role?.rawValue ?? "group")
    if let label = semantics.label { line += " \"\(label)\"" }
    if let value = semantics.value { line += " = \(value)" }
    if let identifier = semantics.identifier { line += " #\(identifier)" }
    if semantics.isEnabled == false { line += " disabled" }
    if semantics.isSelected == true { line += " selected" }
    if isFocused { line += " focused" }
    func short(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
    }
    line +=
      " (\(short(frame.minX)), \(short(frame.minY)), \(short(frame.width)), \(short(frame.height)))"
    return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension ViewGraph {
  /// What is on screen as of the latest frame; nil before the first.
  public var semanticTree: SemanticElement? {
    guard let prepared else { return nil }
    let children = elements(prepared.root, at: prepared.root.frame.origin)
    return SemanticElement(
      id: .root, semantics: Semantics(role: .window), frame: CGRect(origin: .zero, size: shownSize),
      isFocused: false, children: children)
  }

  /// The elements that a node stands for: itself, or those inside when it means nothing itself.
  private func elements(_ node: PreparedNode, at origin: CGPoint) -> [SemanticElement] {
    let traits = node.node.traits
    if traits.appearance.isHidden || traits.isLeaving || traits.semantics?.isHidden == true {
      return []
    }
    let offset = scrolling[node.node.id]?.offset ?? .zero
    let inner = node.children.flatMap { child in
      let frame = scrolling.shownFrame(of: child)
      return elements(
        child,
        at: CGPoint(x: origin.x + frame.minX - offset.x, y: origin.y + frame.minY - offset.y))
    }
    guard var semantics = traits.semantics else { return inner }
    if semantics.combinesChildren, semantics.label == nil {
      let text = inner.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
      semantics.label = text.isEmpty ? nil : text
    }
    return [
      SemanticElement(
        id: node.node.id, semantics: semantics,
        frame: CGRect(origin: origin, size: node.frame.size),
        isFocused: (menus.open?.highlighted ?? focus.focused) == node.node.id,
        children: semantics.combinesChildren ? [] : inner)
    ]
  }
}
