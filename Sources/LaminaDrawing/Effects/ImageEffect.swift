public import LaminaGeometry

/// A change of a picture's pixels, as a value: equal effects of equal pictures share one result.
///
/// ```swift
/// let dream = ImageDrawing(.file("frog.jpg")) |> .gray |> .blur(4) |> .contrast(1.2)
/// let glass: [ImageEffect] = .blur(30, tint: .white.opacity(0.3), saturation: 1.8) |> .sepia
/// ```
///
/// - Lengths are in points. A picture is scaled to its place first, then the effects are applied.
/// - Colours may be roles; `resolve(in:)` fills them in. Views do so with their palette; a
///   rasterizer that meets a role takes `ColorPalette.light`.
/// - A chain is an array, in the order of the work; `|>` makes and lengthens it.
public struct ImageEffect: Hashable, Sendable {
  /// What there is to do.
  package enum Kind: Hashable, Sendable {
    case blur(radius: CGFloat, tint: Color?, saturation: CGFloat)
    /// Of what has nothing around it, so that its edges grow soft.
    case softBlur(radius: CGFloat)
    case saturation(CGFloat)
    case contrast(CGFloat)
    case brightness(CGFloat)
    case tint(Color)
    case sepia(CGFloat)
    case hueRotation(Angle)
    case colorInvert
    case colorMultiply(Color)
    case luminanceToAlpha
    case opacity(CGFloat)
    case colorMatrix(ColorMatrix)
    case custom(CustomImageEffect)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The effect with the roles of its colours filled in.
  public func resolve(in palette: ColorPalette) -> ImageEffect {
    switch kind {
    case .blur(let radius, let tint?, let saturation):
      ImageEffect(
        .blur(radius: radius, tint: Color(tint.resolve(in: palette)), saturation: saturation))
    case .tint(let color): ImageEffect(.tint(Color(color.resolve(in: palette))))
    case .colorMultiply(let color): .colorMultiply(Color(color.resolve(in: palette)))
    case .blur, .softBlur, .saturation, .contrast, .brightness, .sepia, .hueRotation, .colorInvert,
      .luminanceToAlpha, .opacity, .colorMatrix, .custom:
      self
    }
  }

  /// The radius of a blur in points; nil where it is none.
  private var blurRadius: CGFloat? {
    switch kind {
    case .blur(let radius, _, _), .softBlur(let radius): radius
    case .saturation, .contrast, .brightness, .tint, .sepia, .hueRotation, .colorInvert,
      .colorMultiply, .luminanceToAlpha, .opacity, .colorMatrix, .custom:
      nil
    }
  }

  /// Whether it is a blur, which costs more than all others.
  package var isBlur: Bool { blurRadius != nil }

  /// How far beyond its edges it lays something on, in points.
  package var reach: CGFloat {
    if case .softBlur(let radius) = kind { Self.reach(ofBlur: radius) } else { 0 }
  }

  /// Where the bell curve has become too low to matter; no blur is wider than the widest screen.
  private static func reach(ofBlur radius: CGFloat) -> CGFloat {
    radius.isNaN ? 0 : (min(radius, 2_000) * 3.6).rounded(.up) + 2
  }

  /// How far around a pixel decides on it, in points.
  package var context: CGFloat { blurRadius.map(Self.reach(ofBlur:)) ?? 0 }

  /// The same where a point is `factor` points.
  package func scaled(by factor: CGFloat) -> ImageEffect {
    guard let radius = blurRadius else { return self }
    guard case .blur(_, let tint, let saturation) = kind else {
      return ImageEffect(.softBlur(radius: radius * factor))
    }
    return ImageEffect(.blur(radius: radius * factor, tint: tint, saturation: saturation))
  }

  /// Whether it looks different at another number of pixels for each point.
  public var hasLengths: Bool {
    if case .custom(let effect) = kind { effect.hasLengths } else { (blurRadius ?? 0) > 0 }
  }
}

extension ImageEffect {
  /// A Gaussian blur, then more or less colour, then a tint laid over, as UIKit's `UIImageEffects`.
  ///
  /// The picture goes on beyond its edges in the colour of the edge: what is opaque stays so.
  /// - Parameters:
  ///   - radius: the standard deviation of the bell curve, in points, as Core Image's.
  ///   - tint: a colour drawn over the blurred picture, as strong as its opacity says.
  ///   - saturation: 1 leaves the colours alone, 0 takes them away, 1.8 makes up for the blur.
  /// - Returns: the effect.
  public static func blur(
    _ radius: CGFloat, tint: Color? = nil, saturation: CGFloat = 1
  ) -> ImageEffect {
    ImageEffect(.blur(radius: held(radius), tint: tint, saturation: held(saturation)))
  }

