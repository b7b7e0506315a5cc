import LaminaSpelling
import Testing

@Suite("Words that a dictionary is asked about")
struct CheckedWordsTests {
  /// Where the runs of letters, digits and what joins them stand: a stand-in for Unicode's rules.
  private func words(_ text: String) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var place = 0
    for character in text {
      let isWord = character.isLetter || character.isNumber || "'’_.".contains(character)
      if isWord, start == nil { start = place }
      if !isWord, let begin = start {
        words.append(begin..<place)
        start = nil
      }
      place += character.utf8.count
    }
    if let start { words.append(start..<place) }
    return words
  }

  private func checked(_ text: String, in language: String = "en_US") -> [String] {
    CheckedWords(in: text, words: words(text), language: language).words.map(\.text)
  }

  @Test("All words of a sentence count, but those of one letter")
  func sentence() {
    #expect(checked("I can't see a ship, Ann") == ["can't", "see", "ship", "Ann"])
  }

  @Test(
    "Addresses, paths and names of people do not count",
    arguments: [
      "https://exmple.org/pge", "(www.exmple.org)", "ann@exmple.org", "@anne_b", "#tgg", "/usr/lbi",
      "~/nots",
      "C:\\nots", "a/b/lbi", "mailto:anne", "ftp://exmple",
    ])
  func addresses(_ address: String) {
    #expect(checked("see \(address) there") == ["see", "there"])
  }

  @Test("One slash joins two words that count")
  func slash() {
    #expect(checked("and/or") == ["and", "or"])
  }

  @Test(
    "Digits, abbreviations and names as programs have them do not count",
    arguments: ["4th", "H2O", "HTTP", "PDFs", "fileName", "iPhone", "file_name", "e.g", "B", "٣عم"])
  func names(_ name: String) {
    #expect(checked("see \(name) there") == ["see", "there"])
  }

  @Test("Long words in capitals count, as headings have them")
  func headings() {
    #expect(checked("CHAPTER ONE") == ["CHAPTER"])
  }

  @Test("A word in other letters than those of the language does not count")
  func scripts() {
    #expect(checked("мир peace 平和") == ["peace"])
    #expect(checked("мир peace", in: "ru_RU") == ["мир"])
    #expect(checked("pеace") == [], "its second letter is Cyrillic")
  }

  @Test("Dictionaries are asked with a straight apostrophe and without marks for breaks")
  func normalized() {
    #expect(checked("can’t") == ["can't"])
    let words = CheckedWords(in: "hy\u{AD}phen", words: [0..<8], language: "en").words
    #expect(words.map(\.text) == ["hyphen"] && words.map(\.range) == [0..<8])
    #expect(CheckedWords.normalized("") == "")
  }

  @Test("Where a word stands is said in bytes")
  func bytes() {
    let text = "é über"
    #expect(
      CheckedWords(in: text, words: words(text), language: "de").words.map(\.range) == [3..<8])
  }

  @Test("Ranges beyond the text end no program")
  func beyond() {
    #expect(
      CheckedWords(in: "ab", words: [0..<2, 5..<9], language: "en").words.map(\.text) == ["ab"])
    #expect(CheckedWords(in: "", words: [0..<0], language: "").words.isEmpty)
  }
}
