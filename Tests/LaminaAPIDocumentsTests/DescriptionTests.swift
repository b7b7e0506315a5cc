import Foundation
import LaminaAPI
import LaminaJSON
import Testing

/// What a description says besides its messages: tags, names, ends, examples with names.
@Suite struct DescriptionTests {
  private static let html = APIPage(model).html

  private static var model: APIModel {
    var api = APIModel(title: "Shop", resources: [APIResource(path: "/items", uri: "/items")])
    api.info.summary = "Sells things"
    api.info.contact = APIContact(name: "Ann", email: "ann@shop.example")
    api.info.license = APILicense(name: "MIT", url: "https://shop.example/mit")
    api.info.termsOfService = "javascript:alert(1)"
    api.servers = [APIServer(url: "https://a.example")]
    api.servers.append(APIServer(url: "https://b.example", description: "The *second* one"))
    api.tags = [APITag(name: "items", description: "What **sells**"), APITag(name: "unused")]
    api.externalDocs = APIExternalDocs(url: "https://shop.example/more", description: "The book")
    var sold = APIMethod(name: "POST")
    sold.summary = "An item is sold"
    api.webhooks = [APIResource(path: "sold", uri: "sold")]
    api.webhooks[0].methods = [sold]
    api.securitySchemes = ["key", "other"].map { APISecurityScheme(name: $0, kind: .other("x-a")) }
    api.resources[0].methods = [method, APIMethod(name: "PUT")]
    return api
  }

  private static var method: APIMethod {
    var method = APIMethod(name: "GET")
    method.operationID = "listItems"
    method.summary = "List all items"
    method.tags = ["items", "extra"]
    method.isDeprecated = true
    method.extensions = [APIExtension("x-sunset", "2027-01-01"), APIExtension("x-cost", 5)]
    method.securedBy = [APISecurity(scheme: "key")]
    method.securedBy[0].besides = [APISecurity(scheme: "other")]
    method.queryParameters = [APIParameter(name: "old", isRequired: false)]
    method.queryParameters[0].isDeprecated = true
    method.cookies = [APIParameter(name: "sid", isRequired: true)]
    var done = APIResource(path: "{$request.query.u}", uri: "{$request.query.u}")
    done.methods = [APIMethod(name: "POST")]
    method.callbacks = [APICallback(name: "done", resources: [done])]
    var others = APIResponse(status: 500)
    others.coverage = .others
    var wrong = APIResponse(status: 400)
    wrong.coverage = .statusClass
    method.responses = [answer, wrong]
    method.otherResponses = [others]
    return method
  }

