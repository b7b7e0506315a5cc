import Foundation
import LaminaPropertyLists
import Testing

@Suite("JSON with places")
struct JSONTests {
  @Test("Each key and value knows its line and column")
  func places() throws {
    let list = try PropertyList(json: "{\n  \"é\": [1, true],\n  \"b\": {\"c\": \"d\"}\n}")
    let pairs = try #require(list.root.pairs)
    #expect(pairs.map(\.key) == ["é", "b"])
    #expect(pairs.map(\.position.description) == ["2:3", "3:3"])
    #expect(pairs[0].value.array?.map(\.position.description) == ["2:9", "2:12"])
    #expect(pairs[1].value["c"]?.position.description == "3:14")
  }

  @Test(
    "Values are what JSON says",
    arguments: [
      ("0", .integer(0)), ("-12", .integer(-12)), ("1.5", .real(1.5)), ("2e3", .real(2000)),
      ("9223372036854775808", .real(9_223_372_036_854_775_808)), ("true", .boolean(true)),
      ("false", .boolean(false)), ("\"\"", .string("")), ("[]", .array([])),
      ("{}", .dictionary([])),
      ("\"a\\n\\u00e9\\/\"", .string("a\né/")), ("\"\\ud83d\\ude00\"", .string("😀")),
      ("\u{FEFF}1", .integer(1)),
    ] as [(String, PropertyListValue.Content)])
  func values(text: String, expected: PropertyListValue.Content) throws {
    #expect(try PropertyList(json: text).root.content == expected)
  }

  @Test(
    "What is no JSON is an error with the place",
    arguments: [
      ("{\"a\" 1}", "1:6", "\"1\" stands where \":\" belongs"),
      ("{\n\"a\": 1,\n}", "3:1", "\"}\" stands where a key in quotation marks belongs"),
      ("[1 2]", "1:4", "\"2\" stands where \",\" or \"]\" belongs"),
      ("[1", "1:3", "ends early"), ("[\"a", "1:4", "ends early"), ("01", "1:1", "is not a number"),
      ("-", "1:1", "is not a number"), ("1e999", "1:1", "is not a number of 64 bits"),
      ("{\"a\": null}", "1:7", "has no null"), ("\"\\x\"", "1:3", "stands where one of"),
      ("\"\\ud83d\"", "1:3", "is not a character"), ("\"\\u12G4\"", "1:4", "hexadecimal"),
      ("1 2", "1:3", "stands where the end of the text belongs"), ("tru", "1:1", "a value"),
      ("\"a\nb\"", "1:3", "an escape such as"), ("", "1:1", "is empty"), (" \n", "1:1", "is empty"),
      ("bplist00", "1:9", "ends early"),
    ])
  func faults(text: String, place: String, words: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyList(json: text) }
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix("test.json:\(place): "), "\(sentence)")
    #expect(sentence.contains(words), "\(sentence)")
    #expect(sentence.hasSuffix("."))
  }

  @Test("Bytes that are no UTF-8 are an error at the first of them")
  func encoding() {
    let data = Data("[\n  \"".utf8) + [0xFF] + Data("\"]".utf8)
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(data: data, file: "test.json")
    }
    #expect(error?.problem == .notUTF8)
    #expect(error?.position == PropertyListPosition(line: 2, column: 4))
  }

  @Test("Size, depth and count have limits")
  func limits() {
    #expect(problem(of: String(repeating: "[", count: 100_000)) == .tooDeep(limit: 100))
    var limits = PropertyListLimits()
    limits.bytes = 10
    #expect(problem(of: "[1,2,3,4,5]", limits) == .tooLarge(limit: 10))
    limits = PropertyListLimits()
    limits.count = 5
    #expect(problem(of: "[1,2,3,4,5]", limits) == .tooMany(limit: 5))
  }

  @Test("A key that stands twice is listed with both places, and the first one counts")
  func repeatedKeys() throws {
    let list = try PropertyList(json: "{\"a\": 1,\n \"b\": {\"c\": 1, \"c\": 2},\n \"a\": 3}")
    #expect(list.root["a"]?.content == .integer(1))
    #expect(
      list.repeatedKeys.map(\.description).sorted() == [
        "test.json:2:16: the key \"c\" stands on line 2 already, and the first one counts. "
          + "Remove one of the two.",
        "test.json:3:2: the key \"a\" stands on line 1 already, and the first one counts. "
          + "Remove one of the two.",
      ])
  }

  private func problem(
    of text: String, _ limits: PropertyListLimits = PropertyListLimits()
  ) -> PropertyListError.Problem? {
    do throws(PropertyListError) {
      _ = try PropertyList(data: Data(text.utf8), file: "test.json", limits: limits)
      return nil
    } catch {
      return error.problem
    }
  }
}

extension PropertyList {
  init(json text: String) throws(PropertyListError) {
    try self.init(data: Data(text.utf8), file: "test.json")
  }
}
