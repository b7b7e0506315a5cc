import LaminaAPI
import LaminaJSON

/// Models for the tests, written for them.
enum Models {
  static func model(_ raml: String, _ files: [String: String] = [:]) -> APIModel {
    let loader = MemoryLoader(files.merging(["api.raml": raml]) { _, main in main })
    return RAMLDocument.read("api.raml", from: loader).model()
  }

  /// The document of a model, and a way to a part of it.
  static func part(
    _ api: APIModel, _ tokens: [String], _ version: OpenAPIVersion = .v3_0
  ) -> JSONValue? {
    OpenAPIDocument(api, version: version).value[JSONPointer(tokens: tokens)]
  }

  /// The schema that a text becomes.
  static func schema(_ text: String, _ version: OpenAPIVersion = .v3_0) -> JSONValue? {
    var api = APIModel(title: "T")
    api.schemas = [APISchema(name: "s", text: text)]
    let value = part(api, ["components", "schemas", "s"], version)
    let members = value?.object?.members.filter { $0.key != "x-raml-schema" }
    return members.map { JSONValue(.object(JSONObject($0))) }
  }

  static let shop = model(
    """
    #%RAML 0.8
    title: Shop
    version: v1
    baseUri: http://{place}.shop.example/{version}/
    baseUriParameters: {place: {enum: [north, south]}}
    mediaType: application/json
    protocols: [HTTP, HTTPS]
    documentation: [{title: Errors, content: "7 is **sold out**"}]
    schemas:
      - item: |
          {"$schema": "http://json-schema.org/draft-03/schema#", "type": "object",
           "properties": {"id": {"type": "integer", "required": true},
             "parts": {"type": "array", "items": {"$ref": "#"}}}}
      - old: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>'
    securitySchemes:
      - login: {type: Basic Authentication}
      - key: {type: x-key, describedBy: {headers: {X-Key: {required: true}}}}
      - strange: {type: x-strange}
      - oauth:
          type: OAuth 2.0
          settings:
            authorizationUri: http://shop.example/authorize
            accessTokenUri: http://shop.example/token
            authorizationGrants: [code, token, owner, credentials]
            scopes: [read, write]
    securedBy: [key]
    traits:
      - paged: {usage: For long lists, queryParameters: {page: {type: integer, minimum: 1, default: 1}}}
    /items:
      displayName: Items
      get:
        is: [paged]
        description: All items, *sorted*.
        queryParameters:
          tag: {repeat: true, enum: [a, b]}
          size: [{type: integer}, {enum: [all]}]
          since: {type: date}
        headers: {"X-Meta-{*}": {description: Anything}, Accept-Language: {default: en}}
        responses:
          200: {body: {application/json: {schema: item, example: '{"id": 1}'}}}
          503: {description: Come back later, headers: {Retry-After: {type: integer}}}
      /{itemId}{ending}:
        uriParameters: {itemId: {type: integer, example: 42}, ending: {required: false}}
        put:
          securedBy: [null, login, oauth: {scopes: [write]}]
          protocols: [HTTPS]
          body:
            application/json: {schema: item, example: '{"id": "it''s"'}
            multipart/form-data: {formParameters: {picture: {type: file, required: true}}}
        delete: {securedBy: [strange]}
    """)
}
