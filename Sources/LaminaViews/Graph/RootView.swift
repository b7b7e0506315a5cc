import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// What stands around a graph's view: it takes all the room and centres the view in it.
struct RootView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content

  func update(_ element: Element) { element.setChild(0, to: content) }

  func nodes(_ element: Element) -> [Node] {
    let layout = FlexFrameLayout(maxWidth: .infinity, maxHeight: .infinity)
    let content =
      element.childOutputs.count == 1
      ? element.childOutputs
      : [
        Node(
          id: element.wrapperID(for: element.id, isFirst: false),
          rule: .container(AnyLayout(VStackLayout())), children: element.childOutputs)
      ]
    return [element.node(AnyLayout(layout), content)]
  }
}

/// What is shown in place of a view that cannot be.
struct StandIn: PrimitiveView, Equatable {
  typealias Body = Never
  let message: String

  init(_ message: String) { self.message = message }

  static var comparesWhole: Bool { true }

  func nodes(_ element: Element) -> [Node] {
    let red = element.environment.colorPalette[.red]
    let leaf = ShapeLeaf(
      shape: BoundsOutline(),
      operations: [
        .fill(.color(red.opacity(0.15)), eoFill: false),
        .strokeBorder(.color(red), StrokeStyle(lineWidth: 1)),
      ])
    var traits = NodeTraits()
    traits.semantics = Semantics(role: .text, label: message)
    return [Node(id: element.id, rule: .leaf(leaf), traits: traits)]
  }
}
