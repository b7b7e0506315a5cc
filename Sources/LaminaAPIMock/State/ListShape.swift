import LaminaAPIModel
import LaminaJSON
import LaminaJSONSchema

/// What a list of a collection shows of its items: as much as the list's own schema has.
///
/// ```
///  items {"id": 2, "name": "Tea"}      list of {id, href}, example [{"id": 1, "href": "/things/1"}]
///  shown {"id": 2, "href": "/things/2"}
/// ```
struct ListShape: Sendable {
  /// The member of the answer that holds the items; nil if the answer is the list.
  private let member: String?
  /// What stands around the items.
  private let whole: JSONValue?
  private let outline: SchemaOutline
  private let schema: JSONSchema?
  /// An item as the list's example shows it.
  private let pattern: JSONValue?

  /// The list of an answer's body; nil if that is none.
  init?(_ body: AnswerBody) {
    let example = body.exampleValue
    let outline = body.rule.writer.outline
    if example?.array != nil || (example == nil && outline.kinds == [.array]) {
      (member, whole) = (nil, nil)
      self.outline = outline.items
    } else if let name = Self.member(outline, example) {
      member = name
      whole = example ?? (try? body.rule.schema?.schema.generate(seed: 1))
      self.outline = outline.property(name).items
    } else {
      return nil
    }
    schema = self.outline.schema
    pattern = (member.map { example?[$0] } ?? example)?.array?.first
  }

  /// The one member that is a list of objects, as in `{"items": [], "total": 0}`.
  private static func member(_ outline: SchemaOutline, _ example: JSONValue?) -> String? {
    guard outline.kinds == [.object] || (outline.kinds.count == 7 && example?.object != nil) else {
      return nil
    }
    let shown = example?.object?.distinct.filter { $0.value.array?.first?.object != nil } ?? []
    let names = outline.propertyNames.isEmpty ? shown.map(\.key) : outline.propertyNames
    let lists = names.filter { name in
      let own = outline.property(name)
      let isList = own.kinds == [.array] && own.items.kinds == [.object]
      return isList || shown.contains { $0.key == name }
    }
    return lists.count == 1 ? lists[0] : nil
  }

  /// The answer's value: the items of a page, of so many in all.
  func value(_ items: [(key: String, value: JSONValue)], of count: Int, _ shape: ItemShape)
    -> JSONValue
  {
    let list = JSONValue.list(items.map { shown($0.value, $0.key, shape) })
    guard let member, let whole else { return list }
    let members = (whole.object?.distinct ?? []).filter { $0.key != member }.map { own in
      Self.isTotal(own) ? JSONMember(key: own.key, value: .number(count)) : own
    }
    return JSONValue(.object(JSONObject(members + [JSONMember(key: member, value: list)])))
  }

  private static func isTotal(_ member: JSONMember) -> Bool {
    member.value.number != nil
      && ["total", "totalcount", "count", "totalitems", "totalelements"].contains(
        KeyMember.plain(member.key))
  }

  /// An item as the list has it.
  private func shown(_ item: JSONValue, _ key: String, _ shape: ItemShape) -> JSONValue {
    let names = outline.propertyNames
    guard !names.isEmpty, Set(names) != Set(shape.outline.propertyNames) else { return item }
    let own = item.object?.distinct.filter { names.contains($0.key) } ?? []
    let plain = JSONValue(.object(JSONObject(own)))
    let filled = shape.merged(patternMembers(key, shape), own)
    let made = (try? schema?.generate(seed: 1)).map { shape.merged($0, own) }
    let choices = [filled, plain] + (made.map { [$0] } ?? [])
    return choices.first { schema?.accepts($0) ?? true } ?? plain
  }

  /// The example's members that the item has not, with its key where the example has one.
  private func patternMembers(_ key: String, _ shape: ItemShape) -> JSONValue {
    let members = pattern?.object?.distinct ?? []
    let old = shape.keyMember.flatMap { ItemKey.text(pattern?[$0]) }
    let changed = members.map { member -> JSONMember in
      guard let old, let text = member.value.string, text.hasSuffix("/" + old) else {
        return member
      }
      let start = text.dropLast(old.count)
      return JSONMember(key: member.key, value: .text(start + URITemplate.escaped(key)))
    }
    return JSONValue(.object(JSONObject(changed)))
  }
}
