import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Lines below what is marked in editors.
@MainActor
@Suite struct TextMarkTests {
  private func desk(_ text: String, _ marks: [TextMark]) -> EditorDesk {
    EditorDesk(text, isFocused: false) { $0.textEditorStyle(.plain).textMarks(marks) }
  }

  /// The pixels that are red, and in the case of none an empty rectangle.
  private func red(_ desk: EditorDesk) -> CGRect {
    let picture = desk.harness.picture()
    var found = CGRect.null
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let pixel = picture.pixel(x: x, y: y)
        guard pixel >> 16 & 0xFF > 180, pixel >> 8 & 0xFF < 110, pixel & 0xFF < 110 else {
          continue
        }
        found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return found
  }

  @Test func `a mark is a line below its text, and no other`() {
    let one = red(desk("first\nsecond\nthird", [TextMark(utf8: 6..<12, color: .red)]))
    let whole = red(desk("first\nsecond\nthird", [TextMark(utf8: 0..<18, color: .red)]))
    #expect(one.height <= 4 && one.width > 20 && one.minY > whole.minY && one.maxY < whole.maxY)
    #expect(red(desk("first", [])).isNull)
  }

  @Test func `a mark moves along with the text until others are set`() {
    let marks = [TextMark(utf8: 2..<6, color: .red)]
    let desk = EditorDesk("a\nword") { $0.textEditorStyle(.plain).textMarks(marks) }
    let before = red(desk)
    desk.press(.home, .command)
    desk.harness.type("\n")
    let after = red(desk)
    #expect(after.minY > before.minY && after.minX == before.minX)
    #expect(abs(after.width - before.width) <= 1)
  }

  @Test func `what is written right before a mark is not marked`() {
    let desk = EditorDesk("word") {
      $0.textEditorStyle(.plain).textMarks([TextMark(utf8: 0..<4, color: .red)])
    }
    let before = red(desk)
    desk.press(.home, .command)
    desk.harness.type("long ")
    let after = red(desk)
    #expect(after.minX > before.minX + 10 && abs(after.width - before.width) <= 1)
  }

  @Test(
    arguments: [
      -5..<(-1), -5..<2, 0..<0, 3..<1_000_000_000, 90..<100, 0..<Int.max, Int.min..<Int.max, 1..<2,
    ])
  func `a mark beyond the text is cut off, whatever its numbers are`(_ range: Range<Int>) {
    let desk = desk("a天b\n", [TextMark(utf8: range, color: .red)])
    let isThere = range.overlaps(0..<6)
    #expect(red(desk).isNull != isThere)
    desk.press(.tab)
    desk.harness.type("more")
    #expect(desk.text.contains("more") && red(desk).isNull != isThere)
  }

  @Test func `marks of a text that has become another one end no program`() {
    let marks = [TextMark(utf8: 0..<600, color: .red), TextMark(utf8: 590..<600, color: .blue)]
    let desk = EditorDesk(String(repeating: "line\n", count: 120)) { $0.textMarks(marks) }
    desk.press(.character("a"), .command)
    desk.harness.type("x")
    #expect(desk.text == "x" && red(desk).height < 20)
  }
}
