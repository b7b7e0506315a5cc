public import LaminaAPIModel
public import LaminaAPISource

/// Rules that descriptions of APIs should keep: those of a file, and a set for style.
///
/// ```yaml
/// extends: style
/// rules:
///   operation-words:
///     place: paths.*[get,post].operationId
///     pattern: ^[a-z][A-Za-z]*$
///     severity: error
///     message: The name "{value}" does not begin with a small letter.
///   unused-tag: off
/// ```
public struct APIRules: Sendable {
  /// What is wrong with the rules themselves; what is left of them is applied.
  public let diagnostics: [Diagnostic]

  let rules: [PlaceRule]
  /// The rules for style that are applied, each with how much it matters.
  let style: [StyleRule: Severity]

  init(_ rules: [PlaceRule], _ style: [StyleRule: Severity], _ diagnostics: [Diagnostic]) {
    (self.rules, self.style, self.diagnostics) = (rules, style, diagnostics)
  }

  /// The set for style: names, descriptions, answers for errors, what nobody uses, tags.
  public static let style = APIRules([], StyleRule.severities, [])

  /// Reads a file of rules.
  ///
  /// - Parameters:
  ///   - path: the file's path, as the loader knows it.
  ///   - loader: reads the file.
  /// - Returns: the rules, with all that is wrong with them.
  public static func read(_ path: String, from loader: any SourceLoader) -> APIRules {
    var reader = RuleReader(path, loader)
    return reader.rules()
  }

  /// What a description breaks, by file and line.
  ///
  /// - Parameters:
  ///   - path: the description's file, as the loader knows it.
  ///   - loader: reads the file and those that it names.
  ///   - model: what the description says.
  /// - Returns: a diagnostic for each finding, whose code is the rule's name.
  /// - Complexity: O(*n*) for a rule without `..` and a description of *n* parts.
  public func diagnostics(
    of path: String, from loader: any SourceLoader, _ model: APIModel
  ) -> [Diagnostic] {
    var search = PlaceSearch(path, loader)
    var problems: [Problem] = []
    for rule in rules { problems += rule.problems(in: &search) }
    let checker = StyleChecker(model, path, search.root)
    problems += checker.problems(style)
    let found = search.diagnostics(of: problems) + checker.diagnostics(style)
    return found.sorted {
      ($0.place.file, $0.place.line, $0.place.column) < (
        $1.place.file, $1.place.line, $1.place.column
      )
    }
  }
}
