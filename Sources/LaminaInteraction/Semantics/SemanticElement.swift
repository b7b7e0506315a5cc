public import LaminaDisplay
public import LaminaGeometry
package import LaminaText

/// What is on screen, as a tree of meanings: what tests, the keyboard and screen readers go by.
public struct SemanticElement: Sendable, Identifiable {
  public let id: Node.ID
  /// What the element means: role, label, value, actions and more.
  public let semantics: Semantics
  /// In the surface's points, exact, scrolled; what lies outside of a scroll view included.
  public let frame: CGRect
  /// The part of `frame` that nothing cuts off: no scroll view, no clip, no edge of the window; an
  /// empty rectangle where none is left.
  public let visibleFrame: CGRect
  /// Whether the element has the keyboard's focus.
  public let isFocused: Bool
  /// The elements inside of this one, in the order in which they are read.
  public let children: [SemanticElement]
  /// The nodes whose handlers act for it, from the outside in.
  package let actors: [Node.ID]
  /// Where it takes presses: of an element that modifiers have grown, the control inside.
  package let target: CGRect
  /// How its text is set; nil where it is none of its own.
  package var textAppearance: TextAppearance?
  /// What was combined into it: no elements any more, but still what is seen of it.
  package var parts: [SemanticElement] = []

  /// How a text is set, and the room that it was given.
  package struct TextAppearance: Hashable, Sendable {
    /// The smallest letters, which are the hardest to read.
    package var size: CGFloat
    package var isBold: Bool
    package var text: RichText
    package var style: ParagraphStyle
    /// Before anything turned or scaled it.
    package var room: CGSize
    /// Whether it is said and not seen.
    package var isInvisible: Bool
  }
}

extension SemanticElement {
  /// What kind of thing the element is; nil for none in particular.
  public nonisolated var role: Semantics.Role? { semantics.role }
  /// What the element is called; nil where nothing says so.
  public nonisolated var label: String? { semantics.label }
  /// The element's value in words; nil where it has none.
  public nonisolated var value: String? { semantics.value }
  /// The name that tests know the element by; nil where it has none.
  public nonisolated var identifier: String? { semantics.identifier }
  /// Whether the element can be used; true unless something disables it.
  public nonisolated var isEnabled: Bool { semantics.isEnabled != false }

  /// What a person would read: the label, or the texts inside in order.
  public nonisolated var text: String {
    if let label = semantics.label { return label }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// This element and all inside it, in the order of the tree.
  public nonisolated var all: [SemanticElement] {
    var all: [SemanticElement] = []
    collect(into: &all)
    return all
  }

  private nonisolated func collect(into all: inout [SemanticElement]) {
    all.append(self)
    for child in children { child.collect(into: &all) }
  }

  /// The first element with this identifier, or else with this label or text.
  public nonisolated func first(_ name: String) -> SemanticElement? {
    let all = all
    return all.first { $0.semantics.identifier == name }
      ?? all.first { $0.semantics.label == name }
      ?? all.first { $0.semantics.role != nil && $0.text == name }
  }

  /// The element `id`, here or further in.
  public nonisolated func element(_ id: Node.ID) -> SemanticElement? {
    if self.id == id { return self }
    for child in children { if let found = child.element(id) { return found } }
    return nil
  }

  /// Whether it offers `action` to readers of the tree.
  public nonisolated func offers(_ action: Semantics.Action) -> Bool {
    switch action {
    case .reveal: true
    case .press:
      !semantics.actions.isDisjoint(with: .press) || semantics.traits.contains(.isTappable)
    case .custom(let name): semantics.customActions.contains(name)
    default: semantics.actions.contains(action.kind)
    }
  }
}
