import LaminaDisplay
import LaminaGeometry

/// The view that wraps an item that comes and goes: what its transition makes of it.
struct TransitionHost: PrimitiveView {
  let transition: AnyTransition
  let content: TransitionItem
  let phase: TransitionPhase

  func update(_ element: Element) {
    // For those who want nothing to move it fades.
    let fades = transition.kind.hasMotion && element.read(\.accessibilityReduceMotion)
    // All inside moves for the item alone: it needs a scope before there is anything.
    element.graph.enter(element.makeOwnScope()) {
      if fades {
        let faded = content.nodes(OpacityModifier(opacity: phase.isIdentity ? 1 : 0))
        element.setChild(0, to: faded.nodes(TransitionLayer(isLeaving: content.isLeaving)))
      } else {
        transition.kind.set(in: element, content: content, phase: phase)
      }
    }
  }
}

/// An element of somewhere else as a view: its nodes, while it stays where it is, under the environment of this place.
struct TransitionItem: PrimitiveView, Equatable {
  unowned let item: Element
  let isLeaving: Bool

  static var comparesWhole: Bool { true }

  static func == (a: TransitionItem, b: TransitionItem) -> Bool {
    a.item === b.item && a.isLeaving == b.isLeaving
  }

  func update(_ element: Element) { item.itemTransition?.take(element.readEverything()) }
  func nodes(_ element: Element) -> [Node] { item.outputs }
}

/// The layer of its own in which a view comes and goes.
struct TransitionLayer: NodeModifier, Equatable {
  let isLeaving: Bool

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) {
      $0.hasOwnLayer = true
      $0.isLeaving = $0.isLeaving || isLeaving
    }
  }
}

extension Element {
  /// Has the nodes of the innermost views made again: what they take them from has changed.
  func rebuildInnermost() {
    if children.isEmpty { rebuild() } else { for child in children { child.rebuildInnermost() } }
  }
}
