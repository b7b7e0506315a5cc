import LaminaDrawing
public import LaminaGeometry

/// The style of grounds: what `backgroundStyle(_:)` set, or the palette's colour of a window's ground.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.background`.
  public init() {}

  /// What was set; the levels of the palette's are its grounds of parts beside the main one, and of groups.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    if let style = environment.backgroundStyle { return style.paint(at: level, in: environment) }
    let color = Color(
      role: level == 0 ? .background : level == 1 ? .secondaryBackground : .groupedBackground)
    return color.paint(at: 0, in: environment)
  }
}

/// The style of faint grounds of parts, through which what is below shows.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.fill`.
  public init() {}

  /// Four levels, each fainter by a fifth of the first.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    let color = Color(role: .quaternary).paint(at: 0, in: environment)
    return color.opacity(1 - 0.2 * Float(min(level, 4)))
  }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// What `backgroundStyle(_:)` set, or the palette's colour of a window's ground.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// What parts are filled with that stand on a ground, faint enough for texts.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension EnvironmentValues {
  /// What `.background` is; nil for the palette's colour of a window's ground.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue?.placed(overGround: self) }
  }

  /// The environment with the ground that was around the place where another one was set.
  fileprivate func outside(ground: AnyShapeStyle?) -> EnvironmentValues {
    var environment = self
    environment[BackgroundStyleKey.self] = ground
    return environment
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension AnyShapeStyle {
  /// The style as a place knows it in which it is set: `.background` in it is what is around.
  @MainActor fileprivate func placed(overGround environment: EnvironmentValues) -> AnyShapeStyle {
    if style is any SelfContainedStyle || style is PlacedGround { return self }
    return AnyShapeStyle(
      PlacedGround(style: self, outer: environment[BackgroundStyleKey.self]))
  }
}

/// A style of a ground that may ask for the ground, which is the one around the place where it was set.
private nonisolated struct PlacedGround: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  let outer: AnyShapeStyle?

  @MainActor func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    style.paint(at: level, in: environment.outside(ground: outer))
  }
}

extension View {
  /// Has `.background` be a style inside the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills the area behind the view with the background style, and at `edges` on under the bars and margins that
  /// enclose it.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with the background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}
