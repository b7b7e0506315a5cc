package import Lamina

/// Everything that a person can do.
package nonisolated enum DreamsAction: Hashable, Codable, Sendable {
  case open(DreamsScreen.Item?)

  // The model.
  case add
  /// In `viewing`: one dream.
  case delete(Dream.ID)
  case describe(Dream.ID, String)
  case setCreature(Dream.ID, Creature)
  case setNumber(Dream.ID, Int)
  case setEffect(Dream.ID, Effect, Bool)
  case setFavorite(Creature)
  /// To hear of a dream at a time; nil for not at all.
  case remind(Dream.ID, Date?)

  // The state.
  case beginSelecting
  case toggle(Dream.ID)
  case selectAll
  case deleteSelected
  case duplicateSelected
  case beginDuplicating
  /// While `viewing` or `duplicating`.
  case duplicate(Dream.ID)
  /// The dreams that are selected, or the one that is open.
  case share
  case finishSharing
  case cancel

  case undo
  case redo
}

/// An action that has no business as things stand: nothing has happened.
package nonisolated enum DreamsRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  case wrongState(DreamsAction, state: String)
  case noDream(Dream.ID)
  case nothingSelected
  case nothingToUndo
  case nothingToRedo
  case numberOutOfRange(Int)

  package var description: String {
    switch self {
    case .wrongState(let action, let state):
      "\(action) is not possible while \(state). Finish or cancel that first."
    case .noDream(let id): "There is no dream \(id.number). Choose one that is in the list."
    case .nothingSelected: "No dream is selected. Select at least one."
    case .nothingToUndo: "There is nothing to undo. Change something first."
    case .nothingToRedo: "There is nothing to redo. Undo something first."
    case .numberOutOfRange(let number):
      "A dream cannot have \(number) creatures. Give it "
        + "\(Dream.creatureNumbers.lowerBound) to \(Dream.creatureNumbers.upperBound)."
    }
  }
}
