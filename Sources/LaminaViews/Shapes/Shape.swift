public import LaminaAnimation
import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
import LaminaLayout

/// An outline that fits any rectangle; as a view it is filled with the foreground style.
///
/// A shape is asked for its path on any thread. While its `animatableData` is animated, it is drawn
/// for each frame. (`SendableMetatype` keeps conforming types off the main actor, whatever the
/// default of their module.)
public nonisolated protocol Shape: View, Animatable, Sendable, SendableMetatype {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path
}

@MainActor
extension Shape {
  public var body: some View { PaintedShape(shape: self, operations: [.fill(.foreground)]) }

  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S, eoFill: Bool = false) -> some View {
    PaintedShape(shape: self, operations: [.fill(AnyShapeStyle(content), eoFill: eoFill)])
  }

  /// Draws a line along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    PaintedShape(shape: self, operations: [.stroke(AnyShapeStyle(content), style.usable)])
  }

  /// Draws a line of `lineWidth` points along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the inside of the outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    PaintedShape(shape: self, operations: [.strokeBorder(AnyShapeStyle(content), style.usable)])
  }

  /// Draws a line of `lineWidth` points along the inside of the outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape and how it is painted.
struct PaintedShape<S: Shape>: PrimitiveView {
  enum Operation {
    case fill(AnyShapeStyle, eoFill: Bool)
    case stroke(AnyShapeStyle, StrokeStyle)
    case strokeBorder(AnyShapeStyle, StrokeStyle)

    @MainActor static func fill(_ style: ForegroundStyle) -> Operation {
      .fill(AnyShapeStyle(style), eoFill: false)
    }
  }

  typealias Body = Never
  var shape: S
  let operations: [Operation]

  static var comparesWhole: Bool { true }

  func nodes(_ element: Element) -> [Node] {
    _ = (element.read(\.colorPalette), element.read(\.foregroundStyle))
    let environment = element.environment
    let painted = operations.map { operation -> ShapeLeaf.Operation in
      switch operation {
      case .fill(let style, let eoFill): .fill(style.fill(in: environment), eoFill: eoFill)
      case .stroke(let style, let stroke): .stroke(style.fill(in: environment), stroke)
      case .strokeBorder(let style, let stroke):
        .strokeBorder(style.fill(in: environment), stroke)
      }
    }
    let leaf = ShapeLeaf(shape: ShapeOutline(shape), operations: painted)
    return [Node(id: element.id, rule: .leaf(leaf), traits: traits)]
  }

  /// What lies below a material is changed inside of the shape.
  private var traits: NodeTraits {
    var traits = NodeTraits()
    for case .fill(let style, _) in operations {
      guard let material = style.material else { continue }
      traits.appearance.backdropFilters = material.backdropFilters
      traits.appearance.clip = ShapeOutline(shape)
    }
    return traits
  }
}

extension PaintedShape: @MainActor Animatable {
  typealias AnimatableData = S.AnimatableData

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape as nodes know it.
nonisolated struct ShapeOutline<S: Shape>: Outline {
  let shape: S

  init(_ shape: S) { self.shape = shape }

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func cornerRadius(in size: CGSize) -> CGFloat? {
    (shape as? any RoundedShape)?.cornerRadius(in: size)
  }
}

/// A shape that is its rectangle with corners of one radius.
nonisolated protocol RoundedShape {
  func cornerRadius(in size: CGSize) -> CGFloat?
}

extension StrokeStyle {
  /// The style with a width that a line can have.
  fileprivate var usable: StrokeStyle {
    var style = self
    style.lineWidth = lineWidth.usableLength
    return style
  }
}
