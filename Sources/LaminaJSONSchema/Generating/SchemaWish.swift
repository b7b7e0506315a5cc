internal import LaminaJSON
internal import LaminaPatterns

/// What all schemas of one value demand together, with choices made.
struct SchemaWish {
  /// A bound of numbers.
  struct Bound {
    var number: JSONNumber
    var isExclusive: Bool
  }

  var types = SchemaTypes.any
  var values: [JSONValue]?
  var maximum: Bound?
  var minimum: Bound?
  var multiples: [JSONNumber] = []
  var length = 0...Int.max
  var patterns: [TextPattern] = []
  var formats: [SchemaFormat] = []
  var count = 0...Int.max
  var isUnique = false
  var items: [Int] = []
  var lists: [(schemas: [Int], rest: SchemaRest)] = []
  var keyCount = 0...Int.max
  var required: [String] = []
  var members: [SchemaMembers] = []
  var dependencies: [SchemaDependency] = []
  /// The schemas that are in it: none comes twice.
  var absorbed: Set<Int> = []

  mutating func limitTypes(_ allowed: SchemaTypes) {
    types.formIntersection(allowed.contains(.number) ? allowed.union(.integer) : allowed)
  }

  mutating func forbidTypes(_ forbidden: SchemaTypes) {
    types.subtract(forbidden.contains(.number) ? forbidden.union(.integer) : forbidden)
  }

  mutating func limitValues(_ allowed: [JSONValue]) {
    values = values.map { $0.filter(allowed.contains) } ?? allowed
  }

  mutating func raise(to bound: Bound) {
    guard let minimum else {
      minimum = bound
      return
    }
    let isTighter =
      bound.number == minimum.number ? bound.isExclusive : bound.number > minimum.number
    if isTighter { self.minimum = bound }
  }

  mutating func lower(to bound: Bound) {
    guard let maximum else {
      maximum = bound
      return
    }
    let isTighter =
      bound.number == maximum.number ? bound.isExclusive : bound.number < maximum.number
    if isTighter { self.maximum = bound }
  }

  /// The types that are meant where none is said, by the keywords that are there.
  var likelyTypes: SchemaTypes {
    guard types == .any else { return types }
    var likely = SchemaTypes()
    if !members.isEmpty || !required.isEmpty || !dependencies.isEmpty || keyCount != 0...Int.max {
      likely.formUnion(.object)
    }
    if !items.isEmpty || !lists.isEmpty || isUnique || count != 0...Int.max {
      likely.formUnion(.array)
    }
    if !patterns.isEmpty || length != 0...Int.max
      || formats.contains(where: { $0 != .milliseconds })
    {
      likely.formUnion(.string)
    }
    if maximum != nil || minimum != nil || !multiples.isEmpty || formats.contains(.milliseconds) {
      likely.formUnion([.number, .integer])
    }
    return likely.isEmpty ? [.string, .integer, .boolean] : likely
  }
}

extension ClosedRange<Int> {
  /// The range with a least that is not smaller; empty ones stay a single number.
  func atLeast(_ least: Int) -> ClosedRange<Int> {
    Swift.max(lowerBound, least)...Swift.max(upperBound, lowerBound, least)
  }

  func atMost(_ most: Int) -> ClosedRange<Int> {
    Swift.min(lowerBound, most)...Swift.max(Swift.min(upperBound, most), 0)
  }
}
