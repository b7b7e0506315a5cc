package import LaminaDisplay
import LaminaInput

/// What a double click on rows of a list does, and Return.
@MainActor
package final class ListPrimary {
  /// Is given what the rows are selected by; nil where they do nothing.
  package var action: ((Set<AnyHashable>) -> Void)?

  package init() {}
}

extension EnvironmentValues {
  /// What a double click on rows of the lists inside does; nil for nothing.
  package var listPrimary: ListPrimary? {
    get { self[ListPrimaryKey.self] }
    set { self[ListPrimaryKey.self] = newValue }
  }
}

private struct ListPrimaryKey: EnvironmentKey { static let defaultValue: ListPrimary? = nil }

/// What commands of a list are about.
///
/// ```
///  a row that is not chosen ──▶ that row        a chosen row ──▶ all that are chosen        ground ──▶ none
/// ```
extension ViewGraph {
  /// What a menu that opens over a path of nodes is about, by what its rows are selected by; nil where that is over no list
  /// with a selection.
  package func rowsMeant(over path: [Node.ID]) -> Set<AnyHashable>? {
    guard let list = path.lazy.compactMap({ self.lists.model(list: $0) }).first,
      list.hasSelection
    else { return nil }
    guard let tag = list.row(among: Set(path)).flatMap(list.tag(at:)) else { return [] }
    return list.selected.contains(tag) ? list.selected : [tag]
  }

  /// The row that a menu which opens over a path of nodes is about; nil where that is over no row.
  package func rowMeant(over path: [Node.ID]) -> RowContext? {
    path.lazy.compactMap({ self.lists.model(list: $0) }).first?.context(among: Set(path))
  }

  /// What is chosen in the list whose node is `id`, or in the outermost list inside of that; nil where there is none.
  package func rowsChosen(inside id: Node.ID) -> Set<AnyHashable>? {
    guard let node = prepared?.root.path(to: id)?.last else { return nil }
    return list(in: node)?.selected
  }

  /// Where the chosen row of the outermost list inside a node is seen.
  package func chosenRow(inside id: Node.ID) -> Node.ID? {
    prepared?.root.path(to: id)?.last.flatMap(list(in:))?.chosenRow
  }

  /// The chosen rows in the tree of the list in which a node is, if its row is one of them, from top to bottom.
  package func chosenRows(with id: Node.ID) -> [PreparedNode] {
    guard let path = prepared?.root.path(to: id),
      let list = path.reversed().lazy.compactMap({ self.lists.model(list: $0.node.id) }).first,
      list.selected.count > 1
    else { return [] }
    let rows = list.chosenNodes
    guard path.contains(where: { rows.contains($0.node.id) }) else { return [] }
    return rows.compactMap { prepared?.root.path(to: $0)?.last }
  }

  private func list(in node: PreparedNode) -> ListModel? {
    if let list = lists.model(list: node.node.id) { return list.hasSelection ? list : nil }
    return node.children.lazy.compactMap { self.list(in: $0) }.first
  }
}

extension ListModel {
  /// Does what a double click on a row means, or Return; false where that is nothing.
  func actOn(_ row: Int?) -> Bool {
    guard let action = primary?.action, isEnabled, let tag = row.flatMap(tag(at:)) else {
      return false
    }
    action(selected.contains(tag) ? selected : [tag])
    return true
  }
}
