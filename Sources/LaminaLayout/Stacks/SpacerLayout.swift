package import LaminaGeometry

/// The rule of a `Spacer`: all the length there is along its stack, none across.
///
/// Outside a stack it grows in both directions. It has no spacing of its own along the stack.
package struct SpacerLayout: PlainLayout, Equatable {
  /// The direction of the enclosing stack; nil outside of stacks.
  package var orientation: Axis?

  /// The least length; 8 where nil.
  package var minLength: CGFloat?

  package init(orientation: Axis?, minLength: CGFloat? = nil) {
    self.orientation = orientation
    self.minLength = minLength
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    switch orientation {
    case .horizontal: ViewSpacing(.horizontal, 0)
    case .vertical: ViewSpacing(.vertical, 0)
    case nil: .zero
    }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let least = minLength ?? ViewSpacing.standard
    var size = CGSize.zero
    for axis in Axis.allCases where orientation == nil || orientation == axis {
      size[axis] = max(least, proposal[axis] ?? least)
    }
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
