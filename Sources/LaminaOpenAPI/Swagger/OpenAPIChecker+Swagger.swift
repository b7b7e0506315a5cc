import LaminaAPISource
import LaminaJSON

/// What tables do not say of Swagger 2.0.
extension OpenAPIChecker {
  private static let places = ["body", "formData", "header", "path", "query"]

  mutating func checkSwaggerParameter(_ part: DocumentPart) {
    guard let place = part.raw("in"), let text = place.string else { return }
    guard Self.places.contains(text) else {
      return error(
        "parameter-in", "A parameter is in a path, query, header, body or formData.",
        at: place.span, repair: near(text, Self.places))
    }
    if text == "path", part["required"]?.bool != true {
      error("parameter-required", "A parameter of a path has required: true.", at: head(part))
    }
    let need = text == "body" ? "schema" : "type"
    if part.raw(need) == nil {
      error(
        "missing-property", "A parameter in \(text) has the property '\(need)'.", at: head(part))
    }
    if text != "body" { checkSimple(part, isForm: text == "formData") }
  }

  /// The type of a parameter that is no body.
  private mutating func checkSimple(_ part: DocumentPart, isForm: Bool) {
    guard let type = part.raw("type"), let text = type.string else { return }
    let known = ["array", "boolean", "integer", "number", "string"] + (isForm ? ["file"] : [])
    if !known.contains(text) {
      error(
        "schema-type", "A type is one of \(known.joined(separator: ", ")).", at: type.span,
        repair: near(text, known))
    }
    if text == "array", part.raw("items") == nil {
      error(
        "missing-items", "An array must say what its items are.", at: part.keySpan("type"),
        repair: "Write items with a type.")
    }
  }

  private static let schemeNeeds = [
    "basic": [], "apiKey": ["name", "in"], "oauth2": ["flow", "scopes"],
  ]
  private static let flowNeeds = [
    "implicit": ["authorizationUrl"], "password": ["tokenUrl"], "application": ["tokenUrl"],
    "accessCode": ["authorizationUrl", "tokenUrl"],
  ]

  mutating func checkSwaggerScheme(_ part: DocumentPart) {
    guard let type = part.raw("type"), let text = type.string else { return }
    guard let needs = Self.schemeNeeds[text] else {
      return error(
        "scheme-type", "There is no type '\(text)' of security schemes.", at: type.span,
        repair: near(text, Self.schemeNeeds.keys.sorted()))
    }
    let flow = part["flow"]?.string.flatMap { Self.flowNeeds[$0] } ?? []
    for name in needs + flow where part.raw(name) == nil {
      error(
        "missing-property", "A scheme of type \(text) has the property '\(name)'.", at: head(part))
    }
  }
}
