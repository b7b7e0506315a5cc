import Testing

@testable import LaminaMacros

@Suite("Tokens of Swift")
struct LexerTests {
  private func tokens(_ text: String) -> [String] { SwiftSource(text).tokens.map(\.text) }

  @Test(
    "A string is one token, with all that is in it",
    arguments: [
      #""a""#, #""a \" b""#, #""sum \(1 + f("x)", [2: "}"]))""#, ##"#"raw "quoted" \(no)"#"##,
      ##"#"in \#(f("a"))"#"##, "\"\"\"\n a \"quoted\" line\n \\(\"}\")\n\"\"\"", #""""#,
    ])
  func strings(_ string: String) {
    #expect(tokens("x = \(string) ; y") == ["x", "=", string, ";", "y"])
  }

  @Test("Comments are no tokens, nested ones neither")
  func comments() {
    #expect(tokens("a // b }\n/* c /* d */ { */ e") == ["a", "e"])
  }

  @Test("Numbers and ranges are told apart")
  func numbers() {
    #expect(
      tokens("1.5e-3 1...5 0..<n -2.0") == [
        "1.5e-3", "1", "...", "5", "0", "..", "<", "n", "-", "2.0",
      ])
  }

  @Test(
    "What is broken ends as well",
    arguments: [
      "\"", "\"\\", "\"\"\"", "/*", "/* /*", "`", "#\"", "\"\\(", "((", ")))", "@", "\"\\(\"\\(",
    ])
  func broken(_ text: String) {
    let source = SwiftSource("x = \(text)")
    #expect(source.tokens.first?.text == "x")
    #expect(source.tokens.allSatisfy { $0.range.upperBound <= source.bytes.count })
    _ = source.statements(of: source.tokens[...])
    _ = VariableDeclaration(source.tokens[...])
  }

  @Test("A statement ends where Swift ends it")
  func statements() {
    let source = SwiftSource(
      """
      @Previewable
      @State var a = Foo(1)
        .bar { x in
          x
        }
      let b = a
        + 2
      -c
      Text("x") { y }
        .font(.body); d
      @Environment(\\.dismiss) private
        var e
      if f { g }
      else { h }
      let i: Int? = j as?
        Int
      k ? 1
        : 2
      """)
    let found = source.statements(of: source.tokens[...]).map { $0.map(\.text).joined() }
    #expect(
      found == [
        "@Previewable@Statevara=Foo(1).bar{xinx}", "letb=a+2", "-c", "Text(\"x\"){y}.font(.body)",
        "d", "@Environment(\\.dismiss)privatevare", "iff{g}else{h}", "leti:Int?=jas?Int", "k?1:2",
      ])
  }
}
