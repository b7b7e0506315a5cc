package import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaText

/// Lets people select texts and follow the links in them.
@MainActor
package final class InteractiveTexts: TextInteraction {
  private unowned let graph: ViewGraph
  /// The texts that could be selected, by their elements.
  private var selectables: [Node.ID: SelectableText] = [:]
  /// The texts that are selected together, by the outermost view in which they can be; made by the first press.
  private var joined: [Node.ID: JoinedTexts] = [:]

  package init(graph: ViewGraph) { self.graph = graph }

  package func forget(_ id: Node.ID) {
    joined[id] = nil
    if selectables.removeValue(forKey: id) != nil { textsChanged() }
  }

  package var keptCounts: [String: Int] {
    ["selectable texts": selectables.count, "joined texts": joined.count]
  }

  package func setParts(of element: Element) {
    if let selectable = selectable(element) {
      element.setChild(0, to: TextMenu(session: selectable.session))
    } else {
      element.setChildren([])
    }
  }

  package func attend(
    _ leaf: IllustratedTextLeaf, of element: Element, with traits: inout NodeTraits
  ) -> (any LeafContent)? {
    if leaf.text.text.runs.contains(where: { $0.attributes.link != nil }) {
      traits.interaction = .hits
      element.followLinks(in: leaf.text.text, leaf.text.style)
    } else {
      graph.handlers[element.id] = nil
    }
    guard let selectable = selectables[element.id], element.read(\.isTextSelectable)
    else { return nil }
    let shown = selectable.updateLeaf(leaf, element)
    element.select(in: selectable)
    traits.interaction = .hits
    traits.semantics?.actions = [.select]
    traits.semantics?.details.selection = selectable.shownSelection
    return shown
  }

  /// What the text knows of its selection; nil while nothing of it can be selected.
  private func selectable(_ element: Element) -> SelectableText? {
    guard element.read(\.isTextSelectable), element.read(\.menu) == nil else { return nil }
    if let known = selectables[element.id] { return known }
    let made = SelectableText(element)
    selectables[element.id] = made
    textsChanged()
    return made
  }

  // MARK: Texts together

  /// The texts that can be selected together with one.
  func joined(around element: Element) -> JoinedTexts {
    let root = element.selectionRoot
    if let known = joined[root.id] { return known }
    let made = JoinedTexts(root) { [weak self] in self?.selectables[$0] }
    joined[root.id] = made
    return made
  }

  /// The same; nil as long as nobody has selected anything there.
  func knownJoined(around element: Element) -> JoinedTexts? {
    joined.isEmpty ? nil : joined[element.selectionRoot.id]
  }

  private func textsChanged() { for texts in joined.values { texts.textsChanged() } }

  package func didPrepare(_ prepared: Prepared) {
    for texts in joined.values where texts.selection != nil && texts.isStale {
      texts.list(prepared.root)
    }
  }
}

/// A press elsewhere lifts what is selected of several texts, but for one on what keeps the focus or is pressed
/// or dragged itself: where that takes the focus, it lifts it by that.
extension InteractiveTexts: PressObserver {
  package static var hasRole: Bool { true }

  package func pressed() {
    for texts in joined.values where !texts.takePress() && texts.selection != nil {
      if !graph.menus.isOpen, isOnGround { texts.dissolve() }
    }
  }

  private var isOnGround: Bool {
    guard let point = graph.pointer.position else { return false }
    return graph.hits(at: point).allSatisfy { id in
      guard let handlers = graph.handlers[id] else { return true }
      let pointer = handlers.pointer
      return pointer.press == nil && pointer.drag == nil && pointer.gestures.isEmpty
        && !handlers.keys.keepsFocus
    }
  }
}

extension ViewGraph {
  var interactiveTexts: InteractiveTexts { service() }
}

extension Element {
  /// The outermost view around this one, and it, inside of which text can be selected.
  fileprivate var selectionRoot: Element {
    var root = self
    while let parent = root.parent, parent.environment.isTextSelectable { root = parent }
    return root
  }

  /// Lets the text of this element be selected; links in it are still followed.
  fileprivate func select(in text: SelectableText) {
    var handlers = graph.handlers[id] ?? Handlers()
    handlers.pointer.accepts = nil
    text.session.attach(to: &handlers)
    text.join(&handlers)
    handlers.keys.takesFocusByPress = true
    graph.handlers[id] = handlers
  }
}
