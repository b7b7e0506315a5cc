import LaminaAPIModel
import LaminaJSON

/// Reads which schemes a part of a document demands.
struct SecurityReader {
  private let schemes: DocumentPart?

  init(_ document: DocumentPart) {
    schemes = document["components"]?["securitySchemes"]
  }

  /// The demands; nothing if the part says none.
  func demands(_ part: DocumentPart) -> [APISecurity]? {
    if let kept = part["x-raml-securedBy"], kept.value.array != nil {
      return kept.array.map { demand($0) { $0 } }
    }
    guard let security = part.raw("security"), security.value.array != nil else { return nil }
    return security.array.map { demand($0, name) }
  }

  /// The name that a component has in the model.
  func name(_ component: String) -> String {
    schemes?[component]?["x-raml-name"]?.string ?? component
  }

  private func demand(_ part: DocumentPart, _ name: (String) -> String) -> APISecurity {
    let all = part.members.map { key, value in
      APISecurity(scheme: name(key), scopes: OpenAPIReader.texts(value))
    }
    guard var first = all.first else { return APISecurity(scheme: nil) }
    first.besides = Array(all.dropFirst())
    return first
  }
}
