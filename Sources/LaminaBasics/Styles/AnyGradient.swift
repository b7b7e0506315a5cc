import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry

/// A gradient whose colours may depend on the place where it is used, as that of a colour.
///
/// ```swift
/// Capsule().fill(.blue.gradient)        // a little lighter above
/// ```
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
  private enum Source: Hashable {
    case given(Gradient)
    case standard(Color)
  }

  private let source: Source
  /// How far along its way it begins, from 0 to 1; before that it has its first colour.
  private var delay = 0.0

  /// Makes the gradient of given colours.
  public init(_ gradient: Gradient) { source = .given(gradient.usable("AnyGradient")) }

  fileprivate init(of color: Color) { source = .standard(color) }

  /// The same gradient from a share of its way on, with its first colour before that; what goes beyond its end is
  /// drawn together there.
  package func delayed(by share: Double) -> AnyGradient {
    var delayed = self
    delayed.delay = min(max(share, 0), 1)
    return delayed
  }

  /// The stops in an environment, in order of location.
  @MainActor func stops(in environment: EnvironmentValues) -> [Paint.Stop] {
    let stops = wholeStops(in: environment)
    guard delay > 0, let first = stops.first else { return stops }
    let rest = stops.map { Paint.Stop(color: $0.color, location: min($0.location + delay, 1)) }
    return [Paint.Stop(color: first.color, location: 0)] + rest
  }

  /// The stops without a delay.
  @MainActor private func wholeStops(in environment: EnvironmentValues) -> [Paint.Stop] {
    switch source {
    case .given(let gradient): return gradient.resolve(in: environment.paletteByRole)
    case .standard(let color):
      let base = color.resolve(in: environment)
      return [
        Paint.Stop(color: base.mixed(with: .white, by: 0.2), location: 0),
        Paint.Stop(color: base, location: 1),
      ]
    }
  }

  /// The colours from the top down.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(.linear(stops(in: environment), startPoint: .top, endPoint: .bottom))
      .faded(to: level)
  }
}

nonisolated extension AnyGradient: SelfContainedStyle {}

extension Color {
  /// The standard gradient of the colour: from a lighter one at the top to the colour itself.
  public nonisolated var gradient: AnyGradient { AnyGradient(of: self) }
}

nonisolated extension Gradient: SelfContainedStyle {
  /// The colours from the top down.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    AnyGradient(self).paint(at: level, in: environment)
  }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points of the rectangle that is filled.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient between two points of the rectangle that is filled.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of evenly spaced colours between two points of the rectangle that is filled.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at given places between two points of the rectangle that is filled.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// A gradient from `startRadius` to `endRadius` points around `center`.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of evenly spaced colours from `startRadius` to `endRadius` points around `center`.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours at given places from `startRadius` to `endRadius` points around `center`.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// A gradient around `center` from `startAngle` clockwise to `endAngle`.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours at given places around `center` from `startAngle` clockwise to `endAngle`.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around `center`, beginning at `angle`.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of colours at given places once around `center`, beginning at `angle`.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// A gradient of evenly spaced colours around `center` from `startAngle` clockwise to `endAngle`.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colours once around `center`, beginning at `angle`.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
