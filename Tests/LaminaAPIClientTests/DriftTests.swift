import Foundation
import LaminaAPI
import Testing

/// The clients that are kept in the package are those that would be written now.
@Suite struct DriftTests {
  /// Set to write the clients again: `LAMINA_REWRITE_CLIENTS=1`.
  private static let rewrites =
    ProcessInfo.processInfo.environment["LAMINA_REWRITE_CLIENTS"] != nil

  private func compare(_ client: SwiftClient, _ file: URL) throws {
    if Self.rewrites { try client.text.write(to: file, atomically: true, encoding: .utf8) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(
      kept == client.text, "Run this test with LAMINA_REWRITE_CLIENTS=1, and look at the change.")
  }

  @Test("The example's client is that of its project")
  func ads() throws {
    let client = Models.client("api.raml", in: Models.project, name: "AdsClient")
    #expect(client.notes.isEmpty)
    try compare(client, Models.examples.appending(path: "AdsClient/AdsClient.swift"))
  }

  @Test("The sign-up's client is that of its contract")
  func signUp() throws {
    let client = Models.client("sign-up.raml", in: Models.contract, name: "SignUpAPI")
    #expect(client.notes.isEmpty)
    try compare(client, Models.here.appending(path: "Written/SignUpAPI.swift"))
  }

  @Test("The client of all styles is that of its model")
  func styles() throws {
    #expect(StylesModel.file.diagnostics.allSatisfy { $0.severity == .hint })
    let client = SwiftClient(StylesModel.model, name: "StylesClient")
    #expect(client.notes.isEmpty)
    try compare(client, Models.here.appending(path: "Written/StylesClient.swift"))
  }

  @Test("The zoo's client is that of its model")
  func zoo() throws {
    let folder = Models.here.appending(path: "Models").path
    let client = Models.client("zoo.raml", in: folder, name: "ZooClient")
    #expect(client.notes.isEmpty)
    try compare(client, Models.here.appending(path: "Written/ZooClient.swift"))
  }
}
