package import LaminaGeometry

/// The rule of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// The subview is proposed what the frame is, held between minimum and maximum, and the ideal where
/// nothing is proposed. On each axis the frame then takes:
///
/// ```
///   nothing proposed, ideal given   the ideal
///   minimum and maximum             the proposal between both
///   minimum only                    the subview, no longer than the proposal, at least the minimum
///   maximum only                    the subview, no shorter than the proposal, at most the maximum
///   neither                         the subview
/// ```
package struct FlexFrameLayout: PlainLayout, Equatable {
  package let width: Limits
  package let height: Limits
  package let alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    width = Limits(least: minWidth, ideal: idealWidth, most: maxWidth)
    height = Limits(least: minHeight, ideal: idealHeight, most: maxHeight)
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let width = width.settled(proposal.width), let height = height.settled(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let inner = ProposedViewSize(
      width: width.held(proposal.width), height: height.held(proposal.height))
    let size = subviews.first?.sizeThatFits(inner) ?? .zero
    return CGSize(
      width: width.length(proposal.width, around: size.width),
      height: height.length(proposal.height, around: size.height))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let inner = ProposedViewSize(
      width: width.inner(proposal.width, frame: bounds.width),
      height: height.inner(proposal.height, frame: bounds.height))
    for subview in subviews {
      subview.place(in: bounds, alignment: alignment, proposal: inner)
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = subviews.first?.spacing ?? .zero
    if width != Limits() { spacing.reset(.horizontal) }
    if height != Limits() { spacing.reset(.vertical) }
    return spacing
  }

  /// What is asked of the frame along one axis; the minimum wins over the ideal, and both over the maximum.
  package struct Limits: Hashable, Sendable {
    package private(set) var least: CGFloat?
    package private(set) var ideal: CGFloat?
    package private(set) var most: CGFloat?

    fileprivate init(least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil) {
      let floor = least.flatMap { $0.isFinite ? max(0, $0) : nil }
      let best = ideal.flatMap { $0.isFinite ? max(floor ?? 0, $0) : nil }
      self.least = floor
      self.ideal = best
      self.most = most.flatMap { $0.isNaN ? nil : max(best ?? floor ?? 0, $0) }
    }

    /// The proposal between the limits, or the ideal.
    fileprivate func held(_ proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map { min(max($0, least ?? 0), most ?? .infinity) }
    }

    /// The frame's length where it does not depend on the subview.
    fileprivate func settled(_ proposal: CGFloat?) -> CGFloat? {
      guard proposal != nil else { return ideal }
      return least == nil || most == nil ? nil : held(proposal)
    }

    /// The frame's length around a subview of `length`.
    fileprivate func length(_ proposal: CGFloat?, around length: CGFloat) -> CGFloat {
      if let settled = settled(proposal) { return settled }
      let offered = held(proposal)
      switch (least, most) {
      case (nil, nil): return length
      case (let least?, nil): return max(least, min(offered ?? .infinity, length))
      case (nil, let most?): return min(most, max(offered ?? 0, length))
      case (let least?, let most?): return min(max(least, length), most)
      }
    }

    /// What the subview is proposed in a frame whose length is known: where nothing is proposed and
    /// a limit settled the length, that length.
    fileprivate func inner(_ proposal: CGFloat?, frame: CGFloat) -> CGFloat? {
      guard proposal == nil, ideal == nil else { return held(proposal) }
      return (least ?? -1) < frame && frame < (most ?? .infinity) ? nil : frame
    }
  }
}

extension FlexFrameLayout: LengthGivingLayout {
  package func givenAxes(open: Axis.Set) -> Axis.Set {
    var given: Axis.Set = []
    if width.ideal != nil { given.insert(.horizontal) }
    if height.ideal != nil { given.insert(.vertical) }
    return given
  }
}
