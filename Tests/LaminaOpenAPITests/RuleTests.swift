import Foundation
import LaminaAPI
import LaminaJSON
import Testing

/// Documents of whole models keep the rules of OpenAPI.
@Suite struct RuleTests {
  private static let folder =
    ProcessInfo.processInfo.environment["API_SUITES"] ?? "/work/shared/data/raml"
  private static let hasSuites = FileManager.default.fileExists(atPath: folder)

  private func faults(_ api: APIModel) -> [String] {
    OpenAPIVersion.allCases.flatMap {
      DocumentRules(OpenAPIDocument(api, version: $0).value).faults
    }
  }

  @Test("The fixture keeps the rules, and a broken document does not")
  func fixture() {
    #expect(faults(Models.shop).isEmpty)
    let broken: JSONValue = [
      "paths": ["/{a}": ["get": ["operationId": "x", "responses": ["200": ["$ref": "#/b"]]]]]
    ]
    #expect(DocumentRules(broken).faults.count == 3)
  }

  @Test("A model with errors becomes a document that keeps the rules")
  func broken() {
    var method = APIMethod(name: "GET")
    method.queryParameters = (0..<2).map { _ in
      APIParameter(name: "p", isRequired: false, types: [])
    }
    method.bodies = [APIBody(mediaType: "a/b"), APIBody(mediaType: "a/b")]
    let resources = ["/a{", "/{+b}", "/{b}"].map { path in
      var resource = APIResource(path: path, uri: path)
      resource.methods = [method]
      return resource
    }
    let document = OpenAPIDocument(APIModel(title: "T", resources: resources))
    #expect(DocumentRules(document.value).faults == [])
    #expect(document.value["paths"]?.object?.members.map(\.key) == ["/a", "/{b}"])
    let get = document.value["paths"]?["/a"]?["get"]
    #expect(get?["parameters"]?.array?.count == 1)
    #expect(get?["requestBody"]?["content"]?.object?.members.count == 1)
    #expect(
      document.notes.map(\.message) == [
        "/{b} is written a second time; only the first one is kept."
      ])
  }

  @Test("The example APIs keep the rules", .enabled(if: hasSuites), arguments: ["ads", "signup"])
  func examples(_ name: String) {
    let loader = FolderLoader("\(Self.folder)/apis/\(name)")
    let api = RAMLDocument.read("api.raml", from: loader).model()
    #expect(faults(api) == [] && !api.resources.isEmpty)
  }

  @Test("Real APIs keep the rules", .enabled(if: hasSuites))
  func real() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/real-08.json"))
    let all = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]] ?? [:]
    #expect(all.count >= 11)
    for (name, api) in all {
      let loader = MemoryLoader(api["files"] as? [String: String] ?? [:])
      let root = api["root"] as? String ?? "api.raml"
      #expect(faults(RAMLDocument.read(root, from: loader).model()) == [], "\(name)")
    }
  }
}
