import LaminaAPI
import Testing

/// Words of a description that demand each other, or exclude each other.
@Suite struct AgreementTests {
  /// Codes and places of what is wrong with a schema.
  private func found(_ schema: String, version: String = "3.0.3") -> [String] {
    let text = """
      openapi: \(version)
      info: {title: T, version: '1'}
      paths: {}
      components:
        schemas:
          A: \(schema)
      """
    return OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text])).diagnostics.map {
      "\($0.severity.rawValue) \($0.code) \($0.place.line):\($0.place.column)"
    }
  }

  @Test(
    "What a schema's words say of each other",
    arguments: [
      ("{type: array}", ["error missing-items 6:9"]), ("{type: array, items: {}}", []),
      ("{properties: {b: {type: array}}}", ["error missing-items 6:26"]),
      ("{discriminator: {mapping: {a: A}}}", ["error missing-property 6:9"]),
      ("{discriminator: kind}", ["error value-kind 6:24"]),
      ("{discriminator: {propertyName: kind}}", []),
      ("{type: string, enum: [a, 1]}", ["warning enum-type 6:33"]),
      ("{type: integer, enum: [1, 1.5, 2.0]}", ["warning enum-type 6:34"]),
      ("{type: string, enum: [a, null]}", ["warning enum-type 6:33"]),
      ("{type: string, nullable: true, enum: [a, null]}", []),
      ("{type: number, enum: [1, 1.5]}", []), ("{enum: [1, a]}", []),
    ])
  func schemas(_ schema: String, _ expected: [String]) {
    #expect(found(schema) == expected)
  }

  @Test("In 3.1 an array may be of anything, and a type may be a list")
  func newer() {
    #expect(found("{type: array}", version: "3.1.0") == [])
    #expect(found("{type: [string, 'null'], enum: [a, null]}", version: "3.1.0") == [])
    #expect(
      found("{type: [string, 'null'], enum: [a, 1]}", version: "3.1.0") == [
        "warning enum-type 6:43"
      ])
  }

  @Test("An example does not stand beside examples, in bodies and in parameters")
  func examples() {
    let text = """
      openapi: 3.0.3
      info: {title: T, version: '1'}
      paths:
        /a:
          get:
            parameters: [{name: q, in: query, schema: {type: string}, example: a, examples: {b: {value: b}}}]
            responses:
              '200':
                description: ok
                content: {application/json: {example: 1, examples: {two: {value: 2}}}}
      """
    let found = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text])).diagnostics
    #expect(found.map(\.code) == ["example-and-examples", "example-and-examples"])
    #expect(found.map(\.place.line) == [6, 10] && found.allSatisfy { $0.repair != nil })
  }
}
