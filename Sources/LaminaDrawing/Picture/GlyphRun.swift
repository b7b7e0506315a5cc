public import LaminaGeometry

/// A font face that a rasterizer can draw with; the text room makes them, one object a face.
public protocol FontFace: AnyObject, Sendable {
  /// The face's name, for messages.
  var name: String { get }
}

/// Shaped glyphs of one face, size and paint, placed in points.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph by its number in the face, its origin on the baseline.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in the face.
    public var id: UInt32
    /// The characters that it stands for; in the bytes that would lie idle beside its number.
    package var text: GlyphText
    /// The glyph's origin on the baseline, in points.
    public var position: CGPoint

    /// Makes a glyph of its number in the face and its origin on the baseline, in points.
    public init(id: UInt32, position: CGPoint) {
      self.init(id: id, position: position, text: .unknown)
    }

    package init(id: UInt32, position: CGPoint, text: GlyphText) {
      self.id = id
      self.position = position
      self.text = text
    }
  }

  /// The font file's face whose glyphs are drawn.
  public let face: any FontFace
  /// The em, in points.
  public let size: CGFloat
  /// Tilt of upright letters (x per y), for faces without an italic; 0 for none.
  public let slant: CGFloat
  /// The glyphs with their places.
  public let glyphs: [Glyph]
  /// What fills the glyphs.
  public let paint: Paint
  /// What the glyphs may touch, overhang included.
  public let inkBounds: CGRect

  /// Makes glyphs of one face that are shaped and placed; `inkBounds` has to hold all that they may
  /// touch.
  public init(
    face: any FontFace, size: CGFloat, slant: CGFloat = 0, glyphs: [Glyph], paint: Paint,
    inkBounds: CGRect
  ) {
    self.face = face
    self.size = size
    self.slant = slant
    self.glyphs = glyphs
    self.paint = paint
    self.inkBounds = inkBounds
  }

  /// The run moved by (dx, dy).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> GlyphRun {
    GlyphRun(
      face: face, size: size, slant: slant,
      glyphs: glyphs.map {
        var glyph = $0
        glyph.position = CGPoint(x: $0.position.x + dx, y: $0.position.y + dy)
        return glyph
      },
      paint: paint, inkBounds: inkBounds.offsetBy(dx: dx, dy: dy))
  }

  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.face === b.face && a.size == b.size && a.slant == b.slant && a.paint == b.paint
      && a.glyphs == b.glyphs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(size)
    hasher.combine(glyphs)
  }
}
