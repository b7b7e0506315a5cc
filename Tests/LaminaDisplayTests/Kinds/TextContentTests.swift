import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaText
import Testing

@Suite("Text contents")
struct TextContentTests {
  private let words = "one two three four five six seven eight nine ten"

  private func ink(_ content: TextContent, _ width: CGFloat, _ height: CGFloat = 400) -> CGRect {
    content.contents(in: CGSize(width: width, height: height), scale: 1, at: 0).list?.inkBounds
      ?? .null
  }

  /// The heights at which glyphs stand: one for each line.
  private func baselines(_ contents: Contents) -> [CGFloat] {
    let glyphs = contents.list?.commands.flatMap { command -> [GlyphRun.Glyph] in
      if case .glyphs(let run) = command { run.glyphs } else { [] }
    }
    return Set((glyphs ?? []).map(\.position.y)).sorted()
  }

  @Test("Lines break at the layer's width, and only there")
  func wrapping() {
    var text = TextContent(words)
    let wide = text.size(scale: 1).width
    let size = CGSize(width: wide / 3, height: 400)
    #expect(baselines(text.contents(in: size, scale: 1, at: 0)).count >= 3)
    #expect(ink(text, wide / 3).maxX <= wide / 3 + 1)
    #expect(text.size(fitting: wide / 3, scale: 1).height > text.size(scale: 1).height * 2.5)
    text.isWrapped = false
    #expect(baselines(text.contents(in: size, scale: 1, at: 0)).count == 1)
  }

  @Test("Lines beyond the height and the limit are left out")
  func truncation() {
    var text = TextContent(words)
    let line = text.size(scale: 1).height
    let low = text.contents(in: CGSize(width: 80, height: line * 2.5), scale: 1, at: 0)
    #expect(baselines(low).count == 2)
    text.style.lineLimit = 1
    let one = text.contents(in: CGSize(width: 80, height: 400), scale: 1, at: 0)
    #expect(baselines(one).count == 1)
    #expect((one.list?.inkBounds.maxX ?? 0) <= 81)
  }

  @Test("Alignment is that in the layer's width")
  func alignment() {
    var text = TextContent("one")
    let width = text.size(scale: 1).width
    let left = ink(text, 200)
    text.style.alignment = .center
    #expect(abs(ink(text, 200).minX - left.minX - (200 - width) / 2) <= 0.5)
    text.style.alignment = .trailing
    #expect(ink(text, 200).minX - left.minX == 200 - width)
    text.style.isRightToLeft = true
    #expect(ink(text, 200).minX == left.minX)
  }

  @Test("Glyphs stand on the display's pixels", arguments: [1, 1.25, 2, 3])
  func scales(scale: CGFloat) {
    var text = TextContent(words)
    text.style.alignment = .center
    let contents = text.contents(in: CGSize(width: 101, height: 300), scale: scale, at: 0)
    #expect(contents.isDrawn)
    for command in contents.list?.commands ?? [] {
      guard case .glyphs(let run) = command else { continue }
      for glyph in run.glyphs {
        let (x, y) = (glyph.position.x * scale, glyph.position.y * scale)
        #expect(abs(x - x.rounded()) < 1e-6 && abs(y - y.rounded()) < 1e-6)
      }
    }
  }

  @Test("An attributed string keeps its parts' looks")
  func attributed() {
    var string = AttributedString("red and blue")
    if let range = string.range(of: "red") {
      string[range].foregroundColor = Color(red: 1, green: 0, blue: 0)
    }
    let text = TextContent(string)
    #expect(text.text.runs.count == 2)
    #expect(text.text.runs[0].attributes.foreground == .color(Color.Resolved(hex: 0xFF0000)))
  }

  @Test("Colours move; a text of other parts jumps")
  func animated() {
    let a = TextContent("é one", color: Color.Resolved(red: 1, green: 0, blue: 0))
    let b = TextContent("é one", color: Color.Resolved(red: 0, green: 0, blue: 1))
    func between(_ a: TextContent, _ b: TextContent) -> TextContent {
      var shown = b
      shown.animatableData = a.animatableData.interpolated(towards: b.animatableData, amount: 0.5)
      return shown
    }
    let middle = between(a, b)
    #expect(middle.text.string == "é one")
    #expect(
      middle.text.runs[0].attributes.foreground
        == .color(Color.Resolved(red: 0.5, green: 0, blue: 0.5)))
    var parts = RichText("one", TextAttributes(foreground: .color(.black)))
    parts.append("two", TextAttributes(foreground: .color(.white)))
    #expect(between(TextContent(parts), b) == b)
    #expect(between(b, b) == b)
  }

  @Test("No text, no room: no contents")
  func nothing() {
    #expect(TextContent("").contents(in: CGSize(width: 9, height: 9), scale: 1, at: 0) == .none)
    #expect(TextContent("a").contents(in: .zero, scale: 1, at: 0) == .none)
  }
}
