import LaminaText
import Testing

@Suite("All words of a text")
struct AllWordsTests {
  private func words(_ text: String) -> [String] {
    TextWords.words(of: text).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  @Test("Words come in order, without spaces and signs, whatever paragraphs they are in")
  func order() {
    #expect(words("I can't, “stop”.\n\nWhy?") == ["I", "can't", "stop", "Why"])
    #expect(words("") == [] && words(" \n\r\n…") == [])
  }

  @Test("A paragraph of many thousand bytes has its words whole")
  func long() {
    let text = Array(repeating: "wörter", count: 3_000).joined(separator: " ")
    #expect(words(text) == Array(repeating: "wörter", count: 3_000))
  }
}
