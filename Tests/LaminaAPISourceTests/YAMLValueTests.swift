import LaminaAPISource
import Testing

@Suite struct YAMLValueTests {
  @Test(
    "Plain scalars mean what the core schema says",
    arguments: [
      ("1", YAMLValue.integer(1)), ("-12", .integer(-12)), ("0", .integer(0)),
      ("0x1F", .integer(31)),
      ("0o17", .integer(15)), ("1.5", .number(1.5)), ("1e3", .number(1000)),
      ("true", .boolean(true)),
      ("false", .boolean(false)), ("True", .text("True")), ("yes", .text("yes")),
      ("no", .text("no")),
      ("010", .text("010")), ("1:30", .text("1:30")), ("2010-04-01", .text("2010-04-01")),
      ("1.2.3", .text("1.2.3")), ("+", .text("+")), ("", .null), ("~", .null), ("null", .null),
    ])
  func resolves(_ text: String, _ value: YAMLValue) {
    #expect(document("a: \(text)\n").root.value(of: "a")?.value == value)
  }

  @Test("Quotes and tags make texts")
  func texts() {
    let root = document("a: '1'\nb: !!str 2\nc: |\n  3\nd: !!null x\n").root
    #expect(root.value(of: "a")?.value == .text("1"))
    #expect(root.value(of: "b")?.value == .text("2"))
    #expect(root.value(of: "c")?.value == .text("3\n"))
    #expect(root.value(of: "d")?.isNull == true)
  }
}
