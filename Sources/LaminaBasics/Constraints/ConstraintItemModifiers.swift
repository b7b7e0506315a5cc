public import LaminaConstraints
import LaminaDisplay
public import LaminaGeometry

/// Changes what a view is to the constraints of its container.
private struct ConstraintItemModifier: NodeModifier, Equatable {
  enum Change: Equatable {
    case name(String, UnitPoint)
    case hugging(ConstraintPriority, Axis)
    case resistance(ConstraintPriority, Axis)
    case margins(EdgeInsets, preserves: Bool)
  }

  let change: Change

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.changing { traits in
      var options = traits.layoutValues[ConstraintItemKey.self]
      apply(to: &options)
      traits.layoutValues.set(options, for: ConstraintItemKey.self)
    }
  }

  private func apply(to options: inout ConstraintItemOptions) {
    switch change {
    case .name(let name, let alignment): (options.name, options.alignment) = (name, alignment)
    case .hugging(let priority, let axis): options.hugging[axis] = priority
    case .resistance(let priority, let axis): options.compressionResistance[axis] = priority
    case .margins(let insets, let preserves):
      options.layoutMargins = insets
      options.preservesSuperviewLayoutMargins = preserves
    }
  }
}

extension View {
  /// Names the view for the constraints of the enclosing container.
  ///
  /// - Parameters:
  ///   - name: the name, by which `c.name` or `c["name"]` finds the view.
  ///   - alignment: where the view stands in a frame that is larger than it likes to be.
  /// - Returns: the view under that name.
  public func constraintItem(_ name: String, alignment: UnitPoint = .leading) -> some View {
    nodes(ConstraintItemModifier(change: .name(name, alignment)))
  }

  /// Says how much the view resists being larger than its content under constraints; 250 else.
  public func contentHuggingPriority(
    _ priority: ConstraintPriority, for axis: Axis
  ) -> some View { nodes(ConstraintItemModifier(change: .hugging(priority, axis))) }

  /// Says how much the view resists being smaller than its content under constraints; 750 else.
  ///
  /// Views one after the other that resist alike keep the same part of what they ask for.
  public func contentCompressionResistancePriority(
    _ priority: ConstraintPriority, for axis: Axis
  ) -> some View { nodes(ConstraintItemModifier(change: .resistance(priority, axis))) }

  /// Gives the view margins for constraints that speak of them; 8 points on each side else.
  ///
  /// - Parameters:
  ///   - insets: the margins that it asks for.
  ///   - preservesSuperviewLayoutMargins: whether they keep clear of the container's as well.
  /// - Returns: the view with those margins; it is not drawn otherwise.
  public func constraintMargins(
    _ insets: EdgeInsets, preservesSuperviewLayoutMargins: Bool = false
  ) -> some View {
    nodes(
      ConstraintItemModifier(
        change: .margins(insets.usable(), preserves: preservesSuperviewLayoutMargins)))
  }
}
