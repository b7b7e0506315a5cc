import LaminaGeometry

/// How long a part is in a whole, and the other way round.
struct Share: Sendable {
  /// The part's length for the whole's.
  var part: @Sendable (CGFloat) -> CGFloat
  /// The whole's length for the part's, but for a rounding error.
  var whole: @Sendable (CGFloat) -> CGFloat

  /// What the part is offered in a whole that is proposed `proposal`.
  func offer(_ proposal: CGFloat?) -> CGFloat? { proposal.map { max(0, part($0)) } }

  /// The length of the whole in which the part has the length that it answered to its offer.
  ///
  /// A part that takes what it was offered leaves the proposal as it is, and no part becomes a
  /// rounding error shorter than its answer, which would cost a text a line.
  func whole(around answer: CGFloat, proposed proposal: CGFloat?) -> CGFloat {
    if let proposal, answer == offer(proposal) { return proposal }
    var length = whole(answer)
    guard length.isFinite else { return length }
    for _ in 0..<4 where part(length) < answer { length = length.nextUp }
    return length
  }
}

extension LayoutSubview {
  /// The size of the whole in which the subview is a part and has the size that it likes.
  func size(ofWhole width: Share, _ height: Share, proposal: ProposedViewSize) -> CGSize {
    let answer = sizeThatFits(
      ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return CGSize(
      width: width.whole(around: answer.width, proposed: proposal.width),
      height: height.whole(around: answer.height, proposed: proposal.height))
  }
}

extension CGSize {
  /// The size that covers both.
  func covering(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}
