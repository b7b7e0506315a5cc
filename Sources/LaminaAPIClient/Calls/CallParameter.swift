import LaminaAPIModel

/// A parameter of a call: of its path, query, head, cookies or base URI, or a field of its form.
struct CallParameter {
  /// Where a parameter goes.
  enum Placement { case path, query, header, cookie, base, field }

  /// The name in requests.
  var key: String
  var name: String
  var type: SwiftType
  var isRequired: Bool
  var isRepeated = false
  var placement: Placement
  var documentation: String?
  /// Of a header with `{*}` in its name: what stands before the name's free part.
  var prefix: String?
  /// How a value is written that is more than one plain text.
  var writing: APIParameterShape.Writing?
  /// What is taken if the caller says nothing.
  var usualValue: String?

  /// The type as it is declared.
  var declared: SwiftType {
    if prefix != nil { return .map(.string) }
    if isRepeated { return .array(type) }
    return isRequired ? type : .optional(type)
  }
}
