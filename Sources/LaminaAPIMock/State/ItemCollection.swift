import LaminaJSON

/// The items of a collection by key, in the order they came.
struct ItemCollection: Sendable {
  private(set) var keys: [String] = []
  private var values: [String: JSONValue] = [:]
  /// How many items were ever made.
  private(set) var made = 0

  /// The items that a collection may hold.
  static let limit = 10_000

  var isFull: Bool { keys.count >= Self.limit }

  subscript(key: String) -> JSONValue? { values[key] }

  var pairs: [(key: String, value: JSONValue)] {
    keys.compactMap { key in values[key].map { (key, $0) } }
  }

  /// A key for an item that says none: the next number that is free.
  var nextKey: String {
    var number = made + 1
    while values["\(number)"] != nil { number += 1 }
    return "\(number)"
  }

  mutating func put(_ key: String, _ value: JSONValue) {
    if values.updateValue(value, forKey: key) == nil {
      keys.append(key)
      made += 1
    }
  }

  mutating func remove(_ key: String) {
    values[key] = nil
    keys.removeAll { $0 == key }
  }
}
