import LaminaJSON

/// A schema that is being converted: what it was, what it has become, and what must hold besides.
struct SchemaDraftParts {
  let source: JSONValue
  let depth: Int
  var members = JSONMembers()
  /// Schemas that must hold, too.
  var demands: [JSONValue] = []

  init(_ source: JSONValue, _ depth: Int) {
    self.source = source
    self.depth = depth
  }

  /// The schema; a single demand stands within it if its words are free there.
  var value: JSONValue {
    var out = members
    let only = demands.count == 1 ? demands[0].object?.members ?? [] : []
    if !only.isEmpty, only.allSatisfy({ out[$0.key] == nil && $0.key != "$ref" }) {
      for member in only { out.set(member.key, member.value) }
    } else {
      out.set("allOf", demands)
    }
    return out.value
  }
}
