import LaminaJSON

/// The values of a list, each where it first stands.
enum DistinctValues {
  static func of(_ values: [JSONValue]) -> [JSONValue] {
    var seen: Set<JSONValue> = []
    return values.filter { seen.insert($0).inserted }
  }
}
