/// Is told that a row of a list was chosen, by a person or by the program: a split view, which goes on to the next column then.
@MainActor
package final class ListChoice {
  let action: () -> Void
  /// Selects no row of the list any more.
  package fileprivate(set) var clear: () -> Void = {}

  package init(action: @escaping () -> Void) { self.action = action }
}

extension ListChoice {
  /// The list is the one whose rows are chosen.
  func adopt(_ list: ListModel) { clear = { [weak list] in list?.selectNone() } }
}

extension EnvironmentValues {
  /// Is told that a row of a list was chosen; nil for none.
  package var listChoice: ListChoice? {
    get { self[ListChoiceKey.self] }
    set { self[ListChoiceKey.self] = newValue }
  }
}

private struct ListChoiceKey: EnvironmentKey { static let defaultValue: ListChoice? = nil }
