import LaminaAPIModel

/// Schemas as lists that unfold, with the text beside.
extension PageWriter {
  mutating func table(of schema: APISchema) {
    out.open("div", ("class", "schema"))
    if let field = reader.field(words.schema, of: schema) {
      out.open("ul")
      write(field, depth: 0)
      out.close("ul")
    }
    fold(words.schemaText, isOpen: schema.language != .json) { $0.add("pre", schema.text) }
    out.close("div")
  }

  private mutating func write(_ field: SchemaField, depth: Int) {
    out.open("li")
    if field.fields.isEmpty {
      line(field)
    } else {
      out.open("details", ("open", depth < 3 ? "" : nil))
      out.add(own: "<summary>")
      line(field)
      out.add(own: "</summary><ul>")
      for inner in field.fields { write(inner, depth: depth + 1) }
      out.add(own: "</ul></details>")
    }
    out.close("li")
  }

  private mutating func line(_ field: SchemaField) {
    out.add("code", field.name)
    out.add("span", ([field.type] + field.rules).joined(separator: " · "), ("class", "rule"))
    if field.isRequired { out.add("em", words.required) }
    if field.isRecursive { out.add("em", words.recursive) }
    if let description = field.description {
      out.add("span", description, ("class", "meaning"))
    }
  }
}
