public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers
public import LaminaLayout

/// A picture at its own size, or stretched over the size it is offered.
public struct ImageLeaf: LeafContent {
  public var source: ImageSource
  /// Its own size in points.
  public var naturalSize: CGSize
  public var isResizable: Bool
  public var interpolation: Interpolation
  /// What its alpha is a stencil for; nil shows its own colours.
  public var tint: Fill?
  /// What is done to the pixels at the size in which they are shown, in order.
  public var effects: [ImageEffect]
  /// Which picture of an animation, from 0.
  public var frame: Int

  public init(
    source: ImageSource, naturalSize: CGSize, isResizable: Bool = false,
    interpolation: Interpolation = .medium, tint: Fill? = nil, effects: [ImageEffect] = [],
    frame: Int = 0
  ) {
    self.source = source
    self.naturalSize = naturalSize
    self.isResizable = isResizable
    self.interpolation = interpolation
    self.tint = tint
    self.effects = effects
    self.frame = frame
  }

  public func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    guard isResizable else { return LeafDimensions(size: naturalSize) }
    return LeafDimensions(size: proposal.replacingUnspecifiedDimensions(by: naturalSize))
  }

  public func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let rect = CGRect(origin: .zero, size: size)
    let list = DisplayList { list in
      list.image(
        source, in: rect, interpolation: interpolation, tint: tint?.paint(in: rect),
        effects: effects, frame: frame)
    }
    return list.isEmpty ? .none : .drawn(list)
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
