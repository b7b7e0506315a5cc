import Foundation
import LaminaAPI
import Testing

/// A page is as long as its description, whatever leads where in it.
@Suite struct PageSizeTests {
  private struct Page {
    let html: String
    let source: Int
  }

  /// A description with `count` schemas that lead to each other, and as many methods.
  ///
  /// Methods have a paragraph each, and all share a schema without a name, and an example of that length.
  private func page(_ count: Int) -> Page {
    // Real descriptions have some kilobytes for each method.
    let words = String(repeating: "Each of them is what it is. ", count: 40)
    let fields = (0..<count).map { "\"field\($0)\": {\"type\": \"string\", \"maxLength\": \($0)}" }
    let example = (0..<count).map { "\"field\($0)\": \"x\"" }
    let schemas = (0..<count).map { number in
      let next = "{\"$ref\": \"#/components/schemas/T\((number + 1) % count)\"}"
      return
        "\"T\(number)\": {\"type\": \"object\", \"properties\": {\"a\": \(next), \"b\": \(next), "
        + "\"c\": {\"type\": \"array\", \"items\": \(next)}}}"
    }
    let paths = (0..<count).map { number in
      """
      "/a\(number)": {"get": {"description": "Reads the things of the number \(number). \(words)", "responses": {
        "200": {"description": "Fine", "content": {"application/json": {
          "schema": {"$ref": "#/components/schemas/T\(number)"}}}},
        "404": {"$ref": "#/components/responses/None"}}}}
      """
    }
    let text = """
      {"openapi": "3.0.3", "info": {"title": "T", "version": "1"}, "paths": {\(paths.joined(separator: ","))},
       "components": {"schemas": {\(schemas.joined(separator: ","))}, "responses": {"None": {"description": "None",
         "content": {"application/json": {
           "schema": {"type": "object", "properties": {\(fields.joined(separator: ","))}},
           "example": {\(example.joined(separator: ","))}}}}}}}
      """
    let file = OpenAPIFile.read("a.json", from: MemoryLoader(["a.json": text]))
    return Page(html: APIPage(file.model()).html, source: text.utf8.count)
  }

  @Test(
    "Twice the description makes at most twice the page, and no description three times its length")
  func growth() {
    let (empty, small, large) = (page(0), page(60), page(120))
    let own = empty.html.utf8.count
    let lengths = [small, large].map { $0.html.utf8.count - own }
    #expect(Double(lengths[1]) < 2.2 * Double(lengths[0]), "\(lengths)")
    #expect(lengths[1] < 3 * large.source, "\(lengths[1]) of \(large.source)")
  }

  @Test("A type is written once, and linked where others name it")
  func links() {
    let html = page(12).html
    #expect(html.components(separatedBy: "id=\"schema-t3\"").count == 2)
    // From the contents, its heading, three fields of one type, and one answer.
    #expect(html.components(separatedBy: "href=\"#schema-t3\"").count == 1 + 6)
    let ids = html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for link in html.matches(of: /href="#([^"]*)"/) { #expect(ids.contains(String(link.1))) }
  }

  @Test("Types of RAML that lead to each other in threes are each written once")
  func types() {
    let types = (0..<9).map { number in
      "  T\(number): {properties: {p0: T\(number + 1), p1: T\(number + 1), p2: T\(number + 1)}}\n"
    }
    let text =
      "#%RAML 1.0\ntitle: T\ntypes:\n" + types.joined() + """
          T9: {properties: {x: string}}
        /a: {get: {responses: {200: {body: {application/json: T0}}}}}

        """
    let model = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
    let html = APIPage(model).html
    #expect(html.components(separatedBy: "<code>x</code>").count == 2)
    #expect(html.components(separatedBy: "href=\"#schema-t9\"").count == 1 + 5)
  }

  @Test("A definition without a name is written where it is met first, and linked after that")
  func definitions() {
    let address = ##"{"$ref": "#/definitions/address"}"##
    let text =
      "{\"properties\": {\"home\": \(address), \"work\": \(address)}, "
      + "\"definitions\": {\"address\": {\"properties\": {\"street\": {\"maxLength\": 77}}}}}"
    var api = APIModel(title: "T")
    api.schemas = [APISchema(name: "person", text: text)]
    let html = APIPage(api).html
    #expect(html.components(separatedBy: "|≤ 77|").count == 2)
    #expect(html.contains("<li id=\"part-address\"><details open=\"\"><summary><code>home</code>"))
    #expect(
      html.contains(
        "<code>work</code><span class=\"rule\">object</span><em><a href=\"#part-address\">as above</a></em>"
      ))
  }

  @Test("What a schema has beyond its limit is a mark, not left out unsaid")
  func limit() {
    let fields = (0..<3_000).map { "\"p\($0)\": {}" }.joined(separator: ",")
    var api = APIModel(title: "T")
    api.schemas = [APISchema(name: "wide", text: "{\"properties\": {\(fields)}}")]
    let html = APIPage(api).html
    #expect(html.contains("<code>p1998</code>") && !html.contains("<code>p2000</code>"))
    #expect(html.components(separatedBy: "<code>…</code>").count == 2)
  }
}
