import LaminaGeometry
import Testing
import SeededRandom

@testable import LaminaText

@Suite("Laying out a long text where it is looked at")
struct DocumentLayoutTests {
  static let latin = String(
    repeating: "The quick brown fox jumps over the lazy dog, and then it sleeps until noon. ",
    count: 60)
  static let chinese = String(repeating: "天地玄黄，宇宙洪荒。日月盈昃，辰宿列张。", count: 160)
  static let arabic = String(repeating: "السلام عليكم ورحمة الله وبركاته، hello 123 ", count: 90)
  static let mixed = "Title\n\n" + latin + "\n" + chinese + "\r\n" + arabic + "\nend 👨‍👩‍👧‍👦 é\n"

  /// The lines of all stretches, by their bytes and tops, read from the top.
  private func lines(_ layout: DocumentLayout) -> [Line] {
    layout.layOut(0..<1e7)
    return layout.shown(in: 0..<1e7).flatMap { shown in
      shown.layout.placed.map { line in
        Line(
          bytes: line.bytes.lowerBound + shown.bytes.lowerBound..<line.bytes.upperBound
            + shown.bytes.lowerBound,
          top: Int((shown.origin.y * layout.scale + line.top).rounded()), width: line.width)
      }
    }
  }

  struct Line: Equatable {
    var bytes: Range<Int>
    /// Device pixels.
    var top: Int
    var width: CGFloat

    /// Pango rounds the places of letters that join by where a run begins: a pixel may be between.
    static func == (one: Line, other: Line) -> Bool {
      one.bytes == other.bytes && one.top == other.top && abs(one.width - other.width) <= 1
    }
  }

  private func lines(_ layout: TextLayout) -> [Line] {
    layout.placed.map { Line(bytes: $0.bytes, top: Int($0.top), width: $0.width) }
  }

  @Test(
    "Read from the start, its lines are those of one layout of the whole text",
    arguments: ["", "\n", "one", "a\n\n", latin, chinese, arabic, mixed].map(SampleText.init),
    [120.0, 333, 900])
  func sameLines(_ sample: SampleText, _ width: Double) {
    let text = sample.text
    let style = ParagraphStyle(lineSpacing: 3)
    let document = DocumentLayout(text, style: style, width: width, scale: 1.5)
    let whole = TextLayout(RichText(text), style: style, width: width, scale: 1.5)
    #expect(lines(document) == lines(whole))
    #expect(document.height == whole.size.height)
  }

  @Test("Lines that are not wrapped are as long as they are")
  func unwrapped() {
    let text = "a\n" + Self.latin + "\nb"
    let document = DocumentLayout(text, width: nil)
    document.layOut(0..<1e4)
    #expect(document.height == TextLayout(RichText(text), width: 16_000).size.height)
  }

  @Test("After random edits the index is as a fresh scan, and the lines are those of the text")
  func randomEdits() {
    var numbers = SeededNumbers(seed: 3)
    let pieces = [
      "a", " ", "\n", "word ", "天地", "\r\n", "é", "👨‍👩‍👧‍👦", "مرحبا ", "\r", "\u{2029}",
      Self.latin, Self.chinese + "\n",
    ]
    var text = Self.mixed
    let document = DocumentLayout(text, width: 300)
    for round in 0..<400 {
      let place = text.randomRange(&numbers, most: round % 20 == 0 ? 5000 : 12)
      let isLong = numbers.next() % 40 == 0
      let piece = pieces[Int(numbers.next() % UInt64(isLong ? pieces.count : pieces.count - 2))]
      let new = numbers.next() % 3 == 0 ? "" : piece
      text.replaceSubrange(text.utf8.slice(place), with: new)
      document.replace(place, by: new.utf8.count, in: text)
      let top = CGFloat(numbers.next() % 3000)
      if numbers.next() % 2 == 0 { document.layOut(top..<top + 400) }
      check(document, text)
    }
    #expect(document.text == text)
  }

  /// Whether paragraphs are where a scan finds them.
  private func check(_ document: DocumentLayout, _ text: String) {
    let fresh = DocumentIndex(
      DocumentScanner { _ in 1 }.stretches(
        of: text, in: 0..<text.utf8.count, startsParagraph: true, endsText: true))
    #expect(document.index.byteCount == text.utf8.count)
    #expect(document.index.paragraphStarts == fresh.paragraphStarts)
    #expect(document.index.stretches.dropLast().allSatisfy { $0.byteCount > 0 })
    #expect(document.index.stretches.allSatisfy { $0.byteCount <= 2 * DocumentScanner.mostBytes })
  }

  @Test(
    "After an edit read from the start, lines are those of the edited text",
    arguments: [latin, chinese, arabic, mixed].map(SampleText.init))
  func linesAfterEdits(_ original: SampleText) {
    var numbers = SeededNumbers(seed: 11)
    var text = original.text
    let document = DocumentLayout(text, width: 280)
    document.layOut(0..<1e7)
    for _ in 0..<40 {
      let place = text.randomRange(&numbers, most: 4)
      let new = ["", "x", " ", "日", "longer words "][Int(numbers.next() % 5)]
      text.replaceSubrange(text.utf8.slice(place), with: new)
      document.replace(place, by: new.utf8.count, in: text)
      #expect(lines(document) == lines(TextLayout(RichText(text), width: 280)))
    }
  }

