package import LaminaDisplay
package import LaminaInput
import LaminaLayers

/// The shortcuts of a window's controls.
@MainActor
package final class ShortcutTable: GraphService {
  private struct Entry {
    let shortcut: KeyboardShortcut
    weak var element: Element?
    /// The menu that the control is in.
    weak var menu: (any ItemMenu)?
    /// Whether any other control with the shortcut comes before it.
    let yields: Bool
  }

  private var entries: [Node.ID: Entry] = [:]

  package init(graph: ViewGraph) {}

  /// Has `shortcut` press the control `element`; nil for none.
  ///
  /// - Parameters:
  ///   - shortcut: the key with its modifiers.
  ///   - element: the control's.
  ///   - menu: the menu that the control is in.
  ///   - yields: whether any other control with the shortcut comes before it: what the desktop means by it as a rule.
  package func set(
    _ shortcut: KeyboardShortcut?, for element: Element, in menu: (any ItemMenu)?,
    yields: Bool = false
  ) {
    entries[element.id] = shortcut.map {
      Entry(shortcut: $0, element: element, menu: menu, yields: yields)
    }
  }

  package func forget(_ id: Node.ID) { entries[id] = nil }

  /// Presses the control whose shortcut `event` is; false if there is none.
  package func perform(_ event: KeyEvent, in graph: ViewGraph) -> Bool {
    let matching = entries.filter { $0.value.shortcut.matches(event) }
    if matching.isEmpty { return false }
    let usable = matching.filter {
      graph.handlers.canPress($0.key) && $0.value.element != nil
    }
    return press(usable.filter { !$0.value.yields }, in: graph)
      || press(usable.filter(\.value.yields), in: graph)
  }

  /// Presses the innermost control of those that are shown.
  private func press(_ usable: [Node.ID: Entry], in graph: ViewGraph) -> Bool {
    let order = graph.prepared?.root.shownControls ?? []
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let candidates = usable.compactMap { id, entry -> (id: Node.ID, depth: Int, place: Int)? in
      guard let element = entry.element,
        let place = places[entry.menu?.isOpen == false ? entry.menu?.buttonID ?? id : id]
          // What a style has made may stand for a control.
          ?? element.outputs.compactMap({ $0.firstPlace(in: places) }).first
      else { return nil }
      return (id, element.depth, place)
    }
    // Identifiers grow with age: of one menu's items the one that was made first comes first.
    let best = candidates.min {
      ($1.depth, $0.place, $0.id.rawValue) < ($0.depth, $1.place, $1.id.rawValue)
    }
    guard let best else { return false }
    return graph.handlers.press(best.id)
  }
}

extension Node {
  /// The place of the node, or of the first inside, among those that have one.
  fileprivate func firstPlace(in places: [Node.ID: Int]) -> Int? {
    places[id] ?? children.lazy.compactMap { $0.firstPlace(in: places) }.first
  }
}

extension PreparedNode {
  /// The enabled controls that are shown, in the order of the tree.
  package var shownControls: [Node.ID] {
    if !isReachable { return [] }
    let own = node.traits.semantics?.actions.contains(.press) == true ? [node.id] : []
    return own + children.flatMap(\.shownControls)
  }
}

extension ViewGraph {
  package var shortcuts: ShortcutTable { service() }
}
