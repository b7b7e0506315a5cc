import LaminaAPIModel
import LaminaJSON

/// Reads which schemes a part of a document demands.
struct SecurityReader {
  private let schemes: JSONObject

  init(_ document: JSONValue) {
    schemes = document["components"]?["securitySchemes"]?.object ?? JSONObject([])
  }

  /// The demands; nothing if the part says none.
  func demands(_ part: JSONValue) -> [APISecurity]? {
    if let kept = part["x-raml-securedBy"]?.array { return kept.map { demand($0) { $0 } } }
    return part["security"]?.array?.map { demand($0, name) }
  }

  /// The name that a component has in the model.
  func name(_ component: String) -> String {
    schemes[component]?["x-raml-name"]?.string ?? component
  }

  private func demand(_ value: JSONValue, _ name: (String) -> String) -> APISecurity {
    guard let member = value.object?.members.first else { return APISecurity(scheme: nil) }
    return APISecurity(scheme: name(member.key), scopes: OpenAPIReader.texts(member.value))
  }
}
