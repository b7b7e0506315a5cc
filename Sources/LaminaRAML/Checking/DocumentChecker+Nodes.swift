import LaminaAPISource

extension DocumentChecker {
  /// The pairs of a node, among which duplicates are reported; nil for what is no map, which is reported
  /// unless nothing stands there or it waits for parameters.
  mutating func parts(of node: YAMLPair, _ kind: NodeKind) -> [YAMLPair]? {
    guard let pairs = node.value.pairs else {
      if !node.value.isNull, !isOpen(node.value) { reportNoMap(node, kind) }
      return nil
    }
    checkDuplicates(pairs, in: kind)
    return pairs
  }

  /// The pairs of a map whose keys are names.
  mutating func named(_ pair: YAMLPair) -> [YAMLPair] {
    guard let pairs = pair.value.pairs else {
      if !pair.value.isNull, !isOpen(pair.value) {
        error("map-expected", "Property: '\(pair.name)' must be a map.", at: pair.key)
      }
      return []
    }
    checkDuplicates(pairs, in: nil)
    return pairs.filter { $0.key.isScalar && !isAnnotation($0) }
  }

  private mutating func reportNoMap(_ node: YAMLPair, _ kind: NodeKind) {
    switch kind {
    case .resource: error("resource-not-map", "The resource is not a map.", at: node.value)
    case .method, .schemeDescription: reportNoMethod(node)
    default: error("map-expected", "A \(kind.rawValue) must be a map.", at: node.value)
    }
  }

  private mutating func reportNoMethod(_ method: YAMLPair) {
    if let text = method.value.text, FileName.isLikely(text) {
      error(
        "include-missing-tag", "The '!include' tag is missing: a method must be a map.",
        at: method.key, repair: "Write !include \(text).")
    } else {
      error("method-not-map", "The method must be a map.", at: method.key)
    }
  }

  /// Reports keys that occur twice, each time after the first; in RAML 0.8 a `?` makes no difference.
  mutating func checkDuplicates(_ pairs: [YAMLPair], in kind: NodeKind?) {
    guard pairs.count > 1 else { return }
    var seen: Set<String> = []
    for pair in pairs where pair.key.isScalar && !isAnnotation(pair) {
      let name = version == .v08 ? Vocabulary.required(pair.name) : pair.name
      if seen.insert(name).inserted { continue }
      error(
        "duplicate-key", "\(Self.words(for: name, in: kind)): '\(name)'.", at: pair.key,
        repair: "Leave one of them out.")
    }
  }

  private static func words(for name: String, in kind: NodeKind?) -> String {
    if kind?.hasResources == true, name.hasPrefix("/") { return "Resource already declared" }
    if kind?.hasMethods == true, Vocabulary.isMethod(name) { return "Method already declared" }
    return kind == nil ? "Name already used" : "Property already used"
  }

  /// An unknown property: with the word that was likely meant, or the version that has it.
  mutating func unknown(_ pair: YAMLPair, in kind: NodeKind, _ scope: Scope) {
    var words = grammar.names(in: kind)
    if kind.hasMethods, scope.isTemplate { words.formUnion(Vocabulary.methods.map { $0 + "?" }) }
    error(
      "unknown-property", "Property '\(pair.name)' is invalid in a \(kind.rawValue).", at: pair.key,
      repair: repair(for: pair, in: kind) ?? Suggestion.repair(for: pair.name, among: words))
  }

  /// What is known of a property that is none here: another version has it, or it is a path without its slash.
  private func repair(for pair: YAMLPair, in kind: NodeKind) -> String? {
    if let other = grammar.otherVersion(with: pair.name, in: kind) {
      return "It is a property of RAML \(other.rawValue), and this is \(version.rawValue)."
    }
    let parts = pair.value.pairs ?? []
    guard kind.hasResources,
      parts.contains(where: { Vocabulary.isMethod($0.name) || $0.name.hasPrefix("/") })
    else { return nil }
    return "A path begins with a slash: write /\(pair.name)."
  }

  /// Reports what is no text, or an empty one where that is not allowed.
  mutating func expectText(_ pair: YAMLPair, mayBeEmpty: Bool = true, in kind: NodeKind? = nil) {
    let value = plain(pair.value)
    if value.isScalar, mayBeEmpty || !value.isNull { return }
    error(
      kind == .section ? "documentation" : "scalar-expected", "The \(pair.name) must be a string.",
      at: pair.key)
  }

  /// The value of a scalar that may have annotations in RAML 1.0, which are checked.
  mutating func plain(_ node: YAMLNode) -> YAMLNode {
    guard version == .v10, let value = node.annotatedValue else { return node }
    checkAnnotations(of: node)
    return value
  }

  /// Whether a key is an annotation of RAML 1.0.
  func isAnnotation(_ pair: YAMLPair) -> Bool { version == .v10 && pair.isAnnotation }

  /// Whether a key holds a placeholder; one with an unknown function is reported.
  mutating func isPlaceholder(_ key: YAMLNode) -> Bool {
    guard let name = key.text, name.utf8.contains(0x3C) else { return false }
    // In RAML 1.0 functions are checked for each template as a whole.
    if version == .v10 { return name.contains("<<") }
    let all = Placeholder.all(in: name)
    if all.contains(where: \.isKnown) { return true }
    guard let first = all.first else { return false }
    error(
      "unknown-function", "Unknown function applied to property name: '\(first.function ?? "")'.",
      at: key, repair: "Write !singularize or !pluralize.")
    return true
  }

  /// Whether a value waits for parameters, so that its kind is not known yet.
  func isOpen(_ node: YAMLNode, _ scope: Scope = .resource) -> Bool {
    guard let text = node.text, text.utf8.contains(0x3C) else { return false }
    return version == .v10 ? text.contains("<<") : scope.isTemplate && Placeholder.occurs(in: text)
  }

  /// Whether a name waits for parameters.
  func isOpen(name: String) -> Bool {
    version == .v10 ? name.contains("<<") : Placeholder.occurs(in: name)
  }
}
