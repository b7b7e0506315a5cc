public import LaminaGeometry

/// An element under the rule of one of SwiftUI's modifiers.
public struct ModifiedElement<Child: LayoutElement>: ContainerElement {
  private var arranged: Arranged<AnyLayout, Child>
  private let priority: Double?

  init(_ child: Child, _ rule: some Layout, priority: Double? = nil) {
    arranged = Arranged(AnyLayout(rule), [child])
    self.priority = priority
  }

  /// The element that is modified.
  public var child: Child { arranged.children[0] }
  public var layoutPriority: Double { priority ?? child.layoutPriority }
  public var contents: [Child.Content] { arranged.contents }

  public func measurements() -> ElementMeasurements {
    ElementMeasurements(arranged.layout, [child.measured()], priority: layoutPriority)
  }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    arranged.layout(in: rect, proposal: proposal, measurements: measurements)
  }
}

extension ModifiedElement: Sendable where Child: Sendable {}

extension LayoutElement {
  /// The element in a frame of fixed lengths, as `View.frame(width:height:alignment:)`.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedElement<Self> {
    ModifiedElement(self, FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// The element in a frame that is held between lengths, as SwiftUI's flexible frames.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedElement<Self> {
    ModifiedElement(
      self,
      FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// The element is proposed rooms of one ratio of width to height only; its own if nil.
  public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedElement<Self> {
    ModifiedElement(self, AspectRatioLayout(ratio, contentMode: contentMode))
  }

  /// The element at its ideal size along the fixed axes.
  public func fixedSize(
    horizontal: Bool = true, vertical: Bool = true
  ) -> ModifiedElement<Self> {
    ModifiedElement(self, FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// The element elsewhere, while its neighbours stay where they are.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedElement<Self> {
    ModifiedElement(self, OffsetLayout(CGSize(width: x, height: y)))
  }

  /// The element with another share in a stack's room.
  public func layoutPriority(_ value: Double) -> ModifiedElement<Self> {
    ModifiedElement(self, OffsetLayout(.zero), priority: value)
  }

  /// The element with a guide of its own across the width.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> ModifiedElement<Self> {
    ModifiedElement(self, AlignmentGuideLayout(guide, computeValue: computeValue))
  }

  /// The element with a guide of its own across the height.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> ModifiedElement<Self> {
    ModifiedElement(self, AlignmentGuideLayout(guide, computeValue: computeValue))
  }
}
