import LaminaGeometry
import Testing
import SeededRandom

@testable import LaminaText

@Suite("Places in a long text")
struct DocumentGeometryTests {
  /// A moderate text, some of it in stretches, as a document and as one layout.
  private func both(_ text: String, width: CGFloat = 260) -> (DocumentLayout, TextLayout) {
    let document = DocumentLayout(text, width: width)
    document.layOut(0..<1e7)
    return (document, TextLayout(RichText(text), width: width))
  }

  private static let texts = [
    "", "\n", "one", "two\n\nlines\n", DocumentLayoutTests.latin, DocumentLayoutTests.chinese,
    "abc אבג def\nאבג abc\n\nمرحبا بالعالم 123 abc", "e\u{301} 👨‍👩‍👧‍👦\r\n🇩🇪🇫🇷\u{2029}x",
  ].map(SampleText.init)

  /// Every border of a character, on both sides.
  private func positions(_ text: String) -> [TextPosition] {
    var offsets = [0]
    for character in text { offsets.append((offsets.last ?? 0) + character.utf8.count) }
    // All of a short text, some of a long one.
    let step = max(1, offsets.count / 400)
    return offsets.enumerated().filter { $0.offset % step == 0 || $0.offset > offsets.count - 9 }
      .flatMap { [TextPosition($0.element), TextPosition($0.element, .upstream)] }
  }

  @Test("Carets stand where they do in one layout of the whole text", arguments: texts)
  func carets(_ sample: SampleText) {
    let text = sample.text
    let (document, whole) = both(text)
    for position in positions(text) {
      let (one, other) = (document.caretRect(at: position), whole.caretRect(at: position))
      #expect(one.minY == other.minY && one.height == other.height, "at \(position)")
      // Behind a wrapped line a caret may go as far as lines may, not only as the widest does.
      let isHeld = other.minX == whole.size.width && one.minX >= other.minX
      #expect(abs(one.minX - other.minX) <= 1 || isHeld, "at \(position)")
    }
  }

