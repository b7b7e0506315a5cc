/// Parts of how things look: what was read of it, or what differs between two.
///
/// ```
///  bits  0...25 roles of colours   26...36 text styles   37...61 measures and shadows   62, 63 scheme, contrast
/// ```
package struct PaletteParts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// What one role looks like.
  package init(_ role: Color.Role) { self.init(rawValue: 1 << role.ordinal) }

  /// What the text style of a number is set in.
  package init(textStyle number: UInt8) { self.init(rawValue: 1 << (26 + UInt64(number))) }

  /// The measure or the shadow of a number: shadows follow measures.
  package init(measure number: UInt8) { self.init(rawValue: 1 << (37 + UInt64(number))) }

  /// Light or dark.
  package static let scheme = PaletteParts(rawValue: 1 << 62)
  /// How far things stand out.
  package static let contrast = PaletteParts(rawValue: 1 << 63)
  /// All roles, the scheme and the contrast.
  package static let palette = PaletteParts(rawValue: 1 << 26 - 1).union([.scheme, .contrast])
  /// All there is.
  package static let all = PaletteParts(rawValue: .max)
}

extension Color.Role {
  /// Its place among all roles, which is the byte it is kept as.
  package var ordinal: UInt64 { UInt64(unsafeBitCast(self, to: UInt8.self)) }
}

/// Takes down what is read of a palette; any thread may read one.
package protocol PaletteReader: AnyObject, Sendable {
  /// Notes that `parts` were read.
  func note(_ parts: PaletteParts)
}
