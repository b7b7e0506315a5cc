import ChildProcesses
import Foundation
import LaminaAPI
import Testing

@testable import LaminaAPIDocuments

@Suite("Pages")
struct PageTests {
  private let html = APIPage(Models.shop).html

  @Test("each resource and each method has a place of its own, which the contents lead to")
  func anchors() {
    for anchor in ["get-items", "put-items-itemid", "delete-items-itemid", "resource-items"] {
      #expect(html.contains("id=\"\(anchor)\""), "\(anchor)")
      #expect(html.contains("href=\"#\(anchor)\""), "\(anchor)")
    }
  }

  @Test("places that would be called alike are told apart")
  func alike() {
    let api = Models.model("#%RAML 0.8\ntitle: T\n/a-b:\n  get:\n/a/b:\n  get:\n")
    let html = APIPage(api).html
    #expect(html.contains("id=\"get-a-b\"") && html.contains("id=\"get-a-b-2\""))
  }

  @Test("every place that a link names is there, once")
  func links() {
    let ids = html.matches(of: /id="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for link in html.matches(of: /href="#([^"]*)"/) { #expect(ids.contains(String(link.1))) }
  }

  @Test("parameters say their types, bounds and defaults")
  func parameters() {
    #expect(html.contains("integer · ≥ 1 · default 1"))
    #expect(html.contains("<code>itemId</code><em>required</em>"))
  }

  @Test("schemas unfold, say what is required, and where they go on forever")
  func schemas() {
    #expect(
      html.contains("<code>id</code><span class=\"rule\">integer · ≥ 1</span><em>required</em>"))
    #expect(html.contains("array · [≤ 6]"))
    #expect(html.contains("\"red\" | \"blue\""))
    #expect(
      html.contains(
        "<code>[ ]</code><span class=\"rule\">object · <a href=\"#schema-item\">item</a></span>"))
  }

  @Test("tables in Markdown are tables, and a trait says who uses it")
  func markdown() {
    #expect(html.contains("<strong>sold out</strong></td>"))
    let trait = html[html.range(of: "id=\"trait-paged\"")!.upperBound...]
    #expect(trait.contains("<a href=\"#get-items\">GET /items</a>"))
  }

  @Test("calls use the model's examples and hold against quotes")
  func calls() {
    #expect(html.contains("curl -X PUT 'https://shop.example/v1/items/42'"))
    #expect(html.contains(#"--data-binary '{"id": "it'\''s"}'"#))
    #expect(html.contains(##"request.httpBody = Data("{\"id\": \"it's\"}".utf8)"##))
  }

  @Test("the page's own words are those of the model, or those asked for")
  func language() {
    let api = Models.model("#%RAML 0.8\ntitle: 广告服务\n/ads:\n  displayName: 广告\n  get:\n")
    #expect(APIPage(api).html.contains("<html lang=\"zh\">"))
    #expect(APIPage(api, language: .english).html.contains("<html lang=\"en\">"))
    #expect(html.contains("<html lang=\"en\">"))
  }

  @Test("nothing of the model can run: tags, attributes, addresses, and the end of the script")
  func hostile() {
    let evil = "</script><img src=x onerror=alert(1)>\"'><svg/onload=alert(2)>"
    let text = "[a](javascript:alert(3)) <script>alert(4)</script> \(evil)"
    var api = APIModel(title: evil)
    api.baseURI = "javascript:\(evil)"
    api.documentation = [APISection(title: evil, content: text)]
    var resource = APIResource(path: "/\(evil)", uri: "/\(evil)", displayName: evil)
    resource.description = text
    var method = APIMethod(name: "GET")
    method.description = text
    var parameter = APIParameter(name: evil, displayName: evil, isRequired: true)
    parameter.description = text
    parameter.types[0].example = evil
    method.queryParameters = [parameter]
    var body = APIBody(mediaType: evil)
    body.example = evil
    body.schema = APISchema(text: "{\"properties\": {\"\(evil.replacing("\"", with: ""))\": {}}}")
    method.bodies = [body]
    resource.methods = [method]
    api.resources = [resource]
    let html = APIPage(api).html
    #expect(!html.contains("<img") && !html.contains("<svg"))
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script").count == 3)
    #expect(Self.faults(ofTagsIn: html) == [])
  }

  @Test("the hostile file, which Chromium is tried with, has no tag and no address of its own")
  func hostileFile() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Pages/hostile.raml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    #expect(document.isUsable, "\(document.diagnostics)")
    let html = APIPage(document.model()).html
    #expect(html.contains("window.ran=1") && html.contains("window.ran=11"))
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(Self.faults(ofTagsIn: html) == [])
  }

  /// What could run in the tags of a page: names of handlers, addresses, and tags that the page has not.
  private static func faults(ofTagsIn html: String) -> [String] {
    let own: Set = [
      "a", "article", "b", "body", "button", "code", "dd", "details", "div", "dl", "dt", "em", "h1",
      "h2", "h3", "h4", "h5", "head", "header", "html", "img", "input", "option", "select", "li",
      "main", "meta", "nav", "p",
      "pre", "script", "section", "span", "strong", "style", "summary", "table", "tbody", "td",
      "th",
      "thead", "title", "tr", "ul", "var",
    ]
    let body = html.replacing(
      /<(script|style)>.*?<\/(script|style)>/.dotMatchesNewlines(), with: "")
    return body.matches(of: /<([^>]*)>/).map { String($0.1) }.filter { !$0.hasPrefix("!") }.filter {
      tag in
      // What stands in the values of attributes is a text.
      let names = tag.replacing(/=("[^"]*"|'[^']*')/, with: "").split(separator: " ")
      let isOwn = names.first.map { own.contains(String($0.drop { $0 == "/" })) } == true
      let isPlain = names.dropFirst().allSatisfy { name in
        name == "/"
          || name.wholeMatch(of: /[a-z-]+/) != nil && !name.hasPrefix("on")
            && !["srcdoc", "style"].contains(name)
      }
      return !isOwn || !isPlain
        || tag.lowercased().contains(/(href|src)=.\s*(javascript|data:text)/)
    }
  }

  @Test("a tag that runs something would be found")
  func tagFaults() {
    #expect(Self.faults(ofTagsIn: "<a title='x' href=\"#a\">onclick=</a>") == [])
    for bad in [
      "<svg>", "<a onclick=\"x\">", "<a href='javascript:x'>", "<a onclick=x>", "<p style=\"x\">",
    ] {
      #expect(Self.faults(ofTagsIn: "<p>\(bad)</p>") != [], "\(bad)")
    }
  }

  @Test("deep and wide schemas end: at their limits")
  func limits() {
    let deep =
      String(repeating: "{\"properties\":{\"a\":", count: 100) + "{}"
      + String(repeating: "}}", count: 100)
    let wide =
      "{\"properties\":{" + (0..<5_000).map { "\"p\($0)\":{}" }.joined(separator: ",") + "}}"
    for text in [deep, wide, "{\"$ref\":\"#\"}", "{", "[]", "{\"items\":{\"$ref\":\"#/items\"}}"] {
      var body = APIBody(mediaType: "application/json")
      body.schema = APISchema(text: text)
      var method = APIMethod(name: "GET")
      method.bodies = [body]
      var resource = APIResource(path: "/a", uri: "/a")
      resource.methods = [method]
      let html = APIPage(APIModel(title: "T", resources: [resource])).html
      #expect(html.hasSuffix("</html>"))
      #expect(html.components(separatedBy: "<li>").count < 3_000)
    }
  }

  @Test("the policy names the style and the script that are in the page")
  func hashes() throws {
    for (text, hash) in [
      (PageStyle.text, PageStyle.hash), (PageScript.text, PageScript.hash),
      (CallScript.text, CallScript.hash),
    ] {
      #expect(try Self.hash(of: text) == hash)
    }
  }

  /// As `sha256sum` of coreutils says.
  private static func hash(of text: String) throws -> String {
    let words = try Child.outcome(
      of: URL(fileURLWithPath: "/usr/bin/sha256sum"), input: text
    ).output
    let digits = Array(words.prefix(64))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}

@Suite("Markdown")
struct TextTests {
  private let markdown = APIText(Models.shop).markdown

  @Test("the text has all resources, methods, parameters and schemas")
  func parts() {
    for part in [
      "# Shop v1", "## Items", "### GET /items", "### PUT /items/{itemId}",
      "| `page` | integer · ≥ 1 · default 1 |  |", "| `itemId` (required) |", "#### 503",
    ] {
      #expect(markdown.contains(part), "\(part)")
    }
  }

  @Test("bars and fences in the model do not break tables and code")
  func hostile() {
    var parameter = APIParameter(name: "a", isRequired: false)
    parameter.description = "one | two\nthree"
    var body = APIBody(mediaType: "text/plain")
    body.example = "```\nx\n```"
    var method = APIMethod(name: "GET")
    method.queryParameters = [parameter]
    method.bodies = [body]
    var resource = APIResource(path: "/a", uri: "/a")
    resource.methods = [method]
    let text = APIText(APIModel(title: "T", resources: [resource])).markdown
    #expect(text.contains("| `a` | string | one \\| two three |"))
    #expect(text.contains("````\n```\nx\n```\n````"))
  }
}
