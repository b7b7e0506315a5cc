import LaminaAPISource
import LaminaRAML
import Testing

@Suite struct ExampleMessageTests {
  /// What is said of a type's example: `3:5 sentence`, lines after the version line.
  private func messages(_ type: String) -> [String] {
    let text = "#%RAML 1.0\ntitle: T\ntypes:\n  A:\n" + type
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    return document.diagnostics.filter { $0.severity > .hint }.map {
      "\($0.place.line - 1):\($0.place.column) \($0.message)"
    }
  }

  private let start = "The example does not fit its type: "

  @Test(
    "A whole value that does not fit is reported at its key, and what is within where it stands")
  func places() {
    #expect(
      messages("    type: string\n    example:\n      a: 1\n") == [
        "5:5 \(start)a string is expected, and here is a map."
      ])
    #expect(
      messages("    type: string[]\n    example: x\n") == [
        "5:14 \(start)a list is expected, and here is a text."
      ])
    let object = "    properties: {a: integer, b: {properties: {c: string}}}\n    example:\n"
    #expect(
      messages(object + "      a: x\n      b:\n        d: 1\n") == [
        "6:10 \(start)an integer is expected, and here is a text.",
        "7:7 \(start)the required property 'c' is missing.",
        "8:9 \(start)the property 'd' is not declared.",
      ])
  }

  @Test("Faults of texts of JSON are where they are in the text")
  func texts() {
    let object = "    properties: {a: integer}\n    example: |\n"
    #expect(
      messages(object + "      {\n        \"a\": \"x\"\n      }\n") == [
        "7:14 \(start)an integer is expected, and here is a text."
      ])
    let broken = messages(object + "      {\n        \"a\" 1\n      }\n")
    #expect(broken.count == 1 && broken[0].hasPrefix("7:") && broken[0].contains("JSON"))
    let schema = "    type: '{\"properties\": {\"a\": {\"type\": \"number\"}}}'\n    example:\n"
    #expect(messages(schema + "      b: 1\n      a: x\n").map { $0.prefix(4) } == ["7:10"])
  }

  @Test(
    "Each sentence says what was found",
    arguments: [
      ("    minLength: 3\n    example: ab\n", "it has 2 characters, and needs 3 at least."),
      ("    type: number\n    maximum: 3\n    example: 4\n", "4 is more than 3."),
      ("    type: number\n    multipleOf: 2\n    example: 3\n", "3 is no multiple of 2."),
      ("    enum: [a, b]\n    example: c\n", "'c' is none of a, b."),
      ("    pattern: a+\n    example: b\n", "the pattern a+ does not match 'b'."),
      (
        "    type: date-only\n    example: 2015-2-1\n",
        "'2015-2-1' is not written as 2015-05-23 is."
      ),
      (
        "    type: array\n    minItems: 2\n    example: [1]\n",
        "it has 1 items, and needs 2 at least."
      ),
    ])
  func sentences(_ type: String, _ sentence: String) {
    #expect(
      messages(type).map { String($0.split(separator: " ", maxSplits: 1)[1]) } == [start + sentence]
    )
  }

  @Test(
    "A property that nobody declared is likely a slip, and said so with the name that was meant")
  func slips() {
    let text =
      "#%RAML 1.0\ntitle: T\ntypes: {A: {properties: {name?: string}, example: {nmae: x}}}\n"
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    #expect(document.isUsable)
    #expect(document.diagnostics.map(\.severity) == [.warning])
    #expect(document.diagnostics.map(\.repair) == ["Did you mean \"name\"?"])
    let open = text.replacing("example:", with: "additionalProperties: true, example:")
    #expect(RAMLDocument.read("a", from: MemoryLoader(["a": open])).diagnostics == [])
  }

  @Test("Examples without a type are judged by their media type")
  func untyped() {
    let start = "title: T\n/a: {get: {body: {application/json: {example: "
    #expect(problems10(start + "'{\"a\": }'}}}}\n") == ["2:54 example-json"])
    #expect(problems10(start + "'{\"a\": 1}'}}}}\n") == [])
    #expect(
      problems10(start.replacing("json", with: "xml") + "'<a'}}}}\n").first?.hasSuffix("xml")
        == true)
  }
}
