public import LaminaDrawing
public import LaminaGeometry
import LaminaLayers
public import LaminaModelLayers
import LaminaLayout
public import LaminaText

extension DrawableElement {
  /// Lines of text, wrapped to what they are offered.
  ///
  /// - Parameters:
  ///   - string: the characters; their attributes are laid over those of `base`.
  ///   - base: font and colour of what has none of its own.
  ///   - style: alignment, line limit and the heights of lines.
  ///   - scale: pixels for each point.
  /// - Returns: An element as large as its lines.
  public static func text(
    _ string: AttributedString, base: RichText.Base = RichText.Base(),
    style: ParagraphStyle = ParagraphStyle(), scale: CGFloat = 2
  ) -> DrawableElement {
    DrawableElement(TextLeaf(RichText(string, base: base), style: style), scale: scale)
  }

  /// A picture that is `size` points large, or fills its place as `resizing` says.
  public static func image(
    _ source: ImageSource, size: CGSize, resizing: ImageLeaf.Fit? = .aspectFit, scale: CGFloat = 2
  ) -> DrawableElement {
    DrawableElement(
      ImageLeaf(source: source, naturalSize: size, resizing: resizing), scale: scale)
  }

  /// An area of one fill, in all the room that it is offered.
  public static func fill(_ fill: Fill, scale: CGFloat = 2) -> DrawableElement {
    DrawableElement(ShapeLeaf(fill: fill), scale: scale)
  }

  /// An outline that fills its place.
  ///
  /// - Parameters:
  ///   - fill: what its inside is painted with.
  ///   - scale: pixels for each point.
  ///   - path: the outline in a rectangle.
  /// - Returns: An element that takes all the room that it is offered.
  public static func shape(
    _ fill: Fill, scale: CGFloat = 2, _ path: @escaping @Sendable (CGRect) -> Path
  ) -> DrawableElement {
    DrawableElement(
      ShapeLeaf(shape: DrawnOutline(draw: path), operations: [.fill(fill, eoFill: false)]),
      scale: scale)
  }

  /// What a layer of one's own shows, such as particles at a moment.
  ///
  /// - Parameters:
  ///   - size: its own size; nil for all the room that it is offered.
  ///   - time: seconds after the layer's time began.
  ///   - scale: pixels for each point.
  ///   - content: what is drawn in a place of a size.
  /// - Returns: An element that stands still.
  public static func layer(
    size: CGSize? = nil, at time: TimeInterval = 0, scale: CGFloat = 2,
    _ content: @escaping @Sendable (CGSize) -> any LayerContent
  ) -> DrawableElement {
    DrawableElement(LayerLeaf(size: size, time: time, content: content), scale: scale)
  }

  /// A drawing of one's own.
  ///
  /// - Parameters:
  ///   - size: its own size; nil for all the room that it is offered.
  ///   - scale: pixels for each point.
  ///   - draw: draws in a place of a size, whose top left corner is (0, 0).
  /// - Returns: An element that is drawn again for each size.
  public static func drawing(
    size: CGSize? = nil, scale: CGFloat = 2,
    _ draw: @escaping @Sendable (inout DisplayList.Recorder, CGSize) -> Void
  ) -> DrawableElement {
    DrawableElement(DrawingLeaf(size: size, draw: draw), scale: scale)
  }
}

/// An outline that a function draws.
private struct DrawnOutline: Outline {
  var draw: @Sendable (CGRect) -> Path
  func path(in rect: CGRect) -> Path { draw(rect) }
}

/// A layer's content that stands still, as that of a node.
private struct LayerLeaf: LeafContent {
  var size: CGSize?
  var time: TimeInterval
  var content: @Sendable (CGSize) -> any LayerContent

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(size: size ?? proposal.replacingUnspecifiedDimensions())
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    content(size).contents(in: size, scale: context.scale, at: time)
  }
}

/// A drawing as the content of a node.
private struct DrawingLeaf: LeafContent {
  var size: CGSize?
  var draw: @Sendable (inout DisplayList.Recorder, CGSize) -> Void

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(size: size ?? proposal.replacingUnspecifiedDimensions())
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    .drawn(DisplayList { draw(&$0, size) })
  }
}
