import LaminaAPISource
import Testing

@Suite struct SlipTests {
  @Test(
    "A colon that ends no key is reported where it stands, and the pair is read",
    arguments: [
      ("a：1\nb: 2\n", "1:2 yaml-colon", "{a: 1, b: 2}"),
      ("a: 1\nb：2\nc: 3\n", "2:2 yaml-colon", "{a: 1, b: 2, c: 3}"),
      ("a:1\nb: 2\n", "1:2 yaml-colon", "{a: 1, b: 2}"),
      ("a: 1\nb:2\n", "2:2 yaml-colon", "{a: 1, b: 2}"),
      ("a：\n  b: 1\nc: 2\n", "1:2 yaml-colon", "{a: {b: 1}, c: 2}"),
      ("a:\n  b：\n    c: 1\n", "2:4 yaml-colon", "{a: {b: {c: 1}}}"),
      ("a:\u{A0}1\nb: 2\n", "1:2 yaml-colon", "{a: 1, b: 2}"),
      ("a:\u{3000}1\nb: 2\n", "1:2 yaml-colon", "{a: 1, b: 2}"),
      ("- a：1\n  b: 2\n", "1:4 yaml-colon", "[{a: 1, b: 2}]"),
      ("a\n  b: 1\nc: 2\n", "1:2 yaml-colon", "{a: {b: 1}, c: 2}"),
      ("a:\n  b\n    c: 1\n", "2:4 yaml-colon", "{a: {b: {c: 1}}}"),
      ("a: {b: c，d: e}\n", "1:9 yaml-comma", "{a: {b: c, d: e}}"),
    ])
  func colons(_ text: String, _ fault: String, _ tree: String) {
    #expect(faults(text) == [fault])
    #expect(flat(document(text).root) == tree)
  }

  @Test(
    "Texts with colons of their own stay texts",
    arguments: [
      "http://x/y", "a:\n  at:12:30\n", "a:\n  see：这里\n", "- b:c\n- d:e\n", "a: b：c\n",
      "{\n  \"a\": 1\n}\n", "{\"a\":1,\n \"b\":2}\n",
    ])
  func texts(_ text: String) {
    #expect(faults(text) == [])
  }

  @Test(
    "A blank that is no space may not indent, and is named",
    arguments: [
      ("a:\n\u{A0}\u{A0}b: 1\n", "2:1", "non-breaking blank (U+00A0)"),
      ("a:\n  \u{3000}b: 1\n", "2:3", "ideographic blank (U+3000)"),
      ("a:\n\u{2003}b: 1\n", "2:1", "em space (U+2003)"),
      ("a: 1\n\u{FEFF}b: 1\n", "2:1", "byte order mark (U+FEFF)"),
    ])
  func blanks(_ text: String, _ place: String, _ name: String) throws {
    let problem = try #require(document(text).diagnostics.first)
    #expect("\(problem.place.line):\(problem.place.column)" == place)
    #expect(problem.code == "yaml-blank" && problem.message == "A \(name) may not indent a line.")
  }

  @Test(
    "A quote that is left open is reported where it opens, and the rest is read",
    arguments: [
      ("a: \"b\nc: 1\nd: \"e\"\n", "1:4 yaml-quote", "{a: \"b\", c: 1, d: \"e\"}"),
      ("a: 'b\nc: 1\nd: 'e'\n", "1:4 yaml-quote", "{a: \"b\", c: 1, d: \"e\"}"),
      ("a: \"b\nc: 1\n", "1:4 yaml-quote", "{a: \"b\", c: 1}"),
      ("a:\n  b: \"c\n  d: 1\n", "2:6 yaml-quote", "{a: {b: \"c\", d: 1}}"),
    ])
  func quotes(_ text: String, _ fault: String, _ tree: String) {
    #expect(faults(text) == [fault])
    #expect(flat(document(text).root) == tree)
  }

  @Test("Quoted texts of several lines stay what they are")
  func longQuotes() {
    #expect(faults("a: \"b\n  c: d\n  e\"\nf: 1\n") == [])
    #expect(faults("a: \"b\n  c\" d\n") == ["2:6 yaml-syntax"])
  }

  @Test("Commas and quotes of other keyboards are said with what was meant")
  func marks() {
    let comma = document("a: [b，c]\n").diagnostics
    #expect(comma.map(\.code) == ["yaml-comma"] && comma.map(\.severity) == [.warning])
    #expect(comma.map(\.repair) == ["Write \"b, c\"."])
    #expect(faults("a: [你好，世界]\n") == [])
    #expect(faults("a: “b”\n") == ["1:4 yaml-quotes"])
    #expect(faults("a: 说“你好”\n") == [])
  }
}
