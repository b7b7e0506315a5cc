import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// What encloses a graph's view: it takes all the room and centres the view in it.
struct RootView: PrimitiveView {
  /// Sets the first child of the element: the graph's view.
  let content: (Element) -> Void
  /// Set those after it, which lie above it, each as the child of the number that it is given.
  let overlays: [(Element, Int) -> Void]

  func update(_ element: Element) {
    content(element)
    for (index, overlay) in overlays.enumerated() { overlay(element, 1 + index) }
  }

  func nodes(_ element: Element) -> [Node] {
    let layout = FlexFrameLayout(maxWidth: .infinity, maxHeight: .infinity)
    let outputs = element.children[0].outputs
    let content =
      outputs.count == 1
      ? outputs
      : [
        Node(
          id: element.wrapperID(for: element.id, isFirst: false),
          rule: .container(AnyLayout(VStackLayout())), children: outputs)
      ]
    let root = element.node(AnyLayout(layout), content) {
      if element.graph.isCovered { $0.interaction = .inert }
    }
    let overlays = element.children.dropFirst()
    let above = overlays.flatMap(\.outputs)
    guard let first = overlays.first, !above.isEmpty else { return [root] }
    return [
      Node(
        id: element.wrapperID(for: first.id, isFirst: false),
        rule: .container(AnyLayout(WindowLayout())), children: [root] + above)
    ]
  }
}

/// Has what lies above a window's views stand over the window, which the views may be larger than.
///
/// ```
///   ┌───────────┐ views
///  ┏━━━━━━━━━━━━━┓ window: menus are placed in it by points of the window
///  ┗━━━━━━━━━━━━━┛
///   └───────────┘
/// ```
nonisolated struct WindowLayout: PlainLayout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let views = subviews.first?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: views)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (number, subview) in subviews.enumerated() {
      let offer = number == 0 ? proposal : ProposedViewSize(bounds.size)
      let size = subview.sizeThatFits(offer)
      let origin = CGPoint(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      subview.place(at: origin, proposal: offer)
    }
  }
}

/// What is shown in place of a view that cannot be.
struct FaultView: PrimitiveView, Equatable {
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
