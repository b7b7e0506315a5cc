import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaViews

extension Scene {
  /// Adds commands to the windows of the scene.
  ///
  /// ```swift
  /// WindowGroup { Letters() }
  ///   .commands {
  ///     CommandMenu("Letter") { Button("Send") { send() }.keyboardShortcut("d") }
  ///   }
  /// ```
  /// Their keyboard shortcuts work in all windows of the scene; a control in the window with the same one has it first.
  /// There is no menu bar that would show them.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    let commands = content()
    return windows { $0.commands.append(AnyView(CommandControls(commands))) }
  }

  /// Takes standard commands out; as none is shown, it changes nothing.
  public func commandsRemoved() -> some Scene { windows { $0.commands = [] } }
}

/// A window's views, with the commands of its scene beside them.
struct CommandedWindow<Content: View>: PrimitiveView {
  let content: Content
  let commands: [AnyView]

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let commands = commands
    element.setChild(
      1,
      to: ZStack { ForEach(commands.indices, id: \.self) { commands[$0] } }
        .opacity(0).frame(width: 0, height: 0).allowsHitTesting(false).accessibilityHidden(true))
  }

  func nodes(_ element: Element) -> [Node] {
    let content = element.children[0].shownOutputs
    let commands = element.children[1].outputs
    guard let first = content.first else { return commands }
    let id = element.wrapperID(for: element.id, isFirst: false)
    let layout = AnyLayout(DecorationLayout(.background))
    return [first.wrapped(id: id, layout: layout, children: [first] + commands)]
      + content.dropFirst()
  }
}
