import LaminaGeometry
import LaminaText
import SeededRandom
import Testing

/// Runs of attributes beside a text, held against a number for each byte.
@Suite("Runs of attributes")
struct StyleRunsTests {
  /// Whether parts lie one behind the other and neighbours differ.
  private func isTidy(_ runs: StyleRuns) -> Bool {
    let parts = runs.parts
    let starts = [0] + parts.map(\.bytes.upperBound)
    return zip(parts, starts).allSatisfy { $0.bytes.lowerBound == $1 && !$0.bytes.isEmpty }
      && zip(parts, parts.dropFirst()).allSatisfy { $0.attributes != $1.attributes }
      && runs.runCount == parts.count
  }

  private func someRange(_ count: Int, _ numbers: inout SeededNumbers) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &numbers)
    return start..<Int.random(in: start...count, using: &numbers)
  }

  @Test("Changes at random leave what a number for each byte says")
  func thrashed() {
    for seed in 0..<UInt64(rounds(30, of: 600)) {
      var numbers = SeededNumbers(seed: seed)
      var model: [Int] = []
      var runs = StyleRuns()
      for step in 0..<80 {
        let range = someRange(model.count, &numbers)
        if Bool.random(using: &numbers) {
          let length = Int.random(in: 0...6, using: &numbers)
          let made = (0..<length).map { _ in Int.random(in: 0...2, using: &numbers) }
          model.replaceSubrange(range, with: made)
          runs.replace(range, with: StyleRuns(numbers: made))
        } else {
          for byte in range { model[byte] = (model[byte] + 1) % 3 }
          runs.transform(range) { $0 = numbered((StyleRuns(count: 1, $0).numbers[0] + 1) % 3) }
        }
        guard runs.numbers == model, isTidy(runs), runs.count == model.count else {
          Issue.record("seed \(seed), step \(step): \(runs.numbers), not \(model)")
          return
        }
        let part = someRange(model.count, &numbers)
        #expect(runs.slice(part).numbers == Array(model[part]))
      }
    }
  }

  @Test("What differs between two is all that differs, and nothing does where they are equal")
  func difference() {
    for seed in 0..<UInt64(rounds(200, of: 4000)) {
      var numbers = SeededNumbers(seed: seed)
      let count = Int.random(in: 1...12, using: &numbers)
      let one = (0..<count).map { _ in Int.random(in: 0...1, using: &numbers) }
      var other = one
      for byte in someRange(count, &numbers) {
        other[byte] = Int.random(in: 0...1, using: &numbers)
      }
      let (before, after) = (StyleRuns(numbers: one), StyleRuns(numbers: other))
      guard let range = before.difference(to: after) else {
        #expect(one == other)
        continue
      }
      #expect(one != other)
      var taken = before
      taken.replace(range, with: after.slice(range))
      #expect(taken == after, "seed \(seed)")
    }
  }

  @Test("A byte beyond the end has the attributes of the last one, and one of no text has none")
  func beyond() {
    let runs = StyleRuns(numbers: [1, 1, 2])
    #expect(
      [0, 1, 2, 3, 9].map { runs[$0] } == [
        numbered(1), numbered(1), numbered(2), numbered(2), numbered(2),
      ])
    #expect(StyleRuns()[0] == numbered(0))
  }

  @Test("A range beyond the end is held to it")
  func clamped() {
    var runs = StyleRuns(numbers: [1, 2])
    runs.replace(1..<9, with: StyleRuns(numbers: [3]))
    #expect(runs.numbers == [1, 3])
    runs.replace(7..<9, with: StyleRuns(numbers: [4]))
    #expect(runs.numbers == [1, 3, 4])
  }

  @Test("A string gives its attributes by bytes, and takes them back")
  func strings() {
    var string = AttributedString("Grüße 👨‍👩‍👧e\u{301}\r\n!")
    let place = string.unicodeScalars.index(string.startIndex, offsetBy: 8)
    string[place...].setAttributes(numbered(1))
    let (text, styles) = (String(scalarsOf: string), StyleRuns(string))
    #expect(text.utf8.elementsEqual("Grüße 👨‍👩‍👧e\u{301}\r\n!".utf8))
    #expect(styles.count == text.utf8.count)
    // Six letters of eight bytes, a man of four, and the joiner of three with which the attributes begin.
    #expect(styles.parts.map(\.bytes) == [0..<15, 15..<text.utf8.count])
    #expect(StyleRuns(AttributedString(text, styles)) == styles)
  }

  @Test("Changes between the scalars of a character are brought to a string as they are")
  func withinCharacters() {
    let pieces = [
      "a", "天", " ", "\n", "\r\n", "\r", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\u{200D}", "🇩🇪", "🇨",
      "❤\u{FE0F}",
    ]
    for seed in 0..<UInt64(rounds(30, of: 600)) {
      var numbers = SeededNumbers(seed: seed)
      var scalars: [Unicode.Scalar] = []
      var styles = StyleRuns()
      var shown = AttributedString()
      for _ in 0..<40 {
        let range = someRange(scalars.count, &numbers)
        let start = scalars[..<range.lowerBound].reduce(0) { $0 + UTF8.width($1) }
        let length = scalars[range].reduce(0) { $0 + UTF8.width($1) }
        let count = Int.random(in: 0...4, using: &numbers)
        let made = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
        scalars.replaceSubrange(range, with: made.unicodeScalars)
        let number = Int.random(in: 0...2, using: &numbers)
        styles.replace(
          start..<start + length, with: StyleRuns(count: made.utf8.count, numbered(number)))
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        let text = String(view)
        let change = TextChange(
          range: start..<start + length, count: made.utf8.count, revision: 1)
        shown.apply(change, in: text, styles)
        guard String(scalarsOf: shown).utf8.elementsEqual(text.utf8), StyleRuns(shown) == styles
        else {
          Issue.record("seed \(seed): \(text.debugDescription)")
          return
        }
        // What programs do with the string.
        #expect(String(shown.characters).utf8.elementsEqual(text.utf8))
      }
    }
  }
}
