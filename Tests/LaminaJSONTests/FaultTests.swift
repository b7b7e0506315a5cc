import LaminaJSON
import Testing

/// Each fault with its place, and what the repairs make of the text.
@Suite("Faults of JSON")
struct FaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let faults: [(JSONProblem.Kind, Int)]
    /// What the value is after recovery; nothing if there is none.
    let value: String?
    var testDescription: String { text }

    init(_ text: String, _ faults: [(JSONProblem.Kind, Int)], _ value: String?) {
      (self.text, self.faults, self.value) = (text, faults, value)
    }
  }

  static let cases: [Case] = [
    Case("[1,2,]", [(.trailingComma, 4)], "[1,2]"),
    Case(#"{"a":1,}"#, [(.trailingComma, 6)], #"{"a":1}"#),
    Case("[1 2]", [(.missingComma, 2)], "[1,2]"),
    Case(#"{"a":1 "b":2}"#, [(.missingComma, 6)], #"{"a":1,"b":2}"#),
    Case("[,1]", [(.missingValue, 1)], "[1]"),
    Case("[1,,2]", [(.missingValue, 3)], "[1,2]"),
    Case(#"{"a" 1}"#, [(.missingColon, 4)], #"{"a":1}"#),
    Case(#"{"a"}"#, [(.missingColon, 4)], #"{"a":null}"#),
    Case(#"{"a":}"#, [(.missingValue, 5)], #"{"a":null}"#),
    Case(#"{'a':'b'}"#, [(.singleQuotes, 1), (.singleQuotes, 5)], #"{"a":"b"}"#),
    Case("{a:1}", [(.unquotedKey, 1)], #"{"a":1}"#),
    Case("[1, // one\n2]", [(.comment, 4)], "[1,2]"),
    Case("[1 /* one */, 2]", [(.comment, 3)], "[1,2]"),
    Case("# top\n1", [(.comment, 0)], "1"),
    Case("[1", [(.notClosed, 0)], "[1]"),
    Case(#"{"a":[1"#, [(.notClosed, 0), (.notClosed, 5)], #"{"a":[1]}"#),
    Case(#"[{"a":1]"#, [(.notClosed, 1)], #"[{"a":1}]"#),
    Case(#"{"a":1]"#, [(.wrongCloser, 6)], #"{"a":1}"#),
    Case("[1}", [(.wrongCloser, 2)], "[1]"),
    Case("[1]]", [(.closesNothing, 3)], "[1]"),
    Case("1 2", [(.textAfterValue, 2)], "1"),
    Case("", [(.empty, 0)], nil),
    Case("True", [(.badWord, 0)], "true"),
    Case("[NaN,abc]", [(.badWord, 1), (.badWord, 5)], #"[null,"abc"]"#),
    Case(
      "[+1,.5,1.,01,-]",
      [(.badNumber, 1), (.badNumber, 4), (.badNumber, 7), (.badNumber, 10), (.badNumber, 13)],
      "[1,0.5,1.0,1,0]"),
    Case(#"["a\qb"]"#, [(.badEscape, 3)], #"["aqb"]"#),
    Case(#"["\u12"]"#, [(.badEscape, 2)], #"[""]"#),
    Case(#"["\ud800"]"#, [(.badEscape, 2)], "[\"\u{FFFD}\"]"),
    Case("[\"a\tb\"]", [(.controlCharacter, 3)], #"["a\tb"]"#),
    Case("[\"a,\n1]", [(.openString, 1), (.missingComma, 4)], #"["a,",1]"#),
    Case(#"{"a":1,"a":2}"#, [(.duplicateKey, 7)], #"{"a":1,"a":2}"#),
    Case("[1, ... ...\n]", [(.notJSON, 4)], "[1]"),
    Case("[1:2]", [(.notJSON, 2)], "[2]"),
  ]

  @Test("A fault has a kind and a place, and the rest of the text is read", arguments: cases)
  func fault(_ fixture: Case) {
    let document = JSONDocument(fixture.text)
    #expect(document.problems.map(\.kind) == fixture.faults.map(\.0))
    #expect(document.problems.map(\.offset) == fixture.faults.map(\.1))
    #expect(document.value?.text() == fixture.value)
    #expect(document.problems.allSatisfy { $0.message.hasSuffix(".") || $0.message.hasSuffix(";") })
  }

  @Test("What the repairs say makes a text without errors", arguments: cases)
  func repair(_ fixture: Case) {
    let document = JSONDocument(fixture.text)
    let errors = document.problems.filter { $0.severity == .error }
    guard !errors.isEmpty, errors.allSatisfy({ $0.repair != nil }) else { return }
    let mended = JSONDocument(document.repaired(fixture.text))
    #expect(mended.problems.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test("Several faults of one text are reported at once")
  func several() {
    let text = """
      {
        "name": 'tea',
        "items": [1, 2,],
        "price": 01,
        "open": {"a": 1
      }
      """
    let kinds = JSONDocument(text).problems.map(\.kind)
    #expect(kinds == [.notClosed, .singleQuotes, .trailingComma, .badNumber])
  }

  @Test("Bytes that are no UTF-8 are a fault, in texts and in keys")
  func badBytes() {
    let document = JSONDocument(utf8: Array("[\"".utf8) + [0xFF] + Array("\"]".utf8))
    #expect(document.problems.map(\.kind) == [.badUTF8])
    #expect(document.value?[0]?.string == "\u{FFFD}")
  }

  @Test("A text that is JSON has no problem")
  func clean() {
    let text =
      "\u{FEFF} {\"a\\u00e9\\ud83d\\udc32\": [1, -0.5e+3, true, false, null, \"\", {}, []]}\n"
    let document = JSONDocument(text)
    #expect(document.problems == [])
    #expect(document.value?.text() == "{\"aé🐲\":[1,-0.5e+3,true,false,null,\"\",{},[]]}")
  }
}
