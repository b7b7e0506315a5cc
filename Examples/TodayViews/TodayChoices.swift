import Foundation

/// Which widgets a person has switched on, in which order and size.
package nonisolated struct TodayChoices: Codable, Equatable, Sendable {
  /// One widget.
  package struct Choice: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    /// The raw value of its family.
    package var family: String

    package init(id: String, family: String) { (self.id, self.family) = (id, family) }
  }

  package private(set) var shown: [Choice] = []
  /// Nil in what was written before there was the choice.
  private var keepsSpace: Bool?

  package init(shown: [Choice] = []) { self.shown = shown }

  /// Whether other windows are kept beside the panel.
  package var reservesSpace: Bool {
    get { keepsSpace ?? false }
    set { keepsSpace = newValue }
  }

  package func isOn(_ id: String) -> Bool { shown.contains { $0.id == id } }

  /// Switches a widget on, below the others, or off.
  package mutating func toggle(_ id: String, family: String) {
    if isOn(id) {
      shown.removeAll { $0.id == id }
    } else {
      shown.append(Choice(id: id, family: family))
    }
  }

  /// Moves a widget so that it stands at `index` among the others.
  package mutating func move(_ id: String, to index: Int) {
    guard let from = shown.firstIndex(where: { $0.id == id }) else { return }
    let choice = shown.remove(at: from)
    shown.insert(choice, at: min(max(index, 0), shown.count))
  }

  /// Gives a widget another size.
  package mutating func resize(_ id: String, to family: String) {
    guard let index = shown.firstIndex(where: { $0.id == id }) else { return }
    shown[index].family = family
  }
}
