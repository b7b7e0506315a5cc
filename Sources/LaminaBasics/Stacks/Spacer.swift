package import LaminaDisplay
public import LaminaGeometry
import LaminaDrawing
import LaminaLayout

/// Room that grows along the stack's axis as far as its neighbours let it.
public struct Spacer: PrimitiveView, Equatable {
  public typealias Body = Never
  /// The least room it takes; nil is 8 points.
  public var minLength: CGFloat?

  /// Makes room of at least `minLength` points; nil is 8 points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength?.usableLength("Spacer(minLength:)")
  }

  package static var comparesWhole: Bool { true }

  package func nodes(_ element: Element) -> [Node] {
    let layout = SpacerLayout(
      orientation: element.read(\.stackOrientation), minLength: minLength?.usableLength())
    // A spacer takes what everything else leaves: text beside it is not made to wrap for its sake.
    var values = LayoutValues()
    values.set(-.infinity, for: LayoutPriorityKey.self)
    return [element.node(AnyLayout(layout), [], values: values)]
  }
}

/// A hairline across the stack's axis.
public struct Divider: View {
  @Environment(\.stackOrientation) private var orientation
  @Environment(\.displayScale) private var scale

  /// Makes a line about one point thick, of whole pixels, in the separator colour of the palette.
  public init() {}

  public var body: some View {
    let isVertical = orientation == .horizontal
    let thickness = max(1, scale.rounded(.down)) / scale
    Color(role: .separator)
      .frame(width: isVertical ? thickness : nil, height: isVertical ? nil : thickness)
      .semantics {
        $0.role = .separator
        $0.isHidden = true
      }
  }
}
