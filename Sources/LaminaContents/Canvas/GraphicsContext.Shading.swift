public import LaminaDrawing
public import LaminaGeometry
import LaminaDisplay

nonisolated extension GraphicsContext {
  /// What areas and lines are filled with.
  public nonisolated struct Shading: Sendable {
    enum Kind: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case foreground
      case backdrop
      case gradient(Gradient, GradientPlace, GradientOptions)
      case tiles(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
      case palette([Shading])
      /// Resolved, in points of the context.
      case paint(Paint)
    }

    /// Where the ends of a gradient are, in points.
    enum GradientPlace: Sendable {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
      case conic(CGPoint, Angle)
    }

    let kind: Kind

    /// What is there already, changed by the context's filters.
    ///
    /// ```swift
    /// context.addFilter(.blur(radius: 8))
    /// context.fill(pane, with: .backdrop)        // what lies below the pane, blurred
    /// ```
    /// The context's opacity and outlines that it is clipped to hold for the change. Its blend mode, clips by layers,
    /// and filters that move what is drawn (perspective and shadows) do not.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// A colour of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey from 0 (black) to 1 (white).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients go across the rectangle around what is filled.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      if let color = style as? Color { return .color(color) }
      return Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// Several shadings, of which the first is for what is primary, the second for what is secondary, and so on.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// A gradient between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .linear(startPoint.usable("linearGradient"), endPoint.usable("linearGradient")), options))
    }

    /// A gradient around a point, between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .radial(
            center.usable("radialGradient"), startRadius.usable("radialGradient"),
            endRadius.usable("radialGradient")), options))
    }

    /// A gradient once around a point, clockwise from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .conic(center.usable("conicGradient"), .radians(angle.radians.finite())),
          options))
    }

    /// A picture again and again, from a point on in both directions.
    ///
    /// - Parameters:
    ///   - image: the picture; symbols fill nothing.
    ///   - origin: where the corner of one of the tiles is.
    ///   - sourceRect: the part of the picture to show, in fractions of its sides.
    ///   - scale: how many times as large as the picture a tile is.
    /// - Returns: the shading.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        kind: .tiles(
          image, origin: origin.usable("tiledImage"), part: sourceRect,
          scale: scale.usable("tiledImage")))
    }
  }

  /// What a gradient of a shading is beyond its ends, and how its colours are mixed.
  public nonisolated struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It begins again at its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// It goes back and forth; takes precedence over `repeat`.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed in proportion to their light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The shading with its colours filled in, for the environment of the canvas; to be drawn with often.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .paint, .backdrop, .style: shading
    case .palette(let parts): parts.first.map { resolve($0) } ?? shading
    case .color, .foreground, .gradient, .tiles:
      Shading(kind: .paint(paint(shading, in: recording.surroundings.bounds)))
    }
  }
}

nonisolated extension GraphicsContext {
  /// What a shading paints in a rectangle.
  func paint(_ shading: Shading, in rect: @autoclosure () -> CGRect) -> Paint {
    switch shading.kind {
    case .color(let color): return recording.paint(color)
    case .paint(let paint): return paint
    case .foreground: return style(AnyShapeStyle(ForegroundStyle()), in: rect())
    case .style(let style): return self.style(style, in: rect())
    case .gradient(let gradient, let place, let options):
      return self.gradient(gradient, place, options)
    case .tiles(let image, let origin, let part, let scale):
      return tiles(image, origin, part, scale)
    case .palette(let parts):
      return parts.first.map { paint($0, in: rect()) } ?? .color(.clear)
    case .backdrop: return .color(.clear)
    }
  }

  private func style(_ style: AnyShapeStyle, in rect: CGRect) -> Paint {
    let environment = recording.surroundings.environment
    let fill = recording.surroundings.answers.answer(.style(style), orNote: recording.misses) { _ in
      style.paint(at: 0, in: environment).fill
    }
    return fill?.paint(in: rect) ?? .color(.clear)
  }

  private func gradient(
    _ gradient: Gradient, _ place: Shading.GradientPlace, _ options: GradientOptions
  ) -> Paint {
    var stops = gradient.resolve(in: recording.surroundings.palette)
    if options.contains(.linearColor) { stops = stops.mixedByLight }
    let paint: Paint =
      switch place {
      case .linear(let start, let end): .linear(stops, from: start, to: end)
      case .radial(let center, let start, let end):
        .radial(stops, center: center, startRadius: start, endRadius: end)
      case .conic(let center, let angle):
        .angular(stops, center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
    let spread: GradientSpread =
      options.contains(.mirror) ? .mirror : options.contains(.repeat) ? .repeat : .pad
    return spread == .pad ? paint : .pattern(PaintPattern(.gradient(paint), spread: spread))
  }

  private func tiles(
    _ image: Image, _ origin: CGPoint, _ part: CGRect, _ scale: CGFloat
  ) -> Paint {
    let environment = recording.surroundings.environment
    let answer = recording.surroundings.answers.answer(.tile(image), orNote: recording.misses) {
      _ in
      image.tile(in: environment).map { CanvasTile(drawing: $0.drawing, scale: $0.scale) }
    }
    guard let tile = answer, scale > 0, scale.isFinite else { return .color(.clear) }
    var drawing = tile.drawing
    drawing.part = part
    return .pattern(
      PaintPattern(
        .tiles(drawing, scale: tile.scale * scale),
        transform: CGAffineTransform(translationX: origin.x, y: origin.y)))
  }
}

/// A picture that is laid side by side.
nonisolated private struct CanvasTile: Sendable {
  let drawing: ImageDrawing
  let scale: CGFloat
}

nonisolated extension [Paint.Stop] {
  /// Stops between those that there are, so that colours lie where a mix of light has them.
  fileprivate var mixedByLight: [Paint.Stop] {
    guard count > 1 else { return self }
    var mixed: [Paint.Stop] = []
    for (a, b) in zip(self, dropFirst()) {
      for step in 0..<8 { mixed.append(a.mixedByLight(with: b, by: Float(step) / 8)) }
    }
    return mixed + suffix(1)
  }
}

nonisolated extension Paint.Stop {
  /// A stop on the way to another one.
  fileprivate func mixedByLight(with other: Paint.Stop, by part: Float) -> Paint.Stop {
    func mixed(_ channel: KeyPath<Color.Resolved, Float>) -> Float {
      color[keyPath: channel] * (1 - part) + other.color[keyPath: channel] * part
    }
    let between = Color.Resolved(
      colorSpace: .sRGBLinear, red: mixed(\.linearRed), green: mixed(\.linearGreen),
      blue: mixed(\.linearBlue), opacity: mixed(\.opacity))
    return Paint.Stop(
      color: between, location: location + (other.location - location) * CGFloat(part))
  }
}

nonisolated extension CGPoint {
  /// The point with coordinates that can be drawn; those that are none are reported.
  func usable(_ argument: StaticString) -> CGPoint {
    CGPoint(x: x.usable(argument), y: y.usable(argument))
  }
}

nonisolated extension CGRect {
  /// Whether all sides are near enough to be drawn.
  var isDrawable: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) <= 1e7 }
  }
}
