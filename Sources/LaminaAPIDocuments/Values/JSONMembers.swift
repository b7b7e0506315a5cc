import LaminaJSON

/// Members of an object that is being written, in order; what is empty is left out.
struct JSONMembers {
  private var members: [JSONMember] = []

  /// The object; of several members of one key the last.
  var value: JSONValue { JSONValue(.object(JSONObject(JSONObject(members).distinct))) }

  mutating func set(_ key: String, _ value: JSONValue?) {
    if let value { members.append(JSONMember(key: key, value: value)) }
  }

  mutating func set(_ key: String, _ text: String?) { set(key, text.map { JSONValue.string($0) }) }

  mutating func set(_ key: String, _ list: [JSONValue]) {
    if !list.isEmpty { set(key, JSONValue(.array(list))) }
  }

  mutating func set(_ key: String, _ object: JSONMembers) {
    if !object.members.isEmpty { set(key, object.value) }
  }
}

extension JSONValue {
  static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(JSONObject(members.map { JSONMember(key: $0.0, value: $0.1) })))
  }
}
