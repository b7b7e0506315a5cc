public import LaminaGeometry

/// What a gradient is beyond its ends.
public enum GradientSpread: Hashable, Sendable {
  /// The colours of the ends go on.
  case pad
  /// It begins again, from its first colour.
  case `repeat`
  /// It goes back and forth.
  case mirror
}

/// What fills an area and is no plain gradient: one that is stretched or repeated, a mesh of colours, or a picture
/// side by side with itself.
///
/// ```swift
/// let ellipse = PaintPattern(
///   .gradient(.radial(stops, center: .zero, startRadius: 0, endRadius: 1)),
///   transform: CGAffineTransform(a: 80, b: 0, c: 0, d: 40, tx: 80, ty: 40))
/// list.fill(path, with: .pattern(ellipse))
/// ```
public struct PaintPattern: Hashable, Sendable {
  /// What is painted, in coordinates of its own.
  public enum Content: Hashable, Sendable {
    /// A gradient, or a colour.
    case gradient(Paint)
    /// Colours between points.
    case mesh(MeshPaint)
    /// A picture again and again from the origin on, `scale` times as large as its own size.
    case tiles(ImageDrawing, scale: CGFloat)
  }

  /// What is painted.
  public var content: Content
  /// From the pattern's coordinates to those of what is filled.
  public var transform: CGAffineTransform
  /// What a gradient is beyond its ends.
  public var spread: GradientSpread

  /// Makes a pattern in the coordinates of what is filled, unless a transform is given.
  public init(
    _ content: Content, transform: CGAffineTransform = .identity, spread: GradientSpread = .pad
  ) {
    self.content = content
    self.transform = transform
    self.spread = spread
  }

  /// Whether nothing behind it shows through.
  public var isOpaque: Bool {
    switch content {
    case .gradient(let paint): paint.isOpaque
    case .mesh(let mesh): mesh.background.isOpaque && mesh.colors.allSatisfy(\.isOpaque)
    case .tiles: false
    }
  }

  /// Whether it leaves no mark at all.
  public var isClear: Bool {
    switch content {
    case .gradient(let paint): paint.isClear
    case .mesh(let mesh):
      mesh.background.opacity <= 0 && mesh.colors.allSatisfy { $0.opacity <= 0 }
    case .tiles: false
    }
  }

  /// Whether it repeats a picture.
  fileprivate var hasPictures: Bool {
    switch content {
    case .gradient(let paint): paint.hasPictures
    case .mesh: false
    case .tiles: true
    }
  }

  /// The same, `factor` times as strong.
  package func faded(by factor: Float) -> PaintPattern {
    var copy = self
    switch content {
    case .gradient(let paint): copy.content = .gradient(paint.faded(by: factor))
    case .mesh(let mesh): copy.content = .mesh(mesh.faded(by: factor))
    case .tiles(let image, let scale):
      copy.content = .tiles(image |> .opacity(CGFloat(factor)), scale: scale)
    }
    return copy
  }

  /// The same where everything is mapped.
  package func applying(_ transform: CGAffineTransform) -> PaintPattern {
    var copy = self
    copy.transform = self.transform.concatenating(transform)
    return copy
  }
}

extension [Paint.Stop] {
  /// The same, `factor` times as strong.
  package func faded(by factor: Float) -> [Paint.Stop] {
    map { Paint.Stop(color: $0.color.opacity(factor), location: $0.location) }
  }
}

extension Paint {
  /// Whether it repeats a picture, which may have to be decoded first.
  package var hasPictures: Bool {
    if case .pattern(let pattern) = self { pattern.hasPictures } else { false }
  }

  /// The same, `factor` times as strong.
  package func faded(by factor: Float) -> Paint {
    guard factor < 1 else { return self }
    return switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linear(let stops, let from, let to):
      .linear(stops.faded(by: factor), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      .radial(stops.faded(by: factor), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      .angular(stops.faded(by: factor), center: center, startAngle: start, endAngle: end)
    case .pattern(let pattern): .pattern(pattern.faded(by: factor))
    }
  }

  /// The paint as it is where everything is mapped: a colour stays one.
  package func applying(_ transform: CGAffineTransform) -> Paint {
    if transform.isIdentity { return self }
    switch self {
    case .color: return self
    case .pattern(let pattern): return .pattern(pattern.applying(transform))
    case .linear, .radial, .angular:
      return .pattern(PaintPattern(.gradient(self), transform: transform))
    }
  }
}
