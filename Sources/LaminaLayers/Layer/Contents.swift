public import LaminaDrawing
public import LaminaGeometry

/// What a layer itself draws, below its children.
public enum Contents: Hashable, Sendable {
  /// Nothing.
  case none
  /// Cheap: drawn straight into every frame that touches it.
  case direct(DisplayList)
  /// A worker makes a bitmap of it; until there is one, nothing is painted.
  case drawn(DisplayList)

  /// What is drawn, if anything.
  public var list: DisplayList? {
    switch self {
    case .none: nil
    case .direct(let list), .drawn(let list): list
    }
  }

  /// Whether a worker makes a bitmap of it.
  public var isDrawn: Bool {
    if case .drawn = self { true } else { false }
  }
}

/// What a worker made of a layer's drawing.
///
/// One that was made of another drawing than the layer now has is a stand-in: it is shown at its
/// own size and place until a newer one comes, so size and bitmap change together.
public struct LayerPicture: Hashable, Sendable {
  /// What was drawn.
  public var list: DisplayList
  public var bitmap: Bitmap
  /// Where the bitmap's top left pixel lies, from the layer's top left.
  public var origin: PixelPoint
  /// The pixels for each point that it was drawn for.
  public var scale: CGFloat
  /// The layer's size that it was drawn for.
  public var size: CGSize

  public init(
    list: DisplayList, bitmap: Bitmap, origin: PixelPoint, scale: CGFloat, size: CGSize
  ) {
    self.list = list
    self.bitmap = bitmap
    self.origin = origin
    self.scale = scale
    self.size = size
  }

  /// The pixels that it covers, from the layer's top left.
  public var pixelRect: PixelRect {
    PixelRect(
      x: origin.x, y: origin.y, width: bitmap.size.width, height: bitmap.size.height)
  }

  /// Pictures of the same bitmap at the same place are the same.
  public static func == (a: LayerPicture, b: LayerPicture) -> Bool {
    a.bitmap === b.bitmap && a.origin == b.origin && a.scale == b.scale && a.size == b.size
      && a.list === b.list
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}
