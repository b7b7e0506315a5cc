import LaminaDisplay
import LaminaInteraction

/// A view with actions that only assistive tools and tests find: those of buttons that are not shown.
private struct ActionsView<Content: View, Actions: View>: WrappingView {
  let content: Content
  let actions: Actions

  func update(_ element: Element) {
    element.setChild(0, to: content)
    var environment = element.readEverything()
    environment.dialogButtons = nil
    environment.menu = nil
    element.setChild(1, to: actions, environment: environment)
  }

  func nodes(_ element: Element) -> [Node] {
    let buttons = element.read(\.isEnabled) ? HiddenButton.all(in: element.children[1].outputs) : []
    return element.children[0].shownOutputs.enumerated().map { index, content in
      let id = element.wrapperID(for: content.id, isFirst: index == 0)
      attach(buttons, to: id, in: element.graph)
      return content.wrapped(id: id) { if !buttons.isEmpty { $0.semantics = semantics(buttons) } }
    }
  }

  private func semantics(_ buttons: [HiddenButton]) -> Semantics {
    var semantics = Semantics()
    semantics.customActions = buttons.map(\.name)
    return semantics
  }

  private func attach(_ buttons: [HiddenButton], to id: Node.ID, in graph: ViewGraph) {
    var handlers = Handlers()
    handlers.semantics.perform = { [weak graph] action in
      guard case .custom(let name) = action, let graph,
        let button = buttons.first(where: { $0.name == name })
      else { return false }
      return graph.handlers.press(button.id)
    }
    graph.handlers[id] = buttons.isEmpty ? nil : handlers
  }
}

/// A button that is not shown.
private struct HiddenButton {
  let name: String
  let id: Node.ID

  /// Those in some nodes that have a name, in order.
  static func all(in nodes: [Node]) -> [HiddenButton] {
    nodes.flatMap { node -> [HiddenButton] in
      guard node.traits.semantics?.actions.contains(.press) == true else {
        return all(in: node.children)
      }
      let name = NodeWords([node]).joined
      return name.isEmpty ? [] : [HiddenButton(name: name, id: node.id)]
    }
  }
}

extension View {
  /// Adds an action for each button in `content`, which assistive tools offer by the button's label.
  ///
  /// ```swift
  /// MailRow(mail).accessibilityActions {
  ///   Button("Archive") { archive(mail) }
  ///   if mail.isUnread { Button("Mark as Read") { read(mail) } }
  /// }
  /// ```
  /// The buttons are not shown.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    ActionsView(content: self, actions: content())
  }
}
