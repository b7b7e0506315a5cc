import LaminaAPI
import Testing

/// Schemas that lead to other files, and large ones.
@Suite struct SchemaFileTests {
  private func model(_ schema: String, _ files: [String: String] = [:]) -> (
    model: APIModel, loader: MemoryLoader
  ) {
    let text = """
      #%RAML 0.8
      title: T
      /items:
        get: {responses: {200: {body: {application/json: {schema: !include schemas/item.json}}}}}
        post: {body: {application/json: {schema: !include schemas/item.json}}}
      """
    let all = ["api.raml": text, "schemas/item.json": schema]
    let loader = MemoryLoader(all.merging(files) { first, _ in first })
    return (RAMLDocument.read("api.raml", from: loader).model(), loader)
  }

  @Test("References to files are followed on both sides, each in its own folder")
  func files() throws {
    let item = #"{"properties": {"price": {"$ref": "parts/money.json#/definitions/amount"}}}"#
    let money = { (type: String) in
      "{\"definitions\": {\n\"amount\": {\"type\": \"\(type)\"}}}"
    }
    let old = model(item, ["schemas/parts/money.json": money("number")])
    let new = model(item, ["schemas/parts/money.json": money("integer")])
    let changes = APIChanges(
      from: old.model, to: new.model, oldLoader: old.loader, newLoader: new.loader
    ).changes
    #expect(changes.map(\.code) == ["type-changed", "type-changed"] || changes.count == 1)
    #expect(changes.contains { $0.isBreaking && $0.message.contains("integer") })
    #expect(changes.allSatisfy { $0.old?.file == "schemas/parts/money.json" })
    let same = APIChanges(
      from: old.model, to: old.model, oldLoader: old.loader, newLoader: old.loader)
    #expect(same.changes.isEmpty)
  }

  private func large(_ count: Int, _ change: Int) -> String {
    let members = (0..<count).map { number in
      "\"member\(number)\": {\"type\": \"string\", \"maxLength\": \(number == change ? 7 : 8)}"
    }
    return "{\"properties\": {\n\(members.joined(separator: ",\n"))}}"
  }

  @Test("A schema of a megabyte is compared in passing, and has its lines")
  func size() throws {
    let old = model(large(20_000, -1))
    let new = model(large(20_000, 19_999))
    #expect(
      old.model.resources[0].methods[0].responses[0].bodies[0].schema?.text.utf8.count ?? 0
        > 1_000_000)
    let clock = ContinuousClock()
    var changes: [APIChange] = []
    let time = clock.measure { changes = APIChanges(from: old.model, to: new.model).changes }
    #expect(Set(changes.map(\.code)) == ["maxlength-changed"])
    #expect(changes.allSatisfy { $0.new?.line == 20_001 && $0.new?.file == "schemas/item.json" })
    // It was minutes when each step hashed both texts.
    #expect(time < .seconds(20))
  }

  @Test("Long lists of required members and of choices are compared in passing")
  func lists() {
    let schema = { (first: Int, last: Int) in
      let names = (first..<last).map { "\"m\($0)\"" }
      let choices = names.map { "{\"enum\": [\($0)]}" }
      return "{\"required\": [\(names.joined(separator: ", "))],\n"
        + " \"oneOf\": [\(choices.joined(separator: ", "))]}"
    }
    let old = model(schema(0, 10_000)).model
    let new = model(schema(1, 10_001)).model
    var changes: [APIChange] = []
    let time = ContinuousClock().measure { changes = APIChanges(from: old, to: new).changes }
    let codes = Set(changes.map(\.code))
    #expect(codes == ["property-required", "enum-value-added", "enum-value-removed"])
    #expect(time < .seconds(20))
  }

  @Test("Another version is said once, and not of the base URI's parameter, too")
  func version() {
    let model = { (version: String) in
      let text = "#%RAML 0.8\ntitle: T\nversion: \(version)\nbaseUri: http://a.b/{version}\n"
      return RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
    }
    let changes = APIChanges(from: model("v1"), to: model("v2")).changes
    #expect(changes.map(\.code) == ["version"])
  }

  @Test("Choices that are the same are looked into where they lead: allOf, anyOf, oneOf")
  func choices() {
    let schema = { (word: String, type: String) in
      """
      {"\(word)": [{"$ref": "#/definitions/base"}, {"type": "object"}],
       "definitions": {"base": {"properties": {"name": {"type": "\(type)"}}}}}
      """
    }
    for word in ["allOf", "anyOf", "oneOf", "extends"] {
      let old = model(schema(word, "string")).model
      let new = model(schema(word, "integer")).model
      let changes = APIChanges(from: old, to: new).changes
      #expect(Set(changes.map(\.code)) == ["type-changed"], "\(word)")
      #expect(APIChanges(from: old, to: old).changes.isEmpty)
    }
  }

  @Test("What is reached by a long way and by a short one is compared")
  func longWay() {
    let schema = { (type: String) in
      let links = (0..<90).map { number in
        "\"t\(number)\": {\"properties\": {\"next\": {\"$ref\": \"#/definitions/t\(number + 1)\"}}}"
      }
      return """
        {"properties": {"a": {"$ref": "#/definitions/t0"}, "b": {"$ref": "#/definitions/t89"}},
         "definitions": {\(links.joined(separator: ", ")), "t90": {"type": "\(type)"}}}
        """
    }
    let changes = APIChanges(
      from: model(schema("string")).model, to: model(schema("integer")).model
    ).changes
    #expect(Set(changes.map(\.code)) == ["type-changed"])
  }

  @Test("What is larger than can be compared is not passed over in silence")
  func limits() {
    let codes = { (one: String, other: String) in
      APIChanges(from: model(one).model, to: model(other).model).changes.map(\.code)
    }
    #expect(codes(large(60_000, -1), large(60_000, -1)) == [])
    #expect(codes(large(60_000, -1), large(60_000, 59_999)).contains("schema-changed"))
    let deep = { (inner: String) in
      String(repeating: #"{"items": "#, count: 70) + inner + String(repeating: "}", count: 70)
    }
    #expect(codes(deep("{}"), deep("{}")) == [])
    #expect(Set(codes(deep("{}"), deep(#"{"type": "null"}"#))) == ["type-changed"])
  }
}
