public import LaminaDisplay
public import LaminaDrawing

/// What shapes and text can be filled with: colours and gradients.
public nonisolated protocol ShapeStyle {
  /// The fill under an environment's palette.
  @MainActor @preconcurrency
  func fill(in environment: EnvironmentValues) -> Fill
}

nonisolated extension Color: ShapeStyle {
  @MainActor public func fill(in environment: EnvironmentValues) -> Fill {
    .color(resolve(in: environment.paletteByRole))
  }
}

/// A style of any type; equal when the styles are.
public nonisolated struct AnyShapeStyle: ShapeStyle, Equatable {
  private let style: any ShapeStyle

  /// Makes a style that hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  @MainActor public func fill(in environment: EnvironmentValues) -> Fill {
    style.fill(in: environment)
  }

  /// The material that it is, if it is one.
  var material: Material? { style as? Material }

  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    isSameValue(a.style, b.style as Any)
  }
}

/// The style that the environment names: what `foregroundStyle(_:)` set.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.foreground`.
  public init() {}
  @MainActor public func fill(in environment: EnvironmentValues) -> Fill {
    environment.foregroundStyle.fill(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// What `foregroundStyle(_:)` set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == Color {
  /// Black, whatever the palette.
  public static var black: Color { Color.black }
  /// White, whatever the palette.
  public static var white: Color { Color.white }
  /// No colour at all: black at an opacity of 0.
  public static var clear: Color { Color.clear }
  /// The palette's colour for texts and symbols that matter most.
  public static var primary: Color { Color.primary }
  /// The palette's colour for texts and symbols of second rank.
  public static var secondary: Color { Color.secondary }
  /// The palette's colour for texts and symbols of third rank.
  public static var tertiary: Color { Color(role: .tertiary) }
  /// The palette's colour for texts and symbols of fourth rank, and for faint fills.
  public static var quaternary: Color { Color(role: .quaternary) }
  /// Half as strong as ``quaternary``: for the faintest fills.
  public static var quinary: Color { Color(role: .quaternary).opacity(0.5) }
  /// The palette's accent colour, or what an enclosing `tint(_:)` sets.
  public static var tint: Color { Color.accentColor }
  /// The palette's colour of a window's ground.
  public static var background: Color { Color(role: .background) }
  /// The palette's colour of lines between parts.
  public static var separator: Color { Color(role: .separator) }
  /// The palette's red.
  public static var red: Color { Color.red }
  /// The palette's orange.
  public static var orange: Color { Color.orange }
  /// The palette's yellow.
  public static var yellow: Color { Color.yellow }
  /// The palette's green.
  public static var green: Color { Color.green }
  /// The palette's mint, a green towards blue.
  public static var mint: Color { Color.mint }
  /// The palette's teal, between green and blue.
  public static var teal: Color { Color.teal }
  /// The palette's cyan, a light blue towards green.
  public static var cyan: Color { Color.cyan }
  /// The palette's blue.
  public static var blue: Color { Color.blue }
  /// The palette's indigo, between blue and violet.
  public static var indigo: Color { Color.indigo }
  /// The palette's purple.
  public static var purple: Color { Color.purple }
  /// The palette's pink.
  public static var pink: Color { Color.pink }
  /// The palette's brown.
  public static var brown: Color { Color.brown }
  /// The palette's grey.
  public static var gray: Color { Color.gray }
}
