import LaminaDrawing
import LaminaGeometry

/// For which devices and looks one of an asset's entries is.
nonisolated struct AssetVariant: Decodable, Sendable {
  private struct Appearance: Decodable, Sendable {
    let appearance: String
    let value: String
  }

  private let idiom: String?
  private let appearances: [Appearance]?

  private func has(_ appearance: String, _ value: String) -> Bool {
    appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
  }

  private func says(_ appearance: String) -> Bool {
    appearances?.contains { $0.appearance == appearance } ?? false
  }

  /// Whether it is another one in the dark, or by day.
  var dependsOnScheme: Bool { says("luminosity") }
  /// Whether it is for more contrast.
  var dependsOnContrast: Bool { says("contrast") }

  /// How well it fits a look, higher for better; nil where it does not.
  func rank(for look: ColorAppearance) -> Int? {
    if says("luminosity"), !has("luminosity", look.scheme == .dark ? "dark" : "light") {
      return nil
    }
    if says("contrast"), !has("contrast", "high") || look.contrast == .standard { return nil }
    return (says("luminosity") ? 4 : 0) + (says("contrast") ? 8 : 0) + idiomRank
  }

  /// What is for every device first, then what is for computers.
  private var idiomRank: Int {
    switch idiom {
    case nil, "universal": 3
    case "mac": 2
    case "ipad", "iphone": 1
    default: 0
    }
  }
}
