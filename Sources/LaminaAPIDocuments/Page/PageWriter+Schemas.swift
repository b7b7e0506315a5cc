import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Schemas as lists that unfold, with the text beside.
extension PageWriter {
  /// A schema that is declared by a name, in a section of its own.
  mutating func section(of schema: APISchema, called name: String) {
    out.open("section", ("id", names.schemas[name]))
    heading(2, name, names.schemas[name])
    place = name
    list(of: schema, anchor: nil)
    out.close("section")
  }

  /// A schema where it is used: as a link if it is declared by a name, or stands in the page.
  mutating func reference(to schema: APISchema) {
    if let name = schema.name, let anchor = names.schemas[name] {
      return link(words.schema, name, to: anchor)
    }
    let file = schema.place?.file
    if let known = written.text(schema.text, in: file) {
      return link(words.schema, words.asIn(known.title), to: known.anchor)
    }
    let anchor = WrittenParts.isLong(schema.text) ? anchors.name("in", place) : nil
    if let anchor { written.add(schema.text, in: file, .init(anchor: anchor, title: place)) }
    list(of: schema, anchor: anchor)
  }

  mutating func link(_ title: String, _ name: String, to anchor: String) {
    out.add("p") { out in
      out.add(text: title + " ")
      out.add("a", name, ("href", "#" + anchor))
    }
  }

  private mutating func list(of schema: APISchema, anchor: String?) {
    out.open("div", ("class", "schema"), ("id", anchor))
    if let field = reader.field(words.schema, of: schema) {
      out.open("ul")
      write(field, depth: 0)
      out.close("ul")
    }
    fold(words.schemaText, isOpen: schema.language != .json) { $0.add("pre", schema.text) }
    out.close("div")
  }

  private mutating func write(_ field: SchemaField, depth: Int) {
    if field.fields.isEmpty {
      out.open("li")
      line(field)
    } else {
      out.open("li", ("id", field.target.map { anchor(of: $0, called: field.name) }))
      out.open("details", ("open", depth < 3 ? "" : nil))
      out.add(own: "<summary>")
      line(field)
      out.add(own: "</summary><ul>")
      for inner in field.fields { write(inner, depth: depth + 1) }
      out.add(own: "</ul></details>")
    }
    out.close("li")
  }

  /// A name for the place of fields that others lead to.
  private mutating func anchor(of target: SchemaTarget, called name: String) -> String {
    let anchor = anchors.name("part", target.pointer.tokens.last ?? name)
    written.add(target, .init(anchor: anchor, title: place))
    return anchor
  }

  private mutating func line(_ field: SchemaField) {
    if field.isDeprecated {
      out.add("s") { $0.add("code", field.name) }
      out.add("em", words.deprecated)
    } else {
      out.add("code", field.name)
    }
    out.add("span", ("class", "rule")) { [names, words] out in
      let side = field.side.map { $0 == .answers ? [words.readOnly] : [words.writeOnly] } ?? []
      out.add(text: ([field.type] + field.rules + side).joined(separator: " · "))
      guard case .declared(let name) = field.link else { return }
      out.add(text: " · ")
      out.add("a", name, ("href", names.schemas[name].map { "#" + $0 }))
    }
    if field.isRequired { out.add("em", words.required) }
    if field.isRecursive { again(field) }
    if let description = field.description {
      out.add("span", description, ("class", "meaning"))
    }
  }

  private mutating func again(_ field: SchemaField) {
    guard case .part(let target) = field.link, let part = written.fields(of: target) else {
      return out.add("em", words.recursive)
    }
    out.add("em") { [words] out in out.add("a", words.recursive, ("href", "#" + part.anchor)) }
  }
}
