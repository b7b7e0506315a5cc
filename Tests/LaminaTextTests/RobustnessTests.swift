import LaminaDrawing
import LaminaGeometry
import LaminaText
import Testing

@Suite("Odd input and many threads")
struct RobustnessTests {
  @Test("no text and no measure crashes")
  func oddInput() {
    let strings = [
      "", "\n", "\r\n\r\n", "a\0b", "\u{1}\u{7F}\u{FEFF}", "\u{202E}abc", "\t\t", "\u{2028}",
      "e" + String(repeating: "\u{301}", count: 200), "\u{301}", "\u{10FFFF}", " ", "\u{FFFC}",
    ]
    let widths: [CGFloat?] = [nil, 0, -5, 1, 50, .infinity, -.infinity, .nan, 1e300]
    for string in strings {
      for width in widths {
        let style = ParagraphStyle(alignment: .center, lineLimit: 2, lineSpacing: .nan)
        let layout = TextLayout(RichText(string), style: style, width: width, maxHeight: width)
        #expect(!layout.lines.isEmpty)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        for index in string.indices { _ = layout.caretRect(at: index) }
        _ = layout.index(at: CGPoint(x: 3, y: 3))
      }
    }
  }

  @Test("NUL is a space and does not end the text")
  func nul() {
    let layout = TextLayout(RichText("a\0b"))
    #expect(layout.size.width == TextLayout(RichText("a b")).size.width)
  }

  @Test("impossible font sizes are held in bounds and reported", arguments: [0, -3, 1e9, .nan])
  func sizes(size: CGFloat) {
    let font = Font.system(size: size).resolve()
    let layout = TextLayout(RichText("a", TextAttributes(font: font)))
    #expect((1...1000).contains(font.size))
    #expect(layout.diagnostics.count == 1)
  }

  @Test("a family that is not installed is named together with its substitute")
  func missingFamily() {
    let font = Font.custom("No Such Family", size: 14).resolve()
    let layout = TextLayout(RichText("abc", TextAttributes(font: font)))
    #expect(layout.diagnostics == [.missingFamily("No Such Family", substitute: "Inter")])
    #expect(layout.glyphRuns.count == 1)
  }

  @Test("a character that no font has is named and leaves a box")
  func missingGlyph() {
    let layout = TextLayout(RichText("a\u{F1234}b"))
    #expect(layout.diagnostics == [.missingGlyphs(["\u{F1234}"])])
    let list = DisplayList { layout.record(into: &$0, at: .zero) }
    #expect(list.commands.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test("a file that is no font is refused with a sentence")
  func registration() {
    #expect(throws: FontRegistry.Failure.unreadable(path: "/none.ttf")) {
      try FontRegistry.register(file: "/none.ttf")
    }
    #expect(throws: FontRegistry.Failure.notAFont(path: #filePath)) {
      try FontRegistry.register(file: #filePath)
    }
  }

  @Test("a megabyte in one paragraph is laid out")
  func megabyte() {
    let text = RichText(String(repeating: "lorem ipsum 中文 ", count: 50_000))
    let measure = TextLayout.measure(text, width: 400)
    #expect(measure.lineCount > 1000)
    #expect(measure.size.width <= 400)
  }

  /// Cairo closes files beyond the tenth that it believes unused: those of fonts of which only the
  /// line's height was asked were closed while another thread read them, and the process ended.
  @Test("fonts by the dozen are opened by many threads at once")
  func openingFonts() async {
    let families = ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "JetBrains Mono", "Inter"]
    let weights: [Font.Weight] = [.regular, .bold, .medium, .light, .heavy]
    let fonts = families.flatMap { family in
      weights.flatMap { weight in
        [
          Font.custom(family, size: 11).weight(weight),
          .custom(family, size: 12).weight(weight).italic(),
        ]
      }
    }
    let heights = await withTaskGroup(of: [CGFloat].self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<3).flatMap { round in
            fonts.indices.map { index in
              let font = fonts[(index * (number + 1) + number) % fonts.count]
              let text = RichText(
                number % 2 == 0 ? "" : "Hamburg", TextAttributes(font: font.resolve()))
              return TextLayout(text, scale: 1 + CGFloat(round) / 4).size.height
            }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(heights.count == 8 * 3 * fonts.count && heights.allSatisfy { $0 > 0 })
  }

  @Test("four threads get the same glyphs from the same faces")
  func threads() async {
    let strings = (0..<20).map { "第\($0)行 mixed العربية \($0) 😀" }
    func layouts() -> [[GlyphRun]] {
      strings.map { TextLayout(RichText($0), width: 100, scale: 1.25).glyphRuns }
    }
    let expected = layouts()
    await withTaskGroup(of: [[GlyphRun]].self) { group in
      for _ in 0..<4 { group.addTask { layouts() } }
      for await result in group { #expect(result == expected) }
    }
  }

  @Test("every character of the real feed has a glyph")
  func feed() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/data/feed/atom.xml").standardizedFileURL.path()
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let characters = Set(String(decoding: data, as: UTF8.self).unicodeScalars)
    let text = RichText(String(String.UnicodeScalarView(characters.sorted())))
    let missing = TextLayout(text, width: 400).diagnostics
    #expect(missing.isEmpty, "\(missing)")
  }
}
