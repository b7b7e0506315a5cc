import LaminaAPI

/// Models for the tests, written for them.
enum Models {
  static func model(_ raml: String, _ files: [String: String] = [:]) -> APIModel {
    let loader = MemoryLoader(files.merging(["api.raml": raml]) { _, main in main })
    return RAMLDocument.read("api.raml", from: loader).model()
  }

  static let shop = model(
    """
    #%RAML 0.8
    title: Shop
    version: v1
    baseUri: http://shop.example/{version}
    mediaType: application/json
    protocols: [HTTP, HTTPS]
    documentation:
      - title: Errors
        content: |
          | code | meaning |
          | --- | --- |
          | 7 | **sold out** |
    schemas:
      - item: |
          {"$schema": "http://json-schema.org/draft-04/schema#", "type": "object", "required": ["id"],
           "properties": {"id": {"type": "integer", "minimum": 1},
             "parts": {"type": "array", "maxItems": 6, "items": {"$ref": "#"}},
             "colour": {"enum": ["red", "blue"], "description": "What one sees"}}}
    securitySchemes:
      - login: {type: Basic Authentication}
    traits:
      - paged: {usage: For long lists, queryParameters: {page: {type: integer, minimum: 1, default: 1}}}
    /items:
      displayName: Items
      get:
        is: [paged]
        description: All items, *sorted*.
        responses:
          200: {body: {application/json: {schema: item, example: '{"id": 1}'}}}
          503: {description: Come back later, headers: {Retry-After: {type: integer}}}
      /{itemId}:
        uriParameters: {itemId: {type: integer, example: 42}}
        put:
          securedBy: [null, login]
          protocols: [HTTPS]
          body: {application/json: {schema: item, example: '{"id": "it''s"}'}}
        delete:
    """)
}
