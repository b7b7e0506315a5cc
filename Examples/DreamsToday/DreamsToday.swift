package import LaminaStore

/// What Dreams tells its widgets, by its group's store.
package struct DreamsToday: Codable, Equatable, Sendable {
  /// How many dreams there are.
  package var count: Int
  /// What the favourite creature is called.
  package var favorite: String
  /// What the latest dream says; empty where there is none.
  package var latest: String
  /// The latest dream's number; 0 where there is none.
  package var latestNumber: Int

  package init(count: Int, favorite: String, latest: String, latestNumber: Int) {
    (self.count, self.favorite) = (count, favorite)
    (self.latest, self.latestNumber) = (latest, latestNumber)
  }

  /// The group that Dreams and its widgets belong to.
  package static let group = "org.lamina.dreams"
  /// The widgets' kinds.
  package static let kinds = ["favorite", "count"]
  private static let key = "today"

  /// What was left in a store; nil for nothing.
  package init?(in store: SharedStore) throws(StoreError) {
    guard let value = try store.value(Self.self, forKey: Self.key) else { return nil }
    self = value
  }

  /// Leaves it in a store, which is on the disk a tenth of a second later.
  package func leave(in store: SharedStore) throws(StoreError) {
    try store.set(self, forKey: Self.key, durability: .soon)
  }
}
