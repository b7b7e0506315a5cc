import LaminaGeometry

/// Between which lengths an item's content likes to be, and where its text stands.
struct ContentLimits: Hashable, Sendable {
  /// From which length on the content is not compressed, and up to which it is not stretched; nil
  /// where any length is as good.
  struct Range: Hashable, Sendable {
    var lower: CGFloat = 0
    var upper: CGFloat?

    init(lower: CGFloat = 0, upper: CGFloat? = nil) {
      (self.lower, self.upper) = (max(0, lower.orZero), upper.map { max(0, $0.orZero) })
    }

    /// A length and no other; nil for any.
    init(_ length: CGFloat?) { self.init(lower: length ?? 0, upper: length) }

    /// The bound that `length` means, but for what arithmetic leaves behind.
    func snapped(_ length: CGFloat) -> CGFloat {
      if abs(length - lower) < 1e-4 { return lower }
      guard let upper, abs(length - upper) < 1e-4 else { return length }
      return upper
    }
  }

  var width = Range()
  var height = Range()
  var firstBaselineOffsetFromTop: CGFloat?
  var lastBaselineOffsetFromBottom: CGFloat?

  init() {}

  init(_ traits: ConstraintItemTraits) {
    width = Range(traits.intrinsicWidth)
    height = Range(traits.intrinsicHeight)
    firstBaselineOffsetFromTop = traits.firstBaselineOffsetFromTop
    lastBaselineOffsetFromBottom = traits.lastBaselineOffsetFromBottom
  }

  subscript(axis: Axis) -> Range { axis == .horizontal ? width : height }
}
