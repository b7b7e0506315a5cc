import Testing

@testable import LaminaText

/// Where words stand in a text.
@Suite("Search in text")
struct TextSearchTests {
  private func places(
    _ word: String, in text: String, case matchesCase: Bool = false, words: Bool = false,
    limit: Int = 100
  ) -> [String] {
    TextSearch(text, matchesCase: matchesCase).ranges(of: word, wholeWords: words, limit: limit)
      .map { range in
        let found = text.substring(range)
        return "\(range.lowerBound):\(found)"
      }
  }

  @Test("In any case, in order, and not overlapping")
  func anyCase() {
    #expect(places("tea", in: "Tea for two, and two for TEA") == ["0:Tea", "25:TEA"])
    #expect(places("aa", in: "aaaaa") == ["0:aa", "2:aa"])
    #expect(places("", in: "tea") == [] && places("tea", in: "") == [])
    #expect(places("coffee", in: "tea") == [])
  }

  @Test("With its case, and as a whole word")
  func options() {
    #expect(places("Tea", in: "tea Tea TEA", case: true) == ["4:Tea"])
    #expect(places("cat", in: "concat cat, cat2 (cat)", words: true) == ["7:cat", "18:cat"])
    #expect(places("tea", in: "tea", words: true) == ["0:tea"])
    #expect(places("tea", in: "tea-tea tea", limit: 2).count == 2)
  }

  @Test("Letters beyond ASCII, whose small letters may be longer or shorter")
  func letters() {
    #expect(places("été", in: "ÉTÉ été Ete") == ["0:ÉTÉ", "6:été"])
    #expect(places("σοφός", in: "ΣΟΦΌΣ σοφός").count == 2)
    #expect(places("天", in: "天地天") == ["0:天", "6:天"])
    // "ẞ" has three bytes, "ß" two; "İ" becomes two scalars.
    #expect(places("ße", in: "STRAẞE straße") == ["4:ẞE", "13:ße"])
    #expect(places("b", in: "İİb") == ["4:b"])
    #expect(places("i", in: "İ") == [])
    #expect(places("i\u{307}", in: "xİ") == ["1:İ"])
  }

  @Test("Only whole characters are found")
  func characters() {
    #expect(places("e", in: "e\u{301}e") == ["3:e"])
    #expect(places("👩", in: "👨‍👩‍👧 👩") == ["19:👩"])
    #expect(places("\n", in: "a\r\nb\nc") == ["4:\n"])
  }
}
