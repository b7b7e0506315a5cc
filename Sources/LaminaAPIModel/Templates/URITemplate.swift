/// A URI template of level 1 (RFC 6570): text with names in braces.
///
/// ```swift
/// let template = URITemplate.read("/users/{id}.json").template
/// print(template?.names ?? [])                       // ["id"]
/// print(template?.expand(["id": "a b"]) ?? "")       // /users/a%20b.json
/// print(URITemplate.read("/users/{id").fault ?? "")  // The brace at character 8 is not closed.
/// ```
public struct URITemplate: Hashable, Sendable {
  /// Text, or a name whose value stands there.
  public enum Part: Hashable, Sendable {
    /// Text that stands for itself.
    case text(String)
    /// A parameter's name.
    case name(String)
  }

  /// The template's parts, in order.
  public let parts: [Part]

  /// The parameters, each once, in order.
  public var names: [String] {
    var names: [String] = []
    for case .name(let name) in parts where !names.contains(name) { names.append(name) }
    return names
  }

  /// Reads a template; a fault is a full sentence.
  ///
  /// - Parameters:
  ///   - text: the template.
  ///   - isStrict: whether expressions beyond level 1, as `{+path}`, are faults; else their names are taken.
  /// - Returns: the template, or why there is none.
  public static func read(
    _ text: String, isStrict: Bool = true
  ) -> (template: URITemplate?, fault: String?) {
    var reader = TemplateReader(text, isStrict: isStrict)
    let parts = reader.parts()
    return (reader.fault == nil ? URITemplate(parts: parts) : nil, reader.fault)
  }

  /// The URI with values for the names; a name without a value leaves nothing.
  public func expand(_ values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .name(let name): values[name].map(Self.escaped) ?? ""
      }
    }.joined()
  }

  /// A value as it stands in a URI: all but letters, digits and `-._~` as escapes of its UTF-8.
  public static func escaped(_ value: String) -> String {
    var out = ""
    for byte in value.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (Character(scalar).isLetter || Character(scalar).isNumber)
      if isPlain || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte) {
        out.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return out
  }
}
