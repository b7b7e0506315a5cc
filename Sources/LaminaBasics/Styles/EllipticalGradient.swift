import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry

/// A gradient from a centre outwards along ellipses that have the proportions of what is filled.
///
/// ```swift
/// Rectangle().fill(EllipticalGradient(colors: [.white, .clear]))        // clear at the middles of the sides
/// ```
public nonisolated struct EllipticalGradient: SelfContainedStyle, Hashable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Makes a gradient between two ellipses, as fractions of the width and height of what is filled.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient between two ellipses, as that of a colour.
  public init(
    gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center.usable("EllipticalGradient(center:)")
    self.startRadiusFraction = startRadiusFraction.usable(
      "EllipticalGradient(startRadiusFraction:)")
    self.endRadiusFraction = endRadiusFraction.usable("EllipticalGradient(endRadiusFraction:)")
  }

  /// Makes a gradient of evenly spaced colours between two ellipses.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of colours at given places between two ellipses.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient, or a fainter one.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(
      .elliptical(
        gradient.stops(in: environment), center: center, startFraction: startRadiusFraction,
        endFraction: endRadiusFraction)
    ).faded(to: level)
  }
}

extension EllipticalGradient: View { public typealias Body = Never }
extension EllipticalGradient: AreaStyle {}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two ellipses with the proportions of what is filled.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient between two ellipses with the proportions of what is filled.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of evenly spaced colours between two ellipses with the proportions of what is filled.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colours at given places between two ellipses with the proportions of what is filled.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
