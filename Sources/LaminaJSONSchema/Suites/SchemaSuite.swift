package import LaminaJSON

/// A file of the JSON Schema test suite: groups of schemas with values that are valid or not.
///
/// ```swift
/// let suite = SchemaSuite(file, remotes: remotes, draft: .draft4)
/// for score in suite.scores { print(score.group, score.passed, score.total) }
/// ```
package struct SchemaSuite {
  /// How many cases of a group come out as the suite says.
  package struct Score: Hashable, Sendable {
    /// The group's name: `ref.json`, `optional/format/uri.json`.
    package let group: String
    package var passed = 0
    package var total = 0
    /// What came out otherwise: schema and case.
    package var failures: [String] = []
    /// Whether the suite leaves it to the implementation.
    package var isOptional: Bool { group.hasPrefix("optional/") }
  }

  private let groups: JSONObject
  private let remotes: JSONObject
  private let draft: SchemaDraft

  /// Takes a file that was parsed: an object of groups; and the documents for `http://localhost:1234/`.
  package init(_ file: JSONValue, remotes: JSONValue, draft: SchemaDraft) {
    groups = file.object ?? JSONObject([])
    self.remotes = remotes.object ?? JSONObject([])
    self.draft = draft
  }

  /// The score of each group, in the order of the file.
  package var scores: [Score] {
    groups.members.map { score(of: $0.key, $0.value.array ?? []) }
  }

  private func score(of group: String, _ entries: [JSONValue]) -> Score {
    var score = Score(group: group)
    for entry in entries { count(entry, in: &score) }
    return score
  }

  private func count(_ entry: JSONValue, in score: inout Score) {
    let schema = JSONSchema(entry["schema"] ?? [:], options: options)
    for test in entry["tests"]?.array ?? [] {
      score.total += 1
      let result = schema.validate(test["data"] ?? nil)
      if result.isValid == test["valid"]?.bool,
        schema.accepts(test["data"] ?? nil) == result.isValid
      {
        score.passed += 1
      } else {
        score.failures.append(Self.name(entry) + ": " + Self.name(test))
      }
    }
  }

  private static func name(_ value: JSONValue) -> String { value["description"]?.string ?? "?" }

  private var options: SchemaOptions {
    let remotes = remotes
    return SchemaOptions(defaultDraft: draft) { uri in
      let prefix = "http://localhost:1234/"
      return uri.hasPrefix(prefix) ? remotes[String(uri.dropFirst(prefix.count))] : nil
    }
  }
}

extension [SchemaSuite.Score] {
  /// A table: passed and total of each group, then the sums of what is required and of what is not.
  package var table: String {
    let lines =
      map(\.line) + [sum("required") { !$0.isOptional }, sum("optional", of: \.isOptional)]
    return lines.joined(separator: "\n")
  }

  private func sum(_ name: String, of isCounted: (Element) -> Bool) -> String {
    let counted = filter(isCounted)
    let (passed, total) = (counted.map(\.passed).reduce(0, +), counted.map(\.total).reduce(0, +))
    return "\(passed)/\(total) \(name)"
  }
}

extension SchemaSuite.Score {
  fileprivate var line: String {
    let failed = failures.map { "\n    not as the suite says: \($0)" }.joined()
    return "\(passed)/\(total) \(group)\(failed)"
  }
}
