package import LaminaJSON

/// Sequences of statuses, by method and path of the resource: `{"GET /users/{id}": [503, 200]}`.
package enum Scenarios {
  static func read(_ value: JSONValue) throws(Refusal) -> [String: [Int]] {
    guard let scenarios = sequences(value) else {
      throw Refusal(
        status: 400,
        title: "Scenarios are an object of lists of statuses: {\"GET /users/{id}\": [503, 200]}.")
    }
    return scenarios
  }

  /// The sequences of a value; nil if it has another form.
  package static func sequences(_ value: JSONValue) -> [String: [Int]]? {
    guard let members = value.object?.distinct else { return nil }
    var scenarios: [String: [Int]] = [:]
    for member in members {
      guard let steps = member.value.array?.map({ $0.number?.int ?? 0 }), !steps.contains(0) else {
        return nil
      }
      scenarios[member.key] = steps
    }
    return scenarios
  }
}
