import LaminaJSON
import Testing

@Suite("Exact numbers")
struct NumberTests {
  @Test(
    "Numbers that mean the same are equal and hash alike",
    arguments: [
      ("1.0", "1"), ("1e2", "100"), ("0.10", "1e-1"), ("-0", "0"), ("-0.0e5", "0"),
      ("123456789012345678901234567890", "1.2345678901234567890123456789e29"), ("1e400", "10e399"),
    ] as [(String, String)])
  func equal(_ left: String, _ right: String) throws {
    let (left, right) = (
      try #require(JSONNumber(parsing: left)), try #require(JSONNumber(parsing: right))
    )
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(!(left < right) && !(right < left))
  }

  @Test(
    "Numbers are ordered exactly",
    arguments: [
      ("1", "2"), ("-2", "-1"), ("-1", "0.1"), ("0", "1e-400"), ("9e399", "1e400"),
      ("-1e400", "-9e399"),
      ("9007199254740992", "9007199254740993"), ("0.1", "0.10000000000000000001"),
      ("18446744073709551615", "18446744073709551616"), ("99", "1e2"), ("-0.5", "0"),
    ] as [(String, String)])
  func ordered(_ small: String, _ large: String) throws {
    let (small, large) = (
      try #require(JSONNumber(parsing: small)), try #require(JSONNumber(parsing: large))
    )
    #expect(small < large)
    #expect(!(large < small))
    #expect(small != large)
  }

  @Test(
    "Multiples are exact",
    arguments: [
      ("0.3", "0.1", true), ("0.35", "0.1", false), ("1e308", "0.5", true), ("0", "7", true),
      ("4.5", "1.5", true), ("35", "1.5", false), ("0.0075", "0.0001", true), ("5", "10", false),
      ("12345678901234567890123", "3", true), ("12345678901234567890124", "3", false),
      ("1e30", "123456789012345678901", false),
      (
        "15241578753238836750495351562536198787501905199875019052100",
        "123456789012345678901234567890", true
      ),
      (
        "15241578753238836750495351562536198787501905199875019052101",
        "123456789012345678901234567890", false
      ),
      ("1e400", "1e399", true), ("1e399", "1e400", false), ("7", "0", false), ("-9", "3", true),
      ("-9223372036854775808", "-1", true), ("1e50", "1024", true), ("1e5", "1024", false),
    ] as [(String, String, Bool)])
  func multiples(_ number: String, _ divisor: String, _ isMultiple: Bool) throws {
    let (number, divisor) = (
      try #require(JSONNumber(parsing: number)), try #require(JSONNumber(parsing: divisor))
    )
    #expect(number.isMultiple(of: divisor) == isMultiple)
  }

  @Test(
    "Texts that are no number make none",
    arguments: ["", "-", "01", "1.", ".5", "+1", "1e", "1e+", "0x1", "1 "])
  func none(_ text: String) { #expect(JSONNumber(parsing: text) == nil) }

  @Test("An integer is one by value, and by spelling")
  func integers() throws {
    let values = try ["1", "1.0", "1e2", "1.5", "-3"].map { try #require(JSONNumber(parsing: $0)) }
    #expect(values.map(\.isIntegral) == [true, true, true, false, true])
    #expect(values.map(\.isSpelledAsInteger) == [true, false, false, false, true])
    #expect(values.map(\.int) == [1, 1, 100, nil, -3])
    #expect(JSONNumber(parsing: "1e400")?.int == nil)
  }
}
