public import LaminaAnimation
package import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry

/// An outline that fits any rectangle; as a view it is filled with the foreground style.
///
/// A shape is asked for its path on any thread. While its `animatableData` is animated, it is drawn
/// for each frame. In a module whose default is the main actor write `nonisolated struct`, or the
/// compiler says "circular reference".
public nonisolated protocol Shape: View, Animatable, Sendable, SendableMetatype {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path
}

@MainActor
extension Shape {
  /// The shape, filled with the foreground style.
  public var body: some View { painted([.fill(.foreground)]) }

  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S, eoFill: Bool = false) -> PaintedShape<Self> {
    painted([]).fill(content, eoFill: eoFill)
  }

  /// Fills the shape as `style` says, with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self> {
    painted([]).fill(.foreground, style: style)
  }

  /// Fills the shape as `style` says.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle) -> PaintedShape<Self> {
    painted([]).fill(content, style: style)
  }

  /// Draws a line along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> PaintedShape<Self> {
    painted([]).stroke(content, style: style)
  }

  /// Draws a line of `lineWidth` points along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> PaintedShape<Self> {
    painted([]).stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line along the outline in the foreground style, half of it outside.
  public func stroke(style: StrokeStyle) -> PaintedShape<Self> {
    painted([]).stroke(.foreground, style: style)
  }

  /// Draws a line of `lineWidth` points along the outline in the foreground style.
  public func stroke(lineWidth: CGFloat = 1) -> PaintedShape<Self> {
    painted([]).stroke(.foreground, lineWidth: lineWidth)
  }

  /// Draws a line along the inside of the outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> PaintedShape<Self> {
    painted([]).strokeBorder(content, style: style)
  }

  /// Draws a line of `lineWidth` points along the inside of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> PaintedShape<Self> {
    painted([]).strokeBorder(content, lineWidth: lineWidth)
  }

  /// Draws a line along the inside of the outline in the foreground style.
  public func strokeBorder(style: StrokeStyle) -> PaintedShape<Self> {
    painted([]).strokeBorder(.foreground, style: style)
  }

  /// Draws a line of `lineWidth` points along the inside of the outline in the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1) -> PaintedShape<Self> {
    painted([]).strokeBorder(.foreground, lineWidth: lineWidth)
  }

  private func painted(_ operations: [PaintedShape<Self>.Operation]) -> PaintedShape<Self> {
    PaintedShape(shape: self, operations: operations)
  }
}

/// How a shape is filled.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether what lies within an even number of outlines stays empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth; they are in any case.
  public var isAntialiased: Bool

  /// Makes a rule for filling; with `eoFill`, what an outline encloses an even number of times
  /// stays empty.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape that is filled and drawn around, one over the other.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
/// ```
extension PaintedShape {
  /// Fills the shape above what was painted before.
  public func fill<Style: ShapeStyle>(_ content: Style, eoFill: Bool = false) -> PaintedShape {
    adding(.fill(AnyShapeStyle(content), eoFill: eoFill))
  }

  /// Fills the shape as `style` says, above what was painted before.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle) -> PaintedShape {
    fill(content, eoFill: style.isEOFilled)
  }

  /// Draws a line along the outline above what was painted before.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> PaintedShape {
    adding(.stroke(AnyShapeStyle(content), style.usable()))
  }

  /// Draws a line of `lineWidth` points along the outline above what was painted before.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the inside of the outline above what was painted before.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> PaintedShape {
    adding(.strokeBorder(AnyShapeStyle(content), style.usable()))
  }

  /// Draws a line of `lineWidth` points along the inside of the outline.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func adding(_ operation: Operation) -> PaintedShape {
    PaintedShape(shape: shape, operations: operations + [operation])
  }
}

/// A shape and how it is painted: what `fill` and `stroke` make.
public struct PaintedShape<S: Shape>: PrimitiveView {
  enum Operation {
    case fill(AnyShapeStyle, eoFill: Bool)
    case stroke(AnyShapeStyle, StrokeStyle)
    case strokeBorder(AnyShapeStyle, StrokeStyle)

    var style: AnyShapeStyle {
      switch self {
      case .fill(let style, _), .stroke(let style, _), .strokeBorder(let style, _): style
      }
    }

    @MainActor static func fill(_ style: ForegroundStyle) -> Operation {
      .fill(AnyShapeStyle(style), eoFill: false)
    }
  }

  public typealias Body = Never
  var shape: S
  let operations: [Operation]

  package static var comparesWhole: Bool { true }

  package func nodes(_ element: Element) -> [Node] {
    let environment = element.recordedEnvironment
    let shape = shape.atPlace(of: element)
    var (traits, shadows) = (NodeTraits(), [NodeShadow]())
    traits.reportsGeometry = shape.asksForPosition
    let painted = operations.flatMap { operation -> [ShapeLeaf.Operation] in
      let paint = operation.style.paint(at: 0, in: environment)
      shadows += paint.shadows
      if paint.blendMode != .normal { traits.appearance.blendMode = paint.blendMode }
      switch operation {
      case .fill(_, let eoFill):
        // What lies below is changed inside of the shape.
        if !paint.backdropFilters.isEmpty {
          traits.appearance.backdropFilters = paint.backdropFilters
          traits.appearance.clip = ShapeOutline(shape)
        }
        return [.fill(paint.fill, eoFill: eoFill)]
          + paint.innerShadows.map { .innerShadow($0, eoFill: eoFill) }
      case .stroke(_, let stroke): return [.stroke(paint.fill, stroke)]
      case .strokeBorder(_, let stroke): return [.strokeBorder(paint.fill, stroke)]
      }
    }
    let leaf = ShapeLeaf(shape: ShapeOutline(shape), operations: painted)
    let node = Node(id: element.id, rule: .leaf(leaf), traits: traits)
    return [node.casting(shadows, in: element)]
  }
}

extension PaintedShape: @MainActor Animatable {
  package static var isAnimatable: Bool { true }
  public typealias AnimatableData = S.AnimatableData

  public var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape as nodes know it.
package nonisolated struct ShapeOutline<S: Shape>: Outline {
  let shape: S

  package init(_ shape: S) { self.shape = shape }

  package func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  package func path(in rect: CGRect, inset: CGFloat) -> Path {
    let shape: any Shape = (shape as? AnyShape)?.shape ?? shape
    guard let inner = (shape as? any InsettableShape)?.inset(by: inset) else {
      return shape.path(in: rect.insetBy(dx: inset, dy: inset))
    }
    return inner.path(in: rect)
  }

  package func cornerRadius(in size: CGSize) -> CGFloat? {
    (shape as? any RoundedShape)?.cornerRadius(in: size)
  }
}

/// A shape that is its rectangle with corners of one radius.
nonisolated protocol RoundedShape {
  func cornerRadius(in size: CGSize) -> CGFloat?
}

extension StrokeStyle {
  /// The style with numbers that a line can have.
  fileprivate func usable(_ argument: StaticString = #function) -> StrokeStyle {
    var style = self
    style.lineWidth = lineWidth.usableLength(argument)
    style.miterLimit = miterLimit.usable(argument)
    style.dash = dash.map { $0.usableLength(argument) }
    style.dashPhase = dashPhase.usable(argument)
    return style
  }
}
