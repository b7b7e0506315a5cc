package import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Views that are a screen by themselves, in a window or a sheet: what they say of bars outside of stacks is
/// shown here.
///
/// ```
///  WindowGroup { Editor().navigationTitle("Letter").toolbar { … } }
///       ▲ title: the window's          ▲ items: a bar above the views, nothing where there are none
/// ```
/// A window is called as the screen in front: in a stack the one on top, of tabs the one that is shown, of columns the
/// last one that has a title.
///
/// Without bars it adds nothing to the tree.
package struct ScreenFrame<Content: View>: RememberingView, WrappingView {
  package let content: Content
  /// Whether its title is the window's; else it is in the bar, if there is one.
  private let namesWindow: Bool

  package init(_ content: Content, namesWindow: Bool) {
    self.content = content
    self.namesWindow = namesWindow
  }

  package func makeMemory(for element: Element) -> ScreenFrameMemory { ScreenFrameMemory() }

  package func update(_ element: Element) {
    let place = memory(of: element).place
    var environment = element.readEverything()
    environment.screenPlace = place
    element.setChild(0, to: content, environment: environment)
    place.screen.stand(in: element)
    let (bar, adopter) = element.tracked { (place.screen.bar, place.screen.adopter) }
    if namesWindow { element.graph.windowTitle.screen = place.screen }
    guard adopter == nil, hasBars(bar) else { return element.setChildren([element.children[0]]) }
    element.setChild(
      1,
      to: NavigationBar(
        screen: place.screen, backTitle: nil, isInWindow: namesWindow, back: {}))
    element.setChild(2, to: BottomBar(screen: place.screen))
  }

  private func hasBars(_ bar: Bar) -> Bool {
    !bar.items.isEmpty || bar.search != nil
  }

  package func nodes(_ element: Element) -> [Node] {
    let content = element.children[0].shownOutputs
    guard element.children.count > 1 else { return content }
    let room = element.node(
      AnyLayout(FlexFrameLayout(maxWidth: .infinity, maxHeight: .infinity)), content)
    return [
      Node(
        id: element.wrapperID(for: element.id, isFirst: false),
        rule: .container(AnyLayout(VStackLayout(spacing: 0))),
        children: element.children[1].shownOutputs + [room] + element.children[2].shownOutputs)
    ]
  }
}

/// What the frame of a screen keeps.
@MainActor
package final class ScreenFrameMemory {
  let place = ScreenPlace(stack: nil, entry: nil, screen: ScreenModel())
}

/// What a window's views say that it is called: the title of the screen in front.
@MainActor
package final class WindowTitle: GraphService {
  /// Nil where they say nothing of it.
  package private(set) var text: String? { didSet { if text != oldValue { onChange() } } }
  /// Called when it is another one.
  package var onChange: () -> Void = {}

  /// The screen that the window's views are.
  fileprivate weak var screen: ScreenModel?

  package init(graph: ViewGraph) {}

  /// Any view may have changed it, and which screen is in front.
  package func finishRendering() { text = screen?.frontTitle?.plain }
}

extension ViewGraph {
  package var windowTitle: WindowTitle { service() }
}
