import LaminaDisplay

/// What a shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What pointers hit.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is lifted when the view is dragged; nothing shows it yet.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is lifted when the view's menu opens; nothing shows it yet.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer; nothing shows it yet.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The line around a view with the focus; nothing shows it yet.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive tools take the view for; nothing shows it yet.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// A wrapper that says what of a view is hit.
private struct ContentShapeModifier<S: Shape>: NodeModifier {
  /// Nil changes nothing.
  private var shape: S?
  private let eoFill: Bool

  init(_ shape: S?, eoFill: Bool) {
    self.shape = shape
    self.eoFill = eoFill
  }

  mutating func prepare(_ element: Element) { shape = shape?.atPlace(of: element) }

  func isSame(as other: ContentShapeModifier) -> Bool {
    guard let shape, let old = other.shape else { return shape == nil && other.shape == nil }
    return eoFill == other.eoFill && isSameValue(shape, old)
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    guard let shape else { return content }
    return content.wrapped(id: id) {
      $0.hitShape = HitShape(ShapeOutline(shape), eoFill: eoFill)
      $0.reportsGeometry = shape.asksForPosition
    }
  }
}

extension View {
  /// Says what of the view pointers hit: all inside of a shape in its rectangle, and nothing beyond.
  ///
  /// ```swift
  /// HStack { Text(name); Spacer(); Text(size) }
  ///   .contentShape(Rectangle())       // else the gap between the texts is not hit
  ///   .onTapGesture { open(name) }
  /// ```
  ///
  /// Without one, what is hit is what is drawn: outlines that are filled, lines, and the boxes of
  /// texts and pictures.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Says what of the view pointers hit where `kind` contains `interaction`; all else is kept for
  /// later.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    nodes(ContentShapeModifier(kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }
}
