import LaminaAPISource
import Testing

@Suite struct YAMLReaderTests {
  @Test(
    "Texts become trees",
    arguments: [
      ("a: 1\nb:\n  c: x y\n", "{a: 1, b: {c: x y}}"),
      ("a:\n- 1\n- 2\n", "{a: [1, 2]}"),
      ("- a: 1\n  b: 2\n-\n  - x\n- - y\n", "[{a: 1, b: 2}, [x], [y]]"),
      ("a: {b: [1, 'two', \"three\"], c: , d}\n", "{a: {b: [1, \"two\", \"three\"], c: ~, d: ~}}"),
      ("a: [b: 1, {c: d}]\n", "{a: [{b: 1}, {c: d}]}"),
      ("a: [ 1,\n  2,  # two\n  3 ]\nb: x", "{a: [1, 2, 3], b: x}"),
      ("a: |\n  one\n   two\n\n  three\n\nb: 1", "{a: \"one\\n two\\n\\nthree\\n\", b: 1}"),
      ("a: |-\n  one\n\nb: |+\n  two\n\nc: 1", "{a: \"one\", b: \"two\\n\\n\", c: 1}"),
      (
        "a: >\n  one\n  two\n\n  three\n    four\n  five\n",
        "{a: \"one two\\nthree\\n  four\\nfive\\n\"}"
      ),
      ("a: |2\n    x\n  y\n", "{a: \"  x\\ny\\n\"}"),
      ("a: one\n  two\n\n  three\nb: 1", "{a: \"one two\\nthree\", b: 1}"),
      ("a: 'it''s'\nb: \"\\x41\\u00e9\\n\\\n   c\"", "{a: \"it's\", b: \"Aé\\nc\"}"),
      ("a: \"one\n  two\n\n  three\"", "{a: \"one two\\nthree\"}"),
      ("a: &x {b: 1}\nc: *x\n", "{a: {b: 1}, c: {b: 1}}"),
      ("&k a: 1\n? b\n: 2\n? c\n", "{a: 1, b: 2, c: ~}"),
      ("'a b': 1\n\"c\": 2\n<<x>>: 3\n", "{\"a b\": 1, \"c\": 2, <<x>>: 3}"),
      ("# comment\n%YAML 1.2\n---\na: b # not this\nc: d#e\n...\n", "{a: b, c: d#e}"),
      ("a: http://x/y?z#f\nb: -1\nc: - \n", "{a: http://x/y?z#f, b: -1}"),
      ("\u{FEFF}a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"),
      ("a:\n\n  # nothing\nb: ~\nc: null\nd: ''", "{a: ~, b: ~, c: ~, d: \"\"}"),
      ("plain text", "plain text"),
    ])
  func reads(_ text: String, _ tree: String) {
    let document = document(text)
    #expect(flat(document.root).hasPrefix(tree.dropLast()))
  }

  @Test(
    "Faults are reported where they are",
    arguments: [
      ("a: b: c", "1:5 yaml-syntax"),
      ("a:\n\tb: 1", "2:1 yaml-tab"),
      ("a: [1, 2", "1:9 yaml-syntax"),
      ("a: [1 2: 3\nb: 1", "2:2 yaml-syntax"),
      ("a: \"x", "1:4 yaml-syntax"),
      ("a: \"\\q\"", "1:5 yaml-escape"),
      ("a: \"\\x0t\"", "1:5 yaml-escape"),
      ("a: *b", "1:4 yaml-alias"),
      ("%YAML 1.1\n---\na: 1", "1:1 yaml-version"),
      ("a: 1\n---\nb: 2", "2:1 yaml-second-document"),
      ("a: 1\n...\nb: 2", "3:1 yaml-second-document"),
      ("a: \"\n...\n", "2:1 yaml-syntax"),
      ("a: 1\n   b: 2\nc: 3", "2:4 yaml-indentation"),
      ("a: 1\nb\nc: 3", "2:1 yaml-syntax"),
      ("[1, 2]: 3", "1:1 yaml-complex-key"),
      ("a: ? b", "1:4 yaml-syntax"),
      ("a: @b", "1:4 yaml-syntax"),
      ("a: !includex y", "1:4 yaml-tag"),
      ("a: \u{1}", "1:4 yaml-character"),
      ("a: - 1", "1:4 yaml-syntax"),
    ])
  func reports(_ text: String, _ fault: String) {
    #expect(faults(text).first == fault)
  }

  @Test("Reading goes on after a line that is indented wrongly")
  func goesOn() {
    let document = document("a: 1\n   b: 2\nc: 3\n")
    #expect(document.root.value(of: "c")?.text == "3")
    #expect(document.isBroken)
  }

  @Test("Keys below one that should have been indented go to the last key without a value")
  func adopts() {
    let document = document("/users:\ntype: member\n  get:\n    description: x\n")
    #expect(
      document.root.value(of: "/users")?.value(of: "get")?.value(of: "description")?.text == "x")
    #expect(document.diagnostics.map(\.code) == ["yaml-indentation"])
  }

  @Test("Both of two equal keys are kept")
  func keepsDuplicates() {
    #expect(document("a: 1\na: 2\n").root.pairs?.count == 2)
  }

  @Test("Depth has a limit")
  func limitsDepth() {
    #expect(faults(String(repeating: "[", count: 5_000)).first?.hasSuffix("yaml-limit") == true)
    #expect(faults(String(repeating: "- ", count: 5_000)).first?.hasSuffix("yaml-limit") == true)
  }

  @Test("Aliases may not repeat nodes without end")
  func limitsAliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    #expect(faults(text).map { $0.suffix(10) } == ["yaml-limit"])
  }
}
