import LaminaGeometry
import LaminaText
import SeededRandom
import Testing

/// Editing a text about whose characters something is said.
@Suite("Editing with attributes")
struct StyledEditingTests {
  /// Attributes of each byte by number.
  private func editing(_ text: String, _ numbers: [Int]) -> TextEditing {
    TextEditing(text, StyleRuns(numbers: numbers))
  }

  @Test(
    "What is typed has the attributes before the caret, and those of the paragraph at its start")
  func typing() {
    var text = editing("ab\ncd", [1, 1, 0, 2, 2])
    text.select(2..<2)
    text.insert("x", at: 0)
    #expect(text.styles?.numbers == [1, 1, 1, 0, 2, 2])
    text.select(4..<4)
    text.insert("y", at: 0)
    #expect(text.styles?.numbers == [1, 1, 1, 0, 2, 2, 2])
    text.select(0..<0)
    text.insert("z", at: 0)
    #expect(text.styles?.numbers == [1, 1, 1, 1, 0, 2, 2, 2])
  }

  @Test("What replaces the selection has the attributes of its first character")
  func replacing() {
    var text = editing("abcd", [0, 1, 2, 0])
    text.select(1..<3)
    text.insert("xyz", at: 0)
    #expect(text.text == "axyzd" && text.styles?.numbers == [0, 1, 1, 1, 0])
    text.undo()
    #expect(text.text == "abcd" && text.styles?.numbers == [0, 1, 2, 0])
    text.redo()
    #expect(text.text == "axyzd" && text.styles?.numbers == [0, 1, 1, 1, 0])
  }

  @Test("A choice for what is typed holds for the next characters, and goes when the caret moves")
  func choice() {
    var text = editing("ab", [0, 0])
    text.chooseStyle(numbered(2))
    text.insert("c", at: 0)
    text.insert("d", at: 0)
    #expect(text.styles?.numbers == [0, 0, 2, 2])
    text.chooseStyle(numbered(1))
    text.select(1..<1)
    text.insert("x", at: 0)
    #expect(text.styles?.numbers == [0, 0, 0, 2, 2])
  }

  @Test("A command is one step, and typing before and behind it are others")
  func steps() {
    var text = editing("", [])
    text.insert("a", at: 0)
    text.insert("b", at: 0)
    text.select(0..<2)
    text.transformStyles(at: 0) { $0 = numbered(1) }
    text.select(2..<2)
    text.insert("c", at: 0)
    #expect(text.text == "abc" && text.styles?.numbers == [1, 1, 1])
    text.undo()
    #expect(text.text == "ab" && text.styles?.numbers == [1, 1])
    text.undo()
    #expect(text.text == "ab" && text.styles?.numbers == [0, 0])
    #expect(text.selection.range == 0..<2)
    text.undo()
    #expect(text.text.isEmpty && text.styles?.count == 0)
    while text.redo() {}
    #expect(text.text == "abc" && text.styles?.numbers == [1, 1, 1])
  }

  @Test("A command that changes nothing is no step")
  func nothing() {
    var text = editing("ab", [1, 1])
    text.selectAll()
    let revision = text.revision
    text.transformStyles(at: 0) { $0 = numbered(1) }
    #expect(!text.canUndo && text.revision == revision)
  }

  @Test("All of a text replaced goes on in its attributes")
  func emptied() {
    var text = editing("ab", [1, 2])
    text.selectAll()
    _ = text.cut()
    text.insert("x", at: 0)
    #expect(text.styles?.numbers == [1])
  }

