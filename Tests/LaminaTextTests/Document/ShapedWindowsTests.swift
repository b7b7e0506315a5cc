import LaminaDrawing
import LaminaGeometry
import Testing
import SeededRandom

@testable import LaminaText

@Suite("Shapes that are kept while a long paragraph is edited")
struct ShapedWindowsTests {
  private static let latin = DocumentLayoutTests.latin
  private static let chinese = DocumentLayoutTests.chinese
  private static let arabic = DocumentLayoutTests.arabic
  private static let emoji = String(
    repeating: "flags 🇩🇪🇨🇳🇫🇷, fi ffl -> => families 👨‍👩‍👧‍👦 and e\u{301}e\u{302} (or “so”) ",
    count: 40)

  /// A glyph where it is drawn.
  private struct Drawn: Equatable, CustomStringConvertible {
    var face: String
    var id: UInt32
    var x: CGFloat
    var y: CGFloat

    var description: String { "\(id) of \(face) at \(x), \(y)" }

    /// Pango rounds the places of letters that join by where a run begins: a pixel may be between.
    static func == (one: Drawn, other: Drawn) -> Bool {
      one.face == other.face && one.id == other.id && one.y == other.y && abs(one.x - other.x) <= 1
    }
  }

  private func drawn(_ layout: TextLayout, at origin: CGPoint = .zero) -> [Drawn] {
    layout.glyphRuns.flatMap { run in
      run.glyphs.map {
        Drawn(
          face: run.face.name, id: $0.id, x: $0.position.x + origin.x, y: $0.position.y + origin.y)
      }
    }
  }

  private func drawn(_ document: DocumentLayout) -> [Drawn] {
    document.layOut(0..<1e7)
    return document.shown(in: 0..<1e7).flatMap { drawn($0.layout, at: $0.origin) }
  }

  @Test(
    "After each edit the glyphs are those of a layout of the whole text",
    arguments: [latin, chinese, arabic, emoji, latin + "\n" + chinese].map(SampleText.init))
  func glyphs(_ original: SampleText) {
    var numbers = SeededNumbers(seed: 21)
    let pieces = [
      "", "x", " ", "日", "longer words ", "(", ")", "“", "fi", "->", "\u{301}", "🇩🇪", "👩‍👩‍👦", "مرحبا",
      "\n", "\t", "\u{200D}", "1", "-",
    ]
    var text = original.text
    let document = DocumentLayout(text, width: 280)
    document.layOut(0..<1e7)
    for _ in 0..<40 {
      let place = text.randomRange(&numbers, most: numbers.next() % 4 == 0 ? 60 : 4)
      let new = pieces[Int(numbers.next() % UInt64(pieces.count))]
      text.replaceSubrange(text.utf8.slice(place), with: new)
      document.replace(place, by: new.utf8.count, in: text)
      let (now, whole) = (drawn(document), drawn(TextLayout(RichText(text), width: 280)))
      #expect(now.count == whole.count)
      let other = zip(now, whole).first { $0 != $1 }
      #expect(other == nil, "\(new.debugDescription) at \(place)")
    }
  }

  /// A document of one long paragraph, looked at in its middle.
  private func document(_ unit: String) -> (DocumentLayout, sight: Range<CGFloat>, byte: Int) {
    let document = DocumentLayout(
      String(repeating: unit, count: 200_000 / unit.utf8.count), width: 500)
    let top: CGFloat = 8000
    let moved = document.layOut(top..<top + 700, ahead: 300)
    let sight = top + moved..<top + moved + 700
    return (document, sight, document.shown(in: sight)[0].bytes.lowerBound + 300)
  }

  private func insert(
    _ string: String, at place: Int, _ document: DocumentLayout, _ sight: Range<CGFloat>
  ) -> DocumentLayout.Work {
    let before = document.work
    var text = document.text
    let place = text.clusterStart(place)
    text.replaceSubrange(text.utf8.slice(place..<place), with: string)
    document.replace(place..<place, by: string.utf8.count, in: text)
    document.layOut(sight)
    var work = document.work
    work.shaped -= before.shaped
    work.stretches -= before.stretches
    return work
  }

  @Test(
    "A letter that moves all lines in sight has a few words shaped", arguments: [latin, chinese])
  func workOfALetter(_ unit: String) {
    let (document, sight, byte) = document(unit)
    var most = 0
    for key in 0..<40 {
      let work = insert(key % 5 == 4 ? " " : "x", at: byte + key, document, sight)
      most = max(most, work.stretches)
      #expect(work.shaped <= 6 * ShapedWindows.reach)
    }
    #expect(most > 2)
  }

  @Test(
    "What has a say far away, and what has another direction or no glyph, has all shaped anew",
    arguments: ["(", "”", "\u{202B}", "مرحبا", "\u{10FFFD}"])
  func far(_ piece: String) {
    let (document, sight, byte) = document(Self.latin)
    #expect(insert(piece, at: byte, document, sight).shaped > 1000)
  }

  @Test("In another width nothing is shaped but what comes into sight")
  func width() {
    let (document, sight, _) = document(Self.latin)
    let before = document.work
    document.setAppearance(
      attributes: TextAttributes(), style: ParagraphStyle(), width: 480, scale: 1)
    document.layOut(sight)
    #expect(document.work.stretches > before.stretches)
    #expect(document.work.shaped - before.shaped < 2500)
    document.setAppearance(
      attributes: TextAttributes(), style: ParagraphStyle(), width: 480, scale: 2)
    let narrow = document.work
    document.layOut(sight)
    #expect(document.work.shaped - narrow.shaped > 2500)
  }

  @Test("Characters that no font has are named as long as they are there")
  func missing() {
    let (document, sight, byte) = document(Self.latin)
    _ = insert("\u{10FFFD}", at: byte, document, sight)
    #expect(document.shown(in: sight).contains { !$0.layout.diagnostics.isEmpty })
    var text = document.text
    let place = text.clusterStart(byte)
    text.replaceSubrange(text.utf8.slice(place..<place + 4), with: "")
    document.replace(place..<place + 4, by: 0, in: text)
    document.layOut(sight)
    #expect(document.shown(in: sight).allSatisfy { $0.layout.diagnostics.isEmpty })
  }

  @Test("A later part of a paragraph read from the right may begin with Latin letters and numbers")
  func rightToLeftParts() {
    let text = String(repeating: "مرحبا hello 123 日 ", count: 300)
    let document = DocumentLayout(text, width: 100)
    #expect(drawn(document) == drawn(TextLayout(RichText(text), width: 100)))
  }

  @Test("The rest of a long paragraph turns when another letter is its first one with a direction")
  func turned() {
    var text = "123 " + Self.arabic
    let document = DocumentLayout(text, width: 300)
    document.layOut(0..<1e7)
    for (place, new) in [(0..<0, "x"), (0..<1, ""), (0..<0, "日"), (0..<3, "ا")] {
      text.replaceSubrange(text.utf8.slice(place), with: new)
      document.replace(place, by: new.utf8.count, in: text)
      #expect(drawn(document) == drawn(TextLayout(RichText(text), width: 300)))
    }
  }
}
