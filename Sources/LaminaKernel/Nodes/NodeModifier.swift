package import LaminaDisplay
package import LaminaLayout

/// A change to each node that a view makes: a node around it, or other traits.
package protocol NodeModifier {
  /// Reads what it needs of the environment; called when the view is evaluated.
  mutating func prepare(_ element: Element)
  /// The environment of what is inside; nil for the same as outside.
  func environment(in element: Element) -> EnvironmentValues?
  /// The node in place of `content`; `id` names it when it wraps.
  func node(around content: Node, id: Node.ID, in element: Element) -> Node
  /// Registers handlers for the node `id`; called at each evaluation.
  func attach(to id: Node.ID, in element: Element)
  /// Whether the other would make the same node of the same content.
  func isSame(as other: Self) -> Bool
}

extension NodeModifier {
  package mutating func prepare(_ element: Element) {}
  package func environment(in element: Element) -> EnvironmentValues? { nil }
  package func attach(to id: Node.ID, in element: Element) {}
}

extension NodeModifier where Self: Equatable {
  package func isSame(as other: Self) -> Bool { self == other }
}

/// A view whose nodes went through a `NodeModifier`.
package struct ModifiedNodes<Content: View, Modifier: NodeModifier>: RememberingView,
  DistributedView
{
  package let content: Content
  let modifier: Modifier

  package func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(ModifiedNodes<V, Modifier>(content: view, modifier: modifier))
  }

  package func makeMemory(for element: Element) -> ModifierMemory<Modifier> { ModifierMemory() }

  package func update(_ element: Element) {
    let memory = memory(of: element)
    var modifier = modifier
    modifier.prepare(element)
    if let known = memory.modifier, modifier.isSame(as: known) {} else { memory.made = [] }
    memory.modifier = modifier
    element.setChild(0, to: content, environment: modifier.environment(in: element))
    for node in element.outputs { modifier.attach(to: node.id, in: element) }
  }

  package func nodes(_ element: Element) -> [Node] {
    let memory = memory(of: element)
    guard let modifier = memory.modifier else { return [] }
    var made: [ModifierMemory<Modifier>.Made] = []
    let contents = element.childOutputs
    memory.first = element.first(of: contents, after: memory.first)
    let known = memory.lookup()
    for content in contents {
      if let known = known(content) {
        made.append(known)
      } else {
        let id = element.wrapperID(for: content.id, isFirst: content.id == memory.first)
        let node = modifier.node(around: content, id: id, in: element)
        made.append(.init(content: content, node: node))
        modifier.attach(to: node.id, in: element)
      }
    }
    memory.made = made
    let outputs = made.map { $0.node }
    element.settleNames(of: contents, outputs)
    return outputs
  }
}

/// What a modifier made of which content, so that unchanged content gives the same node again.
package final class ModifierMemory<Modifier> {
  struct Made {
    let content: Node
    let node: Node
  }

  package internal(set) var modifier: Modifier?
  /// The content that has the element's own name.
  var first: Node.ID?
  /// In the order of the contents.
  var made: [Made] = []

  // Written down: an implicit one would ask for the main actor.
  deinit {}

  /// Finds what was made of a content: there is one as a rule, and no table for that.
  func lookup() -> (Node) -> Made? {
    let made = made
    guard made.count > 1 else {
      return { content in made.first { $0.content === content } }
    }
    let table = Dictionary(made.map { (ObjectIdentifier($0.content), $0) }) { first, _ in first }
    return { table[ObjectIdentifier($0)] }
  }
}

extension Element {
  /// Which of the contents has the element's own name: the one that had it, then one without a name.
  ///
  /// Names last, so that nothing jumps when something else has left.
  fileprivate func first(of contents: [Node], after known: Node.ID?) -> Node.ID? {
    if let known, contents.contains(where: { $0.id == known }) { return known }
    return contents.first { !hasWrapperID(for: $0.id) }?.id
  }

  /// Forgets the names of contents that are gone; who asks where the element is means what stays.
  fileprivate func settleNames(of contents: [Node], _ outputs: [Node]) {
    dropWrapperIDs(except: contents)
    graph.names.name(id, for: outputs.first { !$0.traits.isLeaving }?.id)
  }
}

extension View {
  /// Sends the view's nodes through `modifier`.
  package func nodes<M: NodeModifier>(_ modifier: M) -> ModifiedNodes<Self, M> {
    ModifiedNodes(content: self, modifier: modifier)
  }
}

extension Node {
  /// A node around this one, alone or among `children`, that takes its layout values along.
  package func wrapped(
    id: Node.ID, layout: AnyLayout = AnyLayout(PassthroughLayout()), children: [Node]? = nil,
    _ change: (inout NodeTraits) -> Void = { _ in }
  ) -> Node {
    var traits = NodeTraits()
    traits.layoutValues = self.traits.layoutValues
    guard self.traits.isLeaving else {
      change(&traits)
      return Node(id: id, rule: .container(layout), children: children ?? [self], traits: traits)
    }
    // What leaves is the whole; inside of it, the layout goes on as before.
    let inner = changing { $0.isLeaving = false }
    let children = (children ?? [self]).map { $0 === self ? inner : $0 }
    traits.isLeaving = true
    change(&traits)
    return Node(id: id, rule: .container(layout), children: children, traits: traits)
  }

  /// This node with other traits.
  package func changing(_ change: (inout NodeTraits) -> Void) -> Node {
    var traits = traits
    change(&traits)
    return Node(id: id, rule: rule, children: children, traits: traits)
  }
}

/// The layout of a wrapper: its only child's size and place are its own.
nonisolated package struct PassthroughLayout: EnclosingLayout, Hashable {
  package init() {}
}
