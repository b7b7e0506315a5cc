import Foundation
import LaminaAPI
import SeededRandom
import Testing

/// Real APIs, those first that the short rounds of the tests take.
private enum RealAPIs {
  static let names = [
    "Instagram/api.raml", "analytics-event/api.raml", "github.raml", "twitter.raml",
    "Jira-v2/api.raml", "amc-rest-api/api.raml", "api-platform/api.raml", "cloudhub/api.raml",
    "core-services/api.raml", "mule-agent/api.raml", "omni08/api.raml",
  ]
}

/// What is written compiles, whatever the model is called and says.
@Suite struct CompileTests {
  @Test(
    "Hostile names and texts, recursion, unions and every kind of body compile without a warning",
    arguments: ["hostile.raml", "zoo.raml"])
  func own(_ file: String) throws {
    let folder = Models.here.appending(path: "Models").path
    let client = Models.client(file, in: folder, name: "TestClient")
    #expect(try SwiftCheck.complaints(client.text) == "")
  }

  private static let tricky = """
    openapi: 3.0.3
    info: {title: Tricky, version: '1'}
    paths:
      /a:
        get: {operationId: class, responses: {'200': {description: d, content: {image/png: {schema: {$ref: '#/components/schemas/File'}}, application/octet-stream: {schema: {type: string, format: binary}}}}}}
        put: {operationId: send, requestBody: {content: {image/png: {schema: {$ref: '#/components/schemas/File'}}, text/plain: {schema: {type: string}}}}, responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/File'}}}}}}
        post: {operationId: base, requestBody: {required: true, content: {multipart/form-data: {schema: {$ref: '#/components/schemas/Form'}}}}, responses: {default: {description: d}}}
        delete: {operationId: get-pet, parameters: [{name: body, in: query, explode: false, schema: {type: array, items: {type: string}}}, {name: call, in: cookie, schema: {type: object, properties: {a: {type: string}}}}], responses: {'204': {description: d}}}
      /b/{self}:
        parameters: [{name: self, in: path, required: true, style: matrix, schema: {type: array, items: {$ref: '#/components/schemas/Styled'}}}]
        get: {operationId: GetPet, responses: {'200': {description: d, headers: {X-A: {schema: {type: array, items: {type: integer}}}}}}}
        post: {operationId: getPet, parameters: [{name: f, in: query, style: deepObject, schema: {$ref: '#/components/schemas/Tree'}}, {name: j, in: header, content: {application/json: {}}}], responses: {'200': {description: d, content: {application/xml: {schema: {$ref: '#/components/schemas/Tree'}}}}}}
        put: {operationId: '', responses: {'200': {description: d}}}
        delete: {operationId: 'löschen 1', parameters: [{name: v, in: query, schema: {}}, {name: w, in: query, schema: {anyOf: [{type: 'string'}, {type: object}]}}], responses: {'204': {description: d}}}
    components:
      schemas:
        File: {type: string, format: binary}
        Styled: {type: string, enum: [a, b]}
        Form: {type: object, required: [file, files], properties: {file: {$ref: '#/components/schemas/File'}, files: {type: array, items: {type: string, format: binary}}, data: {type: string, format: byte}, any: {oneOf: [{type: string, format: binary}, {type: string}]}}}
        Tree: {type: object, required: [id, kids], properties: {id: {type: integer, readOnly: true}, kids: {type: array, items: {$ref: '#/components/schemas/Tree'}}, raw: {type: string, format: binary}}}

    """

  @Test("A description with bytes everywhere, names of Swift's and of the client's own compiles")
  func trickyDescription() throws {
    let file = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": Self.tricky]))
    #expect(file.diagnostics.allSatisfy { $0.severity != .error }, "\(file.diagnostics)")
    let client = SwiftClient(file.model(), name: "TrickyClient")
    #expect(try SwiftCheck.complaints(client.text) == "")
    let names = ["`class`(", "sendCall(", "baseCall(", "getPet(", "getPet2("]
    for name in names { #expect(client.text.contains("public func \(name)"), "\(name)") }
  }

  @Test("A model without resources, and one without a title, compile")
  func empty() throws {
    let nothing = SwiftClient(APIModel(title: ""))
    #expect(nothing.name == "APIClient")
    #expect(try SwiftCheck.complaints(nothing.text) == "")
  }

  @Test(
    "The example APIs compile", .enabled(if: Models.areSharedThere),
    arguments: ["ads", "signup", "article"])
  func given(_ name: String) throws {
    let client = Models.client("api.raml", in: "\(Models.shared)/apis/\(name)", name: "GivenClient")
    #expect(try SwiftCheck.complaints(client.text) == "")
  }

  @Test(
    "Real APIs compile", .enabled(if: Models.areSharedThere),
    arguments: RealAPIs.names.prefix(rounds(2, of: RealAPIs.names.count)))
  func real(_ name: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Models.shared)/real-08.json"))
    let all = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    let api = try #require(all[name])
    let loader = MemoryLoader(api["files"] as? [String: String] ?? [:])
    let root = try #require(api["root"] as? String)
    let model = RAMLDocument.read(root, from: loader, isChecked: false).model()
    let client = SwiftClient(model, name: "RealClient", loader: loader)
    #expect(client.text == SwiftClient(model, name: "RealClient", loader: loader).text)
    #expect(try SwiftCheck.complaints(client.text) == "")
  }
}
