import Testing

@testable import LaminaMacros

@Suite("What @Entry stands for")
struct EntryMacroTests {
  private func key(_ source: String, in type: String = "EnvironmentValues") -> Answer {
    Compiler.expand("Entry", on: source, in: "extension \(type) {}")
  }

  @Test(
    "A key with the value that is written",
    arguments: [
      ("@Entry var a = 1", "a", " = 1"),
      (
        "@Entry public var b: [String: Int] = [\"x\": 1] // why", "b",
        ": [String: Int] = [\"x\": 1]"
      ),
      ("/// Words.\n@Entry var c: String?", "c", ": String? = nil"),
      ("@Entry var d: (any P)? = nil", "d", ": (any P)? = nil"),
      ("@Entry var e: Optional<Int>", "e", ": Optional<Int> = nil"),
      ("@Entry var f: () -> Void = { }", "f", ": () -> Void = { }"),
      ("@Entry var g = Make { 1 }", "g", " = Make { 1 }"),
      ("@Entry var h: Box<Int, String> = .init(1, 2)", "h", ": Box<Int, String> = .init(1, 2)"),
      ("@MainActor @Entry var `default`: Int = 1", "default", ": Int = 1"),
    ])
  func keys(_ source: String, _ name: String, _ value: String) {
    #expect(
      key(source).line == """
        private enum __Key_\(name): LaminaKernel.EnvironmentKey { \
        @MainActor static let defaultValue\(value) }
        """)
  }

  @Test(
    "Each place has a key of its own kind",
    arguments: [
      ("Transaction", "LaminaKernel.TransactionKey"),
      ("ContainerValues", "LaminaKernel.ContainerValueKey"),
      ("SwiftUI.EnvironmentValues", "LaminaKernel.EnvironmentKey"),
    ])
  func places(_ type: String, _ wanted: String) {
    #expect(key("@Entry var a = 1", in: type).line.contains(": \(wanted) {"))
  }

  @Test("A focused value's key has the type that its optional holds")
  func focused() {
    #expect(
      key("@Entry var a: Binding<Note>?", in: "FocusedValues").line
        == "private enum __Key_a: LaminaInteraction.FocusedValueKey { typealias Value = Binding<Note> }"
    )
    #expect(
      key("@Entry var a = 1", in: "FocusedValues").message?.contains("as an optional") == true)
  }

  @Test("Accessors read and write the value under the key")
  func accessors() {
    let answer = Compiler.expand(
      "Entry", "accessor", on: "@Entry var a = 1", in: "extension Transaction {}")
    #expect(answer.line == "get { self[__Key_a.self] } set { self[__Key_a.self] = newValue }")
  }

  @Test("Wrong use has a sentence, a place and where it is known a repair")
  func mistakes() {
    let constant = key("@Entry let a = 1")
    #expect(constant.message?.hasSuffix("write var") == true)
    #expect(constant.span == 107..<110)
    #expect(constant.repair == "var")
    #expect(key("@Entry var a: Int").message?.contains("write = and the value") == true)
    #expect(key("@Entry var a: Int { 1 }").message?.contains("accessors itself") == true)
    #expect(key("@Entry func a() {}").message?.contains("is for a variable") == true)
    #expect(key("@Entry static var a = 1").message?.contains("is for a variable") == true)
    let elsewhere = Compiler.expand(
      "Entry", on: "@Entry var a = 1", in: "struct EnvironmentValues {}")
    #expect(elsewhere.message?.contains("into an extension of one of them") == true)
    #expect(Compiler.expand("Entry", on: "@Entry var a = 1").message != nil)
  }
}
