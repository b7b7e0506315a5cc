import LaminaAPI
import Testing

/// Schemas that say the same in another form, and what depends on the form.
@Suite struct SchemaFormTests {
  /// A description whose answer is `answer`, with two components.
  private func model(_ answer: String, version: String = "3.0.3") -> APIModel {
    let text = """
      {"openapi": "\(version)", "info": {"title": "T", "version": "1"},
       "paths": {"/p": {"get": {"responses": {"200": {"description": "ok", "content": {"application/json": {
         "schema": \(answer)}}}}}}},
       "components": {"schemas": {
         "Pet": {"type": "object", "required": ["id"], "properties": {
           "id": {"type": "integer", "minimum": 1}, "tags": {"type": "array", "items": {"type": "string"}}}},
         "Cat": {"type": "object", "properties": {"kind": {"type": "string"}, "lives": {"type": "integer"}}}}}}
      """
    let file = OpenAPIFile.read("a.json", from: MemoryLoader(["a.json": text]))
    precondition(file.isUsable, "\(file.diagnostics)")
    return file.model()
  }

  private func changes(_ one: String, _ other: String, version: String = "3.0.3") -> [String] {
    APIChanges(from: model(one, version: version), to: model(other, version: version)).changes.map {
      ($0.level == .compatible ? "" : $0.level == .warning ? "?" : "!") + $0.code
    }
  }

  private static let pet = ##"{"$ref": "#/components/schemas/Pet"}"##
  private static let cat = ##"{"$ref": "#/components/schemas/Cat"}"##

  /// Ways to say Pet.
  private static let ways: [String] = [
    pet, #"{"allOf": [\#(pet)]}"#, #"{"allOf": [\#(pet), {}]}"#, #"{"allOf": [\#(pet), \#(pet)]}"#,
    #"{"allOf": [{"allOf": [\#(pet)]}]}"#, #"{"oneOf": [\#(pet)]}"#,
    #"{"anyOf": [{"allOf": [\#(pet)]}]}"#,
    #"{"type": "object", "allOf": [\#(pet)]}"#,
    #"{"allOf": [\#(pet), {"type": "object", "required": ["id"], "properties": {"id": {"minimum": 1}}}]}"#,
    #"""
    {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer", "minimum": 1},
     "tags": {"type": "array", "items": {"allOf": [{"type": "string"}]}}}}
    """#,
    #"""
    {"allOf": [{"type": "object", "required": ["id"], "properties": {"id": {"minimum": 0}}},
     {"properties": {"id": {"type": "integer", "minimum": 1}, "tags": {"type": "array", "items": {"type": "string"}}}}]}
    """#,
  ]

  @Test("What says the same in another form differs in nothing", arguments: ways)
  func sameMeaning(_ form: String) {
    for other in Self.ways {
      #expect(changes(form, other) == [], "\(other)")
    }
  }

  @Test("In 3.1 words beside a reference hold besides")
  func siblings() {
    let plain = Self.pet
    let described = ##"{"$ref": "#/components/schemas/Pet", "description": "One", "title": "P"}"##
    let narrower = ##"{"$ref": "#/components/schemas/Pet", "minProperties": 2}"##
    #expect(changes(plain, described, version: "3.1.0") == [])
    #expect(changes(described, plain, version: "3.1.0") == [])
    #expect(changes(plain, narrower, version: "3.1.0") == ["minproperties-changed"])
    #expect(changes(narrower, plain, version: "3.1.0") == ["!minproperties-changed"])
    #expect(
      changes(narrower, #"{"allOf": [\#(Self.pet), {"minProperties": 2}]}"#, version: "3.1.0") == []
    )
  }

  @Test("A change within a schema of another form is found, once, as what it is")
  func changesWithin() {
    let forms = [
      #"{"type": "object", "properties": {"id": {"type": "integer", "minimum": 1}}}"#,
      #"{"allOf": [{"type": "object"}, {"properties": {"id": {"type": "integer", "minimum": 1}}}]}"#,
    ]
    let changed = forms.map { $0.replacing("\"minimum\": 1", with: "\"minimum\": 0") }
    for form in forms {
      for other in changed { #expect(changes(form, other) == ["!minimum-changed"]) }
    }
    #expect(
      changes(forms[0], #"{"allOf": [\#(forms[0]), {"properties": {"id": {"maximum": 5}}}]}"#)
        == ["maximum-changed"])
    #expect(
      changes(#"{"oneOf": [\#(Self.pet)]}"#, #"{"oneOf": [\#(Self.pet), \#(Self.cat)]}"#)
        == ["!choice-added"])
  }

  @Test("A discriminator says how answers are read: its end and another one break callers")
  func discriminators() {
    let choice = { (more: String) in #"{"oneOf": [\#(Self.pet), \#(Self.cat)]\#(more)}"# }
    let kind = choice(#", "discriminator": {"propertyName": "kind"}"#)
    let mapped = { (pairs: String) in
      choice(#", "discriminator": {"propertyName": "kind", "mapping": {\#(pairs)}}"#)
    }
    #expect(changes(kind, choice("")) == ["!discriminator"])
    #expect(changes(choice(""), kind) == ["discriminator"])
    #expect(
      changes(kind, choice(#", "discriminator": {"propertyName": "type"}"#)) == ["!discriminator"])
    let one = mapped(#""cat": "Cat""#)
    #expect(changes(one, mapped(#""cat": "Pet""#)) == ["!discriminator-mapping"])
    #expect(changes(one, mapped(#""cat": "Cat", "pet": "Pet""#)) == ["discriminator-mapping"])
    #expect(changes(mapped(#""cat": "Cat", "pet": "Pet""#), one) == ["!discriminator-mapping"])
    #expect(changes(one, mapped(##""cat": "#/components/schemas/Cat""##)) == [])
  }

  @Test("Schemas whose allOf leads round end")
  func circles() {
    var old = APIModel(title: "T")
    old.schemas = [
      APISchema(name: "a", text: #"{"allOf": [{"$ref": "b"}], "minLength": 1}"#),
      APISchema(name: "b", text: #"{"allOf": [{"$ref": "a"}], "maxLength": 5}"#),
    ]
    var method = APIMethod(name: "PUT")
    method.bodies = [APIBody(mediaType: "application/json")]
    method.bodies[0].schema = old.schemas[0]
    old.resources = [APIResource(path: "/a", uri: "/a")]
    old.resources[0].methods = [method]
    var new = old
    new.schemas[1].text = #"{"allOf": [{"$ref": "a"}], "maxLength": 4}"#
    #expect(APIChanges(from: old, to: old).changes.isEmpty)
    #expect(APIChanges(from: old, to: new).changes.map(\.code) == ["maxlength-changed"])
  }
}
