import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What a person does in an editor.
@MainActor
@Suite struct TextEditorTests {
  private let lines = (1...60).map { "line \($0)" }.joined(separator: "\n")

  @Test func `what is typed goes to the binding, and Return begins a paragraph`() {
    let desk = EditorDesk("")
    desk.harness.type("Hé\n天b\n")
    #expect(desk.text == "Hé\n天b\n")
    #expect(desk.selection == 6..<6)
    desk.press(.delete)
    desk.press(.delete)
    #expect(desk.text == "Hé\n天")
  }

  @Test func `Tab is a character, Control and Tab or Escape leave`() {
    let desk = EditorDesk("a") { editor in
      VStack {
        editor
        Button("Next") {}
      }
    }
    desk.press(.end)
    desk.press(.tab)
    #expect(desk.text == "a\t")
    desk.press(.tab, .command)
    desk.harness.type("x")
    #expect(desk.text == "a\t")
    desk.harness.tap(at: CGPoint(x: 20, y: 20))
    desk.press(.escape)
    desk.harness.type("x")
    #expect(desk.text == "a\t")
  }

  @Test func `a click puts the caret between the nearest characters, a drag selects`() {
    let desk = EditorDesk("one two\nthree", size: CGSize(width: 200, height: 100))
    desk.harness.tap(at: CGPoint(x: 150, y: 18))
    #expect(desk.selection == 7..<7)
    desk.harness.tap(at: CGPoint(x: 15, y: 40), count: 2)
    #expect(desk.selection == 8..<13)
    desk.harness.drag(from: CGPoint(x: 9, y: 18), to: CGPoint(x: 190, y: 40))
    #expect(desk.selection == 0..<13)
    desk.harness.tap(at: CGPoint(x: 100, y: 90))
    #expect(desk.selection == 13..<13)
  }

  @Test func `the caret stays in sight, at the end and back at the start`() throws {
    let desk = EditorDesk(lines)
    desk.press(.end, .command)
    var caret = try #require(desk.caret)
    #expect(caret.minY > 60 && caret.maxY < 120)
    desk.harness.type("\nand more")
    caret = try #require(desk.caret)
    #expect(caret.minY > 60 && caret.maxY < 120)
    desk.press(.home, .command)
    caret = try #require(desk.caret)
    #expect(caret.minY >= 0 && caret.maxY < 40)
    for _ in 0..<10 { desk.press(.downArrow) }
    caret = try #require(desk.caret)
    #expect(caret.maxY < 120 && caret.minY > 60)
  }

  @Test func `a page down moves by what is seen`() throws {
    let desk = EditorDesk(lines)
    desk.press(.home, .command)
    desk.press(.pageDown)
    let first = try #require(desk.selection).lowerBound
    #expect(first > 20 && first < 60)
    desk.press(.pageDown, .shift)
    #expect(try #require(desk.selection).count > 20)
    desk.press(.pageUp)
    desk.press(.pageUp)
    desk.press(.pageUp)
    #expect(desk.selection == 0..<0)
  }

  @Test func `the wheel scrolls, and the caret stays where it is in the text`() throws {
    let desk = EditorDesk(lines)
    desk.press(.home, .command)
    let caret = try #require(desk.caret)
    desk.harness.scroll("editor", down: 300)
    desk.harness.advance(by: 1)
    #expect(try #require(desk.caret).minY == caret.minY - 300)
    desk.harness.type("x")
    #expect(desk.text.hasPrefix("xline"))
    #expect(try #require(desk.caret).minY >= 0)
  }

  @Test func `a drag beyond the edge goes on scrolling while the pointer rests`() throws {
    let desk = EditorDesk(lines)
    desk.harness.pointerDown(at: CGPoint(x: 20, y: 20))
    desk.harness.move(to: CGPoint(x: 60, y: 170))
    let soon = try #require(desk.selection).count
    desk.harness.advance(by: 1)
    let later = try #require(desk.selection).count
    #expect(later > soon + 100)
    desk.harness.pointerUp(at: CGPoint(x: 60, y: 170))
    desk.harness.advance(by: 1)
    #expect(try #require(desk.selection).count == later)
  }

