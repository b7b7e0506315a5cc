import LaminaAPISource

/// Checks a document as it was written, before types and traits are applied; collects all problems.
///
/// Each file of this folder checks one thing: root, resources, methods, bodies, parameters …
/// `Scope` says where a thing stands: in a resource, or in a type or a trait, where `<<x>>` and `?` may be.
struct DocumentChecker: ProblemCollector {
  let declared: Declarations
  var problems: [Problem] = []

  init(_ root: YAMLNode) { declared = Declarations(root) }

  /// Reports keys that occur twice, each time after the first; a `?` makes no difference.
  mutating func checkDuplicates(_ pairs: [YAMLPair], _ sentence: (String) -> String) {
    guard pairs.count > 1 else { return }
    var seen: Set<String> = []
    for pair in pairs where pair.key.isScalar {
      let name = Vocabulary.required(pair.name)
      if seen.insert(name).inserted { continue }
      error("duplicate-key", sentence(name), at: pair.key, repair: "Leave one of them out.")
    }
  }

  mutating func expectScalar(_ pair: YAMLPair, _ what: String, at place: YAMLNode? = nil) {
    if pair.value.isScalar { return }
    error("scalar-expected", "\(what) must be a string.", at: place ?? pair.key)
  }
}

/// Where a property stands.
enum Scope: Sendable {
  case resource, type, trait, scheme

  /// Whether placeholders and optional keys may be used.
  var isTemplate: Bool { self != .resource }

  var name: String {
    switch self {
    case .resource: "resource"
    case .type: "resource type"
    case .trait: "trait"
    case .scheme: "security scheme"
    }
  }
}

extension DocumentChecker {
  /// Whether a key holds a placeholder; one with an unknown function is reported.
  mutating func isPlaceholder(_ key: YAMLNode) -> Bool {
    guard let name = key.text, name.utf8.contains(0x3C) else { return false }
    let all = Placeholder.all(in: name)
    if all.contains(where: \.isKnown) { return true }
    guard let first = all.first else { return false }
    error(
      "unknown-function", "Unknown function applied to property name: '\(first.function ?? "")'.",
      at: key,
      repair: "Write !singularize or !pluralize.")
    return true
  }

  /// The key's name, without the `?` of a template.
  func canonical(_ pair: YAMLPair, _ scope: Scope) -> String {
    scope.isTemplate ? Vocabulary.required(pair.name) : pair.name
  }

  /// Whether a value waits for parameters, so that its kind is not known yet.
  func isOpen(_ node: YAMLNode, _ scope: Scope) -> Bool {
    scope.isTemplate && node.text.map(Placeholder.occurs) == true
  }
}
