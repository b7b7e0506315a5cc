import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema
import LaminaRAML
import Testing

@Suite struct DiscriminatorTests {
  private let types = """
    title: T
    types:
      Employee: {type: Person, discriminatorValue: worker, properties: {id: integer}}
      Person:
        type: object
        discriminator: kind
        properties: {kind: string, name: string}
      Boss: {type: Employee, properties: {car: string}}
    """

  @Test(
    "An object is checked as the type that its discriminator names",
    arguments: [
      ("{kind: Person, name: a}", []), ("{kind: worker, name: a, id: 1}", []),
      ("{kind: Boss, name: a, id: 1, car: b}", []),
      ("{kind: worker, name: a}", ["9:52 example-not-fitting"]),
      ("{kind: Boss, name: a, id: 1}", ["9:52 example-not-fitting"]),
      ("{kind: Tree, name: a}", ["9:68 example-not-fitting"]),
      ("{name: a}", ["9:52 example-not-fitting"]),
    ])
  func examples(_ example: String, _ expected: [String]) {
    let text =
      types + "\n/a: {get: {body: {application/json: {type: Person, example: \(example)}}}}\n"
    #expect(problems10(text) == expected)
  }

  @Test(
    "A discriminator is a declared scalar property of a declared type",
    arguments: [
      ("{discriminator: k, properties: {k: string}}", []),
      ("{discriminator: x, properties: {k: string}}", ["3:22 discriminator"]),
      ("{discriminator: k, properties: {k: object}}", ["3:22 discriminator"]),
      ("{discriminatorValue: k, properties: {k: string}}", ["3:27 discriminator"]),
      (
        "{discriminator: k, discriminatorValue: a, properties: {k: integer}}",
        ["3:45 discriminator"]
      ),
      ("{properties: {a: {discriminator: k, properties: {k: string}}}}", ["3:24 discriminator"]),
    ])
  func rules(_ type: String, _ expected: [String]) {
    #expect(problems10("title: T\ntypes:\n  A: \(type)\n") == expected)
  }

  @Test("The schema of a type with a discriminator takes each type below it, and no other")
  func schema() throws {
    let text = "#%RAML 1.0\n" + types
    let api = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
    let schema = try api.rules(try #require(api.schemas.first { $0.name == "Person" }))
    for (value, fits) in [
      (#"{"kind": "Person", "name": "a"}"#, true),
      (#"{"kind": "worker", "name": "a", "id": 1}"#, true),
      (#"{"kind": "worker", "name": "a"}"#, false),
      (#"{"kind": "Boss", "name": "a", "id": 1, "car": "b"}"#, true),
      (#"{"kind": "Boss", "name": "a", "id": 1}"#, false),
      (#"{"kind": "Tree", "name": "a"}"#, false),
    ] {
      #expect(schema.accepts(try JSONValue(parsing: value)) == fits, "\(value)")
    }
  }
}
