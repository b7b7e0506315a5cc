import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The answers; one that says nothing if the model has none, because OpenAPI demands one.
  mutating func responses(_ responses: [APIResponse], _ name: String) -> Members {
    var (written, others) = (Members(), Members())
    for response in responses {
      let value = self.response(response, "\(name)\(response.status)")
      if (100...599).contains(response.status) {
        written.set(String(response.status), value)
      } else {
        note(
          "OpenAPI has no status \(response.status); it is kept in x-raml-responses.",
          response.place)
        others.set(String(response.status), value)
      }
    }
    if written.isEmpty {
      written.set("default", ["description": "Any answer", "x-raml-implied": true])
    }
    var out = Members()
    out.set("responses", written)
    out.set("x-raml-responses", others)
    return out
  }

  mutating func response(_ response: APIResponse, _ name: String) -> JSONValue {
    var out = Members()
    out.set("description", text: response.description ?? ReasonPhrase.of(response.status))
    if response.description == nil { out.set("x-raml-description", JSONValue(.null)) }
    out.set("headers", fields(response.headers.filter { !isPattern($0) }))
    out.set("content", content(response.bodies, name))
    out.append(patterns(response.headers))
    return out.value
  }
}
