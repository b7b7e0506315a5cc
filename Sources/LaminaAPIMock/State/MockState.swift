import LaminaJSON

/// What a mock remembers between requests: collections, calls, steps of scenarios, what was asked.
public struct MockState: Sendable {
  /// The items of collections, by the path of the items' resource.
  var collections: [String: ItemCollection] = [:]
  /// When a method was called, in seconds.
  var calls: [Int: [Double]] = [:]
  /// The next step of each scenario.
  var steps: [String: Int] = [:]
  var scenarios: [String: [Int]] = [:]
  var records = RecordRing()
  /// The requests there were.
  public internal(set) var count: UInt64 = 0
  /// What was wrong when the model was read again; the last good one answers meanwhile.
  public var problems: [String] = []

  /// Creates a state in which nothing has happened.
  public init() {}

  /// The collections that a mock may keep.
  private static let limit = 1_000

  /// Whether there is no room for one more collection.
  func isFull(for name: String) -> Bool {
    collections[name] == nil && collections.count >= Self.limit
  }
}
