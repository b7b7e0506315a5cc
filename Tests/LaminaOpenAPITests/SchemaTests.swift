import LaminaAPI
import LaminaJSON
import Testing

/// Schemas of drafts 3 and 4 in the dialects of OpenAPI.
@Suite struct SchemaTests {
  @Test(
    "Words of draft 3 become those of OpenAPI",
    arguments: [
      (
        #"{"properties": {"a": {"type": "string", "required": true}}}"#,
        #"{"properties": {"a": {"type": "string"}}, "required": ["a"]}"#
      ),
      (#"{"extends": {"minimum": 1}, "type": "any"}"#, #"{"minimum": 1}"#),
      (
        #"{"minimum": 0, "extends": {"minimum": 1}}"#, #"{"minimum": 0, "allOf": [{"minimum": 1}]}"#
      ),
      (#"{"disallow": "string"}"#, #"{"not": {"type": "string"}}"#),
      (#"{"divisibleBy": 2}"#, #"{"multipleOf": 2}"#),
      (
        #"{"dependencies": {"a": "b"}}"#,
        #"{"anyOf": [{"not": {"required": ["a"]}}, {"required": ["b"]}]}"#
      ),
      (
        #"{"type": ["string", {"minimum": 1}]}"#,
        #"{"anyOf": [{"type": "string"}, {"minimum": 1}]}"#
      ),
      (#"{"enum": [1, 2, 1.0], "required": true, "minLength": "x"}"#, #"{"enum": [1, 2]}"#),
    ])
  func draft3(_ pair: (String, String)) throws {
    #expect(Models.schema(pair.0) == (try JSONValue(parsing: pair.1)))
    #expect(Models.schema(pair.0, .v3_1) == (try JSONValue(parsing: pair.1)))
  }

  @Test(
    "What 3.0 has no word for is said with others, and 3.1 has words of its own",
    arguments: [
      (
        #"{"type": ["string", "null"]}"#, #"{"type": "string", "nullable": true}"#,
        #"{"type": ["string", "null"]}"#
      ),
      (
        #"{"type": ["string", "array"]}"#,
        #"{"anyOf": [{"type": "string"}, {"type": "array", "items": {}}]}"#,
        #"{"type": ["string", "array"]}"#
      ),
      (#"{"type": "null"}"#, #"{"nullable": true, "enum": [null]}"#, #"{"type": "null"}"#),
      (
        #"{"minimum": 1, "exclusiveMinimum": true}"#, #"{"minimum": 1, "exclusiveMinimum": true}"#,
        #"{"exclusiveMinimum": 1}"#
      ),
      (
        #"{"items": [{"type": "string"}], "additionalItems": false}"#,
        #"{"items": {"anyOf": [{"type": "string"}]}, "maxItems": 1}"#,
        #"{"prefixItems": [{"type": "string"}], "items": false}"#
      ),
      (
        #"{"patternProperties": {"^x": {"minimum": 1}}, "additionalProperties": false}"#,
        #"{"additionalProperties": {"minimum": 1}}"#,
        #"{"patternProperties": {"^x": {"minimum": 1}}, "additionalProperties": false}"#
      ),
      (#"{"type": "array"}"#, #"{"type": "array", "items": {}}"#, #"{"type": "array"}"#),
    ])
  func dialects(_ triple: (String, String, String)) throws {
    #expect(Models.schema(triple.0) == (try JSONValue(parsing: triple.1)))
    #expect(Models.schema(triple.0, .v3_1) == (try JSONValue(parsing: triple.2)))
  }

  @Test("What references point at within a schema becomes a component, circles too")
  func references() {
    var api = APIModel(title: "T")
    let text = """
      {"definitions": {"a/b": {"properties": {"next": {"$ref": "#/definitions/a~1b"}, "top": {"$ref": "#"}}}},
       "items": {"$ref": "#/definitions/a~1b"}, "not": {"$ref": "far.json"}, "oneOf": [{"$ref": "other"}]}
      """
    api.schemas = [APISchema(name: "s", text: text), APISchema(name: "other", text: "{}")]
    let document = OpenAPIDocument(api)
    let schemas = document.value["components"]?["schemas"]
    let part: JSONValue = ["$ref": "#/components/schemas/s_a_b"]
    #expect(schemas?["s"]?["items"] == part)
    #expect(
      schemas?["s_a_b"]?["properties"] == ["next": part, "top": ["$ref": "#/components/schemas/s"]])
    #expect(schemas?["s"]?["oneOf"] == [["$ref": "#/components/schemas/other"]])
    #expect(schemas?["s"]?["not"] == ["x-raml-ref": "far.json"])
    #expect(document.notes.count == 1)
  }

  @Test("The original stands beside what differs from it; other texts are kept whole")
  func originals() {
    let schemas = Models.part(Models.shop, ["components", "schemas"])
    #expect(schemas?["item"]?["x-raml-schema"]?["properties"]?["id"]?["required"] == true)
    #expect(schemas?["old"]?["x-raml-xsd"]?.string?.hasPrefix("<xs:schema") == true)
    var api = APIModel(title: "T")
    api.schemas = [
      APISchema(name: "a b", text: "{"), APISchema(name: "plain", text: #"{"type":"string"}"#),
    ]
    let other = OpenAPIDocument(api)
    #expect(
      other.value["components"]?["schemas"] == [
        "a_b": ["x-raml-schema": "{", "x-raml-name": "a b"], "plain": ["type": "string"],
      ])
    #expect(
      other.notes.map(\.message) == [
        "The schema a b is no JSON object; its text is kept in x-raml-schema."
      ])
  }

  @Test("A schema deeper than the limit ends, with a note")
  func depth() {
    let text =
      String(repeating: #"{"items":"#, count: 400) + "{}" + String(repeating: "}", count: 400)
    var api = APIModel(title: "T")
    api.schemas = [APISchema(name: "s", text: text)]
    let notes = OpenAPIDocument(api).notes.map(\.message)
    #expect(notes == ["A schema is more than 200 deep; what is below is left out."])
  }
}
