import LaminaText
import Testing

@Suite("Words")
struct WordTests {
  private func words(_ text: String) -> [String] {
    let borders = TextWords.boundaries(around: 0, in: text)
    let utf8 = Array(text.utf8)
    return zip(borders, borders.dropFirst()).map { String(decoding: utf8[$0..<$1], as: UTF8.self) }
  }

  @Test("Chinese is split into the words of a dictionary")
  func chinese() {
    #expect(words("我们在北京大学学习中文") == ["我们", "在", "北京", "大学", "学习", "中文"])
  }

  @Test("Unicode's rules keep apostrophes, decimal points and runs of spaces together")
  func latin() {
    #expect(
      words("can't  pay 3.14, eh?") == ["can't", "  ", "pay", " ", "3.14", ",", " ", "eh", "?"])
  }

  @Test("no border is inside a character, also where the scripts change")
  func clusters() {
    let text = "e\u{301}t👨‍👩‍👧🇩🇪🇫🇷שלום مرحبا中文"
    let starts = Set((text.indices + [text.endIndex]).map { $0.utf16Offset(in: text) })
    let utf8 = Array(text.utf8)
    for border in TextWords.boundaries(around: 0, in: text) {
      #expect(starts.contains(String(decoding: utf8[..<border], as: UTF8.self).utf16.count))
    }
  }

  @Test("the end of a word is found behind spaces and in the next paragraph, its start before them")
  func ends() {
    let text = "one  two.\n\n three"
    #expect(TextWords.end(after: 0, in: text) == 3)
    #expect(TextWords.end(after: 3, in: text) == 8)
    #expect(TextWords.end(after: 8, in: text) == 17)
    #expect(TextWords.end(after: 17, in: text) == 17)
    #expect(TextWords.start(before: 17, in: text) == 12)
    #expect(TextWords.start(before: 12, in: text) == 5)
    #expect(TextWords.start(before: 5, in: text) == 0)
    #expect(TextWords.start(before: 0, in: text) == 0)
  }

  @Test("an offset between words gives what stands there")
  func between() {
    #expect(TextWords.range(at: 1, in: "a  b,") == 1..<3)
    #expect(TextWords.range(at: 4, in: "a  b,") == 4..<5)
    #expect(TextWords.range(at: 5, in: "a  b,") == 4..<5)
    #expect(TextWords.range(at: 0, in: "") == 0..<0)
  }

  @Test("a word is found at once in the middle of a megabyte without a space")
  func long() {
    let text = String(repeating: "学习中文", count: 90_000)
    let word = TextWords.range(at: 540_000, in: text)
    #expect(word.count == 6 && word.contains(540_000))
  }
}
