import LaminaAPIModel
import LaminaJSON
import Testing

/// What a description says besides its methods.
@Suite struct DescriptionTests {
  @Test(
    "An extension is found by its name, and the author's own are told from the language's words")
  func extensions() {
    let all = [APIExtension("encoding", [:]), APIExtension("x-cost", 5), APIExtension("x-cost", 6)]
    #expect(all[named: "x-cost"] == 5)
    #expect(all[named: "x-price"] == nil)
    #expect(all.own.map(\.name) == ["x-cost", "x-cost"])
  }

  @Test("A demand for several schemes lists each alone, and one for nothing lists none")
  func demands() {
    var both = APISecurity(scheme: "key", scopes: ["read"])
    both.besides = [APISecurity(scheme: "token")]
    #expect(
      both.demands == [APISecurity(scheme: "key", scopes: ["read"]), APISecurity(scheme: "token")])
    #expect(APISecurity(scheme: nil).demands == [])
    #expect(both != APISecurity(scheme: "key", scopes: ["read"]))
  }

  @Test("A schema whose text is changed has no source any more")
  func source() {
    var schema = APISchema(text: "{}")
    schema.source = #"{"if": {}}"#
    schema.text = #"{"type": "string"}"#
    #expect(schema.source == nil)
  }
}
