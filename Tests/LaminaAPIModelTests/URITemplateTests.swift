import LaminaAPIModel
import Testing

@Suite struct URITemplateTests {
  @Test("Names are in the order of the template, each once")
  func names() throws {
    let template = try #require(URITemplate.read("/{a}/x{b}-{a}").template)
    #expect(template.names == ["a", "b"])
    #expect(template.parts.first == .text("/"))
  }

  @Test("Values are escaped when they are put in")
  func expands() throws {
    let template = try #require(URITemplate.read("/{a}/{b}").template)
    #expect(template.expand(["a": "x y/é"]) == "/x%20y%2F%C3%A9/")
  }

  @Test(
    "Faults say the character",
    arguments: [
      ("/a{b", "The brace at character 3 is not closed."),
      ("/a}b", "The brace at character 3 closes nothing."),
      ("/{a{b}}", "The brace at character 2 is not closed."),
      ("/{}", "A pair of braces holds no name."),
      ("/{+a}", "The expression {+a} is beyond level 1 of RFC 6570."),
    ])
  func faults(_ text: String, _ sentence: String) {
    #expect(URITemplate.read(text).fault == sentence)
  }

  @Test("Names of expressions beyond level 1 are taken where that is allowed")
  func lenient() {
    #expect(URITemplate.read("/{+a,b:3}", isStrict: false).template?.names == ["a", "b"])
  }

  @Test("A model lists resources before those within them")
  func resources() {
    var outer = APIResource(path: "/a", uri: "/a")
    outer.resources = [APIResource(path: "/b", uri: "/a/b")]
    let api = APIModel(title: "T", resources: [outer, APIResource(path: "/c", uri: "/c")])
    #expect(api.allResources.map(\.uri) == ["/a", "/a/b", "/c"])
  }

  @Test("A schema's first character says its language")
  func schemas() {
    #expect(APISchema(text: " {}").language == .json)
    #expect(APISchema(text: "<a/>").language == .xml)
    #expect(APISchema(text: "a").language == .unknown)
  }
}
