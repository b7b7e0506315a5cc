import LaminaAPI
import LaminaJSON
import Testing

@Suite struct ExportTests {
  private var model: APIModel {
    let text = """
      #%RAML 0.8
      title: Shop
      version: v1
      baseUri: https://{host}.example/{version}
      securitySchemes: [basic: {type: Basic Authentication}, key: {type: x-key, describedBy: {headers: {X-Key: }}}]
      securedBy: [basic]
      /items:
        /{id}:
          uriParameters: {id: {type: integer, minimum: 1}}
          get:
            description: |
              Reads
              one.
            securedBy: [key]
            queryParameters: {full: {type: boolean, default: false}, "a|b": {required: true, example: x}}
            responses: {200: {description: One, body: {application/json: {example: '{"a": 1}'}}}, 404: }
          put: {securedBy: [null], body: {application/x-www-form-urlencoded: {formParameters: {name: {required: true}}}}}
          /pic.{ext}:
            post: {body: {multipart/form-data: {formParameters: {pic: {type: file}}}}}
      """
    return RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
  }

  @Test(
    "A collection of Postman has folders, requests with variables, ways in, and examples of answers"
  )
  func postman() throws {
    let collection = try JSONValue(parsing: PostmanCollection(model).json)
    #expect(collection["info"]?["name"] == "Shop v1")
    #expect(collection["info"]?["schema"]?.string?.contains("v2.1.0") == true)
    #expect(collection["variable"]?[0]?["value"] == "https://{{host}}.example/v1")
    #expect(collection["auth"]?["type"] == "basic")
    let folder = try #require(collection["item"]?[0]?["item"]?[0])
    let get = try #require(folder["item"]?[0])
    #expect(get["name"] == "GET /items/{id}" && get["request"]?["method"] == "GET")
    let url = try #require(get["request"]?["url"])
    #expect(url["raw"] == "{{baseUrl}}/items/:id" && url["path"] == ["items", ":id"])
    #expect(url["variable"]?[0] == ["key": "id", "value": "1"])
    #expect(
      url["query"] == [
        ["key": "full", "value": "false", "disabled": true], ["key": "a|b", "value": "x"],
      ])
    #expect(
      get["request"]?["auth"]?["apikey"]?[0] == ["key": "key", "value": "X-Key", "type": "string"])
    #expect(get["response"]?[0]?["code"] == 200 && get["response"]?[0]?["body"] == #"{"a": 1}"#)
    #expect(get["response"]?[0]?["name"] == "One" && get["response"]?[1]?["name"] == "404")
    let put = try #require(folder["item"]?[1]?["request"])
    #expect(put["auth"]?["type"] == "noauth")
    #expect(put["body"]?["urlencoded"]?[0]?["key"] == "name")
    let picture = try #require(folder["item"]?[2]?["item"]?[0]?["request"])
    #expect(picture["url"]?["path"] == ["items", ":id", "pic.{{ext}}"])
    #expect(picture["body"]?["formdata"]?[0]?["type"] == "file")
  }

  @Test("Plain text has a line for each part")
  func plain() {
    let text = APIPlainText(model).text
    #expect(text.hasPrefix("# Shop v1\nBase URI: https://{host}.example/{version}\n"))
    #expect(
      text.contains(
        """
        ## GET /items/{id}
        Reads one.
        security: key
        path id: integer
        """))
    #expect(
      text.contains("query a|b: string")
        && text.contains("200 One\n200 application/json\nexample: {\"a\": 1}\n404\n"))
  }

  @Test("A tree has resources within each other, and methods as a list")
  func tree() throws {
    let tree = try JSONValue(parsing: APITree(model).json)
    let inner = try #require(tree["resources"]?[0]?["resources"]?[0])
    #expect(
      inner["relativeUriPathSegments"] == ["{id}"] && inner["methods"]?[0]?["method"] == "get")
    #expect(inner["uriParameters"]?["id"]?["minimum"] == 1)
    #expect(
      inner["methods"]?[0]?["responses"]?["200"]?["body"]?["application/json"]?["example"]
        == #"{"a": 1}"#)
  }
}
