import LaminaAPI
import LaminaAPIMock

/// An API of members, kept while it runs: items that another resource makes.
enum MembersFixture {
  static let text = """
    #%RAML 0.8
    title: Members
    version: v1
    baseUri: https://api.example.org/{version}
    mediaType: application/json
    securitySchemes:
      - basic:
          type: Basic Authentication
    schemas:
      - member: '{"$schema": "http://json-schema.org/draft-04/schema#", "type": "object", "required": ["id", "nick"], "additionalProperties": false, "properties": {"id": {"type": "integer"}, "nick": {"type": "string"}}}'
      - joining: |
          { "$schema": "http://json-schema.org/draft-04/schema#",
            "type": "object", "required": ["name", "password", "repeatedPassword"],
            "additionalProperties": false,
            "properties": {
              "name": { "type": "string" },
              "password": { "type": "string", "minLength": 5 },
              "repeatedPassword": { "type": "string" } } }
    traits:
      - limited:
          responses:
            429:
              headers:
                Retry-After:
                  type: integer
                  example: 1
    /members:
      is: [ limited ]
      /{name}:
        uriParameters:
          name:
            pattern: ^[a-z]+$
            example: ada
        get:
          responses:
            200:
              body:
                schema: member
                example: '{"id": 4, "nick": "ada"}'
            404:
        head:
          is: [ limited ]
          responses:
            200:
            404:
      /me:
        get:
          securedBy: [ basic ]
          responses:
            200:
              body:
                schema: member
                example: '{"id": 4, "nick": "ada"}'
            401:
    /joinings:
      is: [ limited ]
      post:
        body:
          application/json:
            schema: joining
          application/x-www-form-urlencoded:
            formParameters:
              name:
                required: true
              password:
                required: true
                minLength: 5
              repeatedPassword:
                required: true
        responses:
          201:
            headers:
              Location:
                required: true
                example: /v1/members/eve
            body:
              schema: member
              example: '{"id": 7, "nick": "eve"}'
          409:
            body:
              example: '{"title": "taken"}'
          422:
    /notes:
      get:
        responses:
          200:
            body:
              example: '[]'
      post:
        body:
          example: '{"text": "a"}'
        responses:
          201:
            body:
              example: '{"id": 1, "text": "a"}'
      /{id}:
        get:
          responses:
            200:
              body:
                example: '{"id": 1, "text": "a"}'
        put:
          responses:
            200:
              body:
                example: '{"id": 1, "text": "a"}'
        patch:
          responses:
            200:
              body:
                example: '{"id": 1, "text": "a"}'
        delete:
          responses:
            204:
    """

  static var options: MockOptions {
    var options = MockOptions()
    options.isStateful = true
    options.rateLimit = 4
    return options
  }

  static func api(_ options: MockOptions = options) -> MockAPI {
    let document = RAMLDocument.read("api.raml", from: MemoryLoader(["api.raml": text]))
    return MockAPI(document.model(), options: options)
  }

  static func joining(_ name: String, password: String = "s3cr3t", again: String? = nil)
    -> MockRequest
  {
    let body =
      #"{"name": "\#(name)", "password": "\#(password)", "repeatedPassword": "\#(again ?? password)"}"#
    return MockRequest(
      "POST", "/joinings", headers: ["Content-Type": "application/json"], body: Array(body.utf8))
  }
}
