import LaminaLocalization
import Testing

@Suite("Plural rules choose the forms of CLDR")
struct PluralRulesTests {
  private func forms(_ language: String, _ numbers: [String]) throws -> [String] {
    let rules = PluralRules(try #require(LanguageTag(language)))
    return numbers.map { rules.category(PluralNumber(digits: $0)).rawValue }
  }

  @Test("English and German have a form for just 1")
  func english() throws {
    #expect(try forms("en", ["0", "1", "2", "1.5"]) == ["other", "one", "other", "other"])
    #expect(try forms("de-AT", ["1", "21"]) == ["one", "other"])
  }

  @Test("French counts nothing and one as one, and has a form for millions")
  func french() throws {
    #expect(
      try forms("fr", ["0", "1", "1.5", "2", "1000000"]) == ["one", "one", "one", "other", "many"])
    #expect(try forms("pt-PT", ["0", "1"]) == ["other", "one"])
    #expect(try forms("pt-BR", ["0", "1"]) == ["one", "one"])
  }

  @Test("Russian, Polish and Czech go by last digits in ways of their own")
  func slavic() throws {
    let numbers = ["1", "2", "5", "11", "12", "21", "22", "25", "1.5"]
    #expect(
      try forms("ru", numbers)
        == ["one", "few", "many", "many", "many", "one", "few", "many", "other"])
    #expect(
      try forms("pl", numbers)
        == ["one", "few", "many", "many", "many", "many", "few", "many", "other"])
    #expect(
      try forms("cs", numbers)
        == ["one", "few", "other", "other", "other", "other", "other", "other", "many"])
    #expect(
      try forms("hr", numbers)
        == ["one", "few", "other", "other", "other", "one", "few", "other", "other"])
    #expect(try forms("sl", ["1", "2", "3", "5", "101"]) == ["one", "two", "few", "other", "one"])
  }

  @Test("Arabic has six forms, and Japanese has one")
  func others() throws {
    #expect(
      try forms("ar", ["0", "1", "2", "3", "11", "100"])
        == ["zero", "one", "two", "few", "many", "other"])
    #expect(try forms("ja", ["0", "1", "2"]) == ["other", "other", "other"])
    #expect(try forms("lv", ["0", "1", "11", "21"]) == ["zero", "one", "zero", "one"])
    #expect(try forms("lt", ["1", "2", "11", "0"]) == ["one", "few", "other", "other"])
    #expect(try forms("he", ["1", "2", "3"]) == ["one", "two", "other"])
  }

  @Test("What is no number and what is huge has a form, too")
  func strange() throws {
    #expect(try forms("en", ["inf", "1e300", "-1", "1.0"]) == ["other", "other", "one", "one"])
  }
}
