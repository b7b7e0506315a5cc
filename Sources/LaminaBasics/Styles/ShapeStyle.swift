package import LaminaDisplay
public import LaminaDrawing

/// What shapes and text can be filled with: colours, gradients, materials, and levels of these.
///
/// A style of one's own says which other style it is at a place:
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.orange : Color.red
///   }
/// }
/// Text("Low on power").foregroundStyle(Warning())
/// ```
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of what the style is at a place; `Never` for those that are what they are.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one is in an environment.
  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What is painted at a level, 0 for the style itself: a style of one's own leaves it to what it resolves to.
  @MainActor @preconcurrency
  func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
  /// What the resolved style paints.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    resolve(in: environment).paint(at: level, in: environment)
  }

  /// The fill under an environment's palette.
  @MainActor
  package func fill(for environment: EnvironmentValues) -> Fill {
    paint(at: 0, in: environment).fill
  }
}

extension ShapeStyle where Resolved == Never {
  /// Is never asked for: a style that resolves to no other one paints itself.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) says neither what it resolves to nor what it paints.")
  }
}

extension Never: ShapeStyle {
  /// There is none that could resolve.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

/// What a style paints at a place: made by the styles that are there.
public nonisolated struct StylePaint: Equatable, Sendable {
  /// What fills the area.
  package var fill: Fill
  /// What what is filled casts, from the inside outwards.
  package var shadows: [NodeShadow] = []
  /// What what is filled casts into itself, from the inside outwards.
  package var innerShadows: [NodeShadow] = []
  /// What is done to what lies below.
  package var backdropFilters: [ImageEffect] = []
  /// How it mixes with what lies below.
  package var blendMode = BlendMode.normal

  package init(_ fill: Fill) { self.fill = fill }

  /// The same, so many times as strong.
  func opacity(_ factor: Float) -> StylePaint {
    if factor == 1 { return self }
    var paint = self
    paint.fill = fill.opacity(factor)
    return paint
  }

  /// A level of what has none of its own.
  package func faded(to level: Int) -> StylePaint { opacity(StyleLevel.strength(level)) }
}

/// The levels of a style.
nonisolated enum StyleLevel {
  /// How strong a level is of a style that has no levels of its own.
  static func strength(_ level: Int) -> Float {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }
}

/// A style that is the same whatever foreground style is around it.
nonisolated protocol SelfContainedStyle: ShapeStyle {}

nonisolated extension Color: SelfContainedStyle {
  /// The components of the colour in an environment.
  @MainActor @preconcurrency
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolve(in: environment.paletteByRole)
  }

  /// The colour; the levels of what texts are painted with are the palette's, others are fainter.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    if level > 0, let rank, rank + level < Self.ranks.count {
      return StylePaint(.color(environment.paletteByRole[Self.ranks[rank + level]]))
    }
    return StylePaint(.color(resolve(in: environment))).faded(to: level)
  }

  private static let ranks: [Role] = [.primary, .secondary, .tertiary, .quaternary]
  private var rank: Int? { role.flatMap(Self.ranks.firstIndex) }
}

nonisolated extension Color.Resolved: SelfContainedStyle {
  /// The colour, or a fainter one.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(.color(self)).faded(to: level)
  }
}

/// A style of any type; equal when the styles are.
public nonisolated struct AnyShapeStyle: ShapeStyle, Equatable {
  package let style: any ShapeStyle

  /// Makes a style that hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// What the style paints whose type is hidden.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    style.paint(at: level, in: environment)
  }

  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    isSameValue(a.style, b.style as Any)
  }
}

nonisolated extension ShapeStyle where Self == Color {
  /// Black, whatever the palette.
  public static var black: Color { Color.black }
  /// White, whatever the palette.
  public static var white: Color { Color.white }
  /// No colour at all: black at an opacity of 0.
  public static var clear: Color { Color.clear }
  /// The palette's accent colour, or what an enclosing `tint(_:)` sets.
  public static var tint: Color { Color.accentColor }
  /// The palette's colour of lines between parts.
  public static var separator: Color { Color(role: .separator) }
  /// The palette's colour of a window's ground, whatever `backgroundStyle(_:)` says.
  public static var windowBackground: Color { Color(role: .background) }
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
