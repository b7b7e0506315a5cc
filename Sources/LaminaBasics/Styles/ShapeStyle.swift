public import LaminaDisplay
public import LaminaDrawing
import LaminaGeometry

/// What shapes and text can be filled with: colours and gradients.
public nonisolated protocol ShapeStyle {
  /// The fill under an environment's palette.
  @MainActor @preconcurrency
  func fill(in environment: EnvironmentValues) -> Fill
}

nonisolated extension Color: ShapeStyle {
  @MainActor public func fill(in environment: EnvironmentValues) -> Fill {
    .color(resolve(in: environment.colorPalette))
  }
}

/// A style of any type; equal when the styles are.
public nonisolated struct AnyShapeStyle: ShapeStyle, Equatable {
  private let style: any ShapeStyle

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
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
  public static var primary: Color { Color.primary }
  public static var secondary: Color { Color.secondary }
  public static var tertiary: Color { Color(role: .tertiary) }
  public static var quaternary: Color { Color(role: .quaternary) }
  public static var tint: Color { Color.accentColor }
  public static var background: Color { Color(role: .background) }
  public static var separator: Color { Color(role: .separator) }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
}