  @Test("Motion goes the way it does in one layout of the whole text", arguments: texts)
  func motion(_ sample: SampleText) {
    let text = sample.text
    let (document, whole) = both(text)
    for position in positions(text) {
      for toRight in [false, true] {
        #expect(
          document.neighbour(of: position, toRight: toRight)
            == whole.neighbour(of: position, toRight: toRight), "\(toRight) of \(position)")
        #expect(
          document.lineEdge(of: position, atEnd: toRight)
            == whole.lineEdge(of: position, atEnd: toRight), "\(toRight) of \(position)")
      }
      for lines in [-30, -1, 0, 1, 2, 100] {
        #expect(
          document.position(from: position, lines: lines, x: 90)
            == whole.position(from: position, lines: lines, x: 90), "\(lines) of \(position)")
      }
      #expect(
        document.baseIsRightToLeft(at: position.offset)
          == whole.baseIsRightToLeft(at: position.offset))
    }
  }

  @Test("Points and selections are those of one layout of the whole text", arguments: texts)
  func points(_ sample: SampleText) {
    let text = sample.text
    let (document, whole) = both(text)
    for y in stride(from: -20, through: whole.size.height + 20, by: 11) {
      for x in stride(from: CGFloat(-10), through: 270, by: 40) {
        let point = CGPoint(x: x, y: y)
        #expect(document.position(at: point) == whole.position(at: point), "at \(point)")
      }
    }
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<30 {
      let range = text.randomRange(&numbers, most: 2000)
      #expect(document.rects(for: range) == whole.rects(for: range), "\(range)")
    }
  }

  @Test(
    "A caret at the border of two stretches stands at the end of a line or at the next one's start")
  func borders() {
    let text = DocumentLayoutTests.latin
    let (document, _) = both(text)
    let border = document.index.place(1).start
    let end = document.caretRect(at: TextPosition(border, .upstream))
    let start = document.caretRect(at: TextPosition(border))
    #expect(start.minX == 0 && end.minX > 100 && end.maxY == start.minY)
    #expect(document.lineEdge(of: TextPosition(border - 3), atEnd: true).affinity == .upstream)
    #expect(document.lineEdge(of: TextPosition(border - 3), atEnd: true).offset == border)
  }

  @Test("An empty line in a selection is seen")
  func emptyLines() {
    let document = DocumentLayout("a\n\nb", width: 100)
    document.layOut(0..<100)
    let rects = document.selectionRects(for: 0..<4, in: 0..<100)
    #expect(rects.count == 4)
    #expect(rects.allSatisfy { $0.width > 3 })
    #expect(document.selectionRects(for: 0..<1, in: 0..<100).count == 1)
  }

  @Test("A selection has no gaps between lines that stand apart", arguments: [1.0, 1.5])
  func joinedLines(_ scale: Double) {
    let text = "one\n\n" + DocumentLayoutTests.latin
    let style = ParagraphStyle(lineSpacing: 4)
    let document = DocumentLayout(text, style: style, width: 200, scale: scale)
    document.layOut(0..<1e6)
    let rows = document.selectionRects(for: 1..<3000, in: 0..<1e6)
    #expect(rows.count > 40)
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(abs(row.maxY - next.minY) < 0.001 || row.minY == next.minY)
    }
    #expect(rows.last?.height == 20 && rows.first?.height == 24)
    let whole = TextLayout(RichText(text), style: style, width: 200, scale: scale)
    #expect(whole.selectionRects(for: 5..<3000).map(\.height).dropLast().allSatisfy { $0 == 24 })
    #expect(whole.rects(for: 5..<3000).allSatisfy { $0.height == 20 })
  }

  @Test("Paragraphs stand on the side from which they are read, when asked to")
  func alignment() {
    let text = "left\nמימין לשמאל ועוד מילים שלא נכנסות בשורה אחת\nleft"
    let document = DocumentLayout(text, width: 200, scale: 1, alignsByParagraph: true)
    document.layOut(0..<500)
    let shown = document.shown(in: 0..<500)
    #expect(shown.map(\.origin.x).first == 0 && shown.map(\.origin.x).last == 0)
    for line in shown[1].layout.lines {
      #expect(abs(shown[1].origin.x + line.rect.maxX - 200) <= 1)
    }
  }

  @Test("Random actions in a document are those in one layout")
  func randomActions() {
    var numbers = SeededNumbers(seed: 21)
    var editing = TextEditing(DocumentLayoutTests.mixed)
    editing.select(0..<0)
    let document = DocumentLayout(editing.text, width: 240)
    for round in 0..<1500 {
      let revision = editing.revision
      var other = editing
      document.layOut(0..<1e6)
      let whole = TextLayout(RichText(editing.text), width: 240)
      let choice = Int(numbers.next() % 6)
      let motion = TextMotion.allCases[Int(numbers.next() % UInt64(TextMotion.allCases.count))]
      let piece = ["a", "\n", "天", "אב", " ", "👨‍👩‍👧‍👦"][Int(numbers.next() % 6)]
      func act(_ editing: inout TextEditing, _ geometry: some TextGeometry) {
        switch choice {
        case 0: editing.insert(piece, at: 0)
        case 1 where motion != .documentEnd && motion != .documentStart:
          editing.delete(motion, in: geometry, at: 0)
        case 2: editing.move(motion, extending: true, in: geometry, page: 100)
        default: editing.move(motion, extending: false, in: geometry, page: 100)
        }
      }
      act(&editing, document)
      act(&other, whole)
      #expect(
        editing.text == other.text && editing.selection == other.selection, "\(round) \(motion)")
      if editing.revision != revision, let change = editing.change(since: revision) {
        document.replace(change.range, by: change.count, in: editing.text)
      }
    }
  }
}
