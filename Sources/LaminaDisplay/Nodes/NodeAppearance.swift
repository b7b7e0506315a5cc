public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers
package import LaminaLayout

/// How a node and everything in it is shown; sizes are filled in when it is placed.
public struct NodeAppearance: Sendable {
  /// Of the node and its children together, as one picture.
  public var opacity: CGFloat = 1
  public var isHidden = false
  /// What its content and children are cut to.
  public var clip: (any Outline)?
  public var shadow: NodeShadow?
  /// Moves the drawing, not the layout.
  public var transform = NodeTransform()
  /// Leaves of the node what its alpha covers; it is laid out in the node's rectangle.
  public var mask: Node?
  /// How the whole mixes with what lies below.
  public var blendMode = BlendMode.normal
  /// Change the whole before it is laid on.
  public var filters: [ImageEffect] = []
  /// Change what lies below the node, inside its outline.
  public var backdropFilters: [ImageEffect] = []
  /// Whether the node with all inside it is one picture.
  public var isFlattened = false

  public init() {}

  /// Whether there is nothing to keep.
  var isDefault: Bool { isPlain && transform.anchor == .center }

  var isPlain: Bool {
    opacity == 1 && !isHidden && clip == nil && shadow == nil && transform.isIdentity
      && mask == nil && blendMode == .normal && filters.isEmpty && backdropFilters.isEmpty
      && !isFlattened
  }
}

/// A transform of a node about a point of its rectangle; filled in when its size is known.
public struct NodeTransform: Sendable {
  /// The point that stays where it is.
  public var anchor: UnitPoint
  /// In a rectangle of a size; nil for none.
  private var make: (@Sendable (CGSize) -> LayerTransform)?

  /// No transform.
  public init() { anchor = .center }

  /// One that is the same in every rectangle.
  public init(_ transform: LayerTransform, anchor: UnitPoint = .center) {
    self.anchor = anchor
    if !transform.isIdentity { make = { _ in transform } }
  }

  /// One that depends on the size of the rectangle.
  public init(anchor: UnitPoint, _ make: @escaping @Sendable (CGSize) -> LayerTransform) {
    self.anchor = anchor
    self.make = make
  }

  package var isIdentity: Bool { make == nil }

  /// The transform where one reads in a direction: from the right, it is as a mirror shows it.
  package func read(_ direction: LayoutDirection) -> NodeTransform {
    guard direction == .rightToLeft, let make else { return self }
    return NodeTransform(anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y)) { make($0).mirrored }
  }

  package func callAsFunction(in size: CGSize) -> LayerTransform { make?(size) ?? .identity }
}

/// A shadow cast by a node's content.
public struct NodeShadow: Hashable, Sendable {
  public var color: Color.Resolved
  /// The Gaussian's sigma, in points.
  public var radius: CGFloat
  public var offset: CGSize

  public init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// An outline that is known once its rectangle is: what `Shape` means below the views.
public protocol Outline: Sendable {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path
  /// The outline in `rect`, smaller by `inset` points on all sides; by default that in the smaller rectangle.
  func path(in rect: CGRect, inset: CGFloat) -> Path
  /// The corner radius when the outline in a rectangle of `size` is that rectangle, rounded.
  func cornerRadius(in size: CGSize) -> CGFloat?
}

extension Outline {
  public func path(in rect: CGRect, inset: CGFloat) -> Path {
    path(in: rect.insetBy(dx: inset, dy: inset))
  }

  public func cornerRadius(in size: CGSize) -> CGFloat? { nil }
}

/// The rectangle itself.
public struct BoundsOutline: Outline, Hashable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func cornerRadius(in size: CGSize) -> CGFloat? { 0 }
}

/// What fills an outline; gradients are placed when its rectangle is known.
public enum Fill: Hashable, Sendable {
  /// The same colour everywhere.
  case color(Color.Resolved)
  /// Colours along the line between two places of the rectangle, and the end colours beyond it.
  case linear([Paint.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
  /// Colours along circles around a place of the rectangle, between two radii in points.
  case radial([Paint.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours along ellipses around a place of the rectangle that are as wide and as high as it in
  /// proportion, between two fractions of its sides.
  case elliptical([Paint.Stop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  /// Colours around a place of the rectangle, clockwise from one angle to another.
  case angular([Paint.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// Colours between points of the rectangle, whose sides are 1 long in them.
  indirect case mesh(MeshPaint)
  /// A picture again and again from the rectangle's corner on, `scale` times as large as its own size.
  indirect case tiles(ImageDrawing, scale: CGFloat)
  /// What is placed in points already, whatever the rectangle.
  indirect case placed(Paint)

  /// The same, `factor` times as strong.
  package func opacity(_ factor: Float) -> Fill {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linear(let stops, let start, let end):
      .linear(stops.faded(by: factor), startPoint: start, endPoint: end)
    case .radial(let stops, let center, let start, let end):
      .radial(stops.faded(by: factor), center: center, startRadius: start, endRadius: end)
    case .elliptical(let stops, let center, let start, let end):
      .elliptical(stops.faded(by: factor), center: center, startFraction: start, endFraction: end)
    case .angular(let stops, let center, let start, let end):
      .angular(stops.faded(by: factor), center: center, startAngle: start, endAngle: end)
    case .mesh(let mesh): .mesh(mesh.faded(by: factor))
    case .tiles(let image, let scale):
      factor == 1 ? self : .tiles(image |> .opacity(CGFloat(factor)), scale: scale)
    case .placed(let paint): .placed(paint.faded(by: factor))
    }
  }

  /// The paint that fills `rect`.
  public func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let stops, let start, let end):
      .linear(stops, from: start.point(in: rect), to: end.point(in: rect))
    case .radial(let stops, let center, let start, let end):
      .radial(stops, center: center.point(in: rect), startRadius: start, endRadius: end)
    case .elliptical(let stops, let center, let start, let end):
      .pattern(
        PaintPattern(
          .gradient(
            .radial(
              stops, center: CGPoint(x: center.x, y: center.y), startRadius: start, endRadius: end)),
          transform: CGAffineTransform(unitSquareTo: rect)))
    case .angular(let stops, let center, let start, let end):
      .angular(stops, center: center.point(in: rect), startAngle: start, endAngle: end)
    case .mesh(let mesh):
      .pattern(PaintPattern(.mesh(mesh), transform: CGAffineTransform(unitSquareTo: rect)))
    case .tiles(let image, let scale):
      .pattern(
        PaintPattern(
          .tiles(image, scale: scale),
          transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    case .placed(let paint): paint
    }
  }
}

extension CGAffineTransform {
  /// Takes the square from 0 to 1 to a rectangle.
  fileprivate init(unitSquareTo rect: CGRect) {
    self.init(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
  }
}
