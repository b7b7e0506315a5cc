/// The properties of RAML: where each may stand, what its value is, and in which versions.
///
/// ```swift
/// let grammar = Grammar.of(.v08)
/// print(grammar.value(of: "queryString", in: .method) == nil)     // true: it came with 1.0
/// ```
struct Grammar: Sendable {
  let version: RAMLVersion
  private let values: [NodeKind: [String: ValueKind]]

  private static let all = Dictionary(
    uniqueKeysWithValues: RAMLVersion.allCases.map { ($0, Grammar($0)) })

  static func of(_ version: RAMLVersion) -> Grammar { all[version] ?? Grammar(version) }

  private init(_ version: RAMLVersion) {
    self.version = version
    values = Self.properties.mapValues { properties in
      let own = properties.filter { $0.since <= version && version <= $0.until }
      return Dictionary(uniqueKeysWithValues: own.map { ($0.name, $0.value) })
    }
  }

  /// What a property's value is; nil if the node has no such property in this version.
  func value(of name: String, in kind: NodeKind) -> ValueKind? { values[kind]?[name] }

  /// The names of a node's properties, to propose one from.
  func names(in kind: NodeKind) -> Set<String> {
    Set(values[kind, default: [:]].keys).union(kind.hasMethods ? Vocabulary.methods : [])
  }

  /// The other version, if that one has the property.
  func otherVersion(with name: String, in kind: NodeKind) -> RAMLVersion? {
    RAMLVersion.allCases.first {
      $0 != version && Self.of($0).value(of: name, in: kind) != nil
    }
  }
}

/// A row of the grammar.
struct Property: Sendable {
  let name: String
  let value: ValueKind
  let since: RAMLVersion
  let until: RAMLVersion

  init(
    _ name: String, _ value: ValueKind, since: RAMLVersion = .v08, until: RAMLVersion = .v10
  ) {
    self.name = name
    self.value = value
    self.since = since
    self.until = until
  }
}
