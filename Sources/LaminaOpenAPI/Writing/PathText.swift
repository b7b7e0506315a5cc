import LaminaAPIModel

/// A template as OpenAPI writes it: names in braces, and nothing but the name.
enum PathText {
  static func of(_ template: URITemplate) -> String {
    template.parts.map { part in
      switch part {
      case .text(let text): text
      case .name(let name): "{\(name)}"
      }
    }.joined()
  }
}
