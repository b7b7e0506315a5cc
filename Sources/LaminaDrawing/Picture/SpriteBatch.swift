public import LaminaGeometry

/// Many copies of one small picture, each under its own transform and in its own colour.
///
/// ```swift
/// let sparks = SpriteBatch(
///   .glow(radius: 6),
///   [SpriteBatch.Sprite(transform: CGAffineTransform(translationX: 20, y: 30), color: .white)],
///   isAdditive: true)
/// list.sprites(sparks)
/// ```
///
/// Drawing costs the pixels that are touched; a batch is laid on at once.
public struct SpriteBatch: Hashable, Sendable {
  /// One copy.
  public struct Sprite: Hashable, Sendable {
    /// From the picture's coordinates, whose origin is its middle, to points of the list.
    public var transform: CGAffineTransform
    /// What the picture is drawn in; a bitmap's colours are multiplied by it.
    public var color: Color.Resolved

    /// Makes a copy under a transform of the picture's points and in a colour.
    public init(transform: CGAffineTransform, color: Color.Resolved) {
      self.transform = transform
      self.color = color
    }
  }

  /// What every copy shows.
  public var picture: SpritePicture
  /// Later ones lie on top.
  public var sprites: [Sprite]
  /// Whether light is added, so that overlapping copies grow brighter, instead of covering.
  public var isAdditive: Bool

  /// Makes a batch of copies of one picture, which cover each other unless light is added.
  public init(_ picture: SpritePicture, _ sprites: [Sprite], isAdditive: Bool = false) {
    self.picture = picture
    self.sprites = sprites
    self.isAdditive = isAdditive
  }

  /// What the copies may touch, in points; those at places that are no numbers are not drawn.
  public var inkBounds: CGRect {
    let box = picture.bounds
    guard !box.isNull else { return .null }
    return sprites.reduce(.null) { ink, sprite in
      let touched = box.applying(sprite.transform)
      return touched.isFinite ? ink.union(touched) : ink
    }
  }
}

/// What a batch of sprites is made of, in points around (0, 0).
public enum SpritePicture: Hashable, Sendable {
  /// A circle's inside.
  case disc(radius: CGFloat)
  /// A soft spot, strongest in the middle and gone at the radius: (1 - d²/r²)².
  case glow(radius: CGFloat)
  /// A rectangle of this size, its middle at (0, 0).
  case rectangle(CGSize)
  /// An outline's inside; dearer than the others.
  case path(Path)
  /// Pixels, so many for each point.
  case bitmap(Bitmap, scale: CGFloat)

  /// The rectangle around it; null for an empty outline.
  public var bounds: CGRect {
    switch self {
    case .disc(let radius), .glow(let radius):
      CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    case .rectangle(let size): CGRect(around: size)
    case .path(let path): path.boundingRect
    case .bitmap(let bitmap, let scale):
      CGRect(
        around: CGSize(
          width: CGFloat(bitmap.size.width) / scale, height: CGFloat(bitmap.size.height) / scale))
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { (minX + maxX).isFinite && (minY + maxY).isFinite }

  /// The rectangle of `size` whose middle is (0, 0).
  fileprivate init(around size: CGSize) {
    self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}
