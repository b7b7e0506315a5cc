import LaminaAPIModel
import LaminaJSON
import Testing

/// Values of parameters in each style: what is written, and that it is read as what it was.
@Suite struct ParameterStyleTests {
  /// A place, a style and whether it is exploded.
  private struct Way {
    let place: ParameterPlace
    let style: APIParameterShape.Style
    let isExploded: Bool

    static let all = ParameterPlace.allCases.flatMap { place in
      place.styles.flatMap { style in
        [false, true].map { Way(place: place, style: style, isExploded: $0) }
      }
    }

    func fields(_ value: JSONValue) -> [ParameterField] {
      ParameterWriting("v", in: place, .styled(style, isExploded: isExploded)).fields(value)
    }

    func values(
      _ fields: [ParameterField], _ schema: JSONValue
    ) throws(ParameterFault) -> [JSONValue] {
      try ParameterReading(
        "v", in: place, .styled(style, isExploded: isExploded), SchemaOutline(schema) { _ in nil }
      ).values(fields)
    }
  }

  private static let list: JSONValue = ["type": "array", "items": ["type": "integer"]]
  private static let texts: JSONValue = ["type": "array", "items": ["type": "string"]]
  private static let object: JSONValue = [
    "type": "object", "properties": ["a": ["type": "integer"], "b": ["type": "string"]],
  ]

  @Test("What is written is read as what it was, in each place and style")
  func again() throws {
    for way in Way.all {
      let isDeep = way.style == .deepObject
      let isOfItems = way.style == .spaceDelimited || way.style == .pipeDelimited
      if !isDeep {
        #expect(try way.values(way.fields([3, 4]), Self.list)[0] == [3, 4], "\(way)")
        #expect(try way.values(way.fields(-7), ["type": "integer"])[0] == -7, "\(way)")
        #expect(try way.values(way.fields("é ü"), ["type": "string"])[0] == "é ü", "\(way)")
      }
      if !isDeep, way.place != .header, way.style != .label {
        let value: JSONValue = isOfItems && !way.isExploded ? ["a,b"] : ["a,b", "c d", "e|f&g=h"]
        #expect(try way.values(way.fields(value), Self.texts)[0] == value, "\(way)")
      }
      if !isOfItems {
        let value: JSONValue = ["a": 1, "b": "x&y"]
        #expect(try way.values(way.fields(value), Self.object)[0] == value, "\(way)")
      }
    }
  }

  @Test("Texts are those of RFC 6570 and OpenAPI")
  func texts() {
    func text(
      _ place: ParameterPlace, _ style: APIParameterShape.Style, _ isExploded: Bool,
      _ value: JSONValue
    ) -> String {
      Way(place: place, style: style, isExploded: isExploded).fields(value)
        .map { "\($0.name)=\($0.raw)" }.joined(separator: "&")
    }
    let (list, object): (JSONValue, JSONValue) = ([3, 4], ["a": 1, "b": 2])
    #expect(text(.path, .simple, false, list) == "v=3,4")
    #expect(text(.path, .simple, false, object) == "v=a,1,b,2")
    #expect(text(.path, .simple, true, object) == "v=a=1,b=2")
    #expect(
      text(.path, .label, false, list) == "v=.3,4" && text(.path, .label, true, list) == "v=.3.4")
    #expect(
      text(.path, .label, true, object) == "v=.a=1.b=2" && text(.path, .label, false, 5) == "v=.5")
    #expect(text(.path, .matrix, false, list) == "v=;v=3,4")
    #expect(text(.path, .matrix, true, list) == "v=;v=3;v=4")
    #expect(text(.path, .matrix, false, object) == "v=;v=a,1,b,2")
    #expect(text(.path, .matrix, true, object) == "v=;a=1;b=2")
    #expect(
      text(.query, .form, false, list) == "v=3,4" && text(.query, .form, true, list) == "v=3&v=4")
    #expect(text(.query, .form, true, object) == "a=1&b=2")
    #expect(text(.query, .spaceDelimited, false, list) == "v=3%204")
    #expect(text(.query, .pipeDelimited, false, list) == "v=3%7C4")
    #expect(text(.query, .deepObject, true, ["a": ["b": 1]]) == "v[a][b]=1")
  }

  @Test(
    "Broken texts are faults that say what is wrong",
    arguments: [
      (ParameterPlace.path, APIParameterShape.Style.label, false, "3,4", "dot"),
      (.path, .matrix, false, "3", ";v="), (.path, .matrix, true, ";w=3", "'w'"),
      (.path, .simple, false, "%zz", "escape"), (.query, .form, false, "%2", "escape"),
    ])
  func faults(
    _ place: ParameterPlace, _ style: APIParameterShape.Style, _ isExploded: Bool, _ raw: String,
    _ words: String
  ) {
    let way = Way(place: place, style: style, isExploded: isExploded)
    #expect {
      try way.values([ParameterField("v", raw: raw)], Self.list)
    } throws: { "\($0)".contains(words) }
  }

  @Test("Names without a value, values without a name, and what is given too often are faults")
  func pairs() {
    let simple = Way(place: .path, style: .simple, isExploded: false)
    #expect(throws: ParameterFault.self) {
      try simple.values([ParameterField("v", raw: "a,1,b")], Self.object)
    }
    let form = Way(place: .query, style: .form, isExploded: false)
    let twice = [ParameterField("v", raw: "1"), ParameterField("v", raw: "2")]
    #expect(throws: ParameterFault.self) { try form.values(twice, Self.list) }
    let deep = Way(place: .query, style: .deepObject, isExploded: true)
    for name in ["v[", "v[]", "v[a", "v[a]b", "v[[a]]"] {
      #expect(throws: ParameterFault.self, "\(name)") {
        try deep.values([ParameterField(name, raw: "1")], Self.object)
      }
    }
    #expect(throws: ParameterFault.self) {
      try deep.values(
        [ParameterField("v[a]", raw: "1"), ParameterField("v[a][b]", raw: "2")], Self.object)
    }
  }

  @Test("A schema of several kinds gets each meaning, the likeliest first")
  func several() throws {
    let way = Way(place: .query, style: .form, isExploded: false)
    let schema: JSONValue = ["anyOf": [["type": "integer"], Self.list, ["type": "string"]]]
    #expect(try way.values([ParameterField("v", raw: "1,2")], schema) == [[1, 2], "1,2"])
    #expect(try way.values([ParameterField("v", raw: "5")], schema) == [[5], 5, "5"])
  }

  @Test("JSON as a value is read as JSON, or is a fault")
  func content() throws {
    let reading = ParameterReading(
      "v", in: .query, .content(mediaType: "application/json"), .anything)
    let writing = ParameterWriting("v", in: .query, .content(mediaType: "application/json"))
    let value: JSONValue = ["a": [1, "b c"]]
    #expect(try reading.values(writing.fields(value)) == [value])
    #expect(throws: ParameterFault.self) { try reading.values([ParameterField("v", raw: "%7B")]) }
  }

  @Test("Cookies are split and unquoted")
  func cookies() {
    let cookies = ParameterField.cookies(["a=1; b=\"x\"", "c"])
    #expect(cookies.map(\.name) == ["a", "b", "c"] && cookies.map(\.raw) == ["1", "x", ""])
  }
}
