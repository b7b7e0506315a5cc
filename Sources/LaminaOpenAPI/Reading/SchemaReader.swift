import LaminaAPIModel
import LaminaJSON

/// Reads schemas back into the texts of the model.
struct SchemaReader {
  private let components: JSONObject

  init(_ document: JSONValue) {
    components = document["components"]?["schemas"]?.object ?? JSONObject([])
  }

  /// The schemas that the model declares by name.
  var declared: [APISchema] {
    components.distinct.filter { $0.value["x-raml-part"] == nil }
      .map { APISchema(name: name(of: $0.key, $0.value), text: text(of: $0.value)) }
  }

  /// The schema of a body.
  func schema(_ value: JSONValue) -> APISchema {
    guard let reference = value["$ref"]?.string, let key = Self.key(reference),
      let component = components[key]
    else { return APISchema(name: value["x-raml-name"]?.string, text: text(of: value)) }
    return APISchema(name: name(of: key, component), text: text(of: component))
  }

  private func name(of key: String, _ component: JSONValue) -> String? {
    component["x-raml-name"]?.string ?? (component["x-raml-part"] == nil ? key : nil)
  }

  private static func key(_ reference: String) -> String? {
    let tokens = reference.hasPrefix("#") ? JSONPointer(String(reference.dropFirst()))?.tokens : nil
    return tokens?.count == 3 && tokens?[1] == "schemas" ? tokens?[2] : nil
  }

  private func text(of value: JSONValue) -> String {
    if let kept = value["x-raml-xsd"] ?? value["x-raml-schema"] { return PlainText.of(kept) }
    let own = value.object?.distinct.filter { !["x-raml-name", "x-raml-part"].contains($0.key) }
    return own.map { JSONValue(.object(JSONObject($0))).text() } ?? value.text()
  }
}
