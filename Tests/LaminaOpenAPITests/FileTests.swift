import LaminaAPI
import LaminaJSON
import LaminaJSONSchema
import Testing

/// Documents of others, as they write them.
@Suite struct FileTests {
  private let shop = """
    openapi: 3.0.3
    info: {title: Shop, version: 1.2.0, description: "Sells *things*."}
    servers:
      - url: https://{region}.shop.example/v2
        variables: {region: {default: eu, enum: [eu, us]}}
      - url: http://localhost:8080/v2
    security: [{key: []}, {}]
    paths:
      /items:
        parameters:
          - {$ref: '#/components/parameters/Trace'}
          - {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 100, default: 20}}
        get:
          operationId: listItems
          summary: Lists items
          parameters:
            - {name: limit, in: query, required: true, schema: {type: integer, exclusiveMaximum: true, maximum: 50}}
            - {name: tag, in: query, schema: {type: array, items: {type: string, enum: [a, b]}}}
            - {name: ids, in: query, explode: false, schema: {type: array, items: {type: integer}}}
          responses:
            '200':
              description: A page
              headers: {X-Next: {schema: {type: string}, description: more}}
              content:
                application/json:
                  schema: {type: array, items: {$ref: '#/components/schemas/Item'}}
                  examples: {one: {value: [{id: 1, name: Tea}]}}
            default: {$ref: '#/components/responses/Problem'}
        post:
          requestBody: {$ref: '#/components/requestBodies/NewItem'}
          security: [{oauth: [write]}]
          responses: {'201': {description: Made}, 4XX: {$ref: '#/components/responses/Problem'}}
      /items/{id}:
        get:
          parameters: [{name: id, in: path, required: true, schema: {type: integer, format: int64}}]
          responses: {'200': {description: One, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}}
      /upload:
        post:
          requestBody:
            content:
              multipart/form-data:
                schema:
                  type: object
                  required: [file]
                  properties: {file: {type: string, format: binary}, note: {type: string, maxLength: 9}}
          responses: {default: {description: Done}}
    components:
      parameters:
        Trace: {name: X-Trace, in: header, schema: {type: string, format: uuid}}
      requestBodies:
        NewItem: {content: {application/json: {schema: {$ref: '#/components/schemas/Base'}}}}
      responses:
        Problem: {description: Wrong, content: {application/problem+json: {schema: {$ref: 'common.yaml#/Problem'}}}}
      schemas:
        Base: {type: object, required: [name], properties: {name: {type: string}, note: {type: string, nullable: true, enum: [x]}}}
        Item:
          allOf:
            - $ref: '#/components/schemas/Base'
            - {type: object, required: [id], properties: {id: {type: integer, minimum: 0, exclusiveMinimum: true}, next: {$ref: '#/components/schemas/Item'}}}
      securitySchemes:
        key: {type: apiKey, in: header, name: X-Key}
        oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a/t', scopes: {read: r, write: w}}}}

    """

  private let common = """
    Problem: {type: object, required: [title], properties: {title: {type: string}, cause: {$ref: '#/Cause'}}}
    Cause: {type: object, properties: {code: {type: integer}}, additionalProperties: false}

    """

  private func file() -> OpenAPIFile {
    OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": shop, "common.yaml": common]))
  }

  @Test("Nothing is said of a right document that a model holds whole")
  func diagnostics() {
    #expect(file().diagnostics.map(\.description) == [])
    #expect(file().isUsable)
  }

