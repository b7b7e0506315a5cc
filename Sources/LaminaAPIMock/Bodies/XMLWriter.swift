import LaminaAPIModel
import LaminaJSON

/// Writes a value as XML, by the `xml` facets of its schema.
///
/// ```
///  {"id": 7, "tags": ["a"]}   id: {attribute: true}, tags: {wrapped: true}, items: {name: tag}
///  <pet id="7"><tags><tag>a</tag></tags></pet>
/// ```
struct XMLWriter {
  private static let deepest = 64

  /// The document; nil for a value that has no form in XML, as a member whose name no element can have.
  static func document(_ value: JSONValue, _ outline: SchemaOutline, root: String) -> String? {
    let facet = XMLFacet(outline, name: root)
    let written: String?
    if let items = value.array {
      written = Self.items(items, outline, item: "item", 0).flatMap { facet.element("", $0) }
    } else {
      written = element(value, outline, facet, 0)
    }
    return written.map { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + $0 }
  }

  private static func element(
    _ value: JSONValue, _ outline: SchemaOutline, _ facet: XMLFacet, _ depth: Int
  ) -> String? {
    guard depth < deepest else { return nil }
    if let items = value.array {
      return Self.items(items, outline, item: facet.name, depth).flatMap { facet.element("", $0) }
    }
    guard let object = value.object else { return facet.element("", escaped(text(value))) }
    var (attributes, inner) = ("", "")
    for member in object.distinct where !member.value.isNull {
      let own = outline.property(member.key)
      let facet = XMLFacet(own, name: member.key)
      if facet.isAttribute {
        guard let attribute = facet.attribute(escaped(text(member.value))) else { return nil }
        attributes += attribute
      } else {
        guard let text = self.member(member.value, own, facet, depth + 1) else { return nil }
        inner += text
      }
    }
    return facet.element(attributes, inner)
  }

  /// A member: a list stands as its elements, within one of its own only where it is wrapped.
  private static func member(
    _ value: JSONValue, _ outline: SchemaOutline, _ facet: XMLFacet, _ depth: Int
  ) -> String? {
    guard let items = value.array else { return element(value, outline, facet, depth) }
    let inner = Self.items(items, outline, item: facet.key, depth)
    return facet.isWrapped ? inner.flatMap { facet.element("", $0) } : inner
  }

  private static func items(
    _ items: [JSONValue], _ outline: SchemaOutline, item: String, _ depth: Int
  ) -> String? {
    let own = outline.items
    let facet = XMLFacet(own, name: item)
    var text = ""
    for item in items {
      guard let element = element(item, own, facet, depth + 1) else { return nil }
      text += element
    }
    return text
  }

  private static func text(_ value: JSONValue) -> String {
    value.isNull ? "" : value.string ?? value.text()
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      // XML has no form for other signs of control.
      case "\u{0}"..<"\t", "\u{B}"..<"\r", "\u{E}"..<" ", "\u{FFFE}"..."\u{FFFF}": out += "\u{FFFD}"
      case "\r": out += "&#13;"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
