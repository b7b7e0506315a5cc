import LaminaAPIModel
import LaminaJSON
import LaminaJSONSchema

/// Items of a collection, recognised by the shape of their resource: `/things/{id}`.
struct ItemShape: Sendable {
  /// The name of the parameter that tells items apart.
  let parameter: String
  /// The member of an item that holds its key.
  let keyMember: String?
  /// What a new item looks like before it is filled in, as an example shows it.
  let pattern: JSONValue?
  /// The item that is there at first.
  let first: (key: String, value: JSONValue)?
  let schema: SchemaRule?
  /// What the schema says of an item's members.
  let outline: SchemaOutline

  /// A new item: the pattern, with what the request says as far as the schema takes it.
  func item(from body: JSONValue?, key: String, number: Int) -> JSONValue {
    let own = body?.object?.distinct ?? []
    let alone = keyed(JSONValue(.object(JSONObject(own))), key)
    if pattern == nil, accepts(alone) { return alone }
    let base = keyed(numbered(pattern ?? made ?? .map([]), number), key)
    let known = own.filter { base[$0.key] != nil && $0.key != keyMember }
    let choices = [merged(base, own), merged(base, known), base]
    return choices.first(where: accepts) ?? base
  }

  private func accepts(_ item: JSONValue) -> Bool { schema?.schema.accepts(item) ?? true }

  /// A value of the schema, for what a request leaves out and an item must have.
  private var made: JSONValue? { try? schema?.schema.generate(seed: 1) }

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
    let number = isNumber(keyMember, in: item) ? JSONNumber(parsing: key) : nil
    let value = JSONValue(number.map { .number($0) } ?? .string(key))
    return merged(item, [JSONMember(key: keyMember, value: value)])
  }

  /// Whether keys are numbers: as the example has them, or as the schema says.
  private func isNumber(_ member: String, in item: JSONValue) -> Bool {
    if let shown = (pattern ?? item)[member] { return shown.number != nil }
    let kinds = outline.property(member).kinds
    return !kinds.contains(.string) && !kinds.isDisjoint(with: [.integer, .number])
  }

  /// Gives each item a number of its own, if items have one beside their key.
  private func numbered(_ item: JSONValue, _ number: Int) -> JSONValue {
    guard keyMember != "id", let id = item["id"]?.number?.int else { return item }
    let (next, isTooLarge) = id.addingReportingOverflow(number)
    if isTooLarge { return item }
    return merged(item, [JSONMember(key: "id", value: JSONValue(.number(JSONNumber(next))))])
  }

  /// The key of a new item that a request says; nil if it says none.
  func key(in body: JSONValue?) -> String? {
    ItemKey.text(body?[parameter]) ?? keyMember.flatMap { ItemKey.text(body?[$0]) }
  }
}
