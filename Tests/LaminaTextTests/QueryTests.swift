import LaminaDrawing
import LaminaGeometry
import LaminaText
import Testing

@Suite("Carets, hits and selections")
struct QueryTests {
  @Test("carets go from left to right through a line, one for each character")
  func monotone() {
    let string = "office 中文 👨‍👩‍👧 e\u{301}!"
    let layout = TextLayout(RichText(string), scale: 2)
    let places = (string.indices + [string.endIndex]).map { layout.caretRect(at: $0).minX }
    for (left, right) in zip(places, places.dropFirst()) { #expect(left < right) }
    #expect(places.first == 0)
    #expect(places.last == layout.size.width)
  }

  @Test("a hit on a caret's place finds its character, in both directions of writing")
  func roundTrip() {
    for string in ["Hello 中文\nsecond line", "مرحبا بالعالم", "abc"] {
      let layout = TextLayout(RichText(string))
      for index in string.indices where !string[index].isNewline {
        let caret = layout.caretRect(at: index)
        #expect(layout.index(at: CGPoint(x: caret.minX, y: caret.midY)) == index)
      }
    }
  }

  @Test("right-to-left characters run from the right")
  func rightToLeft() {
    let string = "مرحبا"
    let layout = TextLayout(RichText(string))
    let places = string.indices.map { layout.caretRect(at: $0).minX }
    for (right, left) in zip(places, places.dropFirst()) { #expect(left < right) }
    #expect(places.first == layout.size.width)
    #expect(layout.caretRect(at: string.endIndex).minX == 0)
  }

  @Test("runs of both directions stand in visual order")
  func bidirectional() {
    let string = "abc אבג def"
    let layout = TextLayout(RichText(string))
    func x(_ character: Character) -> CGFloat {
      let index = string.firstIndex(of: character) ?? string.startIndex
      let rects = layout.rects(for: index..<string.index(after: index))
      return rects.first?.minX ?? -1
    }
    #expect("abcגבאdef".map(x) == "abcגבאdef".map(x).sorted())
    let selected = string.range(of: "c א").map { layout.rects(for: $0) } ?? []
    #expect(selected.count == 2)
  }

  @Test("a left-to-right word within Arabic keeps its order, and the paragraph starts at the right")
  func latinInArabic() {
    let string = "שלום abc 12"
    let layout = TextLayout(RichText(string), style: ParagraphStyle(isRightToLeft: true))
    func x(_ character: Character) -> CGFloat {
      let index = string.firstIndex(of: character) ?? string.startIndex
      return layout.rects(for: index..<string.index(after: index)).first?.minX ?? -1
    }
    #expect("abc".map(x) == "abc".map(x).sorted())
    #expect(x("ש") > x("ם") && x("ם") > x("a"))
  }

  @Test("a selection covers whole lines between its ends")
  func selection() {
    let string = "one\ntwo\nthree"
    let layout = TextLayout(RichText(string))
    let all = layout.rects(for: string.startIndex..<string.endIndex)
    #expect(all == layout.lines.map(\.rect))
    #expect(layout.rects(for: string.startIndex..<string.startIndex).isEmpty)
  }

  @Test("points outside find the nearest line and its ends")
  func outside() {
    let string = "one\ntwo"
    let layout = TextLayout(RichText(string))
    #expect(layout.index(at: CGPoint(x: -50, y: -50)) == string.startIndex)
    #expect(layout.index(at: CGPoint(x: 5000, y: 5000)) == string.endIndex)
  }

  @Test("hits stay in their line, between characters, at any width and place")
  func hitsEverywhere() {
    let string = "office 👨‍👩‍👧‍👦🇩🇪 e\u{301} שלום abc 中文，字\nsecond العَرَبِيَّة line"
    let starts = Set(string.indices + [string.endIndex])
    for width in stride(from: 0, through: 200, by: 40) {
      let layout = TextLayout(RichText(string), width: CGFloat(width))
      for line in layout.lines {
        for x in stride(from: -5, through: 205, by: 3) {
          let index = layout.index(at: CGPoint(x: CGFloat(x), y: line.rect.midY))
          #expect(starts.contains(index))
          #expect(line.range.lowerBound <= index && index <= line.range.upperBound)
          #expect(layout.caretRect(at: index).midY == line.rect.midY)
        }
      }
    }
  }

  @Test("a caret in a line of half a megabyte is found at once")
  func longLine() {
    let layout = TextLayout(RichText(String(repeating: "word ", count: 100_000)))
    let middle = CGPoint(x: layout.size.width / 2, y: 5)
    let index = layout.index(at: middle)
    #expect(abs(layout.caretRect(at: index).minX - middle.x) < 10)
  }

  @Test("a link is found under its characters only")
  func link() {
    let url = URL(string: "https://example.org/")
    var text = RichText("see ")
    text.append("here", TextAttributes(link: url))
    let layout = TextLayout(text)
    #expect(layout.link(at: CGPoint(x: layout.size.width - 4, y: 10)) == url)
    #expect(layout.link(at: CGPoint(x: 4, y: 10)) == nil)
    #expect(layout.link(at: CGPoint(x: layout.size.width - 4, y: 30)) == nil)
  }
}
