import LaminaAPIModel
import LaminaAPISource

/// Holds a description against the set for style.
struct StyleChecker {
  let model: APIModel
  let path: String
  let root: YAMLNode

  init(_ model: APIModel, _ path: String, _ root: YAMLNode) {
    (self.model, self.path, self.root) = (model, path, root)
  }

  /// A place without a name stands for the whole file.
  struct Finding {
    let rule: StyleRule
    let message: String
    let place: Place?
    var repair: String?
  }

  /// What is found in the model.
  func diagnostics(_ severities: [StyleRule: Severity]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return (names() + descriptions() + answers() + tags()).compactMap { finding in
      guard let severity = severities[finding.rule] else { return nil }
      return Diagnostic(
        severity, code: finding.rule.rawValue, message: finding.message,
        place: finding.place ?? Place(file: path, line: 1, column: 1), repair: finding.repair)
    }.filter { seen.insert($0).inserted }
  }

  /// What is found in the text.
  func problems(_ severities: [StyleRule: Severity]) -> [Problem] {
    guard let severity = severities[.unusedComponent] else { return [] }
    return UnusedComponents(root).keys.map { kind, key in
      Problem(
        severity, StyleRule.unusedComponent.rawValue,
        "Nothing uses \(key.text ?? "") (\(kind)).", at: key.span)
    }
  }

  private var methods: [(method: APIMethod, resource: APIResource)] {
    model.allResources.flatMap { resource in resource.methods.map { ($0, resource) } }
  }

  // MARK: Names

  private func names() -> [Finding] {
    let words = model.allResources.flatMap { resource in
      resource.path.split(separator: "/").filter { !$0.contains("{") }.map {
        (String($0), resource.place)
      }
    }
    let parameters = methods.flatMap { $0.method.queryParameters }.map { ($0.name, $0.place) }
    let schemas = model.schemas.compactMap { schema in schema.name.map { ($0, schema.place) } }
    let operations = methods.compactMap { entry in
      entry.method.operationID.map { ($0, entry.method.place) }
    }
    return findings(.pathStyle, "word of a path", words)
      + findings(.parameterStyle, "parameter", parameters)
      + findings(.schemaStyle, "schema", schemas)
      + findings(.operationStyle, "operation", operations)
  }

  /// The names that are not written as most of them are.
  private func findings(
    _ rule: StyleRule, _ what: String, _ names: [(name: String, place: Place?)]
  ) -> [Finding] {
    guard let usual = NameStyle.usual(of: names.map(\.name)) else { return [] }
    return names.compactMap { name, place in
      guard let style = NameStyle(name), style != usual else { return nil }
      return Finding(
        rule: rule,
        message:
          "The \(what) \(name) is written as \(style.rawValue), and most are as \(usual.rawValue).",
        place: place)
    }
  }

  // MARK: Descriptions

  private func descriptions() -> [Finding] {
    var found: [Finding] = []
    if model.documentation.allSatisfy({ $0.content.isEmpty }) {
      found.append(
        Finding(rule: .apiDescription, message: "Nothing says what the API is for.", place: nil))
    }
    for (method, resource) in methods {
      let name = "\(method.name) \(resource.uri)"
      if Self.isEmpty(method.description), Self.isEmpty(method.summary) {
        found.append(
          Finding(
            rule: .methodDescription, message: "Nothing says what \(name) does.",
            place: method.place))
      }
      for parameter in method.queryParameters + method.headers
      where Self.isEmpty(parameter.description) {
        found.append(
          Finding(
            rule: .parameterDescription,
            message: "Nothing says what the parameter \(parameter.name) is for.",
            place: parameter.place ?? method.place))
      }
    }
    return found
  }

  private static func isEmpty(_ text: String?) -> Bool {
    text?.allSatisfy(\.isWhitespace) ?? true
  }

  // MARK: Answers

  private func answers() -> [Finding] {
    methods.flatMap { method, resource -> [Finding] in
      let name = "\(method.name) \(resource.uri)"
      let answers = method.responses + method.otherResponses
      let others = answers.contains { $0.coverage == .others }
      let classes = Set(answers.filter { $0.coverage != .others }.map { $0.status / 100 })
      var found: [Finding] = []
      if !others, classes.isDisjoint(with: [4, 5]) {
        found.append(
          Finding(
            rule: .errorAnswer, message: "\(name) declares no answer for what goes wrong.",
            place: method.place, repair: "Declare an answer of 400 to 599."))
      }
      if !others, classes.isDisjoint(with: [1, 2, 3]) {
        found.append(
          Finding(
            rule: .successAnswer, message: "\(name) declares no answer for what goes well.",
            place: method.place, repair: "Declare an answer of 200 to 399."))
      }
      return found
    }
  }

  // MARK: Tags

  private func tags() -> [Finding] {
    let declared = Set(model.tags.map(\.name))
    let used = methods.flatMap { entry in entry.method.tags.map { ($0, entry.method.place) } }
    let unknown = used.filter { !declared.contains($0.0) }.map { tag, place in
      Finding(
        rule: .undeclaredTag, message: "The tag \(tag) is not declared.", place: place,
        repair: "Declare it under tags, with a description.")
    }
    let parents = Set(model.tags.compactMap(\.parent))
    let known = Set(used.map(\.0)).union(parents)
    let unused = model.tags.filter { !known.contains($0.name) }.map { tag in
      Finding(
        rule: .unusedTag, message: "No method has the tag \(tag.name).", place: tag.place)
    }
    return unknown + unused
  }
}
