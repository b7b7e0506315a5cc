/// Everything that the application is about, in one value: what undo takes back.
///
/// ```swift
/// var list = DreamList()
/// let before = list
/// list.favoriteCreature = .owl
/// list.add()                   // a dream of an owl
/// list = before                // neither has happened
/// ```
///
/// Whatever is added to it later can be undone without another line.
package nonisolated struct DreamList: Hashable, Sendable {
  package static let firstFavorite = Creature.unicorn(.pink)

  /// In the order of the list; no two have the same id.
  package private(set) var dreams: [Dream]
  package var favoriteCreature: Creature
  private var nextNumber: Int
  /// Numbers that a damaged file makes larger than this are not counted on from.
  private static let mostNumbers = Int.max / 2

  /// Takes over dreams; of several with one id the first stays.
  package init(_ dreams: [Dream] = [], favoriteCreature: Creature = firstFavorite) {
    var known: Set<Dream.ID> = []
    self.dreams = dreams.filter { known.insert($0.id).inserted }
    self.favoriteCreature = favoriteCreature
    nextNumber = (known.map(\.number).filter { (0..<Self.mostNumbers).contains($0) }.max() ?? 0) + 1
  }

  package func contains(_ id: Dream.ID) -> Bool { index(of: id) != nil }

  package func index(of id: Dream.ID) -> Int? { dreams.firstIndex { $0.id == id } }

  package subscript(id: Dream.ID) -> Dream? { dreams.first { $0.id == id } }

  /// The dreams of a set of ids, in the order of the list.
  package func dreams(_ ids: Set<Dream.ID>) -> [Dream] { dreams.filter { ids.contains($0.id) } }
}

// MARK: - Changes

nonisolated extension DreamList {
  /// Adds a dream of the favourite creature at the end.
  ///
  /// - Parameter description: what it says; nil for one that Dreams thinks of.
  /// - Returns: its id.
  @discardableResult
  package mutating func add(_ description: String? = nil) -> Dream.ID {
    let id = makeID()
    let text = description ?? Suggestions.description(number: id.number)
    dreams.append(Dream(id: id, description: text, creature: favoriteCreature))
    return id
  }

  /// Puts a copy right after each of some dreams.
  ///
  /// - Parameter ids: which; ids of no dream are passed over.
  /// - Returns: the copies' ids, in order.
  @discardableResult
  package mutating func duplicate(_ ids: Set<Dream.ID>) -> [Dream.ID] {
    var copies: [Dream.ID] = []
    for original in dreams(ids) {
      guard let index = index(of: original.id) else { continue }
      copies.append(makeID())
      dreams.insert(original.copy(id: copies[copies.count - 1]), at: index + 1)
    }
    return copies
  }

  package mutating func remove(_ ids: Set<Dream.ID>) {
    dreams.removeAll { ids.contains($0.id) }
  }

  /// Changes one dream; one that is not there stays away.
  package mutating func update(_ id: Dream.ID, _ change: (inout Dream) -> Void) {
    guard let index = index(of: id) else { return }
    change(&dreams[index])
  }

  private mutating func makeID() -> Dream.ID {
    while contains(Dream.ID(nextNumber)) { nextNumber += 1 }
    defer { nextNumber += 1 }
    return Dream.ID(nextNumber)
  }
}

// MARK: - Files

nonisolated extension DreamList: Codable {
  private enum Keys: String, CodingKey {
    case dreams, favoriteCreature, nextNumber
  }

  /// Reads a list; dreams that say nothing one can read are left out.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    let dreams = try values.decode([Readable<Dream>].self, forKey: .dreams).compactMap(\.value)
    let favorite = try? values.decode(Creature.self, forKey: .favoriteCreature)
    self.init(dreams, favoriteCreature: favorite ?? Self.firstFavorite)
    if let next = try? values.decode(Int.self, forKey: .nextNumber),
      (nextNumber...Self.mostNumbers).contains(next)
    {
      nextNumber = next
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(dreams, forKey: .dreams)
    try values.encode(favoriteCreature, forKey: .favoriteCreature)
    try values.encode(nextNumber, forKey: .nextNumber)
  }
}

/// A value, or nothing where it cannot be read.
private nonisolated struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
