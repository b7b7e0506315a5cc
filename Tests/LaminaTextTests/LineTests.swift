import LaminaDrawing
import LaminaGeometry
import LaminaText
import Testing

@Suite("Lines")
struct LineTests {
  let body = TextAttributes(font: Font.body.resolve())

  @Test("a line of the body is 20 points high, whatever script it holds")
  func steadyHeight() {
    for string in ["Hamburg", "中文", "中 mixed", "😀", "العربية", "e\u{301}", ""] {
      let layout = TextLayout(RichText(string, body))
      #expect(layout.size.height == 20, "\(string)")
      #expect(layout.firstBaseline == 15, "\(string)")
    }
  }

  @Test("letters of all scripts stand on one baseline, whichever comes first")
  func sharedBaseline() {
    for string in ["中x", "x中", "😀中x", "\u{301}中x", "ا中x", "x ا中"] {
      for scale: CGFloat in [1, 2] {
        let layout = TextLayout(RichText(string, body), scale: scale)
        let letters = layout.glyphRuns.filter {
          ["Inter", "Noto Sans CJK SC"].contains($0.face.name)
        }
        #expect(letters.count >= 2, "\(string)")
        for glyph in letters.flatMap(\.glyphs)
        where string.first != "\u{301}" || glyph.position.x > 4 {
          #expect(glyph.position.y == 15, "\(string)")
        }
      }
    }
  }

  @Test("code within a sentence does not change the line's height")
  func codeInSentence() {
    var text = RichText("Call ", body)
    text.append("run()", TextAttributes(font: Font.body.monospaced().resolve()))
    #expect(TextLayout(text).size.height == 20)
  }

  @Test("text is centred in a fixed line height by a baseline offset")
  func fixedLineHeight() {
    let style = ParagraphStyle(lineHeight: 30)
    let layout = TextLayout(RichText("一\n二", body), style: style)
    // Inter 14: ascent 13.5625, descent 3.3768; (30 - 16.9393) / 2 + 13.5625 = 20.09.
    #expect(layout.firstBaseline == 20)
    #expect(layout.lastBaseline == 50)
    #expect(layout.size.height == 60)
    let low = TextLayout(RichText("一", body), style: ParagraphStyle(lineHeight: 10))
    #expect(low.size.height == 10)
    #expect(low.firstBaseline == 10)
  }

  @Test("line spacing stands between lines only")
  func lineSpacing() {
    let style = ParagraphStyle(lineSpacing: 7)
    #expect(TextLayout(RichText("一", body), style: style).size.height == 20)
    #expect(TextLayout(RichText("一\n二\n三", body), style: style).size.height == 74)
  }

  @Test("an empty text has one empty line, and each newline one more", arguments: [1, 1.25, 2])
  func newlines(scale: CGFloat) {
    for (string, count) in [("", 1), ("\n", 2), ("\n\n\n", 4), ("a\r\nb\r", 3), ("a\u{2029}b", 2)] {
      let layout = TextLayout(RichText(string, body), width: 100, scale: scale)
      #expect(layout.lines.count == count, "\(string.debugDescription)")
      #expect(layout.size.height * scale == (20 * scale).rounded() * CGFloat(count))
    }
  }

  @Test("sizes, baselines and glyphs fall on device pixels", arguments: [1, 1.25, 1.5, 2])
  func devicePixels(scale: CGFloat) {
    let layout = TextLayout(RichText("Sphinx of quartz 中文字体", body), width: 90, scale: scale)
    func isWhole(_ value: CGFloat) -> Bool {
      abs(value * scale - (value * scale).rounded()) < 1e-6
    }
    #expect(isWhole(layout.size.width) && isWhole(layout.size.height))
    #expect(layout.lines.allSatisfy { isWhole($0.baseline) && isWhole($0.rect.minX) })
    for run in layout.glyphRuns {
      #expect(run.glyphs.allSatisfy { isWhole($0.position.x) && isWhole($0.position.y) })
    }
  }

  @Test("a text is as wide as its widest line and no wider than the room")
  func width() {
    let text = RichText("one two three four five six seven", body)
    let free = TextLayout(text)
    #expect(free.lines.count == 1)
    for width in stride(from: 60, through: free.size.width, by: 10) {
      let layout = TextLayout(text, width: width)
      #expect(layout.size.width <= width)
      #expect(layout.size.width == layout.lines.map(\.rect.width).max())
      #expect(layout.measure == TextLayout.measure(text, width: width))
    }
    #expect(TextLayout(text, width: free.size.width).lines.count == 1)
    #expect(TextLayout(text, width: free.size.width - 1).lines.count == 2)
  }

  @Test("white space at the end of a wrapped line does not count, at the text's end it does")
  func trailingSpace() {
    let plain = TextLayout(RichText("word", body)).size.width
    #expect(TextLayout(RichText("word ", body)).size.width > plain)
    #expect(TextLayout(RichText("word    word", body), width: plain).lines[0].rect.width == plain)
  }

  @Test("lines are aligned in the width of the widest")
  func alignment() {
    let text = RichText("wide wide wide\nw", body)
    func second(_ alignment: TextAlignment, _ isRightToLeft: Bool = false) -> CGRect {
      let style = ParagraphStyle(alignment: alignment, isRightToLeft: isRightToLeft)
      return TextLayout(text, style: style, width: 500).lines[1].rect
    }
    let width = TextLayout(text).size.width
    #expect(second(.leading).minX == 0)
    #expect(second(.trailing).maxX == width)
    #expect(abs(second(.center).midX - width / 2) <= 0.5)
    #expect(second(.leading, true).maxX == width)
    #expect(second(.trailing, true).minX == 0)
  }

  @Test("wrapping never splits a grapheme cluster, at any width")
  func graphemes() {
    let string = "👨‍👩‍👧‍👦🇩🇪🇨🇳e\u{301}\u{302}a\u{323}👍🏽한국어ฉัन्स्ककि中文字العَرَبِيَّة🏳️‍🌈x\u{200D}y"
    let text = RichText(string, body)
    let starts = Set(string.indices + [string.endIndex])
    for width in stride(from: 0, through: 120, by: 3) {
      let layout = TextLayout(text, width: CGFloat(width))
      for line in layout.lines {
        #expect(starts.contains(line.range.lowerBound) && starts.contains(line.range.upperBound))
        #expect(!line.range.isEmpty)
      }
      #expect(layout.lines.first?.range.lowerBound == string.startIndex)
      #expect(layout.lines.last?.range.upperBound == string.endIndex)
    }
  }

  @Test("words break between words; only a word longer than the line breaks within")
  func words() {
    let string = "alpha beta incomprehensibilities gamma"
    let layout = TextLayout(RichText(string, body), width: 70)
    let lines = layout.lines.map { string[$0.range].trimmingCharacters(in: .whitespaces) }
    #expect(lines.first == "alpha beta")
    #expect(lines.last == "gamma" || lines.last?.hasSuffix(" gamma") == true)
    #expect(layout.lines.allSatisfy { $0.rect.width <= 70 })
  }

  @Test("Chinese closing punctuation does not begin a line")
  func chinesePunctuation() {
    let string = "这是一段，用来检验。标点，不会，出现在，行首。"
    for width in 30...120 {
      let layout = TextLayout(RichText(string, body), width: CGFloat(width))
      for line in layout.lines { #expect(!"，。".contains(string[line.range.lowerBound])) }
    }
  }
}