  @Test("What a model cannot hold is a hint")
  func hints() {
    let text = shop + "  x-all: 1\n  headers: {Unused: {schema: {type: string}}}\n"
    let file = OpenAPIFile.read(
      "a.yaml", from: MemoryLoader(["a.yaml": text, "common.yaml": common]))
    #expect(
      file.diagnostics.map { "\($0.severity) \($0.message)" } == [
        "hint What x-all says of components as a whole is not in the model.",
        "hint Nothing refers to components/headers/Unused; it is not in the model.",
      ])
  }

  @Test("Servers, shared parameters, forms, answers by class and security become a model's")
  func model() throws {
    let api = file().model()
    #expect(api.baseURI == "https://{region}.shop.example/v2" && api.protocols == [.https, .http])
    #expect(api.baseParameters.first?.types.first?.values == ["eu", "us"])
    #expect(api.documentation.map(\.content) == ["Sells *things*."] && api.version == "1.2.0")
    #expect(api.resources.map(\.uri) == ["/items", "/items/{id}", "/upload"])
    let list = api.resources[0].methods[0]
    #expect(
      list.summary == "Lists items" && list.description == nil
        && list.headers.map(\.name) == ["X-Trace"])
    #expect(list.queryParameters.map(\.name) == ["limit", "tag", "ids"])
    #expect(list.queryParameters[0].isRequired && list.queryParameters[0].types[0].maximum == 49)
    #expect(
      list.queryParameters[1].isRepeated && list.queryParameters[1].types[0].values == ["a", "b"])
    #expect(
      list.queryParameters[2].isRepeated
        && list.queryParameters[2].shape?.writing == .styled(.form, isExploded: false))
    #expect(
      list.responses.map(\.status) == [200] && list.responses[0].headers.map(\.name) == ["X-Next"])
    #expect(list.responses[0].bodies[0].example == #"[{"id":1,"name":"Tea"}]"#)
    #expect(list.securedBy == [APISecurity(scheme: "key"), APISecurity(scheme: nil)])
    let make = api.resources[0].methods[1]
    #expect(make.securedBy == [APISecurity(scheme: "oauth", scopes: ["write"])])
    #expect(make.responses.map(\.coverage) == [.status, .statusClass])
    #expect(list.otherResponses.map(\.coverage) == [.others] && make.otherResponses.isEmpty)
    #expect(make.responses.map(\.status) == [201, 400] && make.bodies[0].schema?.name == "Base")
    #expect(api.resources[1].uriParameters[0].types[0].kind == .integer)
    let form = api.resources[2].methods[0].bodies[0].formParameters
    #expect(
      form.map(\.name) == ["file", "note"] && form[0].types[0].kind == .file && form[0].isRequired)
    #expect(api.securitySchemes[0].headers.map(\.name) == ["X-Key"])
    #expect(api.securitySchemes[1].settings["scopes"] == ["read", "write"])
  }

  @Test("Schemas become draft 4 with names of the model, of other files, too")
  func schemas() throws {
    let api = file().model()
    #expect(api.schemas.map(\.name) == ["Base", "Item", "Problem", "Cause"])
    let texts = Dictionary(uniqueKeysWithValues: api.schemas.map { ($0.name ?? "", $0.text) })
    func accepts(_ name: String, _ value: String) throws -> Bool {
      let options = SchemaOptions(resolver: { texts[$0].flatMap { try? JSONValue(parsing: $0) } })
      let schema = JSONSchema(try JSONValue(parsing: texts[name] ?? ""), options: options)
      #expect(schema.isValid, "\(name)")
      return schema.accepts(try JSONValue(parsing: value))
    }
    for (name, value, fits) in [
      ("Item", #"{"name": "a", "id": 1}"#, true), ("Item", #"{"name": "a", "id": 0}"#, false),
      ("Item", #"{"id": 1}"#, false),
      ("Item", #"{"name": "a", "id": 1, "next": {"id": 2}}"#, false),
      ("Base", #"{"name": "a", "note": null}"#, true),
      ("Base", #"{"name": "a", "note": "y"}"#, false),
      ("Problem", #"{"title": "a", "cause": {"code": 1}}"#, true),
      ("Problem", #"{"title": "a", "cause": {"kode": 1}}"#, false),
    ] {
      #expect(try accepts(name, value) == fits, "\(name) \(value)")
    }
  }

  @Test("Places are those of the files")
  func places() throws {
    let api = file().model()
    #expect(api.resources[0].place?.description == "a.yaml:9:3")
    #expect(api.resources[0].methods[0].place?.description == "a.yaml:13:5")
    #expect(api.schemas.last?.place?.description == "common.yaml:2:8")
  }

  @Test("Words of 3.1 are those of draft 4 where there are such")
  func newer() throws {
    let text = """
      {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/a": {"get": {
        "parameters": [{"name": "q", "in": "query", "schema": {"type": ["integer", "null"], "exclusiveMinimum": 0}}],
        "responses": {"200": {"description": "d", "content": {"application/json": {"schema": {
          "type": "object", "properties": {"a": {"const": 1}, "b": {"type": ["string", "null"]},
          "c": {"exclusiveMinimum": 3}, "d": {"prefixItems": [{"type": "string"}], "items": false},
          "e": true, "f": {"$ref": "#/components/schemas/S", "maxLength": 2}}}}}}}}}},
        "components": {"schemas": {"S": {"type": "string", "minLength": 1}}}}
      """
    let file = OpenAPIFile.read("a.json", from: MemoryLoader(["a.json": text]))
    #expect(file.diagnostics.map(\.description) == [])
    let api = file.model()
    let query = api.resources[0].methods[0].queryParameters[0]
    #expect(
      query.types.count == 1 && query.types[0].kind == .integer && query.types[0].minimum == 1)
    let body = try #require(api.resources[0].methods[0].responses[0].bodies[0].schema)
    let options = SchemaOptions(resolver: { _ in ["type": "string", "minLength": 1] })
    let schema = JSONSchema(try JSONValue(parsing: body.text), options: options)
    for (value, fits) in [
      (#"{"a": 1}"#, true), (#"{"a": 2}"#, false), (#"{"b": null}"#, true), (#"{"b": 1}"#, false),
      (#"{"c": 3}"#, false), (#"{"c": 3.5}"#, true), (#"{"d": ["a"]}"#, true),
      (#"{"d": ["a", 1]}"#, false),
      (#"{"e": [1]}"#, true), (#"{"f": "ab"}"#, true), (#"{"f": "abc"}"#, false),
      (#"{"f": ""}"#, false),
    ] {
      #expect(schema.accepts(try JSONValue(parsing: value)) == fits, "\(value)")
    }
  }
}
