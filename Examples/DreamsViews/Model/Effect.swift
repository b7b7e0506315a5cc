/// What happens in a dream besides the creatures.
package nonisolated enum Effect: String, CaseIterable, Hashable, Codable, Sendable {
  case fireBreathing
  case laserFocus
  case magic
  case fireflies
  case rain
  case snow

  package var name: String {
    switch self {
    case .fireBreathing: "Fire breathing"
    case .laserFocus: "Laser focus"
    case .magic: "Magic"
    case .fireflies: "Fireflies"
    case .rain: "Rain"
    case .snow: "Snow"
    }
  }

  /// Whether each creature does it; the others fill the whole dream.
  package var belongsToCreature: Bool {
    switch self {
    case .fireBreathing, .laserFocus, .magic: true
    case .fireflies, .rain, .snow: false
    }
  }
}
