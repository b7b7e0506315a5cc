import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry

/// A gradient along a line.
public nonisolated struct LinearGradient: SelfContainedStyle, Hashable {
  private let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient between two points of the rectangle that is filled; beyond them the first and
  /// last colours go on.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = AnyGradient(gradient)
    self.startPoint = startPoint.usable("LinearGradient(startPoint:)")
    self.endPoint = endPoint.usable("LinearGradient(endPoint:)")
  }

  /// Makes a gradient between two points of the rectangle that is filled, as that of a colour.
  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint.usable("LinearGradient(startPoint:)")
    self.endPoint = endPoint.usable("LinearGradient(endPoint:)")
  }

  /// Makes a gradient of evenly spaced colours between two points of the rectangle that is filled.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at given places between two points of the rectangle that is
  /// filled.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient, or a fainter one.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(
      .linear(
        gradient.stops(in: environment), startPoint: startPoint, endPoint: endPoint)
    ).faded(to: level)
  }
}

/// A gradient from a centre outwards; radii in points.
public nonisolated struct RadialGradient: SelfContainedStyle, Hashable {
  private let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient that goes from `startRadius` to `endRadius` points around `center`.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = AnyGradient(gradient)
    self.center = center.usable("RadialGradient(center:)")
    self.startRadius = startRadius.usable("RadialGradient(startRadius:)")
    self.endRadius = endRadius.usable("RadialGradient(endRadius:)")
  }

  /// Makes a gradient of evenly spaced colours from `startRadius` to `endRadius` points around
  /// `center`.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient of colours at given places from `startRadius` to `endRadius` points around
  /// `center`.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient, or a fainter one.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(
      .radial(
        gradient.stops(in: environment), center: center, startRadius: startRadius,
        endRadius: endRadius)
    ).faded(to: level)
  }
}

/// A gradient around a centre, clockwise.
public nonisolated struct AngularGradient: SelfContainedStyle, Hashable {
  private let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient that goes around `center` from `startAngle` clockwise to `endAngle`.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = AnyGradient(gradient)
    self.center = center.usable("AngularGradient(center:)")
    self.startAngle = startAngle.usable("AngularGradient(startAngle:)")
    self.endAngle = endAngle.usable("AngularGradient(endAngle:)")
  }

  /// The same with a gradient whose colours may depend on the place.
  package init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// The colours once around, beginning at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of evenly spaced colours that goes around `center` from `startAngle` to
  /// `endAngle`.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient of evenly spaced colours that goes once around `center`, beginning at
  /// `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of colours at given places that goes around `center` from `startAngle` to
  /// `endAngle`.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of colours at given places that goes once around `center`, beginning at
  /// `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The gradient, or a fainter one.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(
      .angular(
        gradient.stops(in: environment), center: center, startAngle: startAngle,
        endAngle: endAngle)
    ).faded(to: level)
  }
}
