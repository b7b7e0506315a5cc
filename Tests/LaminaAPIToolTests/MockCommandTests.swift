import LaminaAPIMock
import LaminaAPIServer
import Testing

/// The commands that serve: as they are called, and as they end.
@Suite struct MockCommandTests {
  private func model(_ title: String) -> String {
    """
    #%RAML 0.8
    title: Shelf
    mediaType: application/json
    /books:
      get:
        responses:
          200:
            body:
              example: '["\(title)"]'
      post:
        body:
          example: '{"title": "a"}'
        responses:
          201:
            body:
              example: '{"id": 1, "title": "a"}'
      /{id}:
        get:
          responses:
            200:
              body:
                example: '{"id": 1, "title": "a"}'
    """
  }

  private func get(_ port: Int, _ target: String) async throws -> String {
    let caller = ServerCaller(try ServerAddress("http://127.0.0.1:\(port)"))
    return String(decoding: try await caller.send(MockRequest("GET", target)).body, as: UTF8.self)
  }

  @Test(
    "It serves a model, follows the file, keeps answering while that is broken, and ends with 0")
  func serves() async throws {
    let tool = try RunningTool(["mock", "api.raml", "--port", "0"], model: model("Tea"))
    let port = try #require(try tool.port())
    #expect(try await get(port, "/books") == #"["Tea"]"#)
    try tool.rewrite(model("Milk"))
    #expect(try tool.line(with: "Read api.raml again.") != nil)
    #expect(try await get(port, "/books") == #"["Milk"]"#)
    try tool.rewrite("#%RAML 0.8\ntitle: Shelf\n/books:\n  gett:\n")
    #expect(try tool.line(with: "The last good model goes on answering") != nil)
    #expect(try await get(port, "/books") == #"["Milk"]"#)
    #expect(try await get(port, "/_mock/problems").contains("api.raml:4:3"))
    #expect(try tool.end() == 0)
  }

  @Test("It keeps collections in a file")
  func snapshot() async throws {
    let arguments = ["mock", "api.raml", "--port", "0", "--stateful", "--snapshot", "kept.json"]
    let tool = try RunningTool(arguments, model: model("Tea"))
    let port = try #require(try tool.port())
    let caller = ServerCaller(try ServerAddress("http://127.0.0.1:\(port)"))
    let made = try await caller.send(
      MockRequest(
        "POST", "/books", headers: ["Content-Type": "application/json"],
        body: Array(#"{"title": "Rain"}"#.utf8)))
    #expect(made.status == 201)
    #expect(try tool.end() == 0 && tool.read("kept.json")?.contains("Rain") == true)
  }

  @Test("A model with errors is not served, and a wrong option is refused")
  func refused() throws {
    let broken = try RunningTool(
      ["mock", "api.raml", "--port", "0"], model: "#%RAML 0.8\ntitle: T\n/a:\n  gett:\n")
    #expect(try broken.all().contains("api.raml:4:3"))
    let wrong = try RunningTool(["mock", "api.raml", "--latency", "x"], model: model("Tea"))
    #expect(try wrong.all().contains("--latency x"))
  }

  @Test("A mock keeps its own model, as verify says")
  func verify() throws {
    let mock = try RunningTool(["mock", "api.raml", "--port", "0"], model: model("Tea"))
    let port = try #require(try mock.port())
    let verify = try RunningTool(
      ["verify", "api.raml", "--server", "http://127.0.0.1:\(port)"], model: model("Tea"))
    let words = try verify.all()
    #expect(words.contains("kept    GET /books 200") && words.contains("kept    POST /books 201"))
    #expect(!words.contains("broken"))
  }
}
