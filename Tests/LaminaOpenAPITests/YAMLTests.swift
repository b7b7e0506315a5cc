import Foundation
import LaminaAPI
import LaminaJSON
import Testing

/// Documents as YAML.
@Suite struct YAMLTests {
  /// The line of a title in YAML.
  private func title(_ title: String) -> String {
    let text = OpenAPIDocument(APIModel(title: title)).text(.yaml)
    let start = text.range(of: "  title: ")?.upperBound ?? text.startIndex
    let end = text.range(of: "\n  version:")?.lowerBound ?? text.endIndex
    return String(text[start..<end])
  }

  @Test(
    "Texts are plain only where no reader takes them for anything else",
    arguments: [
      ("Shop", "Shop"), ("a b-c.d/e", "a b-c.d/e"), ("", #""""#), ("yes", #""yes""#),
      ("NULL", #""NULL""#), ("1", #""1""#), ("2016-02-29", #""2016-02-29""#), ("~", #""~""#),
      ("a: b", #""a: b""#), ("a #b", #""a #b""#), ("- a", #""- a""#), ("*a", #""*a""#),
      ("a ", #""a ""#), ("\"", #""\"""#), ("a\tb", #""a\tb""#), ("广告", #""广告""#),
      ("a\u{85}b", #""a\u0085b""#), ("a\u{FEFF}b", #""a\ufeffb""#), ("a\u{2028}b", #""a\u2028b""#),
      ("a\r\nb", #""a\r\nb""#), ("\na", #""\na""#), (" a\nb", #"" a\nb""#),
      ("a\n \nb", #""a\n \nb""#), ("a\n\n", #""a\n\n""#),
      ("a\n\n  b", "|-\n    a\n\n      b"), ("a\nb\n", "|\n    a\n    b"),
    ])
  func texts(_ pair: (String, String)) {
    #expect(title(pair.0) == pair.1)
  }

  @Test("Lists and members stand below each other, empty ones on the line")
  func structure() {
    var api = APIModel(title: "T")
    api.version = "v1"
    api.resources = [APIResource(path: "/a", uri: "/a/{b}")]
    let lines = [
      #"openapi: "3.0.3""#, "info:", "  title: T", "  version: v1", "paths:", #"  "/a/{b}":"#,
      "    parameters:", "      - name: b", "        in: path", "        required: true",
      "        schema:", "          type: string",
    ]
    let text = OpenAPIDocument(api).text(.yaml)
    #expect(text.hasPrefix(lines.joined(separator: "\n") + "\n"))
    #expect(text.hasSuffix("components: {}\n") == false)
  }

  @Test("JSON reads back as the document")
  func json() throws {
    let document = OpenAPIDocument(Models.shop)
    #expect(try JSONValue(parsing: document.text(.json)) == document.value)
  }
}
