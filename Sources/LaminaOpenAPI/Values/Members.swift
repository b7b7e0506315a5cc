import LaminaJSON

/// Members of an object that is being written, in order.
struct Members {
  private var members: [JSONMember] = []

  var isEmpty: Bool { members.isEmpty }

  /// The object; of several members of one key the last.
  var value: JSONValue { JSONValue(.object(JSONObject(JSONObject(members).distinct))) }

  subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }

  /// Adds a member, or nothing if there is no value.
  mutating func set(_ key: String, _ value: JSONValue?) {
    guard let value else { return }
    members.append(JSONMember(key: key, value: value))
  }

  mutating func set(_ key: String, text: String?) {
    set(key, text.map { JSONValue(.string($0)) })
  }

  mutating func set(_ key: String, texts: [String]) {
    set(key, list: texts.map { JSONValue(.string($0)) })
  }

  /// Adds a list, or nothing if it is empty.
  mutating func set(_ key: String, list: [JSONValue]) {
    if !list.isEmpty { set(key, JSONValue(.array(list))) }
  }

  /// Adds an object, or nothing if it is empty.
  mutating func set(_ key: String, _ object: Members) {
    if !object.isEmpty { set(key, object.value) }
  }

  mutating func append(_ other: Members) { members += other.members }
}
