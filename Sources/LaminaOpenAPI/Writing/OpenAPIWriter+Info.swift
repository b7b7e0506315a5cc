import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  func info() -> JSONMembers {
    var out = JSONMembers()
    out.set("title", api.title)
    out.set("description", sections)
    out.set("version", api.version ?? "0.0.0")
    if api.version == nil { out.set("x-raml-version", nil as JSONValue) }
    return out
  }

  private var sections: String? {
    let sections = api.documentation.map { "# \($0.title)\n\n\($0.content)" }
    return sections.isEmpty ? nil : sections.joined(separator: "\n\n")
  }
}
