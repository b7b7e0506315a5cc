import LaminaLocalization
import Testing

@Suite("The language of words is what the desktop says")
struct LanguageTests {
  private func languages(_ variables: [String: String]) -> [String] {
    PreferredLanguages.languages { variables[$0] }.map(\.full)
  }

  @Test("LC_ALL comes before LC_MESSAGES, and that before LANG; what is empty says nothing")
  func order() {
    #expect(languages(["LANG": "de_DE.UTF-8"]) == ["de-DE"])
    #expect(languages(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR@euro"]) == ["fr-FR"])
    #expect(languages(["LC_ALL": "ja_JP", "LC_MESSAGES": "fr_FR"]) == ["ja-JP"])
    #expect(languages(["LC_ALL": "", "LANG": "sv_SE"]) == ["sv-SE"])
  }

  @Test("LANGUAGE lists languages, unless the locale is C")
  func list() {
    #expect(
      languages(["LANG": "de_AT.UTF-8", "LANGUAGE": "de_AT:de:en"]) == ["de-AT", "de", "en"])
    #expect(languages(["LANG": "C", "LANGUAGE": "de"]) == [])
    #expect(languages(["LANG": "C.UTF-8", "LANGUAGE": "de"]) == ["de"])
    #expect(languages([:]) == [])
  }

  @Test("Names are read in each spelling")
  func names() {
    #expect(LanguageTag("pt_BR.UTF-8")?.full == "pt-BR")
    #expect(LanguageTag("zh-hans")?.full == "zh-Hans")
    #expect(LanguageTag("iw")?.full == "he")
    #expect(LanguageTag("POSIX") == nil)
    #expect(LanguageTag("") == nil)
  }
}
