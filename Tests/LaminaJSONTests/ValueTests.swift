import LaminaJSON
import SeededRandom
import Testing

@Suite("JSON values")
struct ValueTests {
  @Test("Values and keys know their bytes")
  func ranges() throws {
    let text = #"{"é": [10, "b"], "c": {"d": null}}"#
    let value = try JSONValue(parsing: text)
    let bytes = Array(text.utf8)
    func piece(_ range: Range<Int>?) -> String {
      String(decoding: bytes[range ?? 0..<0], as: UTF8.self)
    }
    #expect(piece(value.range) == text)
    #expect(piece(value["é"]?.range) == #"[10, "b"]"#)
    #expect(piece(value["é"]?[1]?.range) == #""b""#)
    #expect(piece(value["c"]?["d"]?.range) == "null")
    #expect(piece(value.object?.member("é")?.keyRange) == #""é""#)
  }

  @Test("Values are equal by meaning: order, places and spelling do not count")
  func equality() throws {
    let left = try JSONValue(parsing: #"{"a": [1.0, "x"], "b": true}"#)
    let right = try JSONValue(parsing: #" { "b":true,"a":[1,"x"] }"#)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect((true as JSONValue) != 1)
    #expect(try JSONValue(parsing: #"{"a":1,"a":2}"#) == ["a": 2])
    #expect(try JSONValue(parsing: #"["e\u0301"]"#) != ["\u{E9}"])
  }

  @Test("Members are found by key in small and in large objects; the last of a key counts")
  func lookup() {
    for count in [1, 8, 9, 500] {
      let members = (0..<count).map {
        JSONMember(key: "k\($0)", value: JSONValue(.number(JSONNumber($0))))
      }
      let object = JSONObject(members + [JSONMember(key: "k0", value: "last")])
      #expect(object["k0"] == "last")
      #expect(count < 2 || object["k\(count - 1)"] == JSONValue(.number(JSONNumber(count - 1))))
      #expect(object["none"] == nil)
      #expect(object.keyCount == count)
      #expect(object.distinct.count == count)
    }
  }

  @Test("Pointers are read, written and followed")
  func pointers() throws {
    let value = try JSONValue(parsing: #"{"a/b": [{"~": 1}], "": 2}"#)
    let pointer = try #require(JSONPointer("/a~1b/0/~0"))
    #expect(pointer.tokens == ["a/b", "0", "~"])
    #expect(pointer.description == "/a~1b/0/~0")
    #expect(value[pointer] == 1)
    #expect(value[JSONPointer(tokens: [""])] == 2)
    #expect(value[JSONPointer(tokens: ["a/b", "00"])] == nil)
    #expect(value[JSONPointer()] == value)
    #expect(JSONPointer("a") == nil)
    #expect(JSONPointer("/~2") == nil)
    #expect(JSONPointer("/~") == nil)
  }

  @Test("Values are written in one line, in several, and with keys in order")
  func writing() throws {
    let value = try JSONValue(parsing: #"{"b":[1.50,{}],"a":"x\u0001\"\\\n"}"#)
    #expect(value.text() == #"{"b":[1.50,{}],"a":"x\u0001\"\\\n"}"#)
    #expect(value.text(JSONStyle(sortsKeys: true)).hasPrefix(#"{"a""#))
    let pretty = """
      {
        "b": [
          1.50,
          {}
        ],
        "a": "x\\u0001\\"\\\\\\n"
      }
      """
    #expect(value.text(.pretty) == pretty)
    #expect(try JSONValue(parsing: pretty) == value)
  }

  @Test("Limits end the reading with a problem that names them")
  func limits() {
    func kinds(_ text: String, _ limits: JSONLimits) -> [JSONProblem.Kind] {
      JSONDocument(text, limits: limits).problems.map(\.kind)
    }
    #expect(kinds("[[[1]]]", JSONLimits(depth: 2)) == [.tooDeep])
    #expect(kinds("[1,2,3]", JSONLimits(values: 3)) == [.tooManyValues])
    #expect(kinds("[1,2,3]", JSONLimits(bytes: 3)) == [.tooLarge])
    #expect(kinds("[12345]", JSONLimits(numberLength: 3)) == [.tooLarge])
    #expect(kinds("[,,,,,,]", JSONLimits(problems: 2)).last == .tooManyProblems)
    #expect(kinds("[1e9999999999]", JSONLimits()) == [.badNumber])
    let deep = String(repeating: "[", count: 100_000)
    #expect(kinds(deep, JSONLimits()) == [.tooDeep])
    #expect(kinds(deep, JSONLimits(depth: 100_000)) == [.tooDeep])
  }

  @Test("Ten thousand damaged texts are read to the end, and what is written is read again")
  func damaged() throws {
    let source = Array(
      #"{"a": [1, -2.5e3, {"b": null, "c": "x\u00e9\n"}], 'd': tru, /*e*/ "f": [[], {}]}"#.utf8)
    let pieces = Array("{}[]\",:'\\/*# \n0-.eutf".utf8) + [0x00, 0xC3, 0xFF]
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<10_000 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(pieces.randomElement(using: &numbers) ?? 0, at: place)
        default: bytes[place] = pieces.randomElement(using: &numbers) ?? 0
        }
      }
      let document = JSONDocument(utf8: bytes)
      #expect(
        document.problems.allSatisfy {
          $0.range.lowerBound >= 0 && $0.range.upperBound <= bytes.count
        })
      guard let value = document.value else { continue }
      let again = JSONDocument(value.text())
      #expect(again.isValid && again.value == value)
    }
  }
}
