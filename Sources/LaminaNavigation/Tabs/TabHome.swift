import LaminaDisplay

/// The way from the button of the tab that is shown to the root of its stack.
@MainActor
final class TabHome {
  fileprivate weak var element: Element?

  /// Takes off all that is above the root of the outermost stack in sight.
  func go() {
    guard let element else { return }
    element.graph.navigationTargets.stack(inside: element)?.popToRoot()
  }
}

/// A view in which a `TabHome` looks for the stack.
private struct TabHomeView<Content: View>: WrappingView {
  let content: Content
  let home: TabHome

  func update(_ element: Element) {
    home.element = element
    element.setChild(0, to: content)
  }
}

extension View {
  /// Has the root of the stack inside be reached by `home`.
  func reached(by home: TabHome) -> some View { TabHomeView(content: self, home: home) }
}
