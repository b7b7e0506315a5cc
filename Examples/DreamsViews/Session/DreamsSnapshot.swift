package import Lamina

/// What is kept on the disk: the dreams and the screen, without the past.
///
/// ```
///  DreamsSession ──snapshot──▶ file ──(kill -9)──▶ file ──▶ DreamsSession
/// ```
package nonisolated struct DreamsSnapshot: Hashable, Codable, Sendable {
  package var list: DreamList
  package var screen: DreamsScreen

  package init(list: DreamList, screen: DreamsScreen = DreamsScreen()) {
    self.list = list
    self.screen = screen
  }

  private enum Keys: String, CodingKey { case list, screen }

  /// Reads a snapshot; a screen that cannot be read is the first one, and rows that are gone are
  /// dropped from it.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    list = try values.decode(DreamList.self, forKey: .list)
    let screen = try? values.decode(DreamsScreen.self, forKey: .screen)
    self.screen = (screen ?? DreamsScreen()).fitting(list)
  }
}

nonisolated extension DreamsSession {
  /// What is worth keeping.
  package var snapshot: DreamsSnapshot { DreamsSnapshot(list: list, screen: screen) }

  /// A session that goes on where a snapshot was made, with nothing to undo.
  package init(_ snapshot: DreamsSnapshot) {
    self.init(snapshot.list, screen: snapshot.screen)
  }
}

nonisolated extension DreamsSnapshot {
  /// The snapshot as text, which is the same for the same dreams.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      return try encoder.encode(self)
    }
  }
}

extension RestorationStore {
  private static let key = "dreams"

  /// What was kept; nil at the first start, and where nothing can be read.
  package func dreams() -> DreamsSnapshot? { value(DreamsSnapshot.self, forKey: Self.key) }

  /// Keeps a snapshot; it is in the file before this returns, whatever happens afterwards.
  package func storeSnapshot(_ snapshot: DreamsSnapshot) {
    set(snapshot, forKey: Self.key)
    flush()
  }
}
