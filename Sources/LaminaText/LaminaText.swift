/// Text: fonts, styled strings and paragraphs become glyphs with places.
///
/// ```
///  AttributedString ─┐                 Pango, once a paragraph        pure Swift, once a width
///  String + Font ────┴─▶ RichText ──shape──▶ ShapedParagraph ──break, order, cut──▶ TextLayout
///                                              (cached)                             │
///                                              DisplayList ◀──record── glyph runs ──┤
///                                      size, baselines, carets, hits, rectangles ◀──┘
/// ```
///
/// Shaping is expensive and does not depend on the width. So Pango shapes a paragraph once, and
/// every width is measured on that result. All of it may be called on any thread, and every result
/// is an immutable value.
///
/// ```swift
/// let text = RichText("一二三 abc", TextAttributes(font: Font.title.bold().resolve()))
/// let style = ParagraphStyle(alignment: .center, lineLimit: 2)
/// let size = TextLayout.measure(text, style: style, width: 200, scale: 1.25).size
/// let layout = TextLayout(text, style: style, width: 200, scale: 1.25)
/// let list = DisplayList { layout.record(into: &$0, at: .zero) }
/// layout.index(at: CGPoint(x: 20, y: 8))      // the caret position nearest to a point
/// layout.diagnostics                          // fonts and glyphs that are missing
/// ```
///
/// Lines. A line's height comes from the fonts that were asked for, never from those that stand in
/// for characters they lack: a line of Inter keeps its height when a Chinese character or an emoji
/// enters it. See `LineBox`.
