import LaminaAPI
import LaminaJSON
import Testing

/// What schemes answer, and bodies that must be there.
@Suite struct SchemeAnswerTests {
  private static let model: APIModel = {
    let text = """
      #%RAML 0.8
      title: T
      mediaType: application/json
      securitySchemes:
        - key one:
            type: x-key
            describedBy:
              headers: {X-Key: {required: true}}
              responses: {401: {body: {application/json: {example: '{"a": 1}'}}}, 403: {description: Not you}}
      securedBy: [key one]
      /a:
        get: {responses: {200: , 403: {description: Its own}}}
        post: {body: {schema: '{}'}}
        put: {body: {application/x-www-form-urlencoded: {formParameters: {q: }}}}
        patch: {body: {text/plain: }}
        delete: {securedBy: [null], responses: {204: }}
      """
    return RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
  }()

  @Test("A method has the answers of its schemes", arguments: OpenAPIVersion.allCases)
  func answers(_ version: OpenAPIVersion) {
    let document = OpenAPIDocument(Self.model, version: version).value
    let methods = document["paths"]?["/a"]
    let keys = { (name: String) in
      (methods?[name]?["responses"]?.object?.members.map(\.key) ?? []).sorted()
    }
    #expect(keys("get") == ["200", "401", "403"] && keys("post") == ["401", "403"])
    #expect(keys("delete") == ["204"])
    #expect(methods?["get"]?["responses"]?["403"]?["description"] == "Its own")
    #expect(
      methods?["get"]?["responses"]?["401"] == ["$ref": "#/components/responses/key_one401"])
    let components = document["components"]?["responses"]
    #expect(components?["key_one401"]?["content"]?["application/json"]?["example"] == ["a": 1])
    #expect(components?["key_one403"]?["x-raml-scheme"] == "key one")
  }

  @Test("What is read again is the same model, and has no fault")
  func again() {
    for version in OpenAPIVersion.allCases {
      let text = OpenAPIDocument(Self.model, version: version).text(.json)
      let file = OpenAPIFile.read("a.json", from: MemoryLoader(["a.json": text]))
      #expect(!file.diagnostics.contains { $0.severity != .hint }, "\(file.diagnostics)")
      let methods = file.model().resources[0].methods
      #expect(methods.map { $0.responses.map(\.status) } == [[200, 403], [], [], [], [204]])
      #expect(file.model().securitySchemes[0].responses.map(\.status) == [401, 403])
    }
  }

  @Test("A body with a schema or with fields must be there")
  func bodies() {
    let methods = OpenAPIDocument(Self.model).value["paths"]?["/a"]
    #expect(methods?["post"]?["requestBody"]?["required"] == true)
    #expect(methods?["put"]?["requestBody"]?["required"] == true)
    #expect(methods?["patch"]?["requestBody"]?["required"] == nil)
  }

  @Test("A file that was checked has the model that one has that was not")
  func once() {
    let text = OpenAPIDocument(Self.model).text(.yaml)
    let loader = MemoryLoader(["a.yaml": text])
    let checked = OpenAPIFile.read("a.yaml", from: loader).model()
    #expect(checked == OpenAPIFile.read("a.yaml", from: loader, isChecked: false).model())
    #expect(checked.title == "T")
  }
}
