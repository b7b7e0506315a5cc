import LaminaAPI
import Testing

/// Rules of a file: where they look, what they say, and what is wrong with them.
@Suite struct OwnRuleTests {
  private static let description = """
    openapi: 3.0.3
    info:
      title: Shop
      version: '1'
    servers:
      - url: http://shop.example
      - url: https://shop.example
    paths:
      /items:
        get:
          operationId: GetItems
          responses:
            '200': {description: ok}
        post:
          operationId: addItem
          responses:
            '201': {description: ok}
      /Orders:
        get:
          operationId: orders
          responses:
            '200': {description: ok}
    """

  private func read(_ rules: String) -> APIRules {
    APIRules.read("rules.yaml", from: MemoryLoader(["rules.yaml": rules]))
  }

  /// Lines, severities, codes and sentences of what the description breaks.
  private func found(
    _ rules: String, _ text: String = description, files: [String: String] = [:]
  ) -> [String] {
    let rules = read(rules)
    #expect(rules.diagnostics.isEmpty, "\(rules.diagnostics)")
    let loader = MemoryLoader(files.merging(["api.yaml": text]) { first, _ in first })
    let model = OpenAPIFile.read("api.yaml", from: loader).model()
    return rules.diagnostics(of: "api.yaml", from: loader, model).map {
      "\($0.place.file):\($0.place.line) \($0.severity.rawValue) \($0.code): \($0.message)"
    }
  }