  private static var answer: APIResponse {
    var answer = APIResponse(status: 200)
    var link = APILink(name: "again")
    link.operationID = "listItems"
    link.arguments = [APILink.Argument("q", "$response.body#/q")]
    answer.links = [link]
    var body = APIBody(mediaType: "application/json")
    body.schema = APISchema(
      text:
        #"{"properties": {"a": {"type": "string", "deprecated": true}, "b": {"type": "string", "readOnly": true}}}"#
    )
    body.examples = [APIExample(#"{"a":1}"#, name: "one"), APIExample(#"{"a":2}"#, name: "two")]
    body.examples[0].summary = "One item"
    answer.bodies = [body]
    return answer
  }

  @Test("The contents group methods by tags, with their summaries; what is deprecated is struck")
  func contents() throws {
    let contents = try #require(Self.html.firstMatch(of: /<nav.*?<\/nav>/.dotMatchesNewlines())).0
    for part in [
      "<a href=\"#tag-items\">items</a></summary><ul><li><a href=\"#get-items\" title=\"GET /items\">"
        + "<span class=\"verb get\">GET</span> <s>List all items</s></a></li></ul>",
      "<a href=\"#tag-extra\">extra</a>", "<a href=\"#tag-unused\">unused</a>",
      "<a href=\"#tag-others\">Others</a></summary><ul><li><a href=\"#put-items\"",
      "<a href=\"#webhook-sold\"",
    ] {
      #expect(contents.contains(part), "\(part)")
    }
    #expect(!contents.contains("resource-items"))
  }

  @Test("A method says its name, its tags, its end, its cookies, callbacks and links")
  func methods() {
    for part in [
      "<p class=\"summary\">List all items</p>", "<span class=\"chip operation\">listItems</span>",
      "<a class=\"chip\" href=\"#tag-items\">items</a>",
      "<em>deprecated</em><em>ends 2027-01-01</em>",
      "<code>x-cost: 5</code>", "<s><code>old</code></s><em>deprecated</em>", "<h4>Cookies</h4>",
      "<code>sid</code><em>required</em>", "<h4>Callbacks: done</h4>",
      "<code>{$request.query.u}</code>",
      "<code>again</code> <a href=\"#get-items\">listItems</a> <code>q = $response.body#/q</code>",
      "<span class=\"status s4\">4XX</span>", "any other</span>",
      "<a href=\"#security-key\">key</a> + <a href=\"#security-other\">other</a>",
      "<s><code>a</code></s><em>deprecated</em>", "string · in answers only",
    ] {
      #expect(Self.html.contains(part), "\(part)")
    }
  }

  @Test("The overview says who offers the API, where it is, and where more is to be read")
  func overview() {
    for part in [
      "<p>Sells things</p>", "<a href=\"mailto:ann@shop.example\">Ann</a>",
      "<a href=\"https://shop.example/mit\">MIT</a>", "<p>Terms of service</p>",
      "<code class=\"uri\">https://b.example</code>", "<em>second</em>",
      "<a href=\"https://shop.example/more\">The book</a>", "<strong>sells</strong>",
    ] {
      #expect(Self.html.contains(part), "\(part)")
    }
    #expect(!Self.html.contains("href=\"javascript"))
  }

  @Test("Named examples are tabs, which need no script")
  func tabs() {
    #expect(
      Self.html.contains(
        "<input type=\"radio\" name=\"examples-get-items\" id=\"examples-get-items-1\" checked=\"\">"
          + "<label for=\"examples-get-items-1\">One item</label><div class=\"panel\"><p><code>one</code></p>"
          + "<pre>{\"a\":1}</pre></div>"))
    #expect(Self.html.contains("<label for=\"examples-get-items-2\">two</label>"))
    let ids = Self.html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for link in Self.html.matches(of: /href="#([^"]*)"/) { #expect(ids.contains(String(link.1))) }
  }

  @Test("Tags stand below each other; one that stands below itself is at the top, once")
  func nesting() {
    var api = APIModel(title: "T", resources: [APIResource(path: "/a", uri: "/a")])
    var method = APIMethod(name: "GET")
    method.tags = ["inner"]
    api.resources[0].methods = [method]
    api.tags = ["outer", "inner", "self"].map { APITag(name: $0) }
    api.tags[1].parent = "outer"
    api.tags[2].parent = "self"
    let html = APIPage(api).html
    #expect(
      html.contains(
        "outer</a></summary><ul><li><details open=\"\"><summary><a href=\"#tag-inner\">"))
    #expect(html.components(separatedBy: "id=\"tag-self\"").count == 2)
  }

  @Test("Markdown, plain text, Postman and example calls have names, cookies and all examples")
  func otherDocuments() throws {
    let markdown = APIText(Self.model).markdown
    for part in [
      "### ~~GET /items~~ (deprecated)\n\n**List all items**\n\n`listItems` `items` `extra`\n",
      "Security: key + other", "**Cookies**", "| `old` (deprecated) |", "#### 4XX",
      "#### any other",
      "Example `one`: One item\n\n```\n{\"a\":1}\n```", "Example `two`\n",
    ] {
      #expect(markdown.contains(part), "\(part)")
    }
    let plain = APIPlainText(Self.model).text
    for part in [
      "## GET /items (deprecated)\nList all items\noperation: listItems\ntags: items, extra\n"
        + "security: key and other\n", "cookie sid: string, required", "4XX\n", "any other\n",
      "example one: {\"a\":1}\nexample two: {\"a\":2}\n",
    ] {
      #expect(plain.contains(part), "\(part)")
    }
    let item = try JSONValue(parsing: PostmanCollection(Self.model).json)["item"]?[0]?["item"]?[0]
    #expect(item?["request"]?["header"]?[0] == ["key": "Cookie", "value": "sid=SID"])
    #expect(item?["response"]?[0]?["name"] == "200: One item")
    #expect(item?["response"]?[1]?["body"] == #"{"a":2}"#)
    #expect(Self.html.contains("-H 'Cookie: sid=SID'"))
  }
}
