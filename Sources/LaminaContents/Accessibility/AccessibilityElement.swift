import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// What becomes of the elements inside of a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let behavior: Semantics.ChildBehavior
  /// They are no elements, and nothing of them is reported.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// They stay elements, inside of it.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// Their labels, values and actions become its own.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// Makes one element of what is inside.
private struct SemanticContainer: NodeModifier, Equatable {
  let behavior: Semantics.ChildBehavior

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) {
      var semantics = Semantics()
      semantics.children = behavior
      $0.semantics = semantics
    }
  }
}

extension View {
  /// Makes the view one element for assistive tools and tests.
  ///
  /// ```swift
  /// HStack { Text("Volume"); Text("70 %") }.accessibilityElement(children: .combine)   // "Volume 70 %"
  /// ```
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { nodes(SemanticContainer(behavior: children.behavior)) }

  /// Has assistive tools and tests find what `representation` means in place of the view.
  ///
  /// ```swift
  /// Dial(value: $volume).accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
  /// ```
  ///
  /// The representation is laid out in the view's rectangle; it is neither seen nor pressed.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    Represented(content: self, representation: representation(), keepsElement: false)
  }

  /// Has assistive tools and tests find what `children` means inside of the view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    Represented(content: self, representation: children(), keepsElement: true)
  }
}

/// A view that means what another one does.
private struct Represented<Content: View, Representation: View>: DistributedView {
  let content: Content
  let representation: Representation
  /// Whether the view stays an element, which encloses the other's.
  let keepsElement: Bool

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(
      Represented<V, Representation>(
        content: view, representation: representation, keepsElement: keepsElement))
  }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.setChild(1, to: ZStack { representation })
  }

  func nodes(_ element: Element) -> [Node] {
    let meanings = element.children[1].outputs.map { meaning in
      meaning.mute().wrapped(id: element.wrapperID(for: meaning.id, isFirst: false)) {
        $0.appearance.opacity = 0
        $0.interaction = .ignoresHits
      }
    }
    return element.children[0].outputs.enumerated().map { index, content in
      if index > 0 { return content.changing { $0.semantics = .hidden } }
      let shown = content.wrapped(id: element.wrapperID(for: content.id, isFirst: false)) {
        $0.semantics = .hidden
      }
      return content.wrapped(
        id: element.id, layout: AnyLayout(DecorationLayout(.overlay)),
        children: [shown] + meanings
      ) {
        guard keepsElement else { return }
        $0.semantics = content.traits.semantics ?? Semantics()
        $0.semantics?.children = .contain
      }
    }
  }
}

extension Semantics {
  /// Says that there is nothing to find.
  fileprivate static var hidden: Semantics {
    var semantics = Semantics()
    semantics.isHidden = true
    return semantics
  }
}

extension Node {
  /// The node with all inside it, out of reach of pointer and focus.
  fileprivate func mute() -> Node {
    var traits = traits
    traits.interaction = []
    traits.semantics?.actions.remove(.focus)
    return Node(id: id, rule: rule, children: children.map { $0.mute() }, traits: traits)
  }
}
