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
