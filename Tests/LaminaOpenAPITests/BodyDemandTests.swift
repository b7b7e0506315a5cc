import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// Bodies that may be left out, and schemas that are files.
@Suite struct BodyDemandTests {
  private func file(required: String) -> OpenAPIFile {
    let text = """
      openapi: 3.0.3
      info: {title: T, version: "1"}
      paths:
        /a:
          post:
            requestBody:
              \(required)
              content:
                application/json: {schema: {type: object, required: [b]}}
                text/plain: {}
            responses: {"204": {description: Done}}
          put:
            requestBody: {content: {text/plain: {}}}
            responses: {"204": {description: Done}}
      """
    return OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text]))
  }

  private func status(_ model: APIModel, _ body: String?) -> Int {
    let headers: MockHeaders = body == nil ? [:] : ["Content-Type": "application/json"]
    let request = MockRequest("POST", "/a", headers: headers, body: Array((body ?? "").utf8))
    return MockTransport(MockAPI(model)).send(request).status
  }

  @Test("A body may be left out unless the document says that it is required")
  func optional() {
    let optional = file(required: "description: d").model()
    let required = file(required: "required: true").model()
    #expect(optional.resources[0].methods.map(\.isBodyRequired) == [false, false])
    #expect(required.resources[0].methods.map(\.isBodyRequired) == [true, false])
    #expect(status(optional, nil) == 204 && status(required, nil) == 400)
    #expect(status(optional, "") == 204 && status(required, "") == 400)
    #expect(status(optional, "{}") == 400 && status(optional, #"{"b": 1}"#) == 204)
    for model in [optional, required] {
      let again = try? APIModel(openAPI: OpenAPIDocument(model).value)
      #expect(
        again?.resources[0].methods.map(\.isBodyRequired)
          == model.resources[0].methods.map(\.isBodyRequired))
    }
    let changes = APIChanges(from: optional, to: required).changes
    #expect(changes.map(\.code) == ["request-body-required"] && changes[0].isBreaking)
    #expect(!APIChanges(from: required, to: optional).isBreaking)
  }

  @Test(
    "Schemas in files of their own are in the model, with those that they refer to, without components"
  )
  func filesAlone() {
    let loader = MemoryLoader([
      "api.yaml": """
      openapi: 3.1.0
      info: {title: T, version: "1"}
      paths:
        /films:
          post:
            requestBody:
              required: true
              content: {application/json: {schema: {type: array, items: {$ref: s/film.json}}}}
            responses: {"204": {description: Done}}
      """,
      "s/film.json":
        ##"{"type": "object", "required": ["by"], "properties": {"by": {"$ref": "person.json"}}}"##,
      "s/person.json": ##"{"type": "object", "properties": {"name": {"minLength": 3}}}"##,
    ])
    let model = OpenAPIFile.read("api.yaml", from: loader).model()
    #expect(Set(model.schemas.compactMap(\.name)) == ["film", "person"])
    let status = { (body: String) in
      MockTransport(MockAPI(model)).send(
        MockRequest(
          "POST", "/films", headers: ["Content-Type": "application/json"], body: Array(body.utf8))
      ).status
    }
    #expect(status(#"[{"by": {"name": "Ann"}}]"#) == 204)
    #expect(status(#"[{"by": {"name": "A"}}]"#) == 400 && status("[{}]") == 400)
  }

  @Test("A reference to the file of a declared schema leads to its component")
  func files() {
    let loader = MemoryLoader([
      "api.raml": """
      #%RAML 0.8
      title: T
      schemas: [book: !include schemas/book.json, loan: !include schemas/loan.json]
      /a: {get: {responses: {200: {body: {application/json: {schema: loan}}}}}}
      """,
      "schemas/book.json": #"{"type": "object", "properties": {"isbn": {"type": "string"}}}"#,
      "schemas/loan.json":
        ##"{"type": "object", "properties": {"book": {"$ref": "book.json"}, "old": {"$ref": "./book.json#"}}}"##,
    ])
    let model = RAMLDocument.read("api.raml", from: loader).model()
    let document = OpenAPIDocument(model)
    #expect(document.notes.isEmpty, "\(document.notes)")
    let members = document.value["components"]?["schemas"]?["loan"]?["properties"]
    for name in ["book", "old"] {
      #expect(members?[name] == ["$ref": "#/components/schemas/book"])
    }
    let client = SwiftClient(model, name: "C", loader: loader)
    #expect(client.text.contains("public var book: Book?") && !client.text.contains("Book2"))
  }
}
