import LaminaSpelling
import Testing

@Suite("Which dictionary serves a language")
struct SpellingLanguageTests {
  private let all = ["de_AT", "de_DE", "en_AU", "en_US", "eo", "pt", "pt_BR", "sv_FI", "sv_SE"]

  @Test(
    "That of the region, of no region, of the usual region, or the first of the language",
    arguments: [
      ("en_AU", "en_AU"), ("en-au", "en_AU"), ("en_GB", "en_US"), ("en", "en_US"),
      ("en_001", "en_US"),
      ("de", "de_DE"), ("de_CH", "de_DE"), ("de_AT.UTF-8@euro", "de_AT"), ("pt_PT", "pt"),
      ("pt_BR", "pt_BR"),
      ("sv", "sv_SE"), ("eo_XX", "eo"), ("en-Latn-AU", "en_AU"),
    ])
  func best(_ wanted: String, _ found: String) {
    #expect(SpellingLanguage.best(for: wanted, among: all) == found)
  }

  @Test(
    "A language without a dictionary has none",
    arguments: ["fr_FR", "", "C", "POSIX", "_GB", "e", "en2"])
  func none(_ wanted: String) {
    #expect(SpellingLanguage.best(for: wanted, among: all) == nil)
    #expect(SpellingLanguage.best(for: "en_US", among: []) == nil)
  }

  @Test("Of several regions that are not wanted the first is taken")
  func first() {
    #expect(SpellingLanguage.best(for: "fr_FR", among: ["fr_CH", "fr_CA"]) == "fr_CA")
  }
}
