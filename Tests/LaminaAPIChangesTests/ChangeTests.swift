import LaminaAPI
import Testing

/// A version of an API around one method, written in RAML 0.8.
private struct Version {
  var request = ""
  var response = ""
  var schema = #"{"$schema": "http://json-schema.org/draft-04/schema#"}"#
  var root = ""

  var model: APIModel {
    let text = """
      #%RAML 0.8
      title: T
      \(root)
      /items/{id}:
        put:
      \(request.isEmpty ? "" : request + "\n")    responses:
            200:
      \(response)
            404:
      """
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    precondition(
      document.isUsable, document.diagnostics.map(\.description).joined(separator: "\n") + text)
    return document.model()
  }
}

/// `!` of what breaks callers, `?` of a warning.
private func mark(_ change: APIChange) -> String {
  switch change.level {
  case .breaking: "!"
  case .warning: "?"
  case .compatible: ""
  }
}

private func codes(_ one: Version, _ other: Version) -> [String] {
  APIChanges(from: one.model, to: other.model).changes.map { mark($0) + $0.code }
}

@Suite struct ChangeTests {
  private func query(_ attributes: String) -> Version {
    Version(request: "    queryParameters: {q: {\(attributes)}}")
  }

  @Test(
    "What a query may hold may become more, and not less",
    arguments: [
      ("", "", []), ("", "required: true", ["!parameter-required"]),
      ("required: true", "", ["parameter-required"]),
      ("type: number", "type: integer", ["!parameter-narrower"]),
      ("type: integer", "type: number", ["parameter-wider"]),
      ("type: integer", "type: string", ["parameter-wider"]),
      ("type: boolean", "type: integer", ["!parameter-narrower", "parameter-wider"]),
      ("enum: [a, b]", "enum: [a]", ["!parameter-narrower"]),
      ("enum: [a]", "enum: [a, b]", ["parameter-wider"]), ("enum: [a]", "", ["parameter-wider"]),
      ("", "enum: [a]", ["!parameter-narrower"]),
      ("maxLength: 9", "maxLength: 8", ["!parameter-narrower"]),
      ("maxLength: 9", "", ["parameter-wider"]), ("", "minLength: 1", ["!parameter-narrower"]),
      ("type: number, minimum: 1", "type: number, minimum: 0", ["parameter-wider"]),
      ("type: number, maximum: 1", "type: number, maximum: 0", ["!parameter-narrower"]),
      ("pattern: a", "pattern: b", ["!parameter-narrower", "parameter-wider"]),
      ("repeat: true", "", ["!parameter-repeat"]), ("", "repeat: true", ["parameter-repeat"]),
      ("default: a", "default: b", ["!parameter-default"]),
      ("description: a", "description: b", ["description"]), ("example: a", "example: b", []),
    ])
  func queries(_ old: String, _ new: String, _ expected: [String]) {
    #expect(codes(query(old), query(new)) == expected)
  }

  @Test(
    "Parameters come and go",
    arguments: [
      ("", "queryParameters: {q: }", ["parameter-added"]),
      ("", "queryParameters: {q: {required: true}}", ["!parameter-added"]),
      ("", "queryParameters: {q: {required: true, default: a}}", ["parameter-added"]),
      ("queryParameters: {q: }", "", ["!parameter-removed"]),
      ("headers: {H: }", "", ["!parameter-removed"]),
      ("body: {application/json: }", "", ["!request-media-type-removed"]),
      ("", "body: {text/plain: }", ["request-body-added"]),
      ("", "body: {application/json: {schema: '{}'}}", ["!request-body-added"]),
      ("body: {a/b: }", "body: {a/b: , a/c: }", ["request-media-type-added"]),
      ("body: {a/b: {schema: '{}'}}", "body: {a/b: }", ["schema-removed"]),
      ("body: {a/b: }", "body: {a/b: {schema: '{}'}}", ["!schema-added"]),
      ("protocols: [HTTP, HTTPS]", "protocols: [HTTPS]", ["!protocol-removed"]),
      ("protocols: [HTTP]", "protocols: [HTTP, HTTPS]", ["protocol-added"]),
    ])
  func parts(_ old: String, _ new: String, _ expected: [String]) {
    let version = { (text: String) in Version(request: text.isEmpty ? "" : "    " + text) }
    #expect(codes(version(old), version(new)) == expected)
  }

