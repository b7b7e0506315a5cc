/// Members of an object that is being written, in order; what is empty is left out.
package struct JSONMembers {
  private var members: [JSONMember] = []

  package init() {}

  package var isEmpty: Bool { members.isEmpty }

  /// The object; of several members of one key the last.
  package var value: JSONValue { JSONValue(.object(JSONObject(JSONObject(members).distinct))) }

  /// The value of a key, the last one of several.
  package subscript(key: String) -> JSONValue? {
    members.last { $0.key == key }?.value
  }

  /// Adds a member, or nothing if there is no value.
  package mutating func set(_ key: String, _ value: JSONValue?) {
    if let value { members.append(JSONMember(key: key, value: value)) }
  }

  /// Adds a text, or nothing if there is none.
  package mutating func set(_ key: String, _ text: String?) { set(key, text.map(JSONValue.text)) }

  /// Adds a whole number, or nothing if there is none.
  package mutating func set(_ key: String, number: Int?) {
    set(key, number.map(JSONValue.number))
  }

  /// Adds texts, or nothing if there are none.
  package mutating func set(_ key: String, texts: [String]) { set(key, texts.map(JSONValue.text)) }

  /// Adds a list, or nothing if it is empty.
  package mutating func set(_ key: String, _ list: [JSONValue]) {
    if !list.isEmpty { set(key, JSONValue.list(list)) }
  }

  /// Adds an object, or nothing if it is empty.
  package mutating func set(_ key: String, _ object: JSONMembers) {
    if !object.isEmpty { set(key, object.value) }
  }

  /// Takes the members of a key away.
  package mutating func remove(_ key: String) { members.removeAll { $0.key == key } }

  package mutating func append(_ other: JSONMembers) { members += other.members }
}