  @Test func `up and down keep the column across wrapped lines and paragraphs`() {
    let desk = EditorDesk("a wide line that is wrapped into some lines\nb\nanother one")
    desk.press(.home, .command)
    for _ in 0..<6 { desk.press(.rightArrow) }
    desk.press(.downArrow)
    desk.press(.downArrow)
    #expect(desk.selection == 45..<45)
    desk.press(.downArrow)
    #expect(desk.selection.map { abs($0.lowerBound - 52) <= 1 } == true)
  }

  @Test func `End and Home go to the edges of a wrapped line`() throws {
    let desk = EditorDesk("words that go on and on until they are wrapped, and then on")
    desk.press(.home, .command)
    let start = try #require(desk.caret)
    desk.press(.end)
    let end = try #require(desk.caret)
    #expect(end.minY == start.minY && end.minX > 150)
    desk.press(.rightArrow)
    #expect(try #require(desk.caret).minY > start.minY)
    desk.press(.home)
    #expect(try #require(desk.caret).minX == start.minX)
  }

  @Test func `undo and redo go through the binding`() {
    let desk = EditorDesk("a")
    desk.press(.end, .command)
    desk.harness.type("bc\nd")
    desk.press("z", .command)
    #expect(desk.text != "abc\nd")
    for _ in 0..<5 { desk.press("z", .command) }
    #expect(desk.text == "a")
    for _ in 0..<5 { desk.press("y", .command) }
    #expect(desk.text == "abc\nd")
  }

  @Test func `cut, copy and paste keep line breaks`() {
    let desk = EditorDesk("one\ntwo\nthree")
    desk.press("a", .command)
    desk.press("x", .command)
    #expect(desk.text == "" && desk.harness.clipboard.string == "one\ntwo\nthree")
    desk.press("v", .command)
    desk.press("v", .command)
    #expect(desk.text == "one\ntwo\nthreeone\ntwo\nthree")
  }

  @Test func `what is composed is shown and not in the text`() throws {
    let desk = EditorDesk("ab\ncd")
    desk.press(.home, .command)
    let before = try #require(desk.caret)
    desk.harness.compose("nihao")
    #expect(desk.text == "ab\ncd")
    #expect(try #require(desk.caret).minX > before.minX + 20)
    desk.harness.commit("你好")
    #expect(desk.text == "你好ab\ncd")
    desk.harness.compose("x")
    desk.harness.compose("")
    #expect(desk.text == "你好ab\ncd" && desk.selection == 2..<2)
  }

  @Test func `a read-only text can be selected and copied, a disabled one cannot`() {
    let desk = EditorDesk("some text") { $0.readOnly() }
    desk.harness.type("x")
    desk.press("a", .command)
    desk.press("c", .command)
    #expect(desk.text == "some text" && desk.harness.clipboard.string == "some text")
    let other = EditorDesk("some text") { $0.disabled(true) }
    other.harness.tap(at: CGPoint(x: 30, y: 20))
    other.harness.type("x")
    #expect(other.text == "some text" && other.selection == nil)
  }

  @Test func `the program changes text and selection`() throws {
    let desk = EditorDesk("first\nsecond")
    desk.model.text = lines
    desk.harness.settle()
    #expect(desk.harness.element("editor")?.semantics.value == lines)
    let end = desk.model.text.endIndex
    desk.model.selection = TextSelection(insertionPoint: end)
    desk.harness.settle()
    #expect(try #require(desk.caret).maxY < 120)
    desk.harness.type("!")
    #expect(desk.text == lines + "!")
  }

  @Test func `another width keeps the first line that is seen`() throws {
    let text = (1...300).map { "paragraph \($0) with words enough for two lines" }
    let desk = EditorDesk(text.joined(separator: "\n"))
    desk.harness.scroll("editor", down: 3000)
    desk.harness.advance(by: 1)
    desk.harness.tap(at: CGPoint(x: 12, y: 4))
    let place = try #require(desk.selection).lowerBound
    desk.harness.resize(to: CGSize(width: 400, height: 120))
    desk.harness.tap(at: CGPoint(x: 12, y: 4))
    #expect(abs(try #require(desk.selection).lowerBound - place) < 50)
  }

  @Test func `text from elsewhere is dropped where the pointer is`() {
    let desk = EditorDesk("one\ntwo")
    desk.harness.drop("NEW ", at: CGPoint(x: 9, y: 40))
    #expect(desk.text == "one\nNEW two")
  }
}
