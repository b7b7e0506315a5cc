/// A view whose identity is a value: another value makes another view.
struct Identified<Content: View, ID: Hashable>: RememberingView, WrappingView {
  let content: Content
  let id: ID

  static var transitionRole: TransitionRole { .container }
  static var shape: ViewShape { ViewShape.of(Content.self).named }

  /// Views begin again with another id, which names them together.
  func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    let id = AnyHashable(id)
    return .named(id, at: path) { content.viewList(at: $0, in: element?.children.first) }
  }

  func makeMemory(for element: Element) -> KeyedChildren { KeyedChildren() }

  func update(_ element: Element) {
    let keyed = memory(of: element)
    keyed.begin()
    keyed.updateChild(id, in: element) { content }
    element.setChildren(keyed.end())
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
