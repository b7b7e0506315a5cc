import Foundation
import LaminaAPIMock
import LaminaAPIServer
import Testing

/// What `--json` prints, of every command.
@Suite struct JSONOutputTests {
  private let model = """
    #%RAML 0.8
    title: Shelf
    mediaType: application/json
    /books/{id}:
      get:
        responses:
          200:
            body:
              schema: '{"type": "object", "required": ["title"]}'
              example: '{"title": "Tea"}'
    """

  /// All that a tool says until it ends.
  private func all(_ arguments: [String], model: String) throws -> String {
    try RunningTool(arguments, model: model).all()
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The next thing that a tool reports.
  private func report(_ tool: RunningTool) throws -> [String: Any] {
    try object(#require(try tool.line()))
  }

  @Test(
    "Commands that write a text print an object with the text",
    arguments: [
      ["docs"], ["docs", "--format", "markdown"], ["client"], ["convert", "--to", "openapi-3.1"],
      ["convert", "--to", "postman"], ["convert", "--to", "text"],
    ])
  func texts(_ arguments: [String]) throws {
    let plain = try all(arguments + ["api.raml"], model: model)
    let printed = try object(try all(arguments + ["--json", "api.raml"], model: model))
    let text = try #require(printed["text"] as? String)
    #expect(text == plain || text + "\n" == plain)
    if arguments[0] != "docs" { #expect((printed["notes"] as? [Any])?.isEmpty == true) }
    if arguments[0] == "convert" { #expect(printed["to"] as? String == arguments[2]) }
  }

  @Test("A device is written into, and not replaced by a file")
  func device() throws {
    let link = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-null-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: link) }
    let device = URL(fileURLWithPath: "/dev/null")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: device)
    _ = try all(["convert", "--to", "openapi-3.1", "-o", link.path, "api.raml"], model: model)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == device.path)
  }

  @Test("Notes of what OpenAPI has no place for have their places")
  func notes() throws {
    let odd = """
      #%RAML 0.8
      title: T
      schemas: [odd: plain words]
      /a:
        get: {responses: {200: {body: {text/plain: {schema: odd}}}}}
      """
    let printed = try object(
      try all(["convert", "--to", "openapi-3.0", "--json", "api.raml"], model: odd))
    let note = try #require((printed["notes"] as? [[String: Any]])?.first)
    #expect(note["file"] as? String == "api.raml" && note["line"] as? Int == 3)
    #expect((note["message"] as? String)?.contains("odd") == true)
  }

  @Test("A mock prints its address and each request; verify and the proxy print what is broken")
  func serving() async throws {
    let other = model.replacing("\"title\"", with: "\"name\"")
    let mock = try RunningTool(["mock", "api.raml", "--port", "0", "--json"], model: other)
    let heard = try report(mock)
    #expect(heard["event"] as? String == "listening")
    let url = try #require(heard["url"] as? String)
    let verified = try all(["verify", "api.raml", "--server", url, "--json"], model: model)
    let list = try JSONSerialization.jsonObject(with: Data(verified.utf8)) as? [[String: Any]]
    let example = try #require(list?.first)
    #expect(example["request"] as? String == "GET /books/a" && example["status"] as? Int == 200)
    #expect(example["kept"] as? Bool == false && example["fault"] is NSNull)
    let violation = try #require((example["violations"] as? [[String: Any]])?.first)
    #expect(violation["in"] as? String == "body" && violation["file"] as? String == "api.raml")
    let request = try report(mock)
    #expect(request["event"] as? String == "request" && request["method"] as? String == "GET")
    #expect(request["target"] as? String == "/books/a" && request["status"] as? Int == 200)
    let proxy = try RunningTool(
      ["proxy", "api.raml", "--server", url, "--port", "0", "--json"], model: model)
    let front = try #require(try report(proxy)["url"] as? String)
    _ = try await ServerCaller(try ServerAddress(front)).send(MockRequest("GET", "/books/7"))
    let broken = try report(proxy)
    #expect(broken["event"] as? String == "broken" && broken["side"] as? String == "server")
    #expect((broken["violations"] as? [Any])?.count == 1)
    #expect(try proxy.end() == 0 && mock.end() == 0)
  }

  @Test("A mock whose file is broken prints the problems")
  func refused() throws {
    let mock = try RunningTool(["mock", "api.raml", "--port", "0", "--json"], model: model)
    _ = try report(mock)
    try mock.rewrite(model + "\n    gett:\n")
    let event = try report(mock)
    #expect(event["event"] as? String == "refused")
    #expect((event["problems"] as? [String])?.first?.hasPrefix("api.raml:") == true)
    try mock.rewrite(model)
    #expect(try report(mock)["event"] as? String == "read")
  }
}
