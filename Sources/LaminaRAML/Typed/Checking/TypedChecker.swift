import LaminaAPIModel
import LaminaAPISource

/// Checks documents of RAML 1.0: their structure, their types, their examples and their annotations.
///
/// Templates are checked as they are written, resources as they are expanded. Each file of this folder
/// checks one thing.
struct TypedChecker: ProblemCollector {
  let names: NameBook
  var book: TypeBook
  let references: SchemaReferences
  var schemas: SchemaBook
  var problems: [Problem] = []
  /// Schemas that were checked already.
  var checked: Set<SourceSpan> = []
  var mediaTypes: [String] = []
  var baseURI: String?

  private let files: [SourceFile]

  init(_ names: NameBook, _ references: SchemaReferences, _ files: [SourceFile]) {
    self.names = names
    self.files = files
    self.references = references
    book = TypeBook(names)
    schemas = SchemaBook(references)
  }

  /// All that was found, that of types included.
  var all: [Problem] { problems + book.problems }

  /// The path of the file in which a node was written, to which its references are relative.
  func path(of node: YAMLNode) -> String {
    let source = Int(node.span.source)
    return files.indices.contains(source) ? files[source].path : ""
  }

  mutating func checkDuplicates(_ pairs: [YAMLPair]) {
    guard pairs.count > 1 else { return }
    var seen: Set<String> = []
    for pair in pairs where pair.key.isScalar && !seen.insert(pair.name).inserted {
      error(
        "duplicate-key", "Property already used: '\(pair.name)'.", at: pair.key,
        repair: "Leave one of them out.")
    }
  }

  /// The value of a scalar that may have annotations: `{value: …, (x): …}`.
  mutating func plain(_ node: YAMLNode) -> YAMLNode {
    guard let pairs = node.pairs, let value = node.value(of: "value"),
      pairs.allSatisfy({ $0.name == "value" || $0.name.hasPrefix("(") })
    else { return node }
    checkAnnotations(of: node, nil)
    return value
  }

  mutating func expectText(_ pair: YAMLPair, mayBeEmpty: Bool = true) {
    let value = plain(pair.value)
    if value.isScalar, mayBeEmpty || !value.isNull { return }
    error("scalar-expected", "The \(pair.name) must be a string.", at: pair.key)
  }

  /// The pairs of a map; what is no map, and not null, is reported.
  mutating func pairs(of pair: YAMLPair, _ what: String) -> [YAMLPair] {
    if let pairs = pair.value.pairs {
      checkDuplicates(pairs)
      return pairs
    }
    if !pair.value.isNull, pair.value.text?.contains("<<") != true {
      error("map-expected", "\(what) must be a map.", at: pair.value)
    }
    return []
  }

  func isOpen(_ pair: YAMLPair) -> Bool {
    pair.name.contains("<<") || pair.value.text?.contains("<<") == true
  }
}
