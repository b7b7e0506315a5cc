import LaminaGeometry

/// How far around what is seen pictures are kept ready, inside scroll layers and elsewhere.
struct DisplayRanges {
  /// Around the surface, and around layers that clip and do not scroll.
  var still: DisplayRange
  /// Around a scroll layer once it was moved.
  var moved: RangeTuning
  /// Around one that was not moved yet, and perhaps never will be.
  var unmoved: RangeTuning

  /// The range of a scroll layer around what is seen of it.
  func around(_ seen: CGRect, _ heading: ScrollHeading) -> CGRect {
    (heading.hasMoved ? moved : unmoved).range(for: heading).around(seen)
  }
}
