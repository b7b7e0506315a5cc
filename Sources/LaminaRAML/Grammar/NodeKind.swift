/// A kind of map whose keys the grammar knows; the raw value is what sentences call it.
enum NodeKind: String, Sendable {
  case api = "document"
  case library
  case section = "documentation section"
  case resource
  case resourceType = "resource type"
  case method
  case trait
  case response
  case body
  /// A parameter's declaration of RAML 0.8; in 1.0 it is a type.
  case parameter
  case scheme = "security scheme"
  /// What a security scheme adds to requests and answers.
  case schemeDescription = "security scheme's description"
  case xml = "xml facet"
  /// An example with what is said about it.
  case example

  /// Whether keys may be methods.
  var hasMethods: Bool { self == .resource || self == .resourceType }

  /// Whether keys may be paths.
  var hasResources: Bool { self == .api || hasMethods }

  /// What annotations may name as their target here; none where any annotation may stand.
  var targets: [String] {
    switch self {
    case .api: ["API"]
    case .library: ["Library"]
    case .section: ["DocumentationItem"]
    case .resource: ["Resource"]
    case .resourceType: ["ResourceType"]
    case .method: ["Method"]
    case .trait: ["Trait"]
    case .response: ["Response", "Method"]
    case .scheme: ["SecurityScheme"]
    case .example: ["Example"]
    case .body, .parameter, .schemeDescription, .xml: []
    }
  }
}
