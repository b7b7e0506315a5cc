import LaminaGeometry
import LaminaText
import SeededRandom
import Testing

/// A long text whose parts look differently.
@Suite("Laying out a long text with attributes")
struct StyledDocumentTests {
  private func document(_ text: String, _ styles: StyleRuns) -> DocumentLayout {
    let document = DocumentLayout("", width: 200)
    document.setAppearance(
      attributes: TextAttributes(), base: RichText.Base(), style: ParagraphStyle(), width: 200,
      scale: 1)
    document.reset(text, styles)
    return document
  }

  /// What is shown of it, from the top.
  private func shown(_ document: DocumentLayout) -> [DocumentLayout.Shown] {
    document.layOut(0..<1e6)
    return document.shown(in: 0..<1e6)
  }

  private func font(_ change: (Font) -> Font) -> AttributeContainer {
    var style = AttributeContainer()
    style[AttributeScopes.LaminaAttributes.FontAttribute.self] = change(.default)
    return style
  }

  @Test("A text that begins italic is upright again where that ends")
  func italic() throws {
    var string = AttributedString("Hello, world\nand more")
    string[string.places(0..<5)].inlinePresentationIntent = .emphasized
    let styles = StyleRuns(string)
    let parts = shown(document(String(scalarsOf: string), styles))
    let runs = try #require(parts.first).layout.text.runs
    #expect(runs.map(\.bytes) == [0..<5, 5..<12])
    #expect(runs.map(\.attributes.font.isItalic) == [true, false])
    #expect(parts.last?.layout.text.runs.map(\.attributes.font.isItalic) == [false])
  }

  @Test("A font that is the default one made bold is as large as its surroundings")
  func surroundings() {
    let base = RichText.Base(font: .title)
    let bold = TextAttributes(font { $0.bold() }, base)
    #expect(bold.font.size == Font.title.resolve().size && bold.font.isBold)
    #expect(!TextAttributes(font { $0.bold(false) }, base).font.isBold)
    #expect(TextAttributes(font { $0.italic(true) }, base).font.isItalic)
  }

  @Test("A line is as tall as the largest letters in it, and an empty one as what ends it")
  func heights() {
    var styles = StyleRuns(count: 2)
    styles.append(1, font { _ in .largeTitle })
    styles.append(1, AttributeContainer())
    let parts = shown(document("a\n\nb", styles))
    #expect(parts.count == 3)
    #expect(parts[1].layout.size.height > parts[0].layout.size.height)
    #expect(parts[2].layout.size.height == parts[0].layout.size.height)
  }

  @Test("Changes of letters and attributes leave what a layout made anew has")
  func changes() {
    let looks = [
      AttributeContainer(), font { $0.bold() }, font { $0.italic() }, font { _ in .title },
    ]
    let words = ["tea ", "for two ", "\n", "天地 ", "é", "👨‍👩‍👧 "]
    for seed in 0..<UInt64(rounds(6, of: 120)) {
      var numbers = SeededNumbers(seed: seed)
      let start = "one two three\nfour five\n\nsix"
      var editing = TextEditing(start, StyleRuns(count: start.utf8.count))
      let live = document(editing.text, editing.styles ?? StyleRuns())
      _ = shown(live)
      for step in 0..<25 {
        let revision = editing.revision
        let count = editing.text.utf8.count
        let low = Int.random(in: 0...count, using: &numbers)
        editing.select(low..<min(count, low + Int.random(in: 0...10, using: &numbers)))
        let look = looks.randomElement(using: &numbers) ?? looks[0]
        if Bool.random(using: &numbers) {
          editing.transformStyles(at: Double(step)) { $0 = look }
        } else {
          editing.insert(words.randomElement(using: &numbers) ?? "", at: Double(step))
        }
        guard let change = editing.change(since: revision) else { continue }
        live.replace(change.range, by: change.count, in: editing.text, editing.styles)
        let fresh = document(editing.text, editing.styles ?? StyleRuns())
        let (one, other) = (shown(live), shown(fresh))
        guard one.map(\.bytes) == other.map(\.bytes), one.map(\.frame) == other.map(\.frame),
          one.map(\.layout.text) == other.map(\.layout.text)
        else {
          Issue.record("seed \(seed), step \(step): \(editing.text.debugDescription)")
          return
        }
      }
    }
  }

  @Test("A long paragraph has its attributes where they belong")
  func longParagraph() {
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 200)
    var styles = StyleRuns(count: 4000)
    styles.append(1000, font { $0.bold() })
    styles.append(text.utf8.count - 5000, AttributeContainer())
    let layout = document(text, styles)
    var bold: [Range<Int>] = []
    for part in shown(layout) {
      for run in part.layout.text.runs where run.attributes.font.isBold {
        let start = part.bytes.lowerBound + run.bytes.lowerBound
        bold.append(start..<start + run.bytes.count)
      }
    }
    #expect(bold.first?.lowerBound == 4000 && bold.last?.upperBound == 5000)
    #expect(zip(bold, bold.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }
}
