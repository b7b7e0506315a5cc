import LaminaAPI
import LaminaJSON
import Testing

/// Documents that no exporter wrote.
@Suite struct ReadingTests {
  private func model(_ paths: JSONValue) throws -> APIModel {
    try APIModel(openAPI: ["openapi": "3.0.3", "info": ["title": "T"], "paths": paths])
  }

  @Test("Resources that name each other, or themselves, end up once each")
  func circles() throws {
    let api = try model([
      "/a": ["x-raml-parent": "/b"], "/b": ["x-raml-parent": "/a"], "/c": ["x-raml-parent": "/c"],
    ])
    #expect(api.allResources.map(\.uri) == ["/a", "/b", "/c"])
    let same = (0..<60).map {
      JSONMember(key: "/\($0)", value: ["x-raml-uri": "/x", "x-raml-parent": "/x"])
    }
    let many = try model(JSONValue(.object(JSONObject(same))))
    #expect(many.allResources.count == 60)
  }

  @Test("A parameter whose choices refer to each other many times over is read to a limit")
  func manyChoices() throws {
    let schemas = (0..<20).map { number in
      JSONMember(
        key: "S\(number)",
        value: [
          "oneOf": .init(
            .array(
              (0..<6).map { _ in ["$ref": JSONValue(.string("#/components/schemas/S\(number + 1)"))]
              }))
        ])
    }
    let api = try APIModel(openAPI: [
      "openapi": "3.0.3", "info": ["title": "T"],
      "components": ["schemas": JSONValue(.object(JSONObject(schemas)))],
      "paths": [
        "/a": [
          "get": [
            "parameters": [
              ["name": "q", "in": "query", "schema": ["$ref": "#/components/schemas/S0"]]
            ]
          ]
        ]
      ],
    ])
    let types = try #require(api.resources.first?.methods.first?.queryParameters.first?.types)
    #expect((1...1_000).contains(types.count))
  }

  @Test("Parts of wrong shapes are left out")
  func shapes() throws {
    let api = try model([
      "/a": ["get": ["parameters": [1, ["in": "query"]], "responses": ["2XX": [], "200": 1]]],
      "/b": 7,
    ])
    let method = try #require(api.resources.first?.methods.first)
    #expect(method.queryParameters.isEmpty && method.responses.map(\.status) == [200])
    #expect(api.resources.count == 2)
  }

  @Test("A document of another is read by the words it shares")
  func foreign() throws {
    let schema: JSONValue = ["type": "integer", "maximum": 9]
    let api = try model([
      "/a/{id}": [
        "parameters": [["name": "id", "in": "path", "required": true, "schema": schema]],
        "post": [
          "requestBody": ["content": ["application/json": ["schema": ["type": "string"]]]],
          "responses": ["201": ["description": "Made"]], "security": [[:]],
        ],
      ]
    ])
    let resource = try #require(api.resources.first)
    #expect(resource.uriParameters.first?.types.first?.maximum == 9)
    let method = try #require(resource.methods.first)
    #expect(method.name == "POST" && method.securedBy == [APISecurity(scheme: nil)])
    #expect(method.bodies.first?.schema?.text == #"{"type":"string"}"#)
    #expect(method.responses.first?.description == "Made")
  }
}
