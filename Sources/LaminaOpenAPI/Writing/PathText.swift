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

  /// A text that is no template, without its braces.
  static func plain(_ text: String) -> String { text.filter { $0 != "{" && $0 != "}" } }
}
