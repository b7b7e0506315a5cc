import LaminaGeometry
import LaminaText
import Testing

@Suite("Editing")
struct EditingTests {
  @Test("typing goes on in one step, which undo takes back whole")
  func typing() {
    var editing = TextEditing("")
    for (time, letter) in "Hello".enumerated() {
      editing.insert(String(letter), at: Double(time))
    }
    #expect(editing.text == "Hello")
    editing.undo()
    #expect(editing.text.isEmpty && !editing.canUndo && editing.canRedo)
    editing.redo()
    #expect(editing.text == "Hello" && editing.selection == TextSelectionRange(5))
  }

  @Test("a pause, a line break, a motion and a paste begin a new step")
  func steps() {
    var editing = TextEditing("")
    editing.insert("a", at: 0)
    editing.insert("b", at: 3)
    editing.insert("\n", at: 3)
    editing.insert("c", at: 3)
    editing.select(1..<1)
    editing.insert("d", at: 3)
    editing.paste("e", at: 3)
    var texts = [editing.text]
    while editing.undo() { texts.append(editing.text) }
    #expect(texts == ["adeb\nc", "adb\nc", "ab\nc", "ab\n", "ab", "a", ""])
  }

  @Test("deletes go on in one step and give the selection back")
  func deletes() {
    var editing = TextEditing("Hello 👨‍👩‍👧e\u{301}")
    let layout = TextLayout(RichText(editing.text))
    editing.delete(.backward, in: layout, at: 0)
    editing.delete(.backward, in: layout, at: 1)
    #expect(editing.text == "Hello ")
    editing.undo()
    #expect(editing.text == "Hello 👨‍👩‍👧e\u{301}")
    editing.selectAll()
    editing.insert("x", at: 9)
    editing.undo()
    #expect(editing.selection.range == 0..<editing.text.utf8.count)
  }

  @Test("a mark that is typed joins the letter before it, and the caret stands behind both")
  func joining() {
    var editing = TextEditing("ae")
    editing.insert("\u{301}", at: 0)
    #expect(editing.selection == TextSelectionRange(4))
    editing.select(3..<3)
    #expect(editing.selection == TextSelectionRange(1))
  }

  @Test("a single line takes no line breaks, and a limit counts characters")
  func limits() {
    var editing = TextEditing(
      "", options: TextEditingOptions(isMultiline: false, characterLimit: 4))
    editing.paste("a\r\n👨‍👩‍👧bcd", at: 0)
    #expect(editing.text == "a 👨‍👩‍👧b")
    editing.insert("x", at: 0)
    #expect(editing.text == "a 👨‍👩‍👧b")
    editing.insert("\u{301}", at: 0)
    #expect(editing.text == "a 👨‍👩‍👧b\u{301}")
    editing.selectAll()
    editing.paste("12345", at: 0)
    #expect(editing.text == "1234")
  }

  @Test(
    "what is composed is shown in place of the selection and is in the text only when committed")
  func composing() {
    var editing = TextEditing("我们大学")
    editing.select(6..<6)
    editing.compose("bei jing", selection: 8..<8)
    #expect(editing.text == "我们大学" && editing.displayText == "我们bei jing大学")
    #expect(editing.displaySelection == TextSelectionRange(14))
    #expect(editing.lastChange == TextChange(range: 6..<6, count: 8, revision: 1))
    editing.replaceAll(with: "我们的大学")
    #expect(editing.displayText == "我们bei jing的大学")
    editing.commit("北京", at: 0)
    #expect(editing.text == "我们北京的大学" && editing.composition == nil)
    editing.select(0..<6)
    editing.compose("x", selection: 1..<1)
    editing.cancelComposition()
    #expect(editing.text == "我们北京的大学" && editing.selection.range == 0..<6)
  }

  @Test("a secret is not copied and does not tell where its words are")
  func secret() {
    var editing = TextEditing("pass word", options: TextEditingOptions(isSecure: true))
    editing.selectWord(at: 1)
    #expect(editing.selection.range == 0..<9)
    #expect(editing.selectedText == nil && editing.cut() == nil && editing.text == "pass word")
  }

  @Test("what is read only can be selected and copied, not changed")
  func readOnly() {
    var editing = TextEditing("text", options: TextEditingOptions(isEditable: false))
    editing.selectAll()
    editing.insert("x", at: 0)
    editing.compose("y", selection: 0..<1)
    #expect(editing.cut() == nil)
    #expect(editing.text == "text" && editing.displayText == "text")
    #expect(editing.selectedText == "text")
  }

  @Test("a drag keeps the word it began with")
  func units() {
    var editing = TextEditing("one two three")
    editing.placeCaret(at: TextPosition(5), extending: false, by: .word)
    #expect(editing.selection == TextSelectionRange(anchor: 4, head: 7))
    editing.placeCaret(at: TextPosition(1), extending: true, by: .word)
    #expect(editing.selection == TextSelectionRange(anchor: 7, head: 0))
    editing.placeCaret(at: TextPosition(10), extending: true, by: .word)
    #expect(editing.selection == TextSelectionRange(anchor: 4, head: 13))
  }

  @Test("dragged text is moved in one step and stays selected")
  func moved() {
    var editing = TextEditing("one two three")
    editing.moveText(0..<4, to: 8, at: 0)
    #expect(editing.text == "two one three" && editing.selection.range == 4..<8)
    editing.undo()
    #expect(editing.text == "one two three" && !editing.canUndo)
    editing.moveText(8..<13, to: 0, at: 0)
    #expect(editing.text == "threeone two " && editing.selection.range == 0..<5)
  }

  @Test("all changes since a revision are one")
  func changes() {
    var editing = TextEditing("0123456789")
    editing.replace(2..<4, with: "abc", at: 0)
    editing.replace(8..<9, with: "", at: 0)
    #expect(editing.change(since: 0) == TextChange(range: 2..<8, count: 6, revision: 2))
    #expect(editing.change(since: 1) == editing.lastChange)
    #expect(editing.change(since: 2) == nil)
  }
}
