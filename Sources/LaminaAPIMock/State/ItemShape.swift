import LaminaJSONSchema
import LaminaJSON

/// Items of a collection, recognised by the shape of their resource: `/things/{id}`.
struct ItemShape: Sendable {
  /// The name of the parameter that tells items apart.
  let parameter: String
  /// The member of an item that holds its key.
  let keyMember: String?
  /// What a new item looks like before it is filled in.
  let pattern: JSONValue?
  /// The item that is there at first.
  let first: (key: String, value: JSONValue)?
  let schema: SchemaRule?

  /// A new item: the pattern, with what the request says as far as the schema takes it.
  func item(from body: JSONValue?, key: String, number: Int) -> JSONValue {
    let own = body?.object?.distinct ?? []
    let base = keyed(numbered(pattern ?? JSONValue(.object(JSONObject([]))), number), key)
    let known = own.filter { base[$0.key] != nil && $0.key != keyMember }
    let choices = [merged(base, own), merged(base, known), base]
    return choices.first { schema?.schema.accepts($0) ?? true } ?? base
  }

  /// An item with the members of another laid over it.
  func merged(_ base: JSONValue, _ members: [JSONMember]) -> JSONValue {
    let names = Set(members.map(\.key))
    let kept = (base.object?.distinct ?? []).map { member in
      names.contains(member.key)
        ? JSONMember(key: member.key, value: members.last { $0.key == member.key }?.value ?? nil)
        : member
    }
    let known = Set(kept.map(\.key))
    return JSONValue(.object(JSONObject(kept + members.filter { !known.contains($0.key) })))
  }

  func keyed(_ item: JSONValue, _ key: String) -> JSONValue {
    guard let keyMember else { return item }
    let isNumber = (pattern ?? item)[keyMember]?.number != nil
    let number = isNumber ? JSONNumber(parsing: key) : nil
    let value = JSONValue(number.map { .number($0) } ?? .string(key))
    return merged(item, [JSONMember(key: keyMember, value: value)])
  }

  /// Gives each item a number of its own, if items have one beside their key.
  private func numbered(_ item: JSONValue, _ number: Int) -> JSONValue {
    guard keyMember != "id", let id = item["id"]?.number?.int else { return item }
    let (next, isTooLarge) = id.addingReportingOverflow(number)
    if isTooLarge { return item }
    return merged(item, [JSONMember(key: "id", value: JSONValue(.number(JSONNumber(next))))])
  }

  /// The key of a new item: as the request says, else the next number.
  func key(in body: JSONValue?, made: Int) -> String {
    let said = body?[parameter] ?? keyMember.flatMap { body?[$0] }
    return said?.string ?? said?.number?.text ?? "\(made + 1)"
  }
}
