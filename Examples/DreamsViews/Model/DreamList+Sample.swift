nonisolated extension DreamList {
  /// What people see when they open Dreams for the first time.
  package static let sample = DreamList(
    [
      Dream(
        id: Dream.ID(1), description: Suggestions.descriptions[0], creature: .dragon,
        effects: [.fireBreathing, .fireflies]),
      Dream(
        id: Dream.ID(2), description: Suggestions.descriptions[3], creature: .unicorn(.pink),
        numberOfCreatures: 3, effects: [.magic]),
      Dream(
        id: Dream.ID(3), description: Suggestions.descriptions[6], creature: .shark,
        numberOfCreatures: 2, effects: [.laserFocus, .rain]),
      Dream(
        id: Dream.ID(4), description: Suggestions.descriptions[4], creature: .crusty,
        numberOfCreatures: 4, effects: [.rain]),
      Dream(
        id: Dream.ID(5), description: Suggestions.descriptions[11], creature: .owl,
        numberOfCreatures: 2, effects: [.snow]),
    ])
}
