package import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout
import LaminaThemes

/// A wrapper with a layout of its own around one node.
package struct LayoutModifier<L: Layout & Equatable>: NodeModifier {
  package let layout: L

  package init(layout: L) { self.layout = layout }

  package func isSame(as other: LayoutModifier) -> Bool { layout == other.layout }

  package func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id, layout: AnyLayout(layout))
  }
}

/// Sets a value that the enclosing layout reads.
package struct LayoutValueModifier<Key: LayoutValueKey>: NodeModifier where Key.Value: Sendable {
  package let value: Key.Value

  package func isSame(as other: LayoutValueModifier) -> Bool { isSameValue(value, other.value) }

  package func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.changing { $0.layoutValues.set(value, for: Key.self) }
  }
}

/// A margin of a length, or of the theme's.
private struct MarginModifier: NodeModifier {
  /// The sides of which the theme says how much is free; none where the author did.
  ///
  /// Views within each other are many, and each holds this: it is kept small.
  private let themed: Edge.Set
  private var layout: PaddingLayout

  init(_ edges: Edge.Set, _ length: CGFloat?) {
    themed = length == nil ? edges : []
    layout = PaddingLayout(edges, length)
  }

  mutating func prepare(_ element: Element) {
    if !themed.isEmpty { layout = PaddingLayout(themed, element.read(\.measures)[.spaceLarge]) }
  }

  func isSame(as other: MarginModifier) -> Bool { layout == other.layout }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id, layout: AnyLayout(layout))
  }
}

extension View {
  /// Gives the view's place a fixed size; nil keeps the view's own on that axis.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    nodes(
      LayoutModifier(
        layout: FrameLayout(
          width: width?.askedLength(), height: height?.askedLength(), alignment: alignment)))
  }

  /// Gives the view's place bounds within which it follows what is offered.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    nodes(
      LayoutModifier(
        layout: FlexFrameLayout(
          minWidth: minWidth?.askedLength(), idealWidth: idealWidth?.askedLength(),
          maxWidth: maxWidth?.askedBound(), minHeight: minHeight?.askedLength(),
          idealHeight: idealHeight?.askedLength(), maxHeight: maxHeight?.askedBound(),
          alignment: alignment)))
  }

  /// Keeps `length` (when nil the theme's `space.large`, 16 points) free on the sides in `edges`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    nodes(MarginModifier(edges, length?.usable()))
  }

  /// Keeps `length` free on each side.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps a length of its own free on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    nodes(
      LayoutModifier(
        layout:
          PaddingLayout(
            EdgeInsets(
              top: insets.top.usable(), leading: insets.leading.usable(),
              bottom: insets.bottom.usable(),
              trailing: insets.trailing.usable()))))
  }

  /// Draws the view elsewhere; its neighbours do not move.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    nodes(LayoutModifier(layout: OffsetLayout(CGSize(width: x.usable(), height: y.usable()))))
  }

  /// Draws the view elsewhere; its neighbours do not move.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the view's centre at a point of what it is offered, all of which it takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    nodes(LayoutModifier(layout: PositionLayout(CGPoint(x: x.usable(), y: y.usable()))))
  }

  /// Puts the view's centre at a point of what it is offered, all of which it takes.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Gives the view its ideal size on the axes named, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    nodes(LayoutModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// Gives the view its ideal size, whatever is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Offers the view a size of this ratio of width to height; nil takes the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    nodes(
      LayoutModifier(
        layout: AspectRatioLayout(
          aspectRatio.flatMap { $0.askedLength() }.flatMap { $0 > 0 ? $0 : nil },
          contentMode: contentMode)))
  }

  /// Offers the view a size of the ratio of `aspectRatio`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    let (width, height) = (aspectRatio.width.usableLength(), aspectRatio.height.usableLength())
    return self.aspectRatio(height > 0 ? width / height : 0, contentMode: contentMode)
  }

  /// Offers the view the largest size of its own ratio that fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest size of its own ratio that fills.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Says how early the view gets its share of a stack's room; 0 by default.
  public func layoutPriority(_ value: Double) -> some View {
    nodes(LayoutValueModifier<LayoutPriorityKey>(value: value.finite()))
  }

  /// Hands a value to the enclosing layout.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View
  where Key.Value: Sendable {
    nodes(LayoutValueModifier<Key>(value: value))
  }
}
