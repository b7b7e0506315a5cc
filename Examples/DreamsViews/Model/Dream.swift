package import Lamina

/// One dream: what it says, who is in it, and what happens there.
///
/// ```swift
/// var dream = Dream(id: Dream.ID(1), description: "A walk on the moon", creature: .dragon)
/// dream.numberOfCreatures = 40      // 9, the most there may be
/// dream.effects.insert(.fireflies)
/// ```
package nonisolated struct Dream: Identifiable, Hashable, Sendable {
  /// A dream's own number, which no other dream of its list has.
  package struct ID: Hashable, Comparable, Codable, Sendable {
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }

    package static func < (a: ID, b: ID) -> Bool { a.number < b.number }
  }

  package static let creatureNumbers = 1...9
  /// How many letters a description may have; longer ones are cut.
  package static let longestDescription = 120

  package let id: ID
  package var description: String {
    didSet { description = String(description.prefix(Self.longestDescription)) }
  }
  package var creature: Creature
  /// How many of the creature there are, always one of `creatureNumbers`.
  package var numberOfCreatures: Int {
    didSet { numberOfCreatures = Self.clamped(numberOfCreatures) }
  }
  package var effects: Set<Effect>
  /// When one wants to hear of it again.
  package var due: Date?

  package init(
    id: ID, description: String, creature: Creature, numberOfCreatures: Int = 1,
    effects: Set<Effect> = [], due: Date? = nil
  ) {
    self.id = id
    self.description = String(description.prefix(Self.longestDescription))
    self.creature = creature
    self.numberOfCreatures = Self.clamped(numberOfCreatures)
    self.effects = effects
    self.due = due
  }

  /// The effects in the order in which they are always named.
  package var orderedEffects: [Effect] { Effect.allCases.filter(effects.contains) }

  /// The same dream under another number; of one dream one hears once.
  package func copy(id: ID) -> Dream {
    Dream(
      id: id, description: description, creature: creature, numberOfCreatures: numberOfCreatures,
      effects: effects)
  }

  private static func clamped(_ number: Int) -> Int {
    min(max(number, creatureNumbers.lowerBound), creatureNumbers.upperBound)
  }
}

nonisolated extension Dream: Codable {
  private enum Keys: String, CodingKey {
    case id, description, creature, numberOfCreatures, effects, due
  }

  /// Reads a dream; what only a later version knows (a creature, an effect) is left out.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    let names = try values.decode([String].self, forKey: .effects)
    self.init(
      id: try values.decode(ID.self, forKey: .id),
      description: try values.decode(String.self, forKey: .description),
      creature: (try? values.decode(Creature.self, forKey: .creature)) ?? DreamList.firstFavorite,
      numberOfCreatures: try values.decode(Int.self, forKey: .numberOfCreatures),
      effects: Set(names.compactMap(Effect.init)),
      due: try? values.decode(Date.self, forKey: .due))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(id, forKey: .id)
    try values.encode(description, forKey: .description)
    try values.encode(creature, forKey: .creature)
    try values.encode(numberOfCreatures, forKey: .numberOfCreatures)
    try values.encode(orderedEffects.map(\.rawValue), forKey: .effects)
    try values.encodeIfPresent(due, forKey: .due)
  }
}
