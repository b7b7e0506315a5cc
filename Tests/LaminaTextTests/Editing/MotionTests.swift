import LaminaGeometry
import LaminaText
import Testing

@Suite("Motion")
struct MotionTests {
  private func editing(_ text: String, at offset: Int) -> TextEditing {
    var editing = TextEditing(text)
    editing.select(offset..<offset)
    return editing
  }

  private func layout(_ text: String, width: CGFloat? = nil) -> TextLayout {
    TextLayout(RichText(text), width: width)
  }

  /// Where a caret gets to by motions.
  private func offsets(_ text: String, from start: Int, _ motions: [TextMotion]) -> [Int] {
    let layout = layout(text)
    var editing = editing(text, at: start)
    return motions.map {
      editing.move($0, extending: false, in: layout)
      return editing.selection.head.offset
    }
  }

  @Test("up and down keep the column in which they began, over shorter lines and beyond the ends")
  func column() {
    let text = "wide line\nx\nwide line"
    #expect(offsets(text, from: 7, [.down, .down, .up, .up]) == [11, 19, 11, 7])
    #expect(offsets(text, from: 7, [.up, .down]) == [0, 11])
    #expect(offsets(text, from: 14, [.down, .up]) == [21, 11])
    #expect(offsets(text, from: 7, [.down, .left, .down]) == [11, 10, 12])
  }

  @Test("words go to their end, and back to their start")
  func words() {
    let text = "one two, three\nfour"
    #expect(
      offsets(text, from: 0, [.wordForward, .wordRight, .wordForward, .wordForward]) == [
        3, 7, 14, 19,
      ])
    #expect(offsets(text, from: 19, [.wordBackward, .wordLeft, .wordBackward]) == [15, 9, 4])
    #expect(offsets("我们在北京", from: 0, [.wordForward, .wordForward, .wordForward]) == [6, 9, 15])
    #expect(offsets("שלום עולם", from: 0, [.wordLeft, .wordLeft, .wordRight]) == [8, 17, 9])
  }

  @Test("paragraphs go to their own edge first and then to that of the next")
  func paragraphs() {
    let text = "one\r\ntwo\nthree"
    #expect(offsets(text, from: 6, [.paragraphUp, .paragraphUp, .paragraphUp]) == [5, 0, 0])
    #expect(
      offsets(text, from: 1, [.paragraphDown, .paragraphDown, .paragraphDown]) == [3, 8, 14])
    #expect(
      offsets(text, from: 6, [.paragraphStart, .paragraphStart, .paragraphEnd]) == [5, 5, 8])
    #expect(offsets(text, from: 6, [.documentEnd, .documentStart]) == [14, 0])
  }

  @Test("a selection collapses to the side of the motion")
  func collapse() {
    let text = "hello שלום"
    let layout = layout(text)
    var editing = TextEditing(text)
    editing.select(1..<4)
    editing.move(.left, extending: false, in: layout)
    #expect(editing.selection == TextSelectionRange(1))
    editing.select(1..<4)
    editing.move(.right, extending: false, in: layout)
    #expect(editing.selection == TextSelectionRange(4))
    editing.select(8..<12)
    editing.move(.left, extending: false, in: layout)
    #expect(editing.selection.head.offset == 12)
  }

  @Test("what was selected to the end of a wrapped line collapses to that end")
  func collapseAtWrap() {
    let text = "one two three"
    let layout = layout(text, width: 40)
    var editing = editing(text, at: 0)
    editing.move(.lineEnd, extending: true, in: layout)
    let end = editing.selection.head
    #expect(end.affinity == .upstream && end.offset < text.utf8.count)
    for motion in [TextMotion.right, .forward] {
      var collapsed = editing
      collapsed.move(motion, extending: false, in: layout)
      #expect(collapsed.selection == TextSelectionRange(end))
    }
  }

  @Test("extending keeps the other end")
  func extending() {
    let text = "one two"
    let layout = layout(text)
    var editing = editing(text, at: 3)
    editing.move(.wordForward, extending: true, in: layout)
    #expect(editing.selection == TextSelectionRange(anchor: 3, head: 7))
    editing.move(.documentStart, extending: true, in: layout)
    #expect(editing.selection == TextSelectionRange(anchor: 3, head: 0))
  }

  @Test("a page goes as far as it is high, a line at least")
  func pages() {
    let text = (0..<20).map(String.init).joined(separator: "\n")
    let layout = layout(text)
    let height = layout.lines[0].rect.height
    var editing = editing(text, at: 0)
    editing.move(.pageDown, extending: false, in: layout, page: height * 5)
    #expect(layout.lineNumber(at: layout.caretRect(at: editing.selection.head).midY) == 5)
    editing.move(.pageUp, extending: false, in: layout, page: 1)
    #expect(layout.lineNumber(at: layout.caretRect(at: editing.selection.head).midY) == 4)
    editing.move(.pageUp, extending: false, in: layout, page: height * 50)
    #expect(editing.selection == TextSelectionRange(0))
  }

  @Test("deleting takes whole characters, words and lines; at an edge it joins the neighbours")
  func deleting() {
    func deleted(_ text: String, at offset: Int, _ motion: TextMotion) -> String {
      var editing = editing(text, at: offset)
      editing.delete(motion, in: layout(text), at: 0)
      return editing.text
    }
    #expect(deleted("a👨‍👩‍👧", at: 19, .backward) == "a")
    #expect(deleted("e\u{301}x", at: 0, .forward) == "x")
    #expect(deleted("one two", at: 7, .wordBackward) == "one ")
    #expect(deleted("one two", at: 0, .wordForward) == " two")
    #expect(deleted("one\ntwo", at: 7, .lineStart) == "one\n")
    #expect(deleted("one\ntwo", at: 4, .lineStart) == "onetwo")
    #expect(deleted("one\r\ntwo", at: 3, .paragraphEnd) == "onetwo")
    #expect(deleted("one\ntwo", at: 4, .backward) == "onetwo")
    #expect(deleted("", at: 0, .backward) == "")
  }
}
