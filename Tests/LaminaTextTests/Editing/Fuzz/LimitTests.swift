import EditingScenes
import LaminaText
import Testing
import SeededRandom

@Suite("Limits of editing")
struct LimitTests {
  @Test("a limit is never passed and always reached, whatever joins with its neighbours")
  func characters() {
    for seed: UInt64 in 1...4 {
      var numbers = SeededNumbers(seed: seed)
      let limit = 24
      var editing = TextEditing("", options: TextEditingOptions(characterLimit: limit))
      for step in 0..<400 {
        let size = editing.text.utf8.count
        let start = Int.random(in: 0...size, using: &numbers)
        let end = Int.random(in: start...min(size, start + 8), using: &numbers)
        editing.select(start..<end)
        let pieces = (0...Int.random(in: 0...4, using: &numbers)).map { _ in
          EditingPieces.all.randomElement(using: &numbers) ?? ""
        }
        editing.paste(pieces.joined(), at: 0)
        #expect(editing.text.count <= limit, "seed \(seed), step \(step)")
        if step % 7 == 0 { editing.undo() }
        if step % 10 == 0 { fill(&editing, limit) }
      }
    }
  }

  /// Plain letters fill exactly the room that is left: so the count is right.
  private func fill(_ editing: inout TextEditing, _ limit: Int) {
    editing.select(0..<0)
    editing.paste(String(repeating: "x", count: limit), at: 0)
    // The last of them may have joined with a mark that stood first.
    #expect((limit - 1...limit).contains(editing.text.count))
  }

  @Test("a text from outside may be longer, and then only shrinks")
  func outside() {
    var editing = TextEditing("12345", options: TextEditingOptions(characterLimit: 3))
    editing.insert("6", at: 0)
    #expect(editing.text == "12345")
    editing.select(0..<4)
    editing.insert("abc", at: 0)
    #expect(editing.text == "ab5")
    editing.options.characterLimit = nil
    editing.insert("more", at: 0)
    #expect(editing.text.count == 7)
    editing.options.characterLimit = 8
    editing.paste("xyz", at: 0)
    #expect(editing.text.count == 8)
  }

  @Test("undo remembers as many bytes as it may, the latest ones")
  func history() {
    var editing = TextEditing("", options: TextEditingOptions(undoLimit: 4_000))
    for number in 0..<200 { editing.paste("\(number) " + String(repeating: "a", count: 50), at: 0) }
    let text = editing.text
    var steps = 0
    while editing.undo() { steps += 1 }
    #expect((10...20).contains(steps))
    while editing.redo() {}
    #expect(editing.text == text)
    editing.paste(String(repeating: "b", count: 10_000), at: 0)
    #expect(!editing.canUndo)
    var silent = TextEditing("", options: TextEditingOptions(undoLimit: 0))
    silent.insert("x", at: 0)
    #expect(!silent.canUndo)
  }
}
