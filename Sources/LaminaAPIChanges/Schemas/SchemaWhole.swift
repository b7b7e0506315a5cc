import LaminaAPIModel
import LaminaJSON

/// A schema with all that must hold besides: what references lead to, and the schemas of `allOf`, in one list.
///
/// ```
///  {$ref: Pet}     {allOf: [{$ref: Pet}]}     {allOf: [{$ref: Pet}, {}]}     ─▶  [Pet]
///  {$ref: Pet, minProperties: 1}  (OpenAPI 3.1)                              ─▶  [Pet, {minProperties: 1}]
/// ```
/// Two schemas that say the same in another form are therefore the same; without parts it is any value.
struct SchemaWhole {
  /// Schemas without references; one whose reference leads nowhere stands as it is.
  let parts: [SchemaSpot]
  /// `anyOf` and `oneOf` where their only choices are parts.
  let unfolded: [String]

  /// The first of them, for places.
  var first: SchemaSpot? { parts.first }

  /// The values of a word in all parts.
  func all(_ word: String) -> [JSONValue] { parts.compactMap { $0.value[word] } }

  /// The value of a word; of several that differ, the list of them.
  subscript(word: String) -> JSONValue? {
    let values = all(word)
    guard let first = values.first else { return nil }
    let others = values.dropFirst().filter { $0 != first }
    return others.isEmpty ? first : JSONValue(.array([first] + others))
  }

  /// Whether a word is true in one of the parts.
  func isTrue(_ word: String) -> Bool { parts.contains { $0.value[word] == true } }

  /// The schemas that stand directly at a word.
  func inner(_ word: String) -> [SchemaSpot] {
    parts.compactMap { part in part.value[word].map(part.inner) }
  }

  /// The schemas of a key in the map of a word.
  func inner(_ word: String, _ key: String) -> [SchemaSpot] {
    parts.compactMap { part in part.value[word]?[key].map(part.inner) }
  }

  /// The keys in the map of a word, each once.
  func keys(of word: String) -> [String] {
    guard parts.count > 1 else { return Self.keys(of: first?.value[word]) }
    var seen: Set<String> = []
    return parts.flatMap { Self.keys(of: $0.value[word]) }.filter { seen.insert($0).inserted }
  }

  private static func keys(of value: JSONValue?) -> [String] {
    value?.object?.distinct.map(\.key) ?? []
  }

  /// The names of properties that must be there: a list in draft 4, truths in draft 3.
  var required: [String] {
    var seen: Set<String> = []
    let listed = all("required").flatMap { $0.array?.compactMap(\.string) ?? [] }
    let marked = keys(of: "properties").filter { name in
      inner("properties", name).contains { $0.value["required"] == true }
    }
    return (listed + marked).filter { seen.insert($0).inserted }
  }

  /// The values that all lists of values have.
  var values: [JSONValue]? {
    let lists = all("enum").compactMap(\.array)
    guard var common = lists.first else { return nil }
    for list in lists.dropFirst() {
      let known = Set(list)
      common = common.filter(known.contains)
    }
    return common
  }

  /// The bound that lets the fewest values through.
  func bound(_ word: String, isLeast: Bool) -> JSONValue? {
    let values = all(word)
    let numbers = values.compactMap(\.number)
    guard let bound = isLeast ? numbers.max() : numbers.min() else {
      return values.contains(true) ? true : values.first
    }
    return JSONValue(.number(bound))
  }
}

extension SchemaTexts {
  /// More schemas that must hold at once are left out.
  private static let partLimit = 256

  /// What all of some schemas demand together.
  mutating func whole(of spots: [SchemaSpot], without unfolded: [String] = []) -> SchemaWhole {
    if spots.count == 1, spots[0].isPlain {
      return SchemaWhole(parts: spots, unfolded: unfolded)
    }
    var parts: [SchemaSpot] = []
    var seen: Set<SchemaSpot.Identity> = []
    var waiting = Array(spots.reversed())
    while let spot = waiting.popLast(), parts.count < Self.partLimit {
      guard let part = target(of: spot) else {
        parts.append(spot)
        continue
      }
      guard seen.insert(part.identity).inserted else { continue }
      parts.append(part)
      waiting += ["extends", "allOf"].flatMap { part.schemas($0) }.reversed()
    }
    return SchemaWhole(parts: parts, unfolded: unfolded)
  }
}

/// A part of a schema: its value, and the number of the text it stands in.
struct SchemaSpot {
  let value: JSONValue
  let text: Int

  /// Where it stands, which two parts never share.
  struct Identity: Hashable {
    let text: Int
    let offset: Int
  }

  /// Whether nothing else must hold.
  var isPlain: Bool { ["$ref", "allOf", "extends"].allSatisfy { value[$0] == nil } }

  var identity: Identity { Identity(text: text, offset: value.range.lowerBound) }

  func inner(_ value: JSONValue) -> SchemaSpot { SchemaSpot(value: value, text: text) }

  /// The schemas in the list of a word, or its only one.
  func schemas(_ word: String) -> [SchemaSpot] {
    guard let value = value[word] else { return [] }
    return (value.array ?? [value]).map(inner)
  }
}
