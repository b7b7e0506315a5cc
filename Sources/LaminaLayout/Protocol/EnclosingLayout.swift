package import LaminaGeometry

/// A layout around its first subview: as large, in the same place and as far from its neighbours as that,
/// unless it says so.
package protocol EnclosingLayout: PlainLayout {}

extension EnclosingLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }
}
