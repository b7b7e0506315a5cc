import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// Bodies of media types other than JSON.
@Suite struct MediaTypeTests {
  private static func mock(_ paths: String, _ schemas: String = "") -> (MockAPI, MockTransport) {
    let text = """
      openapi: 3.0.3
      info: {title: T, version: '1'}
      paths:
      \(paths)
      components:
        schemas:
          Plain: {type: string}
      \(schemas)
      """
    let file = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text]))
    let errors = file.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
    let api = MockAPI(file.model())
    return (api, MockTransport(api))
  }

  private static func path(_ type: String, _ schema: String, _ more: String = "") -> String {
    "  /p: {get: {responses: {'200': {description: d, content: {\(type): {schema: \(schema)\(more)}}}}}}"
  }

  private static func get(_ type: String, _ schema: String, _ more: String = "") -> MockAnswer {
    let (api, mock) = mock(path(type, schema, more))
    let request = MockRequest("GET", "/p")
    let answer = mock.send(request)
    #expect(answer.status != 200 || api.violations(of: answer, to: request) == [])
    return answer
  }

  @Test("XML has the facets of its schema: names, attributes, lists wrapped and bare, namespaces")
  func facets() {
    let schema = """
      {type: object, xml: {name: pet, prefix: z, namespace: 'urn:zoo'}, required: [id, tags, toys, name], properties: {
        id: {type: integer, xml: {attribute: true}}, name: {type: string},
        tags: {type: array, xml: {wrapped: true, name: labels}, items: {type: string, xml: {name: label}}},
        toys: {type: array, items: {type: string, xml: {name: toy}}}}}
      """.replacing("\n", with: "")
    let example = ", example: {id: 7, name: 'A & B', tags: [x, y], toys: [ball, rope]}"
    let answer = Self.get("application/xml", schema, example)
    #expect(
      answer.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <z:pet xmlns:z="urn:zoo" id="7"><name>A &amp; B</name>\
        <labels><label>x</label><label>y</label></labels><toy>ball</toy><toy>rope</toy></z:pet>
        """)
  }

  @Test(
    "A made body of XML keeps its schema",
    arguments: ["application/xml", "text/xml", "application/hal+xml"])
  func made(_ type: String) {
    let answer = Self.get(
      type,
      "{type: object, required: [a, b], properties: {a: {type: integer}, b: {type: array, minItems: 2, items: {type: boolean}}}}"
    )
    #expect(answer.status == 200 && answer.headers["Content-Type"] == type)
    #expect(
      answer.text.hasPrefix("<?xml") && answer.text.contains("<a>") && answer.text.contains("<b>"))
  }

  @Test("XML that breaks the schema is refused at its place, and what is no XML, too")
  func judged() {
    let (_, mock) = Self.mock(
      "  /p: {post: {requestBody: {required: true, content: {application/xml: {schema: {$ref: '#/components/schemas/Pet'}}}}, responses: {'204': {description: d}}}}",
      "    Pet: {type: object, required: [id], properties: {id: {type: integer}, names: {type: array, xml: {wrapped: true}, items: {type: string, maxLength: 3}}}}"
    )
    func post(_ text: String) -> MockAnswer {
      mock.send(
        MockRequest(
          "POST", "/p", headers: ["Content-Type": "application/xml"], body: Array(text.utf8)))
    }
    #expect(post("<Pet><id>5</id><names><names>ab</names></names></Pet>").status == 204)
    #expect(post("<Pet><id>x</id></Pet>").json?["violations"]?.array?.first?["name"] == "/id")
    let long = post("<Pet><id>5</id><names><names>abcd</names></names></Pet>")
    #expect(long.status == 400 && long.json?["violations"]?.array?.first?["name"] == "/names/0")
    #expect(post("<Pet>").status == 400 && post("{\"id\": 5}").status == 400)
  }

  @Test("Binary types are real files, whatever the schema says")
  func bytes() {
    let png = Self.get("image/png", "{type: string, format: binary}")
    #expect(png.body.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.body.count < 100)
    #expect(png.headers["Content-Type"] == "image/png")
    #expect(
      Self.get("'image/*'", "{type: string, format: binary}").headers["Content-Type"] == "image/png"
    )
    #expect(Self.get("application/pdf", "{type: string, format: binary}").text.hasPrefix("%PDF-"))
    #expect(Self.get("application/zip", "{type: string}").body.starts(with: [0x50, 0x4B]))
    #expect(!Self.get("application/octet-stream", "{type: string, format: binary}").body.isEmpty)
    #expect(Self.get("video/mp4", "{type: string, format: binary}").status == 406)
  }

  @Test("A text stands as it is, and what is no text is none of a text's bodies")
  func texts() {
    #expect(Self.get("text/plain", "{type: string, enum: [a b]}").text == "a b")
    #expect(Self.get("text/plain", "{type: integer, enum: [7]}").text == "7")
    #expect(Self.get("text/csv", "{type: array, items: {type: object}}").status == 406)
    #expect(
      Self.get(
        "application/x-www-form-urlencoded",
        "{type: object, required: [a], properties: {a: {type: string, enum: ['x&y']}}}"
      ).text.contains("a=x%26y"))
  }

  @Test("A picture that is a text is a broken answer")
  func broken() {
    let (api, _) = Self.mock(Self.path("image/png", "{type: string, format: binary}"))
    let answer = MockAnswer(200, headers: ["Content-Type": "image/png"], body: Array("\"a\"".utf8))
    #expect(api.violations(of: answer, to: MockRequest("GET", "/p")).count == 1)
  }
}
