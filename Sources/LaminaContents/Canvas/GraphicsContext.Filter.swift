public import LaminaDrawing
public import LaminaGeometry

nonisolated extension GraphicsContext {
  /// A change of everything that is drawn, as pixels.
  public nonisolated struct Filter: Sendable {
    enum Kind: Sendable {
      case effect(ImageEffect)
      case threshold(Double, Double, Color)
      case projection(ProjectionTransform)
      case shadow(Shadow)
    }

    struct Shadow: Sendable {
      var color: Color
      var radius: CGFloat
      var offset: CGSize
      var blendMode: BlendMode
      var options: ShadowOptions
    }

    let kind: Kind

    private static func effect(_ effect: ImageEffect) -> Filter { Filter(kind: .effect(effect)) }

    /// Shows what is drawn in perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow of what is drawn.
    ///
    /// - Parameters:
    ///   - color: of the shadow.
    ///   - radius: the standard deviation of the bell curve by which it is soft, in points.
    ///   - x: how far right of what is drawn it lies.
    ///   - y: how far below.
    ///   - blendMode: how it mixes with what is drawn, where it lies above that.
    ///   - options: where it lies, and of what it is the shadow.
    /// - Returns: the filter.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          Shadow(
            color: color, radius: radius.isFinite ? max(radius, 0) : 0,
            offset: CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0),
            blendMode: blendMode, options: options)))
    }

    /// Multiplies each component, opacity too, by that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter { effect(.colorMultiply(color)) }

    /// Sends each colour through a table.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      effect(.colorMatrix(matrix))
    }

    /// Turns all hues around the wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { effect(.hueRotation(angle)) }

    /// Makes colours `amount` times as strong; 0 is grey, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter {
      effect(.saturation(CGFloat(amount.finite(or: 1))))
    }

    /// Adds `amount`, from -1 (black) to 1 (white).
    public static func brightness(_ amount: Double) -> Filter {
      effect(.brightness(CGFloat(amount.finite(or: 0))))
    }

    /// Moves colours away from the middle, `amount` times; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      effect(.contrast(CGFloat(amount.finite(or: 1))))
    }

    /// Makes each colour its opposite, as far as `amount` says, from 0 (not at all) to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      if amount >= 1 { return effect(.colorInvert) }
      let part = Float(amount.isNaN ? 0 : max(amount, 0))
      var matrix = ColorMatrix()
      (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * part, 1 - 2 * part, 1 - 2 * part)
      (matrix.r5, matrix.g5, matrix.b5) = (part, part, part)
      return effect(.colorMatrix(matrix))
    }

    /// Takes colours away: 0 leaves them, 1 makes shades of grey.
    public static func grayscale(_ amount: Double) -> Filter {
      effect(.saturation(1 - CGFloat(amount.isNaN ? 0 : min(max(amount, 0), 1))))
    }

    /// Makes what is drawn black, as opaque as it is bright.
    public static var luminanceToAlpha: Filter { effect(.luminanceToAlpha) }

    /// Blurs what is drawn by a Gaussian of `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      effect(.blur(radius: radius, opaque: options.contains(.opaque)))
    }

    /// Shows one colour wherever the opacity lies within bounds, and nothing elsewhere.
    ///
    /// ```swift
    /// context.addFilter(.alphaThreshold(min: 0.5, color: .pink))
    /// context.addFilter(.blur(radius: 12))
    /// context.drawLayer { … }        // discs that run together like drops
    /// ```
    public static func alphaThreshold(
      min low: Double, max high: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(low, high, color))
    }
  }

  /// Where a filter's shadow lies, and of what it is one.
  public nonisolated struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It lies above what is drawn.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// It takes the place of what is drawn.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// It is that of what lies around what is drawn: with `shadowAbove` and the blend mode `sourceAtop` one that falls
    /// inwards.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Accepted: a shadow mixes with what is drawn only, and not with what is below that.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How a filter blurs.
  public nonisolated struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is drawn goes on beyond its edges in their colour.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Accepted: bands are not seen either way.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a filter computes.
  public nonisolated struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Accepted: filters compute with components as screens have them.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Has everything that is drawn from now on go through a filter.
  ///
  /// Of several filters the one that was added last is the first that a drawing goes through, as with transforms. Its
  /// lengths are in the coordinates of now. Each drawing is laid on after its filters, cut to the clips: a layer
  /// (`drawLayer`) is filtered once, as a whole.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(
      PlacedFilter(filter, transform: transform, palette: recording.surroundings.palette))
  }
}

/// A filter, with its lengths in the coordinates of the canvas and its colours filled in.
nonisolated struct PlacedFilter {
  private enum Kind {
    case effect(ImageEffect)
    case projection(ProjectionTransform)
    case shadow(GraphicsContext.Filter.Shadow, Color.Resolved)
  }

  private let kind: Kind

  init(_ filter: GraphicsContext.Filter, transform: CGAffineTransform, palette: ColorPalette) {
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    let scale = area.isFinite ? area.squareRoot() : 0
    switch filter.kind {
    case .effect(let effect): kind = .effect(effect.resolve(in: palette).scaled(by: scale))
    case .threshold(let low, let high, let color):
      kind = .effect(
        .alphaThreshold(min: low, max: high, color: Color(color.resolve(in: palette))))
    case .projection(let matrix):
      let there = ProjectionTransform(transform)
      let isUsable = scale > 1e-6
      let back = isUsable ? ProjectionTransform(transform.inverted()) : ProjectionTransform()
      kind = .projection(back.concatenating(matrix).concatenating(there))
    case .shadow(var shadow):
      let (x, y) = (shadow.offset.width, shadow.offset.height)
      shadow.radius *= scale
      shadow.radius = min(shadow.radius, 10_000)
      let moved = CGPoint(
        x: x * transform.a + y * transform.c, y: x * transform.b + y * transform.d)
      shadow.offset = CGSize(
        width: moved.x.isFinite ? moved.x : 0, height: moved.y.isFinite ? moved.y : 0)
      kind = .shadow(shadow, shadow.color.resolve(in: palette))
    }
  }

  /// What of it changes pixels in their place.
  var effects: [ImageEffect] {
    if case .effect(let effect) = kind { [effect] } else { [] }
  }

  /// What a layer becomes.
  func applied(to drawn: LayerCommands, hasPictures: Bool) -> LayerCommands {
    switch kind {
    case .effect(let effect):
      let reach = -effect.reach
      return LayerCommands(
        commands: drawn.grouped(GroupStyle(filters: [effect])),
        ink: drawn.ink.insetBy(dx: reach, dy: reach))
    case .projection(let matrix):
      return LayerCommands(
        commands: drawn.grouped(GroupStyle(projection: matrix)), ink: drawn.ink.applying(matrix))
    case .shadow(let shadow, let color):
      return ShadowedLayer(drawn, shadow, color, hasPictures: hasPictures).commands
    }
  }
}
