import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
import LaminaLayers
import LaminaLayout

nonisolated extension GraphicsContext {
  /// A picture whose size is known, to be drawn.
  public nonisolated struct ResolvedImage: Sendable {
    /// A picture with pixels, and its own size in points.
    struct Picture: Sendable {
      var drawing: ImageDrawing
      let size: CGSize
    }

    /// Draws it at its own size or larger.
    let leaf: (any LeafContent)?
    let picture: Picture?
    let scale: CGFloat
    /// The picture's own size, in points.
    public let size: CGSize
    /// From the top of the picture to the line on which letters beside it stand, in points.
    public let baseline: CGFloat
    /// What a picture that is a stencil is filled with; nil for its own colours, or the foreground style.
    public var shading: Shading?
  }

  /// The picture as it is in the environment of the canvas; to be drawn often, or to know its size.
  public func resolve(_ image: Image) -> ResolvedImage {
    let scale = recording.surroundings.scale
    let answer = recording.surroundings.answers.answer(.image(image), orNote: recording.misses) {
      ResolvedImage(image, at: scale, in: $0)
    }
    return answer
      ?? ResolvedImage(
        leaf: nil, picture: nil, scale: scale, size: .zero, baseline: 0, shading: nil)
  }

  /// Draws a picture into a rectangle, stretched to it.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let box = rect.standardized
    guard box.isDrawable, box.width > 0, box.height > 0, let list = list(of: image, in: box) else {
      return
    }
    draw(list, under: .identity, ink: box)
  }

  /// Draws a picture in its own size, so that a point of it (by default its middle) lies at a point of the context.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, anchor: anchor, at: point))
  }

  /// Draws a picture into a rectangle, stretched to it.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size, so that a point of it (by default its middle) lies at a point of the context.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  private func list(of image: ResolvedImage, in rect: CGRect) -> DisplayList? {
    if var picture = image.picture {
      if let shading = image.shading { picture.drawing.tint = paint(shading, in: rect) }
      return DisplayList { $0.image(picture.drawing, in: rect) }
    }
    guard let leaf = image.leaf else { return nil }
    var context = LeafContext(scale: image.scale)
    guard let own = leaf.contents(size: image.size, in: &context).list, image.size.width > 0,
      image.size.height > 0
    else { return nil }
    let place = CGAffineTransform(stretching: image.size, over: rect)
    let shown = image.shading.map { shading in
      own.painted(with: paint(shading, in: rect).applying(place.inverted()))
    }
    return DisplayList { $0.append(shown ?? own, transform: place) }
  }
}

nonisolated extension GraphicsContext.ResolvedImage {
  /// The picture as it is at an element's place; nil where it shows nothing.
  @MainActor fileprivate init?(_ image: Image, at scale: CGFloat, in element: Element) {
    guard case .leaf(let leaf)? = image.nodes(element).first?.rule else { return nil }
    var context = LeafContext(scale: scale)
    let dimensions = leaf.dimensions(.unspecified, in: &context)
    self.init(
      leaf: leaf, picture: (leaf as? ImageLeaf)?.picture(for: dimensions.size), scale: scale,
      size: dimensions.size, baseline: dimensions.firstBaseline ?? dimensions.size.height,
      shading: nil)
  }
}

nonisolated extension ImageLeaf {
  /// The picture with what it is painted with at its own size.
  fileprivate func picture(for size: CGSize) -> GraphicsContext.ResolvedImage.Picture {
    GraphicsContext.ResolvedImage.Picture(
      drawing: ImageDrawing(
        source, interpolation: interpolation,
        tint: tint?.paint(in: CGRect(origin: .zero, size: size)),
        effects: effects, frame: frame), size: size)
  }
}

nonisolated extension DisplayList {
  /// The same outlines in another paint.
  fileprivate func painted(with paint: Paint) -> DisplayList {
    let commands = commands.map { command -> DisplayCommand in
      switch command {
      case .fillRect(let rect, _): .fillRect(rect, paint)
      case .fill(let path, _, let eoFill): .fill(path, paint, eoFill: eoFill)
      case .stroke(let path, _, let style): .stroke(path, paint, style)
      default: command
      }
    }
    return DisplayList(
      commands: commands, inkBounds: inkBounds, hasPictures: hasPictures || paint.hasPictures)
  }
}

nonisolated extension CGAffineTransform {
  /// Maps a rectangle of this size at the origin to another one.
  init(stretching size: CGSize, over rect: CGRect) {
    self.init(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
  }
}

nonisolated extension CGRect {
  /// A rectangle of which a point lies somewhere.
  init(_ size: CGSize, anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
