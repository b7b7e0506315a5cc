package import LaminaGeometry

extension LayoutSubview {
  /// Puts the subview where its guides meet those of an empty view in `bounds`.
  package func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    place(
      in: bounds, meeting: ViewDimensions(bounds.size), alignment: alignment, proposal: proposal)
  }

  /// Puts the subview where its guides meet those of `outer`, a view that fills `bounds`.
  func place(
    in bounds: CGRect, meeting outer: ViewDimensions, alignment: Alignment,
    proposal: ProposedViewSize
  ) {
    let inner = dimensions(in: proposal)
    place(
      at: CGPoint(
        x: bounds.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
        y: bounds.minY + outer[alignment.vertical] - inner[alignment.vertical]),
      proposal: proposal)
  }
}
