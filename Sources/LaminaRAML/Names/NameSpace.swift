import LaminaAPISource

/// What one file declares by name: an API, a library or a fragment with libraries of its own.
struct NameSpace: Sendable {
  /// The kinds of names.
  enum Kind: Int, CaseIterable, Sendable {
    case type, trait, resourceType, annotation, scheme

    /// The properties that declare names of the kind.
    var properties: [String] {
      switch self {
      case .type: ["types", "schemas"]
      case .trait: ["traits"]
      case .resourceType: ["resourceTypes"]
      case .annotation: ["annotationTypes"]
      case .scheme: ["securitySchemes"]
      }
    }

    var words: String {
      switch self {
      case .type: "type"
      case .trait: "trait"
      case .resourceType: "resource type"
      case .annotation: "annotation type"
      case .scheme: "security scheme"
      }
    }
  }

  let root: YAMLNode
  /// Whether a document uses it as a library.
  let isLibrary: Bool
  /// Libraries by the name they are used by: numbers of spaces.
  var libraries: [String: Int] = [:]
  private(set) var names: [[String: YAMLPair]]

  init(_ root: YAMLNode, isLibrary: Bool = false) {
    self.root = root
    self.isLibrary = isLibrary
    names = Kind.allCases.map { kind in
      var found: [String: YAMLPair] = [:]
      for property in kind.properties {
        for pair in Self.declared(root.value(of: property)) {
          found[pair.name] = pair
        }
      }
      return found
    }
  }

  /// The pairs of a map, or of a list of maps as RAML 0.8 had them.
  static func declared(_ node: YAMLNode?) -> [YAMLPair] {
    node?.pairs ?? (node?.items ?? []).flatMap { $0.pairs ?? [] }
  }

  /// The declarations of a kind, in the order of the document.
  func pairs(_ kind: Kind) -> [YAMLPair] {
    var seen: Set<String> = []
    return kind.properties.flatMap { Self.declared(root.value(of: $0)) }
      .filter { seen.insert($0.name).inserted }
  }

  func pair(_ kind: Kind, _ name: String) -> YAMLPair? { names[kind.rawValue][name] }
}
