import LaminaAPIModel
import LaminaAPISource
import LaminaRAML
import Testing

@Suite struct BodyMergingTests {
  private let text = """
    #%RAML 1.0
    title: T
    mediaType: [application/json, application/xml]
    types: {Item: {properties: {a?: string}}}
    resourceTypes:
      list: {get: {responses: {200: {body: {type: Item}}}}}
    /a:
      type: list
      get: {responses: {200: {body: {application/json: {example: {a: x}}}}}}
    """

  @Test("What a type says of the default media types meets what a resource says of one of them")
  func bodies() throws {
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    #expect(document.diagnostics == [])
    let bodies = try #require(document.model().resources.first?.methods.first?.responses.first)
      .bodies
    #expect(bodies.map(\.mediaType) == ["application/json", "application/xml"])
    #expect(bodies.map(\.schema?.name) == ["Item", "Item"])
    #expect(bodies.map(\.example) == [#"{"a":"x"}"#, nil])
  }

  @Test("A slash at the beginning of an include means the folder of the first file")
  func includes() {
    let files = [
      "v1/api.raml": "#%RAML 1.0\ntitle: T\nuses: {l: /lib/l.raml}\n/a: {type: l.t}\n",
      "v1/lib/l.raml": "#%RAML 1.0 Library\nresourceTypes: {t: !include /lib/t.raml}\n",
      "v1/lib/t.raml": "#%RAML 1.0 ResourceType\nget: {description: !include /d.md}\n",
      "v1/d.md": "words",
    ]
    let document = RAMLDocument.read("v1/api.raml", from: MemoryLoader(files))
    #expect(document.diagnostics == [])
    #expect(document.model().resources.first?.methods.first?.description == "words")
  }

  @Test(
    "Libraries may use each other, and names of parameters mean what they mean where they are given"
  )
  func libraries() {
    let files = [
      "a.raml": "#%RAML 1.0\ntitle: T\nuses: {l: l.raml}\n/a: {type: {l.t: {item: l.A}}}\n",
      "l.raml": """
      #%RAML 1.0 Library
      uses: {m: m.raml}
      types: {A: {properties: {b?: m.B}}}
      resourceTypes: {t: {type: {m.t: {item: <<item>>, own: A}}}}
      """,
      "m.raml": """
      #%RAML 1.0 Library
      uses: {back: l.raml}
      types: {B: {properties: {a?: back.A}}}
      resourceTypes: {t: {get: {body: {application/json: <<item>>, text/json: <<own>>}}}}
      """,
    ]
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(files))
    #expect(document.diagnostics.map(\.description) == [])
  }
}
