import LaminaAPI
import LaminaJSON
import SeededRandom
import Testing

/// Models written as RAML 1.0.
@Suite struct RAMLWritingTests {
  private func read(_ text: String) -> RAMLDocument {
    RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
  }

  /// Everything that a model says but for places: exports keep all of it.
  private func value(_ api: APIModel) -> JSONValue { OpenAPIDocument(api).value }

  /// The first place where two values differ.
  private func difference(_ old: JSONValue, _ new: JSONValue, _ path: String = "") -> String? {
    if old == new { return nil }
    if let one = old.object, let other = new.object {
      let keys = one.distinct.map(\.key) + other.distinct.map(\.key)
      for key in keys {
        guard let before = one[key], let after = other[key] else { return "\(path)/\(key)" }
        if let found = difference(before, after, "\(path)/\(key)") { return found }
      }
    }
    return "\(path): \(old.text().prefix(300)) | \(new.text().prefix(300))"
  }

  @Test("Generated models come back equal, and nothing is said to be lost")
  func generated() {
    for seed in 0..<UInt64(rounds(60, of: 2_000)) {
      var generator = ModelGenerator(seed: seed)
      let api = generator.model()
      let written = RAMLText(api)
      let document = read(written.text)
      #expect(written.notes.map(\.message) == [], "seed \(seed)")
      #expect(document.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
      let found = difference(value(api), value(document.model()))
      #expect(found == nil, "seed \(seed)\n\(written.text)")
      if found != nil || !document.isUsable { return }
    }
  }

  @Test("The comparison sees a change")
  func change() {
    var generator = ModelGenerator(seed: 1)
    var api = generator.model()
    let old = value(api)
    api.baseParameters[0].description = "Another one"
    #expect(difference(old, value(api)) != nil)
  }

  @Test("What RAML has no words for is noted, and the rest is written")
  func losses() {
    var api = APIModel(title: "T")
    api.tags = [APITag(name: "t")]
    api.schemas = [APISchema(name: "Odd.name", text: "{}")]
    var resource = APIResource(path: "/a", uri: "/a")
    var method = APIMethod(name: "GET")
    method.operationID = "listA"
    method.extensions = [APIExtension("x-cost", 5)]
    var body = APIBody(mediaType: "application/json")
    body.schema = APISchema(text: #"{"items":{"$ref":"Odd.name"}}"#)
    method.bodies = [body]
    method.isBodyRequired = true
    var copy = APIMethod(name: "COPY")
    copy.securedBy = []
    resource.methods = [method, copy]
    api.resources = [resource]
    let written = RAMLText(api)
    #expect(
      written.notes.map(\.message) == [
        "RAML has no tags; they are left out.", "The schema Odd.name is called Odd_name.",
        "Extensions, x-..., are annotations in RAML, which are not written; they are left out.",
        "RAML has no names of operations; they are left out.",
        "RAML has no method COPY; it is left out.",
      ])
    let read = read(written.text)
    #expect(read.isUsable && read.model().schemas.map(\.name) == ["Odd_name"])
    let text = read.model().resources[0].methods[0].bodies[0].schema?.text
    #expect(text == #"{"items":{"$ref":"Odd_name"}}"#)
  }
}
