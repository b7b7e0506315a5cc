public import LaminaDrawing
public import LaminaGeometry

/// A colour under the names that UIKit and AppKit have for it, to be handed to `Color`.
///
/// ```swift
/// Text("Tides").background(Color(.secondarySystemBackground))
/// Color(nsColor: .controlAccentColor)
/// ```
/// It is a name for a colour of the palette of the place, or for components. It draws nothing by itself.
public nonisolated struct PlatformColor: Hashable, Sendable {
  fileprivate let color: Color

  /// Makes a colour of another one.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour of sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Makes a colour of components of Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
      opacity: Double(alpha))
  }

  /// Makes a grey from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Makes a colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// The colour of a name in the program's asset catalogues; nil where there is none.
  public init?(named name: String) {
    guard let asset = AssetCatalog.of(nil).color(named: name) else { return nil }
    color = asset.color
  }

  /// The same colour, as opaque as `alpha` says.
  public func withAlphaComponent(_ alpha: CGFloat) -> PlatformColor {
    PlatformColor(color.opacity(Double(alpha)))
  }
}

/// UIKit's name for such a colour.
public typealias UIColor = PlatformColor
/// AppKit's name for such a colour.
public typealias NSColor = PlatformColor

nonisolated extension Color {
  /// Makes the colour that UIKit and AppKit have under a name.
  public init(_ color: PlatformColor) { self = color.color }
  /// Makes the colour that UIKit has under a name.
  public init(uiColor color: PlatformColor) { self = color.color }
  /// Makes the colour that AppKit has under a name.
  public init(nsColor color: PlatformColor) { self = color.color }
}
