import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// Requests that are made of a model.
@Suite struct ExampleRequestTests {
  @Test("A body is made by a schema that leads to a file, and a path knows the resources around it")
  func made() throws {
    let text = """
      #%RAML 0.8
      title: T
      mediaType: application/json
      /shops/{shop}:
        uriParameters: {shop: {type: integer, minimum: 7}}
        /items/{item}:
          post: {body: {schema: !include schemas/item.json}}
      """
    let loader = MemoryLoader([
      "a.raml": text,
      "schemas/item.json": ##"{"required": ["a"], "properties": {"a": {"$ref": "b.json"}}}"##,
      "schemas/b.json": #"{"enum": ["only"]}"#,
    ])
    let model = RAMLDocument.read("a.raml", from: loader).model()
    let api = MockAPI(model, loader: loader)
    let requests = api.exampleRequests(of: model, loader: loader)
    #expect(requests.map(\.target) == ["/shops/7/items/a"])
    let body = try JSONValue(parsing: String(decoding: requests[0].body, as: UTF8.self))
    #expect(body["a"] == "only")
    #expect(MockTransport(api).send(requests[0]).status == 204)
  }

  @Test("Bodies of XML are judged by many threads at once")
  func markup() async {
    let schema =
      "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:element name='a' type='xs:int'/></xs:schema>"
    let text = """
      #%RAML 0.8
      title: T
      /a:
        post: {body: {text/xml: {schema: "\(schema)"}}}
      """
    let api = MockAPI(RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model())
    let desk = MockDesk(api)
    let statuses = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let body = number.isMultiple(of: 2) ? "<a>\(number)</a>" : "<a>x</a>"
          let request = MockRequest(
            "POST", "/a", headers: ["Content-Type": "text/xml"], body: Array(body.utf8))
          return (desk.answer(request, now: 0).status < 300) == number.isMultiple(of: 2)
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(statuses)
  }
}
