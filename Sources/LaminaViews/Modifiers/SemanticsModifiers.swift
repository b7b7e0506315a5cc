package import LaminaDisplay

/// Says what a view means; what it does not say stays as the view says it itself.
struct SemanticsModifier: NodeModifier, Equatable {
  let semantics: Semantics

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.changing { traits in
      traits.semantics = traits.semantics.map { semantics.merged(over: $0) } ?? semantics
    }
  }
}

extension View {
  /// Adds to what the view means.
  package func semantics(_ set: (inout Semantics) -> Void) -> some View {
    var semantics = Semantics()
    set(&semantics)
    return nodes(SemanticsModifier(semantics: semantics))
  }

  /// Says in words what the view is, for screen readers and tests.
  public func accessibilityLabel(_ label: String) -> some View { semantics { $0.label = label } }

  /// Says in words what the view's value is.
  public func accessibilityValue(_ value: String) -> some View { semantics { $0.value = value } }

  /// Says in words what the view does.
  public func accessibilityHint(_ hint: String) -> some View { semantics { $0.hint = hint } }

  /// Names the view for tests; nobody sees or hears it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { $0.identifier = identifier }
  }

  /// Leaves the view out of what assistive tools and tests find.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    semantics { $0.isHidden = hidden }
  }
}
