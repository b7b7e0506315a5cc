package import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  public typealias Body = Never
  let stack: StackBody<HStackLayout, Content>

  /// Arranges what `content` makes, `spacing` points apart; nil takes each pair's own distance,
  /// which is 8 by default.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = StackBody(
      layout: HStackLayout(alignment: alignment, spacing: spacing?.usable()), content: content())
  }

  package func update(_ element: Element) { stack.update(element) }
  package func nodes(_ element: Element) -> [Node] { stack.nodes(element) }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  public typealias Body = Never
  let stack: StackBody<VStackLayout, Content>

  /// Arranges what `content` makes, `spacing` points apart; nil takes each pair's own distance,
  /// which is 8 by default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = StackBody(
      layout: VStackLayout(alignment: alignment, spacing: spacing?.usable()), content: content())
  }

  package func update(_ element: Element) { stack.update(element) }
  package func nodes(_ element: Element) -> [Node] { stack.nodes(element) }
}

/// Views one in front of the other, the last one nearest.
public struct ZStack<Content: View>: PrimitiveView {
  public typealias Body = Never
  let stack: StackBody<ZStackLayout, Content>

  /// Makes a stack of views on top of each other, each placed in the room of all by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stack = StackBody(layout: ZStackLayout(alignment: alignment), content: content())
  }

  package func update(_ element: Element) { stack.update(element) }
  package func nodes(_ element: Element) -> [Node] { stack.nodes(element) }
}

/// What every layout with views inside does: one node that arranges its content's.
package struct StackBody<L: Layout, Content: View> {
  var layout: L
  let content: Content

  package func update(_ element: Element) {
    var environment = element.readEverything()
    if environment.stackOrientation != orientation { environment.stackOrientation = orientation }
    element.setChild(0, to: content, environment: environment)
  }

  package func nodes(_ element: Element) -> [Node] {
    let children = element.childOutputs
    let latest = element.remember(Latest<L>.init)
    if let known = element.outputs.first, let layout = latest.value,
      ViewComparison.isSame(layout, self.layout), known.children.count == children.count,
      zip(known.children, children).allSatisfy({ $0.0 === $0.1 })
    {
      return element.outputs
    }
    latest.replace(with: layout)
    return [element.node(AnyLayout(layout), children)]
  }

  private var orientation: Axis? {
    ((layout as? AnyLayout)?.properties ?? L.layoutProperties).stackOrientation
  }
}
