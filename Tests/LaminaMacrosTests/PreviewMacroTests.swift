import Testing

@testable import LaminaMacros

@Suite("What #Preview stands for")
struct PreviewMacroTests {
  @Test("A type of the registry, with its file, the line of the # and the body as it is written")
  func plain() {
    let answer = Compiler.expand("\n// before\n#Preview(\"A \\(1)\") { Row() }", line: 7)
    #expect(
      answer.line == """
        enum $s1M15PreviewRegistryfMu_: LaminaPreviews.PreviewRegistry { \
        static var fileID: Swift.String { "App/Row.swift" } static var line: Swift.Int { 9 } \
        static func makePreview() -> LaminaPreviews.Preview { \
        return LaminaPreviews.Preview("A \\(1)") { Row() } } }
        """)
  }

  @Test(
    "Arguments stay as they are",
    arguments: [
      ("#Preview { A() }", "Preview() { A() }"),
      ("#Preview() { A() }", "Preview() { A() }"),
      ("#Preview(\"x\", body: { A() })", "Preview(\"x\") { A() }"),
      ("#Preview(body: make)", "Preview(body: make)"),
      ("#Preview(body: { A() }())", "Preview(body: { A() }())"),
      (
        "#Preview(\"x, {\", traits: .fixedLayout(width: 1, height: 2), .landscapeLeft) { A() }",
        "Preview(\"x, {\", traits: .fixedLayout(width: 1, height: 2), .landscapeLeft) { A() }"
      ),
    ])
  func arguments(_ source: String, _ wanted: String) {
    #expect(Compiler.expand(source).line.contains("return LaminaPreviews.\(wanted) }"))
  }

  @Test("Previewable variables become properties of a view, and all else its body")
  func previewable() {
    let answer = Compiler.expand(
      """
      #Preview {
        @Previewable @State var name = Person
          .sample.name
        let other = 1 // kept
        @Previewable @Environment(\\.dismiss) var dismiss; @State @Previewable var b: Int
        Field($name)
          .font(.body)
      }
      """)
    #expect(
      answer.line.contains(
        """
        struct __PreviewBody: LaminaKernel.View { @State var name = Person .sample.name \
        @Environment(\\.dismiss) var dismiss @State var b: Int \
        var body: some LaminaKernel.View { let other = 1 // kept ; Field($name) .font(.body) } } \
        return LaminaPreviews.Preview() { __PreviewBody() }
        """) || answer.line.contains("let other = 1 // kept ;"), "\(answer.line)")
  }

  @Test("A mark in inner braces is a mistake, with its place")
  func nested() {
    let answer = Compiler.expand("#Preview { Group { @Previewable @State var a = 1; A() } }")
    #expect(answer.message?.contains("directly in the braces of #Preview") == true)
    #expect(answer.span == 119..<131)
  }

  @Test("Without a body it says what is missing")
  func noBody() {
    #expect(Compiler.expand("#Preview(\"x\")").message?.contains("give it a closure") == true)
  }

  @Test("A mark outside of a preview is a mistake that removing it mends")
  func elsewhere() {
    let answer = Compiler.expand(
      "Previewable", on: "  @Previewable @State var a = 1", in: "struct A {}")
    #expect(
      answer.message == "@Previewable marks variables in the braces of #Preview: remove it here")
    #expect(answer.span == 102..<114)
    #expect(answer.repair == "")
    #expect(
      Compiler.expand("Previewable", on: "@Previewable var a = 1", in: "#Preview {}").message == nil
    )
    #expect(
      Compiler.expand("Previewable", on: "@Previewable func a() {}", in: "#Preview {}").message
        == "@Previewable marks a variable: remove it here")
  }
}
