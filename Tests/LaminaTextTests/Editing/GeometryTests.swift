import LaminaGeometry
import LaminaText
import Testing

@Suite("Carets with a side")
struct GeometryTests {
  private func layout(_ text: String, width: CGFloat? = nil, isRightToLeft: Bool = false)
    -> TextLayout
  {
    TextLayout(RichText(text), style: ParagraphStyle(isRightToLeft: isRightToLeft), width: width)
  }

  /// All places from one end of the text to the other, going to the right.
  private func walk(_ layout: TextLayout, from start: TextPosition, toRight: Bool) -> [TextPosition]
  {
    var places = [start]
    while let last = places.last, places.count < 2000,
      let next = layout.neighbour(of: last, toRight: toRight)
    {
      places.append(next)
    }
    return places
  }

  private func starts(_ text: String) -> [Int] {
    text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
  }

  @Test("in one direction the neighbours are the characters' borders, one after the other")
  func plain() {
    for text in ["Hello\nwörld 👨‍👩‍👧 e\u{301}\n\nlast", "office 中文字，符 and more and more words", ""] {
      for width in [nil, 60, 10] as [CGFloat?] {
        let layout = layout(text, width: width)
        let right = walk(layout, from: TextPosition(0), toRight: true)
        #expect(right.map(\.offset) == starts(text))
        let end = TextPosition(text.utf8.count)
        let left = walk(layout, from: end, toRight: false)
        #expect(left.map(\.offset) == starts(text).reversed())
      }
    }
  }

  @Test("in text from right to left the right neighbour is the character before")
  func rightToLeft() {
    let text = "مرحبا بالعالم العَرَبِيَّة\nשלום"
    for width in [nil, 60] as [CGFloat?] {
      let layout = layout(text, width: width, isRightToLeft: true)
      let left = walk(layout, from: TextPosition(0), toRight: false)
      #expect(left.map(\.offset) == starts(text))
    }
  }

  @Test("where directions mix, going on visits every edge once, from left to right in each line")
  func mixed() {
    let texts = [
      "abc אבג def", "שלום abc עולם", "abc (אבג) 123 דהו 45 end", "אבג", "x אבג\nאבג x\nplain",
      "we שלום are עולם here and אבגד there מרחבא again",
    ]
    for text in texts {
      for width in [nil, 70, 40] as [CGFloat?] {
        for base in [false, true] {
          let layout = layout(text, width: width, isRightToLeft: base)
          let isRightToLeft = layout.baseIsRightToLeft(at: 0)
          let places = walkAll(layout)
          #expect(places.count < 2000 && Set(places).count == places.count)
          // An edge where directions change has two places; each way finds the one that it comes from.
          let back = walk(layout, from: places.last ?? TextPosition(0), toRight: false)
          #expect(back.count == places.count)
          #expect(Set((places + back).map(\.offset)) == Set(starts(text)), "\(text)")
          let rects = places.map { layout.caretRect(at: $0) }
          for (a, b) in zip(rects, rects.dropFirst()) {
            let isBelow = isRightToLeft ? b.minY < a.minY : b.minY > a.minY
            #expect(isBelow || (a.minY == b.minY && a.minX <= b.minX), "\(text) \(a) \(b)")
          }
        }
      }
    }
  }

  /// From the left end of all to the right end.
  private func walkAll(_ layout: TextLayout) -> [TextPosition] {
    let left = walk(layout, from: TextPosition(0), toRight: false)
    return walk(layout, from: left.last ?? TextPosition(0), toRight: true)
  }

  @Test("at a change of direction a caret stands at the letter it belongs to")
  func sides() {
    let layout = layout("abc אבג")
    let upstream = layout.caretRect(at: TextPosition(4, .upstream))
    let downstream = layout.caretRect(at: TextPosition(4))
    #expect(upstream.minX < downstream.minX && downstream.minX == layout.size.width)
    #expect(layout.caretRect(at: TextPosition(10)).minX == upstream.minX)
  }

  @Test(
    "the end of a wrapped line and the start of the next are one place of the text, two on the screen"
  )
  func wrapped() {
    let text = "hello world"
    let layout = layout(text, width: 50)
    #expect(layout.lines.count == 2)
    let end = layout.lineEdge(of: TextPosition(0), atEnd: true)
    #expect(end == TextPosition(6, .upstream))
    #expect(layout.caretRect(at: end).minY == 0)
    #expect(layout.caretRect(at: TextPosition(6)).minY == layout.lines[1].rect.minY)
    #expect(layout.caretRect(at: TextPosition(6)).minX == 0)
    #expect(layout.lineEdge(of: end, atEnd: false) == TextPosition(0))
    #expect(layout.lineEdge(of: TextPosition(6), atEnd: true) == TextPosition(11))
    #expect(layout.neighbour(of: end, toRight: true) == TextPosition(7))
    #expect(layout.position(at: CGPoint(x: 500, y: 2)) == end)
  }

  @Test("behind a line break at the end the caret stands on a line of its own")
  func trailing() {
    let layout = layout("one\n")
    #expect(layout.caretRect(at: TextPosition(4)).minY == layout.lines[1].rect.minY)
    #expect(layout.position(at: CGPoint(x: 50, y: 500)) == TextPosition(4))
    #expect(layout.position(from: TextPosition(3), lines: 1, x: 0) == TextPosition(4))
    #expect(layout.position(from: TextPosition(4), lines: 1, x: 0) == nil)
    #expect(layout.neighbour(of: TextPosition(4), toRight: true) == nil)
  }

  @Test("a hit gives a position whose caret is the nearest of the line")
  func hits() {
    let text = "abc אבג def 👍🏽 office\nשלום abc 12 e\u{301}\u{2028}中文"
    for width in [nil, 60] as [CGFloat?] {
      let layout = layout(text, width: width)
      let places = walkAll(layout).map { ($0, layout.caretRect(at: $0)) }
      for line in layout.lines {
        for x in stride(from: -4, through: layout.size.width + 4, by: 2.5) {
          let hit = layout.position(at: CGPoint(x: x, y: line.rect.midY))
          let caret = layout.caretRect(at: hit)
          #expect(caret.midY == line.rect.midY)
          let best =
            places.filter { $0.1.minY == caret.minY }.map { abs($0.1.minX - x) }.min() ?? 0
          #expect(abs(caret.minX - x) <= best + 1, "\(text) \(x) \(hit)")
        }
      }
    }
  }
}
