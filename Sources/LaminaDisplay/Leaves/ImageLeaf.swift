public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers
public import LaminaLayout

/// A picture at its own size, or in whatever size it is offered.
public struct ImageLeaf: LeafContent {
  /// How a picture that may have any size fills it.
  public enum Fit: Hashable, Sendable {
    case stretch
    /// Covers the place in its own proportions; what lies beyond is cut off before it is scaled.
    case aspectFill
    /// Lies inside the place in its own proportions.
    case aspectFit
  }

  public var source: ImageSource
  /// Its own size in points.
  public var naturalSize: CGSize
  /// Nil keeps the picture at its own size.
  public var resizing: Fit?
  public var interpolation: Interpolation
  /// What its alpha is a stencil for; nil shows its own colours.
  public var tint: Fill?
  /// What is done to the pixels at the size in which they are shown, in order.
  public var effects: [ImageEffect]
  /// Which picture of an animation, from 0.
  public var frame: Int

  public init(
    source: ImageSource, naturalSize: CGSize, resizing: Fit? = nil,
    interpolation: Interpolation = .medium, tint: Fill? = nil, effects: [ImageEffect] = [],
    frame: Int = 0
  ) {
    self.source = source
    self.naturalSize = naturalSize
    self.resizing = resizing
    self.interpolation = interpolation
    self.tint = tint
    self.effects = effects
    self.frame = frame
  }

  public func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    guard resizing != nil else { return LeafDimensions(size: naturalSize) }
    return LeafDimensions(size: proposal.replacingUnspecifiedDimensions(by: naturalSize))
  }

  public func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let (rect, part) = placement(in: size)
    let list = DisplayList.keepingUnseen { list in
      list.image(
        source, source: part, in: rect, interpolation: interpolation,
        tint: tint?.paint(in: CGRect(origin: .zero, size: size)), effects: effects, frame: frame)
    }
    return list.isEmpty ? .none : .drawn(list)
  }

  public func fillsBounds(size: CGSize) -> Bool { tint == nil && resizing != .aspectFit }

  public var contentsGravity: ContentsGravity { resizing == nil ? .topLeft : .resize }

  /// Where the picture goes in `size`, and which part of it, in fractions.
  private func placement(in size: CGSize) -> (rect: CGRect, part: CGRect) {
    let all = CGRect(origin: .zero, size: size)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let (x, y) = (size.width / naturalSize.width, size.height / naturalSize.height)
    guard let resizing, resizing != .stretch, x > 0, y > 0, x.isFinite, y.isFinite else {
      return (all, whole)
    }
    let scale = resizing == .aspectFill ? max(x, y) : min(x, y)
    // Below 1 along the axis on which the picture is cut, or leaves room.
    let (w, h) = (min(x, scale) / max(x, scale), min(y, scale) / max(y, scale))
    guard resizing == .aspectFit else {
      return (all, CGRect(x: (1 - w) / 2, y: (1 - h) / 2, width: w, height: h))
    }
    let inner = CGRect(
      x: size.width * (1 - w) / 2, y: size.height * (1 - h) / 2, width: size.width * w,
      height: size.height * h)
    return (inner, whole)
  }
}

/// Content that takes room and shows nothing.
public struct EmptyLeaf: LeafContent, Hashable {
  /// The fixed size; nil on an axis takes what is offered, at least `minimum`.
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat? = 0, height: CGFloat? = 0) {
    self.width = width
    self.height = height
  }

  public func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(
      size: CGSize(width: width ?? proposal.width ?? 0, height: height ?? proposal.height ?? 0))
  }

  public func contents(size: CGSize, in context: inout LeafContext) -> Contents { .none }
}
