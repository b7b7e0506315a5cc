import LaminaGeometry

extension LayoutSubview {
  /// Puts the subview where its guides meet those of an empty view in `bounds`.
  func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let (outer, inner) = (ViewDimensions(bounds.size), dimensions(in: proposal))
    place(
      at: CGPoint(
        x: bounds.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
        y: bounds.minY + outer[alignment.vertical] - inner[alignment.vertical]),
      proposal: proposal)
  }
}
