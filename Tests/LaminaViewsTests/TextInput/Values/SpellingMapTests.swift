import LaminaText
import LaminaViews
import SeededRandom
import Testing

/// What is known of a text's words follows its changes.
@Suite("What was checked of a text")
struct SpellingMapTests {
  /// The words with an x, taken to be wrong.
  private func wrong(in piece: Range<Int>, of text: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = piece.lowerBound
    for place in piece.lowerBound...piece.upperBound
    where place == piece.upperBound || text[place] == 0x20 {
      if text[start..<place].contains(0x78) { words.append(start..<place) }
      start = place + 1
    }
    return words
  }

  private func check(_ map: inout SpellingMap, _ text: [UInt8]) {
    let string = String(decoding: text, as: UTF8.self)
    var steps = 0
    while let piece = map.unchecked(in: 0..<text.count, of: string), steps < 100 {
      map.take(piece, wrong: wrong(in: piece, of: text))
      steps += 1
    }
    #expect(steps < 100)
  }

  @Test("After any changes it is what a fresh look at the text would find")
  func changes() {
    for seed in 1...UInt64(rounds(20, of: 200)) {
      var numbers = SeededNumbers(seed: seed)
      func letters(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in [0x20, 0x61, 0x78].randomElement(using: &numbers) ?? 0x20 }
      }
      var text = letters(60)
      var map = SpellingMap()
      for revision in 1...30 {
        if Bool.random(using: &numbers) { check(&map, text) }
        let start = Int.random(in: 0...text.count, using: &numbers)
        let end = Int.random(in: start...min(text.count, start + 4), using: &numbers)
        let put = letters(Int.random(in: 0...4, using: &numbers))
        text.replaceSubrange(start..<end, with: put)
        map.apply(
          TextChange(range: start..<end, count: put.count, revision: revision),
          in: String(decoding: text, as: UTF8.self))
      }
      check(&map, text)
      #expect(map.wrong == wrong(in: 0..<text.count, of: text), "seed \(seed)")
      #expect(text.isEmpty || map.checked == [0..<text.count], "seed \(seed)")
    }
  }

  @Test("A long text is looked at in pieces with whole words at their ends")
  func pieces() throws {
    let text = Array(repeating: "word", count: 10_000).joined(separator: " ")
    let piece = try #require(SpellingMap().unchecked(in: 102..<40_000, of: text))
    #expect(piece.lowerBound == 100 && piece.count < 9_000)
    #expect(piece.upperBound % 5 == 4)
    #expect(SpellingMap().unchecked(in: 3..<3, of: text) == nil)
    #expect(SpellingMap().unchecked(in: 60_000..<70_000, of: text) == nil)
  }

  @Test("A long text without white space is cut between scalars")
  func scalars() throws {
    let text = String(repeating: "天", count: 6_000)
    for start in 4_000..<4_003 {
      let piece = try #require(SpellingMap().unchecked(in: start..<start + 10, of: text))
      #expect(piece.lowerBound.isMultiple(of: 3) && piece.upperBound.isMultiple(of: 3))
      #expect(piece.lowerBound <= start && piece.upperBound >= start + 10)
    }
  }
}
