import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer

/// A small API, served on a free port for as long as a test asks it.
enum ServedFixture {
  static let model: APIModel = {
    let text = """
      #%RAML 0.8
      title: Shelf
      mediaType: application/json
      schemas:
        - book: '{"$schema": "http://json-schema.org/draft-04/schema#", "type": "object", "required": ["title"], "properties": {"title": {"type": "string"}}}'
      /books/{number}:
        uriParameters:
          number:
            type: integer
            example: 7
        get:
          responses:
            200:
              body:
                schema: book
                example: '{"title": "Tea"}'
        put:
          body:
            schema: book
            example: '{"title": "Milk"}'
          responses:
            200:
              body:
                schema: book
                example: '{"title": "Milk"}'
      """
    return RAMLDocument.read("api.raml", from: MemoryLoader(["api.raml": text])).model()
  }()

  static let api = MockAPI(model)

  /// Calls a test with a server's port, and ends the server.
  static func serve(
    _ api: MockAPI = api, limits: ServerLimits = ServerLimits(),
    _ test: @Sendable (Int) async throws -> Void
  ) async throws {
    let server = try await MockServer.start(MockDesk(api), limits: limits, loops: 1)
    do {
      try await test(server.port)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  static func caller(_ port: Int) throws -> ServerCaller {
    ServerCaller(try ServerAddress("http://127.0.0.1:\(port)"))
  }
}
