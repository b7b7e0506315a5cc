import Foundation
import LaminaAPI
import LaminaJSON
import Testing

@testable import LaminaAPIDocuments

/// Methods that can be called from the page.
@Suite struct CallTests {
  private func model(_ root: String) -> APIModel {
    let text = """
      #%RAML 0.8
      title: T
      version: v1
      \(root)
      securitySchemes: [b: {type: Basic Authentication}, k: {type: x-k, describedBy: {headers: {X-Key: {required: true}}}}]
      /a/{id}:
        get: {securedBy: [k], queryParameters: {q: {required: true, example: "</script>"}, r: }}
        post: {securedBy: [b, null], body: {application/json: {example: '{"a": 1}'}}}
      """
    return RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
  }

  private func policy(_ root: String, canCall: Bool = true) -> String {
    let html = APIPage(model(root), canCall: canCall).html
    return html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/).map { String($0.1) }
      ?? ""
  }

  @Test(
    "The policy lets the page call what the base URI names and where it comes from, and nothing else"
  )
  func policies() {
    let base =
      "baseUri: http://{host}.shop.example:81/{version}/\nbaseUriParameters: {host: {enum: [a, b]}}\nprotocols: [HTTP, HTTPS]"
    #expect(
      policy(base).contains(
        "connect-src 'self' http://a.shop.example:81 http://b.shop.example:81 https://a.shop.example:81 https://b.shop.example:81;"
      ))
    #expect(
      policy("").contains("connect-src 'self';") && policy("").hasPrefix("default-src 'none'"))
    #expect(
      policy("baseUri: http://{any}/v1\nbaseUriParameters: {any: {default: 'a b; x'}}").contains(
        "connect-src 'self';"))
    #expect(!policy(base, canCall: false).contains("connect-src"))
  }

  @Test("A form asks for what a call needs; secrets have no value")
  func forms() throws {
    let api = model("")
    let resource = api.resources[0]
    let get = try JSONValue(parsing: CallForm(resource.methods[0], at: api.paths[0], in: api).json)
    #expect(
      get == [
        "m": "GET", "u": "/a/{id}",
        "f": [
          ["path", "id", "ID", true], ["secret", "X-Key", "", true],
          ["query", "q", "</script>", true], ["query", "r", "", false],
        ],
      ])
    let post = try JSONValue(parsing: CallForm(resource.methods[1], at: api.paths[0], in: api).json)
    #expect(
      post["f"] == [
        ["path", "id", "ID", true], ["basic", "name:password", "", false],
        ["body", "application/json", #"{"a": 1}"#, false],
      ])
  }

  @Test("Calls of an inner resource know the parameters of those around it")
  func nested() throws {
    let text = """
      #%RAML 0.8
      title: T
      baseUri: https://{zone}.shop.example
      baseUriParameters: {zone: {default: eu}}
      /shops/{shop}:
        uriParameters: {shop: {type: integer, minimum: 7}}
        baseUriParameters: {zone: {default: us}}
        /items/{item}:
          uriParameters: {item: {example: tea}}
          get:
      """
    let api = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
    let path = api.allPaths[1]
    let method = path.resource.methods[0]
    let form = try JSONValue(parsing: CallForm(method, at: path, in: api).json)
    #expect(form["f"] == [["path", "shop", "7", true], ["path", "item", "tea", true]])
    let curl = ExampleCall(method, at: path, in: api).texts[0].text
    #expect(curl == "curl -X GET 'https://us.shop.example/shops/7/items/tea'")
  }

  @Test("Without calls the page has no form, and on paper it has none either")
  func off() {
    let html = APIPage(model(""), canCall: false).html
    #expect(!html.contains("data-try") && !html.contains(CallScript.text))
    let page = APIPage(model("")).html
    #expect(
      page.contains("hidden=\"\" data-try='{\"m\"")
        && !page.contains("localStorage"))
    #expect(
      PageStyle.text.contains(
        "@media print{body{display:block}header,nav,a.link,.try,.call,.copy{display:none}"))
  }

  @Test(
    "A long body is a file in the calls, and stands once in the page: the form takes it from there")
  func longBodies() throws {
    let example = #"{"name": ""# + String(repeating: "tea", count: 300) + #""}"#
    var api = APIModel(title: "T", resources: [APIResource(path: "/a", uri: "/a")])
    for name in ["POST", "PUT"] {
      var method = APIMethod(name: name)
      method.bodies = [APIBody(mediaType: "application/json")]
      method.bodies[0].example = example
      api.resources[0].methods.append(method)
    }
    let html = APIPage(api).html
    #expect(html.components(separatedBy: example).count == 2)
    #expect(html.contains("<pre id=\"example-post-a\">\(example)</pre>"))
    #expect(html.contains("Example <a href=\"#example-post-a\">as in POST /a</a>"))
    #expect(html.components(separatedBy: #""",false,"example-post-a"]"#).count == 3)
    for words in [
      "--data-binary @body.json", #"try Data(contentsOf: URL(fileURLWithPath: "body.json"))"#,
      #"body: await readFile("body.json")"#, #"data=open("body.json", "rb")"#,
    ] {
      #expect(html.components(separatedBy: words).count == 3, "\(words)")
    }
  }
}