  /// A Gaussian blur of a view or layer, as SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the bell curve, in points.
  ///   - opaque: whether what is blurred goes on beyond its edges in their colour; otherwise there
  ///     is nothing beyond them, and they grow soft. A picture has no room around it: what would
  ///     lie there is cut off.
  /// - Returns: the effect.
  public static func blur(radius: CGFloat, opaque: Bool = false) -> ImageEffect {
    opaque ? blur(radius) : ImageEffect(.softBlur(radius: held(radius)))
  }

  /// Shades of gray, as bright as the colours look.
  public static let gray = saturation(0)

  /// Colours `amount` times as strong; 0 is gray, 1 changes nothing.
  public static func saturation(_ amount: CGFloat) -> ImageEffect {
    ImageEffect(.saturation(held(amount)))
  }

  /// Takes colours away: 0 leaves them, 1 makes shades of gray.
  public static func grayscale(_ amount: CGFloat) -> ImageEffect {
    saturation(1 - min(held(amount), 1))
  }

  /// Moves all channels away from the middle, `amount` times; 1 changes nothing, 0 is flat gray,
  /// less than 0 also swaps light and dark.
  public static func contrast(_ amount: CGFloat) -> ImageEffect {
    ImageEffect(.contrast(amount < 0 ? -held(-amount) : held(amount)))
  }

  /// Adds `amount`, from -1 (black) to 1 (white), to all channels.
  public static func brightness(_ amount: CGFloat) -> ImageEffect {
    ImageEffect(.brightness(min(max(amount.isNaN ? 0 : amount, -1), 1)))
  }

  /// Lays `color` over the picture, as strong as its opacity says, where the picture is.
  public static func tint(_ color: Color) -> ImageEffect { ImageEffect(.tint(color)) }

  /// The brown of old photographs.
  public static let sepia = sepia(1)

  /// The brown of old photographs, from 0 (not at all) to 1.
  public static func sepia(_ amount: CGFloat) -> ImageEffect {
    ImageEffect(.sepia(min(held(amount), 1)))
  }

  /// Turns the hues of all colours around the wheel; how bright they look stays about the same.
  public static func hueRotation(_ angle: Angle) -> ImageEffect {
    ImageEffect(.hueRotation(angle.radians.isFinite ? angle : .zero))
  }

  /// Makes light dark and each colour its opposite.
  public static let colorInvert = ImageEffect(.colorInvert)

  /// Multiplies each channel, opacity too, by that of `color`.
  public static func colorMultiply(_ color: Color) -> ImageEffect {
    ImageEffect(.colorMultiply(color))
  }

  /// Black, as opaque as the picture was bright: for masks.
  public static let luminanceToAlpha = ImageEffect(.luminanceToAlpha)

  /// Lets `amount` of the picture through, from 0 (nothing) to 1.
  public static func opacity(_ amount: CGFloat) -> ImageEffect {
    ImageEffect(.opacity(min(held(amount), 1)))
  }

  /// An effect of one's own: `change` writes into the pixels, on any thread.
  ///
  /// - Parameters:
  ///   - id: says which effect it is: two with equal ids count as the same, so everything that
  ///     `change` depends on has to be in it.
  ///   - hasLengths: whether the result depends on the number of pixels for each point.
  ///   - change: is called with a copy of the pixels of its own.
  /// - Returns: the effect.
  public static func custom(
    id: some Hashable & Sendable, hasLengths: Bool = false,
    _ change: @escaping @Sendable (borrowing ImagePixels) -> Void
  ) -> ImageEffect {
    ImageEffect(.custom(CustomImageEffect(id: id, hasLengths: hasLengths, change: change)))
  }

  /// `amount`, but neither negative nor endless.
  private static func held(_ amount: CGFloat) -> CGFloat {
    amount.isNaN ? 0 : min(max(amount, 0), 10_000)
  }
}
