import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry

/// A wrapper that changes how everything inside it is shown.
struct AppearanceModifier: NodeModifier {
  enum Change: Equatable {
    case hidden
    case shadow(Color, radius: CGFloat, offset: CGSize)
    case hitTesting(Bool)
  }

  let change: Change
  /// The shadow's colour at the place.
  private var shade: Color.Resolved?

  init(_ change: Change) { self.change = change }

  mutating func prepare(_ element: Element) {
    if case .shadow(let color, _, _) = change {
      shade = color.resolve(in: element.read(\.paletteByRole))
    }
  }

  func isSame(as other: AppearanceModifier) -> Bool {
    change == other.change && shade == other.shade
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { traits in
      switch change {
      case .hidden: traits.appearance.isHidden = true
      case .shadow(_, let radius, let offset):
        traits.appearance.shadow = NodeShadow(
          color: shade ?? .clear, radius: radius, offset: offset)
      case .hitTesting(let isEnabled): if !isEnabled { traits.interaction = .ignoresHits }
      }
    }
  }
}

/// A wrapper that cuts everything inside it to an outline.
struct ClipModifier: NodeModifier {
  let outline: any Outline

  func isSame(as other: ClipModifier) -> Bool { isSameValue(outline, other.outline) }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { $0.appearance.clip = outline }
  }
}

/// A wrapper that cuts everything inside it to a shape, which may depend on where that is.
struct ShapeClipModifier<S: Shape>: NodeModifier {
  private var outline: ShapeOutline<S>

  init(_ shape: S) { outline = ShapeOutline(shape) }

  mutating func prepare(_ element: Element) {
    outline = ShapeOutline(outline.shape.atPlace(of: element))
  }

  func isSame(as other: ShapeClipModifier) -> Bool {
    isSameValue(outline.shape, other.outline.shape)
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) {
      $0.appearance.clip = outline
      $0.reportsGeometry = outline.shape.asksForPosition
    }
  }
}

extension View {
  /// Shows the view and everything inside it, as one picture, `opacity` times as strong.
  public func opacity(_ opacity: Double) -> some View {
    nodes(OpacityModifier(opacity: opacity.usableFraction()))
  }

  /// Hides the view; it keeps its place.
  public func hidden() -> some View { nodes(AppearanceModifier(.hidden)) }

  /// Casts a shadow of the view's outline; `radius` is the Gaussian's sigma in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    nodes(
      AppearanceModifier(
        .shadow(
          color, radius: radius.usableLength(),
          offset: CGSize(width: x.usable(), height: y.usable()))))
  }

  /// Says whether pointers reach the view and what is inside it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    nodes(AppearanceModifier(.hitTesting(enabled)))
  }

  /// Cuts the view to its own rectangle.
  public func clipped() -> some View { nodes(ClipModifier(outline: BoundsOutline())) }

  /// Cuts the view to a shape in its rectangle.
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    nodes(ShapeClipModifier(shape))
  }

  /// Rounds the view's corners, whose edges are always smooth.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius.usableLength()))
  }
}