  @Test("A link does not go on behind its end, but within")
  func links() throws {
    let url = try #require(URL(string: "https://example.org"))
    var link = AttributeContainer()
    link[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
    var styles = StyleRuns(count: 2, link)
    styles.append(1, numbered(0))
    var text = TextEditing("ab.", styles)
    text.select(1..<1)
    text.insert("x", at: 0)
    #expect(text.styles?.parts.map(\.bytes) == [0..<3, 3..<4])
    text.select(3..<3)
    text.insert("y", at: 0)
    #expect(text.text == "axby." && text.styles?.parts.map(\.bytes) == [0..<3, 3..<5])
    text.select(0..<0)
    text.insert("z", at: 0)
    #expect(text.styles?.parts.map(\.bytes) == [0..<1, 1..<4, 4..<6])
  }

  @Test("Text that is moved or pasted keeps its attributes")
  func moved() {
    var text = editing("abcd", [1, 2, 0, 0])
    text.moveText(0..<2, to: 4, at: 0)
    #expect(text.text == "cdab" && text.styles?.numbers == [0, 0, 1, 2])
    text.undo()
    #expect(text.text == "abcd" && text.styles?.numbers == [1, 2, 0, 0])
    text.select(4..<4)
    text.paste("xy", StyleRuns(numbers: [2, 1]), at: 0)
    #expect(text.styles?.numbers == [1, 2, 0, 0, 2, 1])
  }

  @Test("Of a text that is pasted, what a limit leaves keeps its attributes")
  func limited() {
    var text = TextEditing(
      "ab", StyleRuns(numbers: [0, 0]), options: TextEditingOptions(characterLimit: 4))
    text.paste("xyz", StyleRuns(numbers: [2, 1, 2]), at: 0)
    #expect(text.text == "abxy" && text.styles?.numbers == [0, 0, 2, 1])
  }

  @Test("Words replaced in several places leave what is between them as it was")
  func replaceAll() {
    var text = editing("a-b-a", [1, 2, 0, 2, 0])
    text.replace(each: [0..<1, 4..<5], with: "xx", at: 0)
    #expect(text.text == "xx-b-xx" && text.styles?.numbers == [1, 1, 2, 0, 2, 0, 0])
    text.undo()
    #expect(text.text == "a-b-a" && text.styles?.numbers == [1, 2, 0, 2, 0])
  }

  @Test("What comes from outside is taken over, and the caret stays with its character")
  func outside() {
    var text = editing("abc", [0, 0, 0])
    text.select(2..<2)
    text.replaceAll(with: "xxabc", StyleRuns(numbers: [1, 1, 0, 0, 2]), isStep: false, at: 0)
    #expect(text.text == "xxabc" && text.styles?.numbers == [1, 1, 0, 0, 2])
    #expect(text.selection.range == 4..<4)
  }

  @Test("Another appearance from outside is a step where it is to be, else joins the one before")
  func outsideSteps() {
    var text = editing("", [])
    text.insert("ab", at: 0)
    text.replaceAll(with: "ab", StyleRuns(numbers: [0, 1]), isStep: false, at: 0)
    text.replaceAll(with: "ab", StyleRuns(numbers: [2, 1]), isStep: true, at: 0)
    text.undo()
    #expect(text.text == "ab" && text.styles?.numbers == [0, 1])
    text.undo()
    #expect(text.text.isEmpty && text.styles?.count == 0)
    while text.redo() {}
    #expect(text.text == "ab" && text.styles?.numbers == [2, 1])
  }

  @Test("What is composed is shown as what is typed, and the text says nothing of it")
  func composing() {
    var text = editing("ab", [1, 2])
    text.select(1..<1)
    text.compose("xyz", selection: 3..<3)
    #expect(text.styles?.numbers == [1, 2])
    #expect(text.displayStyles?.numbers == [1, 1, 1, 1, 2])
    text.commit("X", at: 0)
    #expect(text.text == "aXb" && text.styles?.numbers == [1, 1, 2])
  }

  @Test("A text about which nothing is said has no runs, whatever is done")
  func plain() {
    var text = TextEditing("ab")
    text.insert("c", at: 0)
    text.transformStyles(at: 0) { $0 = numbered(1) }
    text.chooseStyle(numbered(1))
    #expect(text.styles == nil && text.chosenStyle == nil && text.displayStyles == nil)
  }

  @Test("Actions at random keep runs and text together, and all of it is taken back and done again")
  func thrashed() {
    let pieces = ["a", "天", " ", "\n", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪", "\r\n"]
    for seed in 0..<UInt64(rounds(20, of: 400)) {
      var numbers = SeededNumbers(seed: seed)
      let start = "Hello, 👨‍👩‍👧!"
      var text = TextEditing(start, StyleRuns(count: start.utf8.count, numbered(1)))
      for step in 0..<60 {
        let count = text.text.utf8.count
        let low = Int.random(in: 0...count, using: &numbers)
        text.select(low..<min(count, low + Int.random(in: 0...8, using: &numbers)))
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: _ = text.cut(at: Double(step))
        case 1:
          let number = Int.random(in: 0...2, using: &numbers)
          text.transformStyles(at: Double(step)) { $0 = numbered(number) }
        case 2: text.moveText(text.selection.range, to: count / 2, at: Double(step))
        case 3: text.undo()
        default:
          text.insert(pieces.randomElement(using: &numbers) ?? "", at: Double(step))
        }
        guard text.styles?.count == text.text.utf8.count else {
          Issue.record("seed \(seed), step \(step): \(text.styles?.count ?? -1) bytes")
          return
        }
      }
      while text.redo() {}
      let end = (text.text, text.styles)
      while text.undo() {}
      #expect(text.text == start && text.styles == StyleRuns(count: start.utf8.count, numbered(1)))
      while text.redo() {}
      #expect(text.text.utf8.elementsEqual(end.0.utf8) && text.styles == end.1, "seed \(seed)")
    }
  }
}
