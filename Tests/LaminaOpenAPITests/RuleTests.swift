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
