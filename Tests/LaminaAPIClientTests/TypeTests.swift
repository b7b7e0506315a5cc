import LaminaAPI
import Testing

/// Which types schemas become.
@Suite struct TypeTests {
  /// The declared members of a schema's type, one a line.
  private func members(_ properties: String, _ more: String = "") -> [String] {
    let client = Models.client(
      schema: #"{"type": "object", "properties": {\#(properties)}\#(more)}"#)
    let lines = client.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("public struct Thing:") }) else {
      return []
    }
    return lines[start...].prefix { !$0.hasPrefix("public init") }.compactMap { line in
      line.firstRange(of: "public var ").map { String(line[$0.upperBound...]) }
    }
  }

  @Test(
    "Names are Swift's, collisions have numbers, and who is spelled as a name has it",
    arguments: [
      (["a-b", "a_b"], ["aB", "aB2"]), (["a-b", "aB"], ["aB2", "aB"]), (["class"], ["`class`"]),
      (["self", "Self"], ["selfValue", "self2"]), (["1st", ""], ["_1st", "empty"]),
      (["😀", "+1", "-1"], ["grinningFace", "plus1", "minus1"]),
      (["ETag", "URLPath"], ["eTag", "urlPath"]),
      (["SCREAM_CASE", "ID"], ["screamCase", "id"]),
      (["名前", "hashValue"], ["名前", "hashValueValue"]),
      (["</script>", "*/"], ["script", "asteriskSolidus"]), (["a b", "a\\nb"], ["aB", "aB2"]),
    ])
  func names(_ keys: [String], _ names: [String]) {
    let text = keys.map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
    #expect(members(text).map { String($0.prefix { $0 != ":" }) } == names)
  }

  @Test("Lists within lists, and references that lead to ever more schemas, end")
  func deep() {
    let lists = (0..<40).reduce(#"{"type": "string"}"#) { inner, _ in
      #"{"type": "array", "items": {"type": "object", "properties": {"n": \#(inner)}}}"#
    }
    #expect(members(#""deep": \#(lists)"#).count == 1)
    let chain = (0..<3_000).map {
      ##""d\##($0)": {"type": "object", "properties": {"next": {"$ref": "#/definitions/d\##($0 + 1)"}}}"##
    }
    let found = members(
      ##""first": {"$ref": "#/definitions/d0"}"##,
      #", "definitions": {\#(chain.joined(separator: ", ")), "d3000": {"type": "string"}}"#)
    #expect(found == ["first: D0?"])
  }

  @Test(
    "A member has the type that its schema says",
    arguments: [
      (#"{"type": "integer"}"#, "Int?"), (#"{"type": "number"}"#, "Double?"), ("{}", "JSON?"),
      (#"{"type": "string", "format": "date-time"}"#, "Date?"),
      (#"{"type": "string", "format": "date"}"#, "DateOnly?"),
      (#"{"type": ["string", "null"]}"#, "String?"),
      (#"{"type": ["integer", "number"]}"#, "Double?"),
      (#"{"type": "array", "items": {"type": "boolean"}}"#, "[Bool]?"),
      (#"{"type": "array", "items": [{"type": "boolean"}]}"#, "[JSON]?"),
      (#"{"type": "object"}"#, "[String: JSON]?"),
      (#"{"type": "object", "additionalProperties": {"type": "integer"}}"#, "[String: Int]?"),
      (#"{"type": "object", "patternProperties": {"^x": {"type": "integer"}}}"#, "[String: Int]?"),
      (#"{"enum": ["a", "b"]}"#, "Thing.M?"), (#"{"enum": [true, false]}"#, "Bool?"),
      (#"{"enum": [1, "a"]}"#, "JSON?"),
      (#"{"anyOf": [{"type": "string"}, {"type": "null"}]}"#, "String?"),
      (#"{"oneOf": [{"type": "string"}, {"type": "integer"}]}"#, "Thing.M?"),
      (##"{"properties": {"x": {}}}"##, "Thing.M?"), (##"{"$ref": "#"}"##, "Thing?"),
      (##"{"$ref": "#/definitions/no"}"##, "JSON?"),
      (##"{"allOf": [{"$ref": "#"}]}"##, "Thing?"),
      (##"{"type": "string", "required": true}"##, "String"),
    ])
  func types(_ schema: String, _ type: String) {
    #expect(members(#""m": \#(schema)"#) == ["m: \(type)"])
  }

  @Test("Draft 4 says with the object what must be there, and null may be required")
  func required() {
    let found = members(
      #""a": {"type": "string"}, "b": {"type": ["string", "null"]}"#, #", "required": ["a", "b"]"#)
    #expect(found == ["a: String", "b: String?"])
    let text = Models.client(
      schema: #"{"properties": {"b": {"type": ["string", "null"]}}, "required": ["b"]}"#
    ).text
    #expect(text.contains("try values.encode(self.b, forKey: .b)"))
  }

  @Test("A schema that refers to itself has boxes only where it would hold itself")
  func boxes() {
    let text = Models.client(
      schema:
        ##"{"properties": {"next": {"$ref": "#"}, "all": {"type": "array", "items": {"$ref": "#"}}}}"##
    ).text
    #expect(text.contains("@Indirect public var next: Thing?"))
    #expect(text.contains("  public var all: [Thing]?"))
  }

  @Test("An array of itself becomes a type of its own, and what is nothing but itself is JSON")
  func loops() {
    let list = Models.client(schema: ##"{"type": "array", "items": {"$ref": "#"}}"##).text
    #expect(list.contains("public struct Thing: ") && list.contains("public var value: [Thing]"))
    #expect(Models.client(schema: ##"{"$ref": "#"}"##).text.contains("public var value: JSON"))
  }

  @Test("The members of all schemas that hold are members")
  func whole() {
    let found = members(
      #""c": {"type": "string"}"#,
      ##", "allOf": [{"$ref": "#/definitions/a"}, {"required": ["c"]}], "definitions": {"a": {"properties": {"a": {"type": "integer"}}, "required": ["a"]}}"##
    )
    #expect(found == ["a: Int", "c: String"])
  }

  @Test("Items have the name of one of the list")
  func items() {
    let text = Models.client(
      schema: #"{"type": "array", "items": {"properties": {"x": {}}}}"#, named: "entries"
    ).text
    #expect(text.contains("public struct Entry: ") && text.contains("typealias Entries = [Entry]"))
  }

  @Test("Schemas in files beside the model are found")
  func files() {
    let client = Models.client(
      "#%RAML 0.8\ntitle: T\nschemas: [ { pair: !include schemas/pair.json } ]\n",
      [
        "schemas/pair.json":
          #"{"properties": {"left": {"$ref": "half.json"}, "right": {"$ref": "half.json#/definitions/x"}}}"#,
        "schemas/half.json":
          #"{"properties": {"y": {"type": "integer"}}, "definitions": {"x": {"type": "number"}}}"#,
      ])
    #expect(client.text.contains("public var left: Half?") && client.notes.isEmpty)
    #expect(client.text.contains("public var right: Double?"))
  }

  @Test("What has no type is noted, once and with its place")
  func notes() {
    let client = Models.client(
      "#%RAML 0.8\ntitle: T\nmediaType: application/json\nschemas: [ { a: '{' } ]\n/x: { get: { responses: { 200: { body: { schema: a } } } } }\n"
    )
    #expect(
      client.notes.map(\.description) == [
        "api.raml:4:17: note: The schema a is no JSON object: its values are JSON."
      ])
  }

  @Test("Whether a text can be a client's name")
  func clientNames() {
    #expect(["ShopClient", "_x", "名前"].allSatisfy(SwiftClient.isName))
    #expect(!["", "_", "1st", "a b", "class", "String", "a-b"].contains(where: SwiftClient.isName))
  }
}
