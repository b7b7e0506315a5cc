/// Who appears in a dream.
package nonisolated enum Creature: Hashable, Sendable {
  case unicorn(UnicornColor)
  case crusty
  case shark
  case dragon
  case owl

  /// What a unicorn's mane and horn look like.
  package enum UnicornColor: String, CaseIterable, Hashable, Sendable {
    case pink, yellow, white
  }
}

nonisolated extension Creature: CaseIterable {
  package static var allCases: [Creature] {
    UnicornColor.allCases.map(Creature.unicorn) + [.crusty, .shark, .dragon, .owl]
  }

  /// What it is called: "pink unicorn".
  package var name: String {
    switch self {
    case .unicorn(let color): "\(color.rawValue) unicorn"
    case .crusty: "Crusty"
    case .shark: "shark"
    case .dragon: "dragon"
    case .owl: "owl"
    }
  }

  /// What several are called: "3 owls", "one dragon".
  package func counted(_ number: Int) -> String {
    switch (self, number) {
    case (.crusty, 1): "Crusty"
    case (.crusty, _): "\(number) times Crusty"
    case (_, 1): "one \(name)"
    default: "\(number) \(name)s"
    }
  }
}

nonisolated extension Creature: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let creature = Self.allCases.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "There is no creature «\(name)». Choose one of "
          + Self.allCases.map(\.name).joined(separator: ", ") + ".")
    }
    self = creature
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
