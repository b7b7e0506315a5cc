import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// A pane of frosted glass: what lies below shows through it, blurred.
///
/// ```swift
/// Text("Now playing").padding().background(.regularMaterial, in: Capsule())
/// ```
///
/// It fills shapes; text and lines take its tint alone. The tint is the ground's colour in the theme of the place, a
/// little towards its texts', so that a pane stands out from a plain ground, too. Where more contrast or less
/// transparency is asked for, nothing shines through.
public nonisolated struct Material: SelfContainedStyle, Hashable {
  /// How much of the background's colour lies over what shines through.
  private let tint: Float
  /// How far it stands out from a ground of its own colour.
  private var step: Float = 0.06

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
  public static let bar = Material(tint: 0.8, step: 0)

  /// The tint, above what lies below, which is blurred; the saturation makes up for that.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    let palette = environment.paletteByRole
    let ground = palette[.background]
    guard environment.showsThrough else { return StylePaint(.color(ground)) }
    let tinted = ground.mixed(with: palette[.primary], by: step / tint)
    var paint = StylePaint(.color(tinted.opacity(tint)))
    paint.backdropFilters = [.blur(20), .saturation(1.8)]
    return paint
  }
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

extension EnvironmentValues {
  /// Whether the person has asked for grounds through which nothing shines.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether materials show what lies below them.
  fileprivate var showsThrough: Bool {
    paletteByRole.contrast == .standard && !accessibilityReduceTransparency
  }
}

private struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
