public import LaminaDrawing
public import LaminaGeometry
import LaminaLayers
public import LaminaLayout

/// A text, picture or shape that elements lay out and that is drawn into a list, on any thread.
///
/// ```swift
/// let share = DecoratingLayout(
///   content: DrawableElement.text("A dream of rain"),
///   decoration: DrawableElement.image(.file("creature.png"), size: CGSize(width: 40, height: 40)))
/// let list = share.displayList(in: CGRect(x: 0, y: 0, width: 240, height: 120))
/// ```
///
/// It is measured and drawn for `scale` pixels a point: texts stand on whole pixels of that scale.
public struct DrawableElement: LayoutElement, Sendable {
  /// What is drawn.
  public let content: any LeafContent
  /// Pixels for each point of what it is drawn on.
  public var scale: CGFloat
  public var layoutPriority = 0.0
  /// Where it was laid out; nil before.
  public private(set) var frame: CGRect?

  /// An element that measures and draws as the content of a node does.
  public init(_ content: some LeafContent, scale: CGFloat = 2) {
    self.content = content
    self.scale = scale
  }

  public var spacing: ViewSpacing { content.spacing }
  public var contents: [DrawableElement] { [self] }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measure(proposal).size
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(measure(proposal))
  }

  public mutating func layout(in rect: CGRect) { frame = rect }

  /// Adds what it draws, at its frame; nothing before it was laid out.
  public func record(into list: inout DisplayList.Recorder) {
    guard let frame else { return }
    var context = LeafContext(scale: scale)
    guard let drawing = content.contents(size: frame.size, in: &context).list else { return }
    list.append(
      drawing, transform: CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  private func measure(_ proposal: ProposedViewSize) -> LeafDimensions {
    var context = LeafContext(scale: scale)
    return content.dimensions(proposal, in: &context)
  }
}

extension ViewDimensions {
  /// The dimensions of a leaf, with its baselines where it has text.
  init(_ leaf: LeafDimensions) {
    if let first = leaf.firstBaseline {
      self.init(
        leaf.size, firstTextBaseline: first, lastTextBaseline: leaf.lastBaseline ?? first)
    } else {
      self.init(leaf.size)
    }
  }
}
