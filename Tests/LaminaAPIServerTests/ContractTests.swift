import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer
import Synchronization
import Testing

/// Servers that are held to a model.
@Suite struct ContractTests {
  /// An API that answers otherwise than the shelf's model says.
  private static let strange: MockAPI = {
    let text = """
      #%RAML 0.8
      title: Strange
      mediaType: application/json
      /books/{number}:
        get:
          responses:
            200:
              body:
                example: '{"title": 5}'
        put:
          responses:
            202:
      """
    let document = RAMLDocument.read("api.raml", from: MemoryLoader(["api.raml": text]))
    return MockAPI(document.model())
  }()

  private func verify(_ api: MockAPI) async throws -> [VerifiedExample] {
    let results = Mutex<[VerifiedExample]>([])
    try await ServedFixture.serve(api) { port in
      let address = try ServerAddress("http://127.0.0.1:\(port)")
      let verifier = ContractVerifier(ServedFixture.api, server: address)
      for request in ServedFixture.api.exampleRequests(of: ServedFixture.model) {
        let example = await verifier.verify(request)
        results.withLock { $0.append(example) }
      }
    }
    return results.withLock { $0 }
  }

  @Test("A mock keeps its own model")
  func kept() async throws {
    let examples = try await verify(ServedFixture.api)
    #expect(examples.map(\.request) == ["GET /books/7", "PUT /books/7"])
    #expect(examples.filter { !$0.isKept }.isEmpty)
  }

  @Test("Another server's answers are judged: body and status")
  func broken() async throws {
    let examples = try await verify(Self.strange)
    let faults = examples.flatMap(\.violations)
    #expect(faults.map(\.part) == [.body, .status])
    #expect(faults.first?.name == "/title" && faults.first?.file == "api.raml")
  }

  @Test("A server that is not there is said so")
  func unreached() async throws {
    let verifier = ContractVerifier(
      ServedFixture.api, server: try ServerAddress("http://127.0.0.1:1"))
    let example = await verifier.verify(MockRequest("GET", "/books/7"))
    #expect(!example.isKept && example.fault != nil && example.status == nil)
  }

  @Test("A proxy passes on, and reports both sides")
  func proxy() async throws {
    let breaks = Mutex<[ContractBreak]>([])
    try await ServedFixture.serve(Self.strange) { port in
      let proxy = ContractProxy(
        ServedFixture.api, to: try ServerAddress("http://127.0.0.1:\(port)")
      ) { found in breaks.withLock { $0.append(found) } }
      let server = try await proxy.start()
      let answer = try await ServedFixture.caller(server.port).send(MockRequest("GET", "/books/x"))
      #expect(answer.status == 200 && answer.headers["X-Contract-Violations"] == "2")
      await server.stop()
    }
    let found = breaks.withLock { $0 }
    #expect(found.map(\.side) == [.client, .server])
    #expect(found.allSatisfy { $0.request == "GET /books/x" })
  }
}
