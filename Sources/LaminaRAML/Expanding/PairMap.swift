import LaminaAPISource

/// The pairs of a map in order; those of a large map are looked up, not searched.
struct PairMap {
  /// How many pairs are searched one by one.
  private static let searched = 16

  private(set) var pairs: [YAMLPair]
  private var places: [String: Int]?

  init(_ pairs: [YAMLPair]) {
    self.pairs = pairs
    if pairs.count > Self.searched { places = Self.places(of: pairs) }
  }

  /// The place of a key, or else of the one that differs by its `?`.
  func place(of name: String) -> Int? {
    if let place = exactPlace(of: name) { return place }
    return exactPlace(of: name.utf8.last == 0x3F ? String(name.dropLast()) : name + "?")
  }

  mutating func replace(_ place: Int, by pair: YAMLPair) { pairs[place] = pair }

  mutating func append(_ pair: YAMLPair) {
    pairs.append(pair)
    if places == nil, pairs.count > Self.searched { places = Self.places(of: pairs) }
    if places?[pair.name] == nil { places?[pair.name] = pairs.count - 1 }
  }

  private func exactPlace(of name: String) -> Int? {
    if let places { return places[name] }
    return pairs.firstIndex { $0.name == name }
  }

  private static func places(of pairs: [YAMLPair]) -> [String: Int] {
    let named = pairs.enumerated().map { ($0.element.name, $0.offset) }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
