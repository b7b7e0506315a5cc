public import LaminaGeometry

/// What the closure of constraints is given: every item by its name.
///
/// ```swift
/// { c in
///   c.label.leadingAnchor == c.container.layoutMarginsGuide.leadingAnchor
///   c["field"].leadingAnchor == c.label.trailingAnchor + 8
///   c[2].topAnchor == c.label.bottomAnchor              // the third view
///   c.format("H:[field]-|", options: .alignAllFirstBaseline)
/// }
/// ```
@dynamicMemberLookup public struct ConstraintScope: Sendable {
  package init() {}

  /// What all items stand in.
  public var container: ConstraintItem { .container }

  /// The item with a name.
  public subscript(name: String) -> ConstraintItem { .named(name) }

  /// The item at a place in drawing order, counted from 0.
  public subscript(index: Int) -> ConstraintItem { .at(index) }

  /// The item with a name.
  public subscript(dynamicMember name: String) -> ConstraintItem { .named(name) }

  /// A guide of the container, which is there as soon as a constraint speaks of it.
  public func layoutGuide(_ name: String) -> ConstraintItem {
    ConstraintItem.container.layoutGuide(name)
  }

  /// Returns the constraints that a visual format stands for; a mistake in it is reported where the
  /// group is used.
  public func format(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: CGFloat] = [:]
  ) -> ConstraintGroup {
    do {
      return ConstraintGroup(
        try LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics))
    } catch {
      return ConstraintGroup(faults: [error])
    }
  }
}
