import Foundation

/// What people change about the elements of the loop that a row comes from.
struct RowEdits {
  /// Where the loop stands: rows with the same one are of the same data.
  let loop: ViewPath
  /// Which of the loop's elements the row is of, and how many there are.
  let part: Int
  let count: Int
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: ((Int, [NSItemProvider]) -> Void)?
}

extension ContainerValues {
  /// What people change about the row's data; nil for nothing.
  var rowEdits: RowEdits? {
    get { self[RowEditsKey.self] }
    set { self[RowEditsKey.self] = newValue }
  }

  var isDeleteDisabled: Bool {
    get { self[DeleteDisabledKey.self] }
    set { self[DeleteDisabledKey.self] = newValue }
  }

  var isMoveDisabled: Bool {
    get { self[MoveDisabledKey.self] }
    set { self[MoveDisabledKey.self] = newValue }
  }
}

private struct RowEditsKey: ContainerValueKey { static var defaultValue: RowEdits? { nil } }
private struct DeleteDisabledKey: ContainerValueKey { static let defaultValue = false }
private struct MoveDisabledKey: ContainerValueKey { static let defaultValue = false }

/// What can be done with a row.
struct RowAbilities: OptionSet, Hashable, Sendable {
  nonisolated let rawValue: Int
  nonisolated init(rawValue: Int) { self.rawValue = rawValue }
  nonisolated static let delete = RowAbilities(rawValue: 1)
  nonisolated static let move = RowAbilities(rawValue: 2)
}
