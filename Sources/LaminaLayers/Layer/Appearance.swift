public import LaminaDrawing
public import LaminaGeometry

/// How a layer and what is inside it look as a whole.
public struct Appearance: Hashable, Sendable {
  /// Of the layer with its children, as one picture.
  public var opacity: CGFloat
  public var isHidden: Bool
  /// What contents and children are cut to; shadow, background and border are not.
  public var clip: ClipShape?
  public var shadow: Shadow? {
    get { decoration?.parts.shadow }
    set { decorate { $0.shadow = newValue } }
  }
  /// Fills the bounds below the contents, with round corners.
  public var background: Paint? {
    get { decoration?.parts.background }
    set { decorate { $0.background = newValue } }
  }
  /// Of background, border and shadow.
  public var cornerRadius: CGFloat
  /// Which corners are round.
  public var maskedCorners: CornerMask
  /// Lies inside the bounds, above the children.
  public var border: Border? {
    get { decoration?.parts.border }
    set { decorate { $0.border = newValue } }
  }
  /// How the whole mixes with what lies below.
  public var blendMode: BlendMode
  /// Change the whole before it is laid on.
  public var filters: [ImageEffect]
  /// Change what lies below the layer, inside its bounds with their corners.
  public var backdropFilters: [ImageEffect]
  /// Whether the layer is seen from behind.
  public var isDoubleSided: Bool
  /// Whether the layer with all inside it is kept as one picture while it does not change.
  public var shouldRasterize: Bool
  /// What few layers have: the others hold no more than a pointer.
  private var decoration: Decoration?

  public init(
    opacity: CGFloat = 1, isHidden: Bool = false, clip: ClipShape? = nil, shadow: Shadow? = nil,
    background: Paint? = nil, cornerRadius: CGFloat = 0, maskedCorners: CornerMask = .all,
    border: Border? = nil, blendMode: BlendMode = .normal, filters: [ImageEffect] = [],
    backdropFilters: [ImageEffect] = [], isDoubleSided: Bool = true, shouldRasterize: Bool = false
  ) {
    self.opacity = opacity
    self.isHidden = isHidden
    self.clip = clip
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.blendMode = blendMode
    self.filters = filters
    self.backdropFilters = backdropFilters
    self.isDoubleSided = isDoubleSided
    self.shouldRasterize = shouldRasterize
    decorate { $0 = Decoration.Parts(shadow: shadow, background: background, border: border) }
  }

  /// Whether anything of the layer can be seen.
  public var isVisible: Bool { !isHidden && opacity > 0 }

  private mutating func decorate(_ change: (inout Decoration.Parts) -> Void) {
    var parts = decoration?.parts ?? Decoration.Parts()
    change(&parts)
    decoration = parts == Decoration.Parts() ? nil : Decoration(parts)
  }
}

/// Shadow, background and border of a layer, compared by what they are.
private final class Decoration: Hashable, Sendable {
  struct Parts: Hashable {
    var shadow: Shadow?
    var background: Paint?
    var border: Border?
  }

  let parts: Parts

  init(_ parts: Parts) { self.parts = parts }

  static func == (a: Decoration, b: Decoration) -> Bool { a === b || a.parts == b.parts }
  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// A line along the inside of a layer's bounds.
public struct Border: Hashable, Sendable {
  /// The width of the line, in points; it lies inside of the bounds.
  public var width: CGFloat
  /// The colour of the line.
  public var color: Color.Resolved

  /// Makes a line of a width in points and a colour.
  public init(width: CGFloat, color: Color.Resolved) {
    self.width = width
    self.color = color
  }
}

/// The outline that a layer's contents and children are cut to, in its own coordinates.
public enum ClipShape: Hashable, Sendable {
  /// The frame's rectangle.
  case bounds
  /// The frame's rectangle with round corners.
  case roundedRect(radius: CGFloat)
  /// An outline of one's own; with `eoFill`, what it encloses an even number of times is cut away.
  indirect case path(Path, eoFill: Bool)

  /// The outline for a layer of `size`.
  public func path(in size: CGSize) -> Path {
    let bounds = CGRect(origin: .zero, size: size)
    return switch self {
    case .bounds: Path(bounds)
    case .roundedRect(let radius): Path(roundedRect: bounds, cornerRadius: radius)
    case .path(let path, _): path
    }
  }

  /// The rectangle around the outline for a layer of `size`.
  public func boundingRect(in size: CGSize) -> CGRect {
    switch self {
    case .bounds, .roundedRect: CGRect(origin: .zero, size: size)
    case .path(let path, _): path.boundingRect
    }
  }

  /// Whether `point` lies inside the outline for a layer of `size`.
  public func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    switch self {
    case .bounds: CGRect(origin: .zero, size: size).contains(point)
    case .roundedRect(let radius):
      CGRect(origin: .zero, size: size).contains(point)
        && (!size.isCorner(point, radius: radius) || path(in: size).contains(point))
    case .path(let path, let eoFill): path.contains(point, eoFill: eoFill)
    }
  }
}

extension CGSize {
  /// Whether a point of the rectangle may lie beyond a round corner.
  fileprivate func isCorner(_ point: CGPoint, radius: CGFloat) -> Bool {
    min(point.x, width - point.x) <= radius && min(point.y, height - point.y) <= radius
  }
}

/// A soft shadow below a layer, a Gaussian with sigma = radius.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow, with how strong it is.
  public var color: Color.Resolved
  /// How soft the shadow is: the Gaussian's sigma, in points.
  public var radius: CGFloat
  /// How far the shadow falls, in points to the right and down.
  public var offset: CGSize
  /// What throws it, in the layer's own coordinates; nil: the clip's outline or the frame.
  public var path: Path?

  /// Makes a shadow of a colour and a softness; without a path the clip's outline or the frame
  /// throws it.
  public init(color: Color.Resolved, radius: CGFloat, offset: CGSize = .zero, path: Path? = nil) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.path = path
  }

  /// What throws the shadow of a layer of `size`, moved to where the shadow falls.
  func outline(in size: CGSize, _ appearance: Appearance) -> Path {
    (path ?? appearance.cut(in: size)?.path(in: size) ?? appearance.outline(in: size))
      .offsetBy(dx: offset.width, dy: offset.height)
  }

  /// What it may touch, in the layer's own coordinates.
  func inkBounds(in size: CGSize, _ appearance: Appearance) -> CGRect {
    guard color.opacity > 0 else { return .null }
    let outline = path?.boundingRect ?? (appearance.clip ?? .bounds).boundingRect(in: size)
    guard !outline.isNull else { return .null }
    let reach = -(radius * 3 + 1)
    return outline.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: reach, dy: reach)
  }
}
