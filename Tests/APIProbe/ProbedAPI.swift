import LaminaAPI
import LaminaAPIMock

/// The API that is asked, and the two requests.
enum ProbedAPI {
  static let example = #"{"title": "Tea", "pages": 208, "tags": ["leaf", "water"]}"#

  static let api: MockAPI = {
    let text = """
      #%RAML 0.8
      title: Shelf
      version: v1
      baseUri: http://localhost/{version}
      mediaType: application/json
      schemas:
        - book: |
            { "$schema": "http://json-schema.org/draft-04/schema#", "type": "object",
              "required": ["title", "pages"], "additionalProperties": false,
              "properties": {
                "title": { "type": "string", "minLength": 1, "pattern": "^[A-Z]" },
                "pages": { "type": "integer", "minimum": 1 },
                "tags": { "type": "array", "maxItems": 6, "items": { "type": "string" } } } }
      /books:
        /{number}:
          uriParameters:
            number:
              type: integer
          get:
            responses:
              200:
                body:
                  schema: book
                  example: '\(example)'
        post:
          queryParameters:
            draft:
              type: boolean
          body:
            schema: book
          responses:
            201:
              body:
                schema: book
                example: '\(example)'
      """
    let document = RAMLDocument.read("api.raml", from: MemoryLoader(["api.raml": text]))
    precondition(document.isUsable, "the model has errors: \(document.diagnostics)")
    return MockAPI(document.model())
  }()

  static let read = "GET /v1/books/7 HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n"

  static let write =
    "POST /v1/books?draft=true HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n"
    + "Content-Type: application/json\r\nContent-Length: \(example.utf8.count)\r\n\r\n\(example)"
}
