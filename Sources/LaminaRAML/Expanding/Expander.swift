import LaminaAPISource

/// Applies resource types and traits: each resource and method becomes what it is with all it uses.
///
/// ```
///  own value ▶ type ▶ parent type        for a resource, the stronger first
///  own value ▶ first trait ▶ next trait  for a method, traits of the resource before its own
/// ```
struct Expander {
  /// How many nodes the expansion may copy.
  static let limit = 4_000_000

  let declared: Declarations
  var problems: [Problem] = []
  var copied = 0
  private var isFull = false

  init(_ declared: Declarations) { self.declared = declared }

  /// The document with every resource expanded.
  mutating func expanded(_ root: YAMLNode) -> YAMLNode {
    guard let pairs = root.pairs else { return root }
    return YAMLNode(.mapping(pairs.map { expandedChild($0, "") }), tag: root.tag, span: root.span)
  }

  /// A nested resource expanded; other pairs as they are.
  private mutating func expandedChild(_ pair: YAMLPair, _ parent: String) -> YAMLPair {
    guard pair.name.hasPrefix("/"), pair.value.isMapping else { return pair }
    let uri = parent + pair.name
    var resource = pivoted(pair.value, as: .resource)
    resource = typed(resource, uri)
    resource = traited(resource, uri: uri)
    resource =
      declared.version == .v10 ? resource.withoutOptionalMethods() : resource.withoutOptional()
    let pairs = (resource.pairs ?? []).map { expandedChild($0, uri) }
    return YAMLPair(pair.key, YAMLNode(.mapping(pairs), tag: resource.tag, span: resource.span))
  }

  private static func methods(of resource: YAMLNode) -> Set<String> {
    Set((resource.pairs ?? []).map(\.name).filter { Vocabulary.isMethod($0) })
  }

  /// The functions that placeholders may apply.
  var functions: [String: @Sendable (String) -> String] {
    declared.version == .v10 ? Inflection.functions : Inflection.basic
  }

  private mutating func typed(_ resource: YAMLNode, _ uri: String) -> YAMLNode {
    guard let use = resource.value(of: "type"),
      declared.version == .v10 || !declared.names.isEmpty(.resourceType),
      let type = type(for: use, uri, methods: Self.methods(of: resource))
    else { return resource }
    return merged(type, resource)
  }

  /// Whether there is room for more; says so once if there is none.
  mutating func hasRoom(at span: SourceSpan) -> Bool {
    if copied < Self.limit { return true }
    if !isFull {
      error("expansion-limit", "Types and traits make more than \(Self.limit) nodes.", at: span)
    }
    isFull = true
    return false
  }

  mutating func error(_ code: String, _ message: String, at span: SourceSpan) {
    problems.append(Problem(.error, code, message, at: span))
  }

  mutating func warning(_ code: String, _ message: String, at span: SourceSpan) {
    problems.append(Problem(.warning, code, message, at: span))
  }
}

extension YAMLNode {
  /// The node without pairs whose keys are optional still, at any depth.
  func withoutOptional() -> YAMLNode {
    switch content {
    case .scalar: return self
    case .sequence(let items):
      return YAMLNode(.sequence(items.map { $0.withoutOptional() }), tag: tag, span: span)
    case .mapping(let pairs):
      let kept = pairs.filter { $0.name.utf8.last != 0x3F }
      let pairs = kept.map {
        YAMLPair($0.key, $0.name.hasPrefix("/") ? $0.value : $0.value.withoutOptional())
      }
      return YAMLNode(.mapping(pairs), tag: tag, span: span)
    }
  }

  /// The node without methods that are optional still: other keys of RAML 1.0 may end with a mark.
  func withoutOptionalMethods() -> YAMLNode {
    guard let pairs else { return self }
    let kept = pairs.filter {
      $0.name.utf8.last != 0x3F || !Vocabulary.isMethod($0.name, optional: true)
    }
    return YAMLNode(.mapping(kept), tag: tag, span: span)
  }

  /// The type without optional methods that the resource does not have: nobody gives their parameters.
  func withoutMethods(except methods: Set<String>) -> YAMLNode {
    guard let pairs else { return self }
    let kept = pairs.filter { pair in
      guard pair.name.utf8.last == 0x3F, Vocabulary.isMethod(pair.name, optional: true) else {
        return true
      }
      return methods.contains(Vocabulary.required(pair.name))
    }
    return YAMLNode(.mapping(kept), tag: tag, span: span)
  }
}
