public import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// A pane of frosted glass: what lies below shows through it, blurred.
///
/// ```swift
/// Text("Now playing").padding().background(.regularMaterial, in: Capsule())
/// ```
///
/// It fills shapes; text and lines take its tint alone.
public nonisolated struct Material: ShapeStyle, Hashable, Sendable {
  /// How much of the background's colour lies over what shines through.
  private let tint: Float

  /// Mostly clear.
  public static let ultraThin = Material(tint: 0.3)
  /// More clear than not.
  public static let thin = Material(tint: 0.45)
  /// Half clear.
  public static let regular = Material(tint: 0.6)
  /// More opaque than not.
  public static let thick = Material(tint: 0.75)
  /// Mostly opaque.
  public static let ultraThick = Material(tint: 0.88)
  /// What bars at the edges of windows are made of.
  public static let bar = Material(tint: 0.8)

  @MainActor public func fill(in environment: EnvironmentValues) -> Fill {
    .color(environment.paletteByRole[.background].opacity(tint))
  }

  /// What is done to what lies below; the saturation makes up for the blur.
  var backdropFilters: [ImageEffect] { [.blur(20), .saturation(1.8)] }
}

nonisolated extension ShapeStyle where Self == Material {
  /// Mostly clear.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More clear than not.
  public static var thinMaterial: Material { .thin }
  /// Half clear.
  public static var regularMaterial: Material { .regular }
  /// More opaque than not.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// What bars at the edges of windows are made of.
  public static var bar: Material { Material.bar }
}
