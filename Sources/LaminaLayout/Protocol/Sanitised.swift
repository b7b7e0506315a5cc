import LaminaGeometry

/// Lengths that came from a user's code, held to what a layout can work with.
extension CGSize {
  /// The size as an answer to `proposal`: no NaN, nothing negative, and infinite only where
  /// infinity was proposed.
  func sanitised(for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.sanitised(for: proposal.width), height: height.sanitised(for: proposal.height))
  }

  /// The size with zero for what is not finite.
  var finite: CGSize {
    CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}

extension CGPoint {
  /// The point with zero for what is not finite.
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension ProposedViewSize {
  /// The proposal without NaN, which counts as unspecified, and without negative lengths.
  var sanitised: ProposedViewSize {
    ProposedViewSize(width: width?.asProposal, height: height?.asProposal)
  }
}

extension CGFloat {
  fileprivate var asProposal: CGFloat? { isNaN ? nil : Swift.max(0, self) }

  fileprivate func sanitised(for proposal: CGFloat?) -> CGFloat {
    if isFinite { return Swift.max(0, self) }
    guard self == .infinity else { return 0 }
    return proposal ?? 0
  }
}