  private static let schemaTable: [(String, String, [String], [String])] = [
    // old, new, as a request's, as an answer's
    (#"{"type": "number"}"#, #"{"type": "integer"}"#, ["!type-changed"], ["type-changed"]),
    (
      #"{"type": "integer"}"#, #"{"type": ["integer", "null"]}"#, ["type-changed"],
      ["!type-changed"]
    ),
    (#"{"type": "string"}"#, #"{"type": "integer"}"#, ["!type-changed"], ["!type-changed"]),
    (#"{"enum": [1, 2]}"#, #"{"enum": [1]}"#, ["!enum-value-removed"], ["enum-value-removed"]),
    (#"{"enum": [1]}"#, #"{"enum": [1, 2]}"#, ["enum-value-added"], ["?enum-value-added"]),
    (#"{}"#, #"{"deprecated": true}"#, ["?deprecated"], ["?deprecated"]),
    (#"{"deprecated": true}"#, #"{}"#, ["deprecated"], ["deprecated"]),
    (#"{}"#, #"{"readOnly": true}"#, ["?read-only"], ["?read-only"]),
    (#"{"writeOnly": true}"#, #"{}"#, ["?write-only"], ["?write-only"]),
    (#"{"minimum": 1}"#, #"{"minimum": 2}"#, ["!minimum-changed"], ["minimum-changed"]),
    (#"{"maxItems": 1}"#, #"{"maxItems": 2}"#, ["maxitems-changed"], ["!maxitems-changed"]),
    (#"{"pattern": "a"}"#, #"{"pattern": "b"}"#, ["!pattern-changed"], ["!pattern-changed"]),
    (#"{}"#, #"{"format": "date"}"#, ["!format-changed"], ["format-changed"]),
    (
      #"{"properties": {"a": {}}}"#, #"{"properties": {"a": {}, "b": {}}}"#, ["property-added"],
      ["property-added"]
    ),
    (
      #"{"properties": {"a": {}}}"#, #"{"properties": {}}"#, ["!property-removed"],
      ["!property-removed"]
    ),
    (
      #"{"properties": {"a": {}}}"#, #"{"properties": {"a": {}}, "required": ["a"]}"#,
      ["!property-required"], ["property-required"]
    ),
    (
      #"{"properties": {"a": {}}, "required": ["a"]}"#, #"{"properties": {"a": {}}}"#,
      ["property-optional"], ["!property-optional"]
    ),
    (
      #"{"properties": {"a": {"items": {"type": "number"}}}}"#,
      #"{"properties": {"a": {"items": {"type": "integer"}}}}"#, ["!type-changed"], ["type-changed"]
    ),
    (#"{}"#, #"{"additionalProperties": false}"#, ["!other-properties"], ["other-properties"]),
    (
      #"{"anyOf": [{"type": "null"}]}"#, #"{"anyOf": [{"type": "null"}, {"type": "object"}]}"#,
      ["choice-added"], ["!choice-added"]
    ),
    (
      ##"{"definitions": {"d": {"type": "number"}}, "items": {"$ref": "#/definitions/d"}}"##,
      ##"{"definitions": {"e": {"type": "string"}}, "items": {"$ref": "#/definitions/e"}}"##,
      ["!type-changed"], ["!type-changed"]
    ),
    (
      ##"{"properties": {"a": {"$ref": "#"}, "b": {"minLength": 1}}}"##,
      ##"{"properties": {"a": {"$ref": "#"}, "b": {}}}"##, ["minlength-changed"],
      ["!minlength-changed"]
    ),
  ]

  @Test("A schema may become wider for requests, and narrower for answers", arguments: schemaTable)
  func schemas(_ old: String, _ new: String, _ request: [String], _ answer: [String]) {
    let asRequest = { (text: String) in
      Version(request: "    body: {application/json: {schema: '\(text)'}}")
    }
    let asAnswer = { (text: String) in
      Version(response: "        body: {application/json: {schema: '\(text)'}}")
    }
    #expect(codes(asRequest(old), asRequest(new)) == request)
    #expect(codes(asAnswer(old), asAnswer(new)) == answer)
    #expect(codes(asAnswer(new), asAnswer(new)).isEmpty)
  }

  @Test("Methods, resources, answers and ways in")
  func structure() throws {
    func changes(_ old: String, _ new: String) -> [String] {
      let models = [old, new].map {
        let text = "#%RAML 0.8\ntitle: T\nsecuritySchemes: [a: {type: x-a}, b: {type: x-b}]\n" + $0
        return RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
      }
      return APIChanges(from: models[0], to: models[1]).changes.map {
        mark($0) + $0.code + " " + $0.subjects.joined(separator: ",")
      }
    }
    #expect(
      changes("/a: {get: , put: }", "/a: {get: , post: }") == [
        "!method-removed PUT /a", "method-added POST /a",
      ])
    #expect(changes("/a: {get: }", "/b: {get: }") == ["!resource-removed /a", "resource-added /b"])
    #expect(changes("/{a}: {get: }", "/{b}: {get: }") == ["parameter-renamed /{a}"])
    #expect(
      changes("/a: {get: {responses: {200: , 404: }}}", "/a: {get: {responses: {200: , 403: }}}")
        == ["!response-removed GET /a", "response-added GET /a"])
    #expect(changes("/a: {get: }", "/a: {get: {securedBy: [a]}}") == ["!security-narrower GET /a"])
    #expect(
      changes("/a: {get: {securedBy: [a]}}", "/a: {get: {securedBy: [a, b]}}") == [
        "security-wider GET /a"
      ])
    #expect(
      changes("/a: {get: {securedBy: [a]}}", "/a: {get: {securedBy: [null, a]}}") == [
        "security-wider GET /a"
      ])
    #expect(changes("baseUri: http://a", "baseUri: http://b") == ["!base-uri API"])
    #expect(changes("version: a", "version: b") == ["version API"])
  }

  @Test("Places are said in both files, and one fault of a shared schema once")
  func places() throws {
    let text = """
      #%RAML 0.8
      title: T
      schemas:
        - item: |
            {
              "minLength": 1
            }
      /a: {get: {responses: {200: {body: {application/json: {schema: item}}}}}}
      /b: {get: {responses: {200: {body: {application/json: {schema: item}}}}}}
      """
    let old = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    let newText = text.replacing("title: T", with: "title: T\n").replacing(": 1", with: ": 0")
    let new = RAMLDocument.read("b.raml", from: MemoryLoader(["b.raml": newText]))
    let changes = APIChanges(from: old.model(), to: new.model())
    #expect(
      changes.changes.map(\.description) == [
        "a.raml:5:1 -> b.raml:6:1: breaking: GET /a, GET /b: The answer 200's body: minLength is 0, and was 1."
          + " [minlength-changed]"
      ])
    #expect(
      changes.markdown(title: "T") == """
        # T

        ## Breaking

        - `GET /a`, `GET /b`: The answer 200's body: minLength is 0, and was 1. (a.raml:5:1 → b.raml:6:1)

        """)
    #expect(
      APIChanges(from: old.model(), to: old.model()).markdown(title: "T")
        == "# T\n\nNothing differs.\n")
  }
}
