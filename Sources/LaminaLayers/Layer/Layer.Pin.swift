public import LaminaGeometry

extension Layer {
  /// Holds a layer at the edge of what is seen for as long as the stretch it belongs to is in sight.
  ///
  /// ```
  ///   natural ┌────────┐ ─ ─                     A header goes along with the edge of what is seen
  ///           │ header │                         (`sight`), never before its natural place, never
  ///           ├────────┤      ┌────────┐ sight   past the end of its section (`bound`): the next
  ///           │  row   │  ──▶ │ header │         header pushes it away.
  ///           │  row   │      ├────────┤
  ///     bound └────────┘      └────────┘ bound
  /// ```
  ///
  /// All places are along `axis` in the coordinates of the content, so where the layer goes is a
  /// function of the scroll offset alone.
  public struct Pin: Hashable, Sendable {
    /// Which edge of what is seen it keeps to.
    public enum Edge: Hashable, Sendable {
      /// A header: `bound` is the end of its section.
      case start
      /// A footer: `bound` is the start of its section.
      case end
    }

    public var axis: Axis
    public var edge: Edge
    /// Where what is seen begins (for a header) or ends (for a footer).
    public var sight: CGFloat
    /// Where the layer begins by layout.
    public var natural: CGFloat
    public var bound: CGFloat

    public init(axis: Axis, edge: Edge, sight: CGFloat, natural: CGFloat, bound: CGFloat) {
      self.axis = axis
      self.edge = edge
      self.sight = sight
      self.natural = natural
      self.bound = bound
    }

    /// By how much a layer of `length` is away from where layout put it.
    public func shift(of length: CGFloat) -> CGFloat {
      switch edge {
      case .start: min(max(sight - natural, 0), max(0, bound - length - natural))
      case .end: max(min(sight - length - natural, 0), min(0, bound - natural))
      }
    }

    /// `frame` where the pin holds it.
    public func held(_ frame: CGRect) -> CGRect {
      var frame = frame
      frame.origin[axis] += shift(of: frame.size[axis])
      return frame
    }
  }
}
