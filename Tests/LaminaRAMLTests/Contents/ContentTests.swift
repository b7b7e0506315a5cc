import Testing

@Suite struct ContentTests {
  private func body(_ text: String, _ files: [String: String] = [:]) -> [String] {
    problems("title: T\n/a:\n  post:\n    body:\n      application/json:\n" + text, files)
  }

  @Test("An example's faults are reported at their lines")
  func examples() {
    #expect(
      body("        example: |\n          {\n            \"a\": 1,,\n          }\n") == [
        "8:20 example-json (warning)"
      ])
    #expect(
      body("        example: !include e.json\n", ["e.json": "{\n  \"a\": x\n}"]) == [
        "e.json:2:8 example-json (warning)"
      ])
    #expect(body("        example: '{\"a\": 1}'\n").isEmpty)
  }

  @Test("A value that breaks its schema is reported at the value")
  func values() {
    let schema =
      #"        schema: '{"$schema": "http://json-schema.org/draft-04/schema#", "properties": {"a": {"type": "string"}}}'"#
    #expect(
      body(schema + "\n        example: |\n          {\n            \"a\": 1\n          }\n")
        == ["9:18 example-not-fitting (warning)"])
  }

  @Test("A schema's faults are reported in its text, and its examples as unchecked")
  func schemas() {
    let schema = #"{"$schema": "http://json-schema.org/draft-04/schema#", "required": true}"#
    #expect(
      body("        schema: !include s.json\n        example: '{}'\n", ["s.json": schema])
        == ["7:18 example-unchecked (warning)", "s.json:1:1 schema-keyword (warning)"])
  }

  @Test("References are found in files and among declared schemas")
  func references() {
    let text =
      "        schema: '{\"$schema\": \"http://json-schema.org/draft-04/schema#\", \"$ref\": \"s.json\"}'\n        example: '1'\n"
    #expect(body(text, ["s.json": #"{"type": "integer"}"#]).isEmpty)
    #expect(
      body(text, ["s.json": #"{"type": "string"}"#]) == ["7:19 example-not-fitting (warning)"])
    #expect(body(text, [:]).contains("6:81 schema-reference (warning)"))
  }

  @Test("XML is checked, and against its schema")
  func xml() {
    let text = """
      title: T
      schemas:
      - s: |
          <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
            <xs:element name="a" type="xs:integer"/>
          </xs:schema>
      /a:
        post:
          body:
            text/xml: {schema: s, example: <a>1</a>}
        put:
          body:
            text/xml: {schema: s, example: <a>x</a>}
        patch:
          body:
            text/xml: {example: <a>}
      """
    #expect(
      problems(text).prefix(2) == [
        "13:38 example-not-fitting (warning)", "16:30 example-xml (warning)",
      ])
  }

  @Test("An XML text cannot fetch files")
  func entities() {
    let text =
      "title: T\n/a:\n  post:\n    body:\n      text/xml:\n        example: |\n          <!DOCTYPE a [<!ENTITY e SYSTEM \"/etc/passwd\">]>\n          <a>&e;</a>\n"
    #expect(problems(text).allSatisfy { $0.hasSuffix("(warning)") })
  }

  @Test(
    "Values of parameters fit their declarations",
    arguments: [
      ("type: number, example: x", true), ("type: number, example: 1.5", false),
      ("type: integer, example: 1.5", true), ("type: boolean, example: True", true),
      ("type: date, example: 'Sun, 06 Nov 1994 08:49:37 GMT'", false),
      ("type: date, example: 'Sunday, 06-Nov-94 08:49:37 GMT'", false),
      ("type: date, example: 'Sun Nov  6 08:49:37 1994'", false),
      ("type: date, example: 1994-11-06", true),
      ("enum: [a, b], example: c", true), ("pattern: ^a+$, example: ab", true),
      ("pattern: ^a+$, example: aa", false), ("maxLength: 2, example: abc", true),
      ("minLength: 2, example: é", true),
      ("type: number, minimum: 2, example: 1", true),
      ("type: number, maximum: 2, example: 2", false),
      ("repeat: true, example: x", false),
      ("type: integer, repeat: true, example: [1, 2]", false),
      ("type: integer, repeat: true, example: [1, x]", true), ("example: ", false),
    ])
  func parameters(_ text: String, _ isWrong: Bool) {
    let found = problems("title: T\n/a:\n  get:\n    queryParameters:\n      b: {\(text)}\n")
    #expect(found.contains { $0.contains("value-not-fitting") } == isWrong)
  }

  @Test("A value may be of any of several types, and a wrong default of a number is an error")
  func several() {
    let text =
      "title: T\n/a:\n  get:\n    queryParameters:\n      b: [{type: integer, example: x}, {type: string}]\n      c: {type: integer, default: x}\n"
    #expect(problems(text) == ["6:35 value-not-fitting"])
  }
}
