import LaminaDisplay

/// A view whose identity is a value: another value makes another view.
struct Identified<Content: View, ID: Hashable>: RememberingView, ExplicitlyNamed {
  typealias Body = Never
  let content: Content
  let id: ID

  var explicitID: AnyHashable? { AnyHashable(id) }

  static var transitionRole: TransitionRole { .container }

  func makeMemory(for element: Element) -> KeyedChildren { KeyedChildren() }

  func update(_ element: Element) {
    let keyed = memory(of: element)
    keyed.begin()
    keyed.updateChild(id, in: element) { content }
    element.setChildren(keyed.end())
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

extension Identified: RowContent {
  static var isGroup: Bool { (Content.self as? any RowContent.Type)?.isGroup ?? false }

  /// Rows of a group begin again with another id; the id names each of them.
  func addRows(to rows: inout RowList) {
    let id = AnyHashable(id)
    let first = rows.segments.count
    if Self.isGroup { rows.addGroup(id) { $0.add(content) } } else { rows.addRow(self) }
    rows.name(from: first, id)
  }
}

extension View {
  /// Binds the view's identity to `id`: another value starts it again, with new state.
  ///
  /// It is also what a `ScrollViewProxy` finds the view by.
  ///
  /// ```swift
  /// Editor(draft: draft).id(draft.id)     // another draft, another editor: nothing is left over
  /// Color.clear.frame(height: 1).id("end")
  /// ```
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}
