import LaminaAPI
import LaminaJSON
import Testing

/// Schemes, and what methods demand.
@Suite struct SecurityTests {
  private let item = "/items/{itemId}{ending}"

  private func part(_ tokens: String...) -> JSONValue? { Models.part(Models.shop, tokens) }

  @Test("Schemes become those of OpenAPI where it has them")
  func schemes() {
    let schemes = part("components", "securitySchemes")
    #expect(schemes?["login"]?["type"] == "http" && schemes?["login"]?["scheme"] == "basic")
    #expect(schemes?["key"]?["type"] == "apiKey" && schemes?["key"]?["name"] == "X-Key")
    #expect(schemes?["key"]?["in"] == "header" && schemes?["key"]?["x-raml-type"] == "x-key")
    #expect(schemes?["strange"] == nil)
    #expect(part("x-raml-securitySchemes", "strange", "x-raml-type") == "x-strange")
  }

  @Test("Grants of OAuth 2.0 become flows, with all scopes that are used")
  func flows() {
    let flows = part("components", "securitySchemes", "oauth", "flows")
    #expect(
      flows?["authorizationCode"] == [
        "authorizationUrl": "http://shop.example/authorize",
        "tokenUrl": "http://shop.example/token", "scopes": ["read": "", "write": ""],
      ])
    let names = flows?.object?.members.map(\.key)
    #expect(names == ["authorizationCode", "implicit", "password", "clientCredentials"])
    #expect(flows?["implicit"]?["tokenUrl"] == nil)
  }

  @Test("Demands stand where they differ from the API's; none at all is an alternative")
  func demands() {
    #expect(part("security") == [["key": []]])
    #expect(part("paths", "/items", "get", "security") == nil)
    #expect(
      part("paths", item, "put", "security") == [[:], ["login": []], ["oauth": ["write"]]])
    #expect(part("paths", item, "delete", "security") == [])
    #expect(part("paths", item, "delete", "x-raml-securedBy") == [["strange": []]])
  }
}
