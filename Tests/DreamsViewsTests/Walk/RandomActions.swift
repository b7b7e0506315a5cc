import DreamsViews
import Foundation
import SeededRandom

/// What a person without a plan does next: mostly what is possible, sometimes what is not.
nonisolated struct RandomActions {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// The next action, for a person who sees these dreams.
  mutating func next(_ list: DreamList) -> DreamsAction {
    let id = anyID(list)
    // A list that grows long is shortened.
    if list.dreams.count > 24, chance(1, in: 3) { return .delete(id) }
    switch Int.random(in: 0..<30, using: &numbers) {
    case 0...2: return .add
    case 3: return .delete(id)
    case 4:
      if chance(1, in: 2) { return .remind(id, pick([nil, Date(timeIntervalSince1970: 1e9)])) }
      return .describe(id, pick(Suggestions.descriptions))
    case 5: return .setCreature(id, pick(Creature.allCases))
    case 6...8: return .setNumber(id, Int.random(in: 0...10, using: &numbers))
    case 9...10: return .setEffect(id, pick(Effect.allCases), Bool.random(using: &numbers))
    case 11: return .setFavorite(pick(Creature.allCases))
    case 12: return .beginSelecting
    case 13...15: return .toggle(id)
    case 16: return chance(1, in: 4) ? .selectAll : .toggle(id)
    case 17: return .deleteSelected
    case 18: return .duplicateSelected
    case 19: return .beginDuplicating
    case 20: return .duplicate(id)
    case 21: return .share
    case 22: return .finishSharing
    case 23: return .cancel
    case 24: return .open(pick([nil, .favorite, .dream(id)]))
    case 25...27: return .undo
    default: return .redo
    }
  }

  /// How long the person waits, in seconds: often too short for two steps.
  mutating func pause() -> Double { pick([0.25, 0.5, 1, 1.25, 5]) }

  private mutating func anyID(_ list: DreamList) -> Dream.ID {
    guard let dream = list.dreams.randomElement(using: &numbers), !chance(1, in: 40) else {
      return Dream.ID(Int.random(in: -1...2_000, using: &numbers))
    }
    return dream.id
  }

  private mutating func chance(_ part: Int, in whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &numbers) < part
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &numbers)]
  }
}