  @Test(
    "Where it is looked at without what is above, no line but a paragraph's last could be longer")
  func noSeams() {
    let text = String(repeating: Self.latin, count: 10) + String(repeating: Self.chinese, count: 10)
    let document = DocumentLayout(text, width: 300)
    document.layOut(9000..<9600)
    let shown = document.shown(in: 9000..<9600)
    #expect(shown.count > 1)
    let lines = shown.flatMap { part in part.layout.placed.map { $0.width } }
    // No word here is as long as 90 points.
    #expect(lines.dropLast().allSatisfy { $0 > 210 && $0 <= 301 })
    for (one, next) in zip(shown, shown.dropFirst()) {
      #expect(one.bytes.upperBound == next.bytes.lowerBound)
    }
  }

  @Test("What is in sight stays when heights above it become known")
  func anchored() {
    var paragraphs = (0..<2000).map { String(repeating: "word ", count: $0 % 50 + 1) }
    paragraphs[100] = Self.chinese
    let document = DocumentLayout(paragraphs.joined(separator: "\n"), width: 250)
    var top: CGFloat = 40_000
    top += document.layOut(top..<top + 500, ahead: 100)
    let first = document.shown(in: top..<top + 500)[1]
    for _ in 0..<30 {
      top -= 90
      let before = first.screen(in: document, top)
      top += document.layOut(top..<top + 500, ahead: 300)
      #expect(first.screen(in: document, top) == before)
    }
  }

  @Test("A key lays out one stretch, however long the text is", arguments: [1_000, 20_000])
  func workPerKey(_ count: Int) {
    let paragraph = "Some words that make up a line of text.\n"
    var text = String(repeating: paragraph, count: count)
    let document = DocumentLayout(text, width: 500)
    let top = CGFloat(count) * 10
    let moved = document.layOut(top..<top + 600)
    let place = document.shown(in: top + moved..<top + 600 + moved)[3].bytes.lowerBound + 5
    let before = document.work
    text.replaceSubrange(text.utf8.slice(place..<place), with: "x")
    document.replace(place..<place, by: 1, in: text)
    #expect(document.layOut(top + moved..<top + 600 + moved) == 0)
    #expect(document.work.stretches - before.stretches == 1)
    #expect(document.work.bytes - before.bytes == 41)
    #expect(document.work.scanned - before.scanned == 41)
  }

  @Test("A million lines are found and changed like twenty")
  func millionLines() {
    var text = String(repeating: "\n", count: 1_000_000)
    let document = DocumentLayout(text, width: 500)
    #expect(document.paragraphCount == 1_000_001)
    document.layOut(5_000_000..<5_000_600)
    let before = document.work
    text.replaceSubrange(text.utf8.slice(700_000..<700_000), with: "x\n")
    document.replace(700_000..<700_000, by: 2, in: text)
    #expect(document.paragraphCount == 1_000_002)
    #expect(document.work.scanned - before.scanned == 3)
    #expect(document.start(ofParagraph: 700_001) == 700_002)
    #expect(document.paragraph(at: 999_999) == 999_998)
  }

  @Test("A key in a paragraph of a megabyte lays out what is in sight at most")
  func longParagraph() {
    for unit in [Self.latin, Self.chinese] {
      var text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      let document = DocumentLayout(text, width: 600)
      for place in [10, text.utf8.count / 2, text.utf8.count - 10] {
        let place = text.clusterStart(place)
        let top = CGFloat(document.index.place(ofByte: place).top)
        let moved = document.layOut(top..<top + 600)
        let before = document.work
        text.replaceSubrange(text.utf8.slice(place..<place), with: "天")
        document.replace(place..<place, by: 3, in: text)
        document.layOut(top + moved..<top + 600 + moved)
        #expect(document.work.bytes - before.bytes < 12_000)
        #expect(document.work.scanned - before.scanned < 3_000)
      }
    }
  }
}

extension DocumentLayout.Shown {
  /// How far from the top of what is in sight it stands now.
  fileprivate func screen(in document: DocumentLayout, _ top: CGFloat) -> CGFloat {
    CGFloat(document.index.place(ofByte: bytes.lowerBound).top) - top
  }
}

extension DocumentIndex {
  /// The bytes with which paragraphs begin.
  var paragraphStarts: [Int] {
    var (start, starts) = (0, [Int]())
    for stretch in stretches {
      if stretch.startsParagraph { starts.append(start) }
      start += stretch.byteCount
    }
    return starts
  }
}

extension String {
  /// Some characters, by chance, in bytes.
  func randomRange(_ numbers: inout SeededNumbers, most: Int) -> Range<Int> {
    let start = clusterStart(Int(numbers.next() % UInt64(utf8.count + 1)))
    let end = clusterStart(min(utf8.count, start + Int(numbers.next() % UInt64(most))))
    return start..<max(start, end)
  }
}
