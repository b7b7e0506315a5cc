package import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry

/// A shadow that a style casts.
///
/// ```swift
/// Text("Tides").foregroundStyle(.blue.shadow(.drop(radius: 2, y: 1)))
/// ```
public nonisolated struct ShadowStyle: Hashable, Sendable {
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize
  fileprivate var isInner = false

  /// A shadow behind what is painted, blurred by `radius` points and moved by `x` and `y`.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius.usableLength("drop"),
      offset: CGSize(width: x.usable("drop"), height: y.usable("drop")))
  }

  /// A shadow that the edge of a shape casts into it, blurred by `radius` points and moved by `x` and `y`: as if the shape
  /// were cut out.
  ///
  /// Texts have none.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius.usableLength("inner"),
      offset: CGSize(width: x.usable("inner"), height: y.usable("inner")), isInner: true)
  }
}

nonisolated extension ShapeStyle {
  /// The style, `opacity` times as strong.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: AnyShapeStyle(self), opacity: Float(opacity.usableFraction()))
  }

  /// The style with a shadow of what is painted with it.
  @_disfavoredOverload
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: AnyShapeStyle(self), shadow: style)
  }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, `opacity` times as strong.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// A style that is fainter.
private nonisolated struct FadedStyle: ShapeStyle, Equatable {
  let base: AnyShapeStyle
  let opacity: Float

  @MainActor func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    base.paint(at: level, in: environment).opacity(opacity)
  }
}

/// A style that casts a shadow.
private nonisolated struct ShadowedStyle: ShapeStyle, Equatable {
  let base: AnyShapeStyle
  let shadow: ShadowStyle

  @MainActor func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    var paint = base.paint(at: level, in: environment)
    let cast = NodeShadow(
      color: shadow.color.resolve(in: environment), radius: shadow.radius, offset: shadow.offset)
    if shadow.isInner { paint.innerShadows.append(cast) } else { paint.shadows.append(cast) }
    return paint
  }
}

extension Node {
  /// The node with what its style casts behind it.
  package func casting(_ shadows: [NodeShadow], in element: Element) -> Node {
    shadows.reduce(self) { node, shadow in
      node.wrapped(id: element.wrapperID(for: node.id, isFirst: false)) {
        $0.appearance.shadow = shadow
      }
    }
  }
}
