import LaminaText
import Testing

/// What a change of a text is about.
@Suite("Changes of texts")
struct TextChangeTests {
  @Test("Of a change only the bytes count that are others")
  func bytes() {
    let (old, new) = ("one two three", "one twxy three")
    let part = TextChange(range: 6..<7, count: 2, revision: 3)
    let whole = TextChange(range: 0..<13, count: 14, revision: 3)
    #expect(whole.ofBytes(from: old, to: new) == part)
    #expect(TextChange(range: 4..<7, count: 4, revision: 3).ofBytes(from: old, to: new) == part)
    #expect(TextChange(range: 4..<7, count: 3, revision: 3).ofBytes(from: old, to: old) == nil)
    let accents = TextChange(range: 0..<2, count: 2, revision: 1).ofBytes(from: "é", to: "è")
    #expect(accents == TextChange(range: 0..<2, count: 2, revision: 1))
  }
}
