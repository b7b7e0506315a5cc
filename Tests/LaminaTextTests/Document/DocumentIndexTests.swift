import LaminaGeometry
import Testing
import SeededRandom

@testable import LaminaText

@Suite("The index of a long text")
struct DocumentIndexTests {
  private let scanner = DocumentScanner { _ in 20 }

  private func stretches(_ text: String) -> [DocumentStretch] {
    scanner.stretches(of: text, in: 0..<text.utf8.count, startsParagraph: true, endsText: true)
  }

  @Test("A paragraph ends behind its terminator, and the last one has none")
  func paragraphs() {
    #expect(stretches("").map(\.byteCount) == [0])
    #expect(stretches("a").map(\.byteCount) == [1])
    #expect(stretches("a\n").map(\.byteCount) == [2, 0])
    #expect(stretches("a\r\nb\rc\u{2029}\n").map(\.byteCount) == [3, 2, 4, 1, 0])
    #expect(stretches("\n\n\n").allSatisfy { $0.startsParagraph })
  }

  @Test("A long paragraph is cut behind spaces, and nothing is lost")
  func longParagraph() {
    let text = String(repeating: "word and ", count: 2000)
    let found = stretches(text)
    #expect(found.map(\.byteCount).reduce(0, +) == text.utf8.count)
    #expect(found.filter(\.startsParagraph).count == 1)
    #expect(found.allSatisfy { $0.byteCount <= DocumentScanner.mostBytes })
    var start = 0
    for stretch in found.dropLast() {
      start += stretch.byteCount
      #expect(text.utf8.byte(start - 1) == 32)
    }
  }

  @Test("No cut falls within a character", arguments: ["👨‍👩‍👧‍👦", "天", "e\u{301}\u{308}", "🇩🇪"])
  func cutsBetweenCharacters(_ character: String) {
    let text = String(repeating: character, count: 3000)
    var start = 0
    for stretch in stretches(text) {
      #expect(start % character.utf8.count == 0)
      start += stretch.byteCount
    }
    #expect(start == text.utf8.count)
  }

  @Test("Stretches are found by number, byte, height and paragraph")
  func finding() {
    let stretches = (0..<1000).map {
      DocumentStretch(byteCount: $0 % 7 + 1, startsParagraph: $0 % 3 == 0, estimate: $0 % 5 + 1)
    }
    let index = DocumentIndex(stretches)
    var (start, top, paragraphs) = (0, 0, 0)
    for (number, stretch) in stretches.enumerated() {
      let place = DocumentIndex.Place(
        number: number, start: start, top: top, paragraphs: paragraphs, stretch: stretch)
      #expect(index.place(number) == place)
      #expect(index.place(ofByte: start) == place)
      #expect(index.place(ofByte: start + stretch.byteCount - 1) == place)
      #expect(index.place(atHeight: top) == place)
      #expect(index.place(atHeight: top + stretch.height - 1) == place)
      if stretch.startsParagraph { #expect(index.place(ofParagraph: paragraphs) == place) }
      #expect(index.paragraphStart(of: place).number == number / 3 * 3)
      start += stretch.byteCount
      top += stretch.height
      paragraphs += stretch.startsParagraph ? 1 : 0
    }
    #expect(index.byteCount == start && index.height == top && index.paragraphCount == paragraphs)
    #expect(index.place(ofByte: start + 10).number == 999)
    #expect(index.place(atHeight: -5).number == 0)
  }

  @Test("After a thousand random changes it is as if made anew")
  func randomChanges() {
    var numbers = SeededNumbers(seed: 7)
    var model = (0..<600).map { _ in stretch(&numbers) }
    var index = DocumentIndex(model)
    for _ in 0..<1000 {
      let start = Int(numbers.next() % UInt64(model.count + 1))
      let most = numbers.next() % 40 == 0 ? 400 : 3
      let end = min(model.count, start + Int(numbers.next() % UInt64(most)))
      let count = Int(numbers.next() % UInt64(most)) + (end - start == model.count ? 1 : 0)
      let made = (0..<count).map { _ in stretch(&numbers) }
      model.replaceSubrange(start..<end, with: made)
      index.replace(start..<end, with: made)
      let row = Int(numbers.next() % UInt64(model.count))
      model[row].setHeight(Int(numbers.next() % 90), isMeasured: true)
      index.setHeight(model[row].height, at: row)
      #expect(index.stretches == model)
      #expect(index.place(row) == DocumentIndex(model).place(row))
      #expect(index.height == model.reduce(0) { $0 + $1.height })
    }
  }

  private func stretch(_ numbers: inout SeededNumbers) -> DocumentStretch {
    DocumentStretch(
      byteCount: Int(numbers.next() % 50), startsParagraph: numbers.next() % 2 == 0,
      estimate: Int(numbers.next() % 60) + 1)
  }
}
