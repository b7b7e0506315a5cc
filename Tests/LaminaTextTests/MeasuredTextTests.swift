import LaminaGeometry
import LaminaText
import Testing
import SeededRandom

/// Texts that are drawn with the lines that they were measured by, against texts laid out again.
@Suite("A text that was measured")
struct MeasuredTextTests {
  private static let words = [
    "a", "violin", "case", "with", "unicorns", "世界", "مرحبا", "\n", "—", "honeysuckle", "  ",
  ]

  private func text(_ numbers: inout SeededNumbers) -> RichText {
    let count = Int(numbers.next() % 14) + 1
    let words = (0..<count).map { _ in Self.words[Int(numbers.next() % UInt64(Self.words.count))] }
    return RichText(words.joined(separator: " "))
  }

  private func isSame(_ a: TextLayout, _ b: TextLayout) -> Bool {
    a.measure == b.measure && a.lines == b.lines && a.glyphRuns == b.glyphRuns
  }

  @Test(
    "Drawn in its size, and in any up to what it was offered, it has the same lines as one laid out there"
  )
  func sameLines() {
    var numbers = SeededNumbers(seed: 7)
    var (reused, refused) = (0, 0)
    for _ in 0..<400 {
      let text = text(&numbers)
      let style = ParagraphStyle(
        alignment: [.leading, .center, .trailing][Int(numbers.next() % 3)],
        isRightToLeft: numbers.next() % 4 == 0,
        lineLimit: numbers.next() % 3 == 0 ? Int(numbers.next() % 4) + 1 : nil)
      let width = numbers.next() % 5 == 0 ? nil : CGFloat(numbers.next() % 300)
      let scale = [1, 1.5, 2][Int(numbers.next() % 3)] as CGFloat
      let measured = MeasuredText(text, style: style, width: width, scale: scale)
      let size = measured.measure.size
      let room = max(0, (width ?? size.width + 40) - size.width)
      for extra in [0, room / 2, room] {
        let drawn = CGSize(width: size.width + extra, height: size.height)
        let fresh = TextLayout(
          text, style: style, width: drawn.width, maxHeight: drawn.height, scale: scale)
        guard let layout = measured.layout(in: drawn) else {
          refused += 1
          continue
        }
        reused += 1
        #expect(isSame(layout, fresh), "\(text.string) in \(drawn) of \(width ?? .infinity)")
      }
    }
    #expect(reused > 600 && refused > 50, "\(reused) reused, \(refused) refused")
  }

  @Test("In more width, in less, and with less height than its lines take, it is laid out anew")
  func refusals() {
    let text = RichText("one two three four five six seven")
    let measured = MeasuredText(text, width: 100)
    let size = measured.measure.size
    #expect(measured.layout(in: size) != nil)
    #expect(measured.layout(in: CGSize(width: 101, height: size.height)) == nil)
    #expect(measured.layout(in: CGSize(width: size.width - 1, height: size.height)) == nil)
    #expect(measured.layout(in: CGSize(width: size.width, height: size.height - 1)) == nil)
    #expect(MeasuredText(text, width: 100, maxHeight: 20).layout(in: size) == nil)
  }
}
