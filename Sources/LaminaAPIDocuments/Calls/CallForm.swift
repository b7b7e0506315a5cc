import LaminaAPIModel
import LaminaJSON

/// What a form for a call of a method asks for, as JSON that the page's script reads.
///
/// ```
///  {"m": "GET", "u": "/items/{id}", "f": [["path", "id", "1", true], ["secret", "Authorization", "Bearer ", true]]}
/// ```
/// A field has a place, a name, a value, and whether it must be filled; where the value stands in the page already,
/// the name of that place comes last.
struct CallForm {
  let json: String

  init(
    _ method: APIMethod, at path: APIPath, in api: APIModel,
    _ written: WrittenParts = WrittenParts()
  ) {
    let steps = path.parameters.map { Self.field("path", $0) }
    let headers = method.headers.filter { !$0.name.contains("{") }.map { Self.field("header", $0) }
    let query = method.queryParameters.map { Self.field("query", $0) }
    let fields =
      steps + Self.secrets(method, api) + headers + query + Self.body(method.bodies.first, written)
    json = JSONValue.map([
      ("m", .text(method.name)), ("u", .text(path.resource.uri)), ("f", JSONValue(.array(fields))),
    ]).text()
  }

  private static func field(_ place: String, _ parameter: APIParameter) -> JSONValue {
    let value = parameter.isRequired ? ExampleCall.value(of: parameter) : ""
    return field(place, parameter.name, value, parameter.isRequired)
  }

  private static func field(
    _ place: String, _ name: String, _ value: String, _ isRequired: Bool
  ) -> JSONValue {
    [.text(place), .text(name), .text(value), JSONValue(.bool(isRequired))]
  }

  private static func body(_ body: APIBody?, _ written: WrittenParts) -> [JSONValue] {
    guard let body else { return [] }
    if body.mediaType == "application/x-www-form-urlencoded" {
      return body.formParameters.map { field("form", $0) }
    }
    let isNeeded = body.schema != nil
    guard let known = body.example.flatMap({ written.text($0) }) else {
      return [field("body", body.mediaType, body.example ?? "", isNeeded)]
    }
    return [
      [
        "body", .text(body.mediaType), "", JSONValue(.bool(isNeeded)), .text(known.anchor),
      ]
    ]
  }

  /// What the first scheme wants: names, passwords and tokens, which nobody keeps.
  private static func secrets(_ method: APIMethod, _ api: APIModel) -> [JSONValue] {
    let name = method.securedBy.lazy.compactMap(\.scheme).first
    guard let scheme = api.securitySchemes.first(where: { $0.name == name }) else { return [] }
    let isNeeded = !method.securedBy.contains { $0.scheme == nil }
    switch scheme.kind {
    case .basic: return [field("basic", "name:password", "", isNeeded)]
    case .oauth2: return [field("bearer", "access token", "", isNeeded)]
    case .oauth1, .digest: return []
    case .other:
      return scheme.headers.map { field("secret", $0.name, "", isNeeded && $0.isRequired) }
        + scheme.queryParameters.map {
          field("secretQuery", $0.name, "", isNeeded && $0.isRequired)
        }
    }
  }
}
