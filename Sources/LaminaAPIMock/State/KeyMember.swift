import LaminaAPIModel
import LaminaJSON

/// Finds the member of an item that holds its key, however it is spelled beside the path's parameter.
///
/// ```
///  /pet/{petId}      petId, pet_id, else id           what the parameter says, without the resource's name
///  /books/{id}       id, else bookId                  what the resource has in front of the parameter
///  /files/{file}     the member with the parameter's example, else the identifier that is required
/// ```
struct KeyMember {
  private let names: [String]
  private let required: [String]
  private let parameter: String

  /// Takes the members of an item: those declared, and those of an example.
  init(_ outline: SchemaOutline, _ example: JSONValue?, parameter: String) {
    let shown = example?.object?.distinct.map(\.key) ?? []
    let declared = outline.propertyNames
    names = shown + declared.filter { !shown.contains($0) }
    required = declared.filter(outline.requires)
    self.parameter = parameter
  }

  /// The member; `value` is the parameter's example.
  func name(in example: JSONValue?, value: String?) -> String? {
    let own = Self.plain(parameter)
    return first { $0 == own } ?? withValue(value, in: example) ?? part(of: own)
      ?? names.first { $0 == "id" } ?? first { $0.hasSuffix(own) } ?? requiredIdentifier
  }

  private func first(_ isIt: (String) -> Bool) -> String? {
    names.first { isIt(Self.plain($0)) }
  }

  private func withValue(_ value: String?, in example: JSONValue?) -> String? {
    guard let value else { return nil }
    return example?.object?.distinct.first { ItemKey.text($0.value) == value }?.key
  }

  /// The longest member that the parameter ends with: `id` of `petId`.
  private func part(of parameter: String) -> String? {
    names.filter { parameter.hasSuffix(Self.plain($0)) }.max { $0.count < $1.count }
  }

  private static let identifiers = ["id", "uuid", "guid", "key", "slug", "code", "name", "number"]

  private var requiredIdentifier: String? {
    for word in Self.identifiers {
      if let name = required.first(where: { Self.plain($0).hasSuffix(word) }) { return name }
    }
    return nil
  }

  /// The letters and digits of a name, small.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

/// Keys of items as texts.
enum ItemKey {
  static func text(_ value: JSONValue?) -> String? { value?.string ?? value?.number?.text }
}
