import LaminaAPI
import LaminaAPIMock

/// An API of departures, with the shape of real ones: types, traits, a scheme of its own, two drafts.
enum BoardFixture {
  static let files = [
    "api.raml": """
    #%RAML 0.8
    title: Board
    version: v3
    baseUri: http://{town}.example.org/{version}
    baseUriParameters:
      town:
        enum: [ north, south ]
    mediaType: application/json
    protocols: [ HTTP, HTTPS ]
    securitySchemes:
      - device:
          type: x-device
          describedBy:
            headers:
              Device:
                required: true
                pattern: ^[a-z]+/[0-9]+$
            responses:
              401:
                description: Unknown device
    securedBy: [ device ]
    schemas:
      - board: !include schemas/board.json
        fault: '{"type": "object", "required": ["code"]}'
    traits:
      - cacheable:
          headers:
            If-None-Match:
          responses:
            200:
              headers:
                ETag:
                  example: '"b0a2d"'
            304:
    /boards:
      /{line}/{stop}:
        uriParameters:
          line:
            type: integer
            minimum: 1
            maximum: 99
          stop:
            type: integer
        get:
          is: [ cacheable ]
          queryParameters:
            kind:
              type: integer
              repeat: true
            scale:
              type: number
              maximum: 4
          responses:
            200:
              body:
                schema: board
                example: '{"departures": [{"to": "Harbour", "minutes": 4}]}'
            503:
              headers:
                Retry-After:
                  type: integer
                  example: 34
              body:
                schema: fault
                example: '{"code": 50300}'
      /kinds:
        get:
          securedBy: [ null, device ]
          responses:
            200:
              body:
                schema: board
      /{board}/clicks:
        post:
          protocols: [ HTTPS ]
          body:
            application/x-www-form-urlencoded:
              formParameters:
                at:
                  type: date
                  required: true
                channel:
                  enum: [ wall, phone ]
            multipart/form-data:
              formParameters:
                picture:
                  - type: file
                  - type: string
          responses:
            204:
            400:
    """,
    "schemas/board.json": """
    { "$schema": "http://json-schema.org/draft-03/schema#",
      "type": "object",
      "properties": {
        "departures": {
          "type": "array", "required": true, "minItems": 1, "maxItems": 6,
          "items": { "type": "object", "properties": {
            "to": { "type": "string", "required": true, "maxLength": 20 },
            "minutes": { "type": "integer", "required": true, "minimum": 0, "maximum": 99 } } } } } }
    """,
  ]

  static func api(_ options: MockOptions = MockOptions()) -> MockAPI {
    let document = RAMLDocument.read("api.raml", from: MemoryLoader(files))
    return MockAPI(document.model(), options: options, loader: MemoryLoader(files))
  }

  static let device: MockHeaders = ["Device": "wall/12"]
}
