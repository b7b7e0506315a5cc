import LaminaAPIModel

/// A field of a query or a form.
struct FormField: Hashable, Sendable {
  let name: String
  let value: String
  /// Whether it is a file of a multipart form.
  var isFile = false
}

/// The fields of a query or of a form that is written like one.
enum FormFields {
  /// How many fields a text may have.
  static let limit = 1_000

  /// The fields in order; nil if an escape is broken or there are too many.
  static func read(_ text: Substring) -> [FormField]? {
    if text.isEmpty { return [] }
    let parts = text.split(separator: "&", maxSplits: limit, omittingEmptySubsequences: true)
    guard parts.count <= limit else { return nil }
    var fields: [FormField] = []
    for part in parts {
      guard let field = field(part) else { return nil }
      fields.append(field)
    }
    return fields
  }

  private static func field(_ part: Substring) -> FormField? {
    let sign = part.firstIndex(of: "=") ?? part.endIndex
    let value = sign == part.endIndex ? "" : part[part.index(after: sign)...]
    guard let name = PercentText.decoded(part[..<sign], plusIsBlank: true),
      let text = PercentText.decoded(value, plusIsBlank: true)
    else { return nil }
    return FormField(name: name, value: text)
  }
}
