import LaminaDrawing
import LaminaGeometry
import LaminaText
import Testing

@Suite("Fonts and attributes")
struct FontTests {
  @Test("the type scale")
  func scale() {
    let sizes = Font.TextStyle.allCases.map { Font.system($0).resolve().size }
    #expect(sizes == [30, 24, 20, 17, 14, 13, 14, 13, 12, 12, 11])
    #expect(Font.headline.resolve().weight == .semibold)
    #expect(Font.body.resolve(in: Font.Context(textScale: 1.5)).size == 21)
  }

  @Test("modifiers change the resolved font and nothing else")
  func modifiers() {
    let font = Font.body.bold().italic().monospacedDigit().resolve()
    #expect(font.weight == .bold && font.isItalic && font.features.contains("tnum=1"))
    #expect(Font.title3.monospaced().resolve().families.first == "JetBrains Mono")
    #expect(Font.title3.monospaced().resolve().size == 17)
    #expect(Font.body.bold() == Font.body.weight(.bold))
  }

  @Test("weights, slants and designs have faces of their own")
  func faces() {
    let fonts = [
      Font.body, .body.bold(), .body.italic(), .body.monospaced(), .title,
      .system(.body, design: .serif),
    ]
    let names = fonts.map {
      TextLayout(RichText("a", TextAttributes(font: $0.resolve()))).glyphRuns.first?.face.name
    }
    #expect(Set(names).count == fonts.count, "\(names)")
  }

  @Test("Chinese without an italic is slanted")
  func slant() {
    let font = Font.body.italic().resolve()
    let run = TextLayout(RichText("中", TextAttributes(font: font))).glyphRuns.first
    #expect((run?.slant ?? 0) > 0.1)
  }

  @Test("digits of equal width")
  func digits() {
    let font = Font.body.monospacedDigit().resolve()
    let widths = "0123456789".map {
      TextLayout(RichText(String($0), TextAttributes(font: font))).size.width
    }
    #expect(Set(widths).count == 1)
  }

  @Test("a colour alone does not change where glyphs stand")
  func colours() {
    var text = RichText("of")
    text.append("fice", TextAttributes(foreground: .color(.white)))
    #expect(TextLayout(text).size == TextLayout(RichText("office")).size)
    #expect(TextLayout(text).glyphRuns.count == 2)
  }

  @Test("kerning widens, a baseline offset lifts without changing the line")
  func kerning() {
    let plain = TextLayout(RichText("abc"))
    let kerned = TextLayout(RichText("abc", TextAttributes(kerning: 2)))
    #expect(kerned.size.width > plain.size.width + 3)
    let lifted = TextLayout(RichText("abc", TextAttributes(baselineOffset: 5)))
    #expect(lifted.size == plain.size)
    let heights = [plain, lifted].map { $0.glyphRuns.first?.glyphs.first?.position.y ?? 0 }
    #expect(heights[1] == heights[0] - 5)
  }

  @Test("a line through the text is lifted with it")
  func liftedLine() {
    func top(_ offset: CGFloat) -> CGFloat? {
      let text = RichText("abc", TextAttributes(strikethrough: TextLine(), baselineOffset: offset))
      let layout = TextLayout(text)
      let list = DisplayList { layout.record(into: &$0, at: CGPoint(x: 0, y: 10)) }
      return list.commands.lazy.compactMap {
        if case .fillRect(let rect, _) = $0 { rect.minY } else { nil }
      }.first
    }
    let tops = [0, 5].map(top)
    #expect(tops[0] != nil && tops[1] == tops[0].map { $0 - 5 })
  }

  @Test("ink bounds enclose letters that are higher than their line")
  func ink() {
    let font = Font.system(size: 60).italic().resolve()
    let text = RichText("fjÅ", TextAttributes(font: font))
    let layout = TextLayout(text, style: ParagraphStyle(lineHeight: 20))
    #expect(layout.size.height == 20)
    #expect(layout.inkBounds.minY < -15 && layout.inkBounds.maxY > 30)
  }

  @Test("an attributed string brings its attributes")
  func attributedString() {
    var string = AttributedString("a")
    string.font = .title.bold()
    string.foregroundColor = .red
    var link = AttributedString("b")
    link.link = URL(string: "https://example.org/")
    var code = AttributedString("c")
    code.inlinePresentationIntent = [.code, .stronglyEmphasized]
    code.strikethroughStyle = .single
    let text = RichText(string + link + code)
    #expect(text.string == "abc")
    #expect(text.runs.map(\.attributes.font.size) == [24, 14, 14])
    #expect(text.runs[0].attributes.foreground == .color(ColorPalette.light[.red]))
    #expect(text.runs[1].attributes.foreground == .color(ColorPalette.light[.link]))
    #expect(text.runs[1].attributes.link == link.link)
    #expect(text.runs[2].attributes.font.families.first == "JetBrains Mono")
    #expect(text.runs[2].attributes.strikethrough == TextLine())
  }

  @Test("lines and backgrounds are recorded around the glyphs")
  func decorations() {
    let attributes = TextAttributes(
      background: .white, underline: TextLine(), strikethrough: TextLine())
    let layout = TextLayout(RichText("中 g", attributes))
    let list = DisplayList { layout.record(into: &$0, at: CGPoint(x: 10, y: 10)) }
    let kinds = list.commands.map { command in
      switch command {
      case .fillRect(let rect, _): "rect \(Int(rect.width))x\(Int(rect.height))"
      case .glyphs: "glyphs"
      default: "-"
      }
    }
    let width = Int(layout.size.width)
    #expect(kinds.contains("rect \(width)x20") || kinds.contains { $0.hasSuffix("x20") })
    #expect(list.inkBounds.minX >= 9)
  }
}
