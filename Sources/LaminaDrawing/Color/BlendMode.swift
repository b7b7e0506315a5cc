/// How the colours of something mix with those of what lies below, under SwiftUI's names.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// Covers what lies below, as far as it is opaque.
  case normal
  /// Multiplies both colours: never lighter than either, and white changes nothing.
  case multiply
  /// Multiplies what both colours lack to white: never darker than either, and black changes
  /// nothing.
  case screen
  /// Multiplies dark parts of what lies below and screens light ones, which strengthens its
  /// contrast.
  case overlay
  /// Takes the darker one of both colours, for each component.
  case darken
  /// Takes the lighter one of both colours, for each component.
  case lighten
  /// Brightens what lies below, the more so the lighter the colour on top is.
  case colorDodge
  /// Darkens what lies below, the more so the darker the colour on top is.
  case colorBurn
  /// Brightens or darkens what lies below a little, as a soft light of the colour on top would.
  case softLight
  /// Multiplies where the colour on top is dark and screens where it is light.
  case hardLight
  /// Subtracts the darker colour from the lighter one, for each component.
  case difference
  /// As `difference`, with less contrast in the middle.
  case exclusion
  /// Takes the hue of what is on top; saturation and luminosity are those of what lies below.
  case hue
  /// Takes the saturation of what is on top; hue and luminosity are those of what lies below.
  case saturation
  /// Takes hue and saturation of what is on top; luminosity is that of what lies below.
  case color
  /// Takes the luminosity of what is on top; hue and saturation are those of what lies below.
  case luminosity
  /// Covers what lies below, and only where something lies there.
  case sourceAtop
  /// Goes behind what is there: seen only where that is not opaque.
  case destinationOver
  /// Erases what lies below as far as the thing on top is opaque; its colour does not matter.
  case destinationOut
  /// Adds what both colours lack to white, so that overlapping things grow darker.
  case plusDarker
  /// Adds both colours, so that overlapping things grow brighter.
  case plusLighter
}
