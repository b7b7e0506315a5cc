import LaminaDrawing
import LaminaGeometry
import LaminaText
import LaminaViews
import Testing

/// Selections of attributed strings as values.
@MainActor @Suite("Selections of attributed strings")
struct AttributedSelectionTests {
  private func range(_ text: AttributedString, _ bytes: Range<Int>) -> AttributedTextSelection {
    AttributedTextSelection(range: text.places(bytes))
  }

  @Test("A new selection is a caret at the end, an empty range is a caret")
  func carets() {
    let text: AttributedString = "abc"
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
    #expect(range(text, 1..<1).indices(in: text) == .insertionPoint(text.place(1)))
    #expect(range(text, 1..<2).indices(in: text) == .ranges(RangeSet(text.places(1..<2))))
  }

  @Test("Places that a text does not have are moved into it")
  func beyond() {
    let long: AttributedString = "a long text"
    let short: AttributedString = "ab"
    #expect(range(long, 1..<9).indices(in: short) == .ranges(RangeSet(short.places(1..<2))))
    #expect(range(long, 5..<9).indices(in: short) == .insertionPoint(short.endIndex))
  }

  @Test("Attributes are those of each run, or of what is typed")
  func attributes() {
    var text: AttributedString = "abcd"
    text[text.places(1..<2)].foregroundColor = .red
    let colors = range(text, 0..<4).attributes(in: text)[\.foregroundColor]
    #expect(colors == [nil, .red, nil])
    #expect(range(text, 1..<2).attributes(in: text)[\.foregroundColor].contains(.red))
    #expect(Array(range(text, 0..<4).attributes(in: text)).count == 3)
    #expect(range(text, 2..<2).typingAttributes(in: text).foregroundColor == .red)
    #expect(range(text, 3..<3).typingAttributes(in: text).foregroundColor == nil)
    #expect(range(text, 1..<4).typingAttributes(in: text).foregroundColor == .red)
  }

  @Test("A change of attributes is made run by run, and at a caret to what is typed")
  func transform() {
    var text: AttributedString = "abcd"
    text[text.places(1..<2)].foregroundColor = .red
    var selection = range(text, 1..<3)
    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    #expect(text.marked == "a[uc b][u c]d")
    var caret = range(text, 0..<0)
    text.transformAttributes(in: &caret) { $0.foregroundColor = .blue }
    #expect(text.marked == "a[uc b][u c]d")
    #expect(caret.typingAttributes(in: text).foregroundColor == .blue)
    text.replaceSelection(&caret, withCharacters: "x")
    #expect(text.marked == "[c x]a[uc b][u c]d")
    #expect(caret.indices(in: text) == .insertionPoint(text.place(1)))
  }

  @Test("An error of the change is passed on")
  func errors() {
    struct Failure: Error {}
    var text: AttributedString = "ab"
    var selection = range(text, 0..<1)
    #expect(throws: Failure.self) {
      try text.transformAttributes(in: &selection) { _ throws(Failure) in throw Failure() }
    }
  }

  @Test("Several ranges are replaced by one text, where the first was")
  func ranges() {
    var text: AttributedString = "a-b-c"
    var selection = AttributedTextSelection(
      ranges: RangeSet([text.places(0..<1), text.places(4..<5)]))
    text.replaceSelection(&selection, with: AttributedString("x"))
    #expect(text.marked == "x-b-")
    #expect(selection.indices(in: text) == .insertionPoint(text.place(1)))
  }

  @Test("A selection follows its characters when the text is changed")
  func updating() {
    var text: AttributedString = "one two"
    var selection = range(text, 4..<7)
    text.transform(updating: &selection) { $0.insert(AttributedString("and "), at: $0.startIndex) }
    #expect(selection.indices(in: text) == .ranges(RangeSet(text.places(8..<11))))
    #expect(AttributedString(text[selection]).marked == "two")
  }
}