  @Test("A pattern holds for the values at a place, and says where they break it")
  func patterns() {
    let rules = """
      rules:
        names:
          place: paths.*[get,post].operationId
          pattern: ^[a-z]
          severity: error
          message: The name "{value}" ({name}) at {place} does not begin with a small letter.
        secure: {place: 'servers.*.url', pattern: '^https:'}
        paths: {place: paths.*~, not: '[A-Z]', severity: hint}
      """
    #expect(
      found(rules) == [
        "api.yaml:6 warning secure: \"http://shop.example\" does not match ^https:.",
        "api.yaml:11 error names: The name \"GetItems\" (operationId) at paths./items.get.operationId"
          + " does not begin with a small letter.",
        "api.yaml:18 hint paths: \"/Orders\" matches [A-Z].",
      ])
  }

  @Test("Names can be demanded and forbidden")
  func names() {
    let rules = """
      rules:
        contact: {place: info, requires: [contact, title, license]}
        noPost: {place: paths.*, forbids: post, message: 'No {value} at {name}.'}
      """
    #expect(
      found(rules) == [
        "api.yaml:2 warning contact: contact is missing.",
        "api.yaml:2 warning contact: license is missing.",
        "api.yaml:14 warning noPost: No post at /items.",
      ])
  }

  @Test(
    "Places in the words of JSONPath",
    arguments: [
      ("$", 0), ("$.info.title", 1), ("info['title']", 1), ("$..operationId", 3), ("..get", 2),
      ("paths./items.*.operationId", 2), ("paths['/items'].get.operationId", 1),
      ("servers[0].url", 1), ("servers[*].url", 2), ("servers.*", 0),
      ("paths./i*.get.operationId", 1),
      ("paths.*ers.get.operationId", 1), ("paths[*][get,post].operationId", 3), ("$..['200']~", 2),
      ("$..description", 3), ("paths~", 1), ("none.at.all", 0), ("paths.*..description", 3),
    ])
  func places(_ place: String, _ count: Int) {
    let rules = "rules:\n  r:\n    place: \"\(place)\"\n    not: ''\n"
    // No text matches a pattern without a match, so that all texts at the place are found.
    let all = rules.replacing("not: ''", with: "pattern: '[^\\s\\S]'")
    #expect(found(all).count == (place == "..get" ? 0 : count), "\(found(all))")
  }

  @Test(
    "A rule looks into files that the description includes, and those that its references lead to")
  func files() {
    let rules = "rules: {small: {place: paths.*.get.operationId, pattern: '^[a-z]'}}"
    let text = """
      openapi: 3.0.3
      info: {title: T, version: '1'}
      paths:
        /a: {$ref: 'parts/a.yaml'}
        /b: {$ref: 'parts/b.yaml#/paths/~1b'}
        /c: {$ref: 'parts/none.yaml'}
        /d: {$ref: 'parts/a.yaml'}
      """
    let found = found(
      rules, text,
      files: [
        "parts/a.yaml": "get:\n  operationId: GetA\n  responses: {'200': {description: ok}}\n",
        "parts/b.yaml": "paths:\n  /b:\n    get:\n      operationId: GetB\n",
      ])
    #expect(
      found == [
        "parts/a.yaml:2 warning small: \"GetA\" does not match ^[a-z].",
        "parts/b.yaml:4 warning small: \"GetB\" does not match ^[a-z].",
      ])
    let raml = "#%RAML 1.0\ntitle: T\n/a: !include a.raml\n"
    let loader = MemoryLoader(["api.raml": raml, "a.raml": "get:\n  displayName: Get\n"])
    let own = read("rules: {small: {place: '*.get.displayName', pattern: '^[a-z]'}}")
    let model = RAMLDocument.read("api.raml", from: loader).model()
    let places = own.diagnostics(of: "api.raml", from: loader, model).map(\.place.description)
    #expect(places == ["a.raml:2:16"])
  }

  /// What is wrong with rules: the code, the line, the column, and a part of what is said.
  private static let faults: [(String, String, String)] = [
    ("rules: {a: {place: paths, pattern: '('}}", "rules-pattern 1:36", "cannot be read"),
    ("rules:\n  a:\n    place: paths.[\n    pattern: a", "rules-place 3:18", "cannot be read"),
    (
      "rules:\n  a:\n    place: paths[?(@.x)]\n    pattern: a", "rules-place 3:18",
      "Filters are not read"
    ),
    ("rules:\n  a:\n    pattern: a", "rules-place 2:3", "has no place"),
    ("rules:\n  a:\n    place: b", "rules-check 2:3", "says nothing"),
    ("rules:\n  a: {plase: b, pattern: c, place: d}", "rules-key 2:7", "Did you mean \"place\"?"),
    ("rule: {}\nextends: style", "rules-key 1:1", "Did you mean \"rules\"?"),
    ("extends: [style, spectral]", "rules-set 1:18", "there is: style"),
    (
      "rules:\n  a: {place: b, pattern: c, severity: bad}", "rules-severity 2:39",
      "Write error, warning, hint or off."
    ),
    (
      "extends: style\nrules: {unused-tags: off}", "rules-unknown 2:9",
      "Did you mean \"unused-tag\"?"
    ),
    ("extends: style\nrules: {unused-tag: loud}", "rules-severity 2:21", "no severity"),
    ("rules: [a]", "rules-map 1:8", "are a map"),
    ("rules: {a: [b]}", "rules-rule 1:12", "is a map"),
    ("rules: {a: {place: [b], pattern: c}}", "rules-text 1:20", "is a text"),
    ("- a", "rules-file 1:1", "is a map with the keys"),
    ("", "rules-file 1:1", "is a map with the keys"),
    ("rules: {}\nrules: {}", "duplicate", "twice"),
    ("rules: {", "yaml", ""),
  ]

  @Test(
    "What is wrong with a rule is said with its line, its column and a repair", arguments: faults)
  func wrong(_ text: String, _ expected: String, _ words: String) throws {
    let problems = read(text).diagnostics
    let shown = problems.map { "\($0.code) \($0.place.line):\($0.place.column)" }
    if expected == "duplicate" || expected == "yaml" {
      #expect(expected == "duplicate" || !problems.isEmpty)
    } else {
      #expect(shown == [expected])
    }
    #expect(
      words.isEmpty || expected == "duplicate"
        || problems.contains { ($0.message + ($0.repair ?? "")).contains(words) },
      "\(problems.map(\.description))")
  }

  @Test("A wrong rule costs itself only, and one that is off says nothing")
  func partly() {
    let rules = read(
      """
      rules:
        bad: {place: info}
        off: {place: info.title, pattern: x, severity: off}
        good: {place: info.title, pattern: x}
      """)
    #expect(rules.diagnostics.map(\.code) == ["rules-check"])
    let loader = MemoryLoader(["a.yaml": "info: {title: T}"])
    let found = rules.diagnostics(of: "a.yaml", from: loader, APIModel(title: "T"))
    #expect(found.map(\.code) == ["good"])
  }

  @Test("A pattern that would take forever, and a search of a million values, end")
  func limits() {
    let slow = found(
      "rules: {slow: {place: info.title, pattern: '^(a+)+\\1$'}}",
      "openapi: 3.0.3\ninfo: {title: \(String(repeating: "a", count: 400))b, version: '1'}\npaths: {}\n"
    )
    #expect(slow.count <= 1)
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(
      found("rules: {deep: {place: ..none, pattern: a}}", "openapi: 3.0.3\nx-a: \(deep)\n") == [])
  }
}
