import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  func info() -> Members {
    var out = Members()
    out.set("title", text: api.title)
    out.set("description", text: sections)
    out.set("version", text: api.version ?? "0.0.0")
    if api.version == nil { out.set("x-raml-version", nil as JSONValue) }
    return out
  }

  private var sections: String? {
    let sections = api.documentation.map { "# \($0.title)\n\n\($0.content)" }
    return sections.isEmpty ? nil : sections.joined(separator: "\n\n")
  }
}
