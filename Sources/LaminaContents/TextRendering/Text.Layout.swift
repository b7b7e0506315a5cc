import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
public import LaminaLayout
import LaminaText

/// A text that is laid out, and what its pieces carry.
nonisolated final class TextLayoutSource {
  let layout: TextLayout
  let leaf: IllustratedTextLeaf
  private let size: CGSize
  private let marks: [(bytes: Range<Int>, marks: TextMarks)]

  init(
    layout: TextLayout, leaf: IllustratedTextLeaf, size: CGSize,
    marks: [(bytes: Range<Int>, marks: TextMarks)]
  ) {
    self.layout = layout
    self.leaf = leaf
    self.size = size
    self.marks = marks
  }

  /// What the text draws at most.
  var ink: CGRect { layout.inkBounds }

  /// The number of the piece that carries something at a byte; -1 for none.
  func group(at byte: Int) -> Int { marks.firstIndex { $0.bytes.contains(byte) } ?? -1 }

  func marks(at byte: Int) -> TextMarks? { marks.first { $0.bytes.contains(byte) }?.marks }

  /// What is drawn of some glyphs: themselves, or a symbol in their place.
  func list(of slice: TextSlice) -> DisplayList {
    DisplayList { list in
      leaf.text.record(slice.list, size: size, into: &list)
      leaf.recordSymbols(in: slice.bytes, layout, size: size, into: &list)
    }
  }
}

nonisolated extension Text {
  /// A text that is laid out: its lines, the runs in them, and the glyphs of these.
  ///
  /// ```
  ///  layout[0]           Press the │ red │ button        a line: runs of one look each, from left to right
  ///  layout[0][1]                    red                 a run
  ///  layout[0][1][2]                   d                 a slice: a glyph, or several that belong together
  /// ```
  public nonisolated struct Layout: RandomAccessCollection {
    let source: TextLayoutSource

    init(_ source: TextLayoutSource) { self.source = source }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.layout.lines.count }
    public subscript(position: Int) -> Line { Line(source: source, number: position) }

    /// Whether not all of the text has room.
    public var isTruncated: Bool { source.layout.isTruncated }

    /// How a part of a text is drawn.
    public nonisolated struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Accepted: glyphs that are moved by parts of pixels are drawn there in any case.
      public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }

    /// The room of a line, a run or a glyph as its font has it, whatever is drawn in that.
    public nonisolated struct TypographicBounds: Hashable, Sendable {
      /// The left end, on the baseline.
      public var origin: CGPoint
      /// From its left end to its right one.
      public var width: CGFloat
      /// How far it goes above the baseline.
      public var ascent: CGFloat
      /// How far it goes below the baseline.
      public var descent: CGFloat
      /// The room between lines beyond these; it is in them already.
      public var leading: CGFloat

      /// Makes bounds, by default of nothing.
      public init(
        origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
        leading: CGFloat = 0
      ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// From above the baseline to below it.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}

nonisolated extension Text.Layout {
  /// A line of a text: its runs from left to right.
  public nonisolated struct Line: RandomAccessCollection {
    private let source: TextLayoutSource
    private let number: Int
    private let slices: [TextSlice]

    init(source: TextLayoutSource, number: Int) {
      self.source = source
      self.number = number
      slices = source.layout.slices(ofLine: number, group: source.group)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { slices.count }
    public subscript(position: Int) -> Run { Run(source: source, slice: slices[position]) }

    /// The line's left end, on its baseline.
    public var origin: CGPoint {
      let line = source.layout.lines[number]
      return CGPoint(x: line.rect.minX, y: line.baseline)
    }

    /// The line's box.
    public var typographicBounds: TypographicBounds {
      let (ascent, descent) = source.layout.extents(ofLine: number)
      return TypographicBounds(
        origin: origin, width: source.layout.lines[number].rect.width, ascent: ascent,
        descent: descent)
    }
  }

  /// Glyphs beside each other that have one look, one direction and the same attributes of one's own.
  public nonisolated struct Run: RandomAccessCollection {
    private let source: TextLayoutSource
    private let slice: TextSlice
    private let clusters: [TextSlice]

    init(source: TextLayoutSource, slice: TextSlice) {
      self.source = source
      self.slice = slice
      clusters = slice.clusters
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { clusters.count }
    public subscript(position: Int) -> RunSlice {
      RunSlice(source: source, slice: clusters[position])
    }

    /// What the run carries of a type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      source.marks(at: slice.bytes.lowerBound)?.value(key)
    }

    /// The direction in which it is read.
    public var layoutDirection: LayoutDirection {
      slice.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The room of its letters.
    public var typographicBounds: TypographicBounds { slice.typographicBounds }

    var list: DisplayList { source.list(of: slice) }
  }

  /// A glyph, or several that belong together: a letter with its marks, a ligature.
  public nonisolated struct RunSlice {
    private let source: TextLayoutSource
    private let slice: TextSlice

    init(source: TextLayoutSource, slice: TextSlice) {
      self.source = source
      self.slice = slice
    }

    /// What it carries of a type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      source.marks(at: slice.bytes.lowerBound)?.value(key)
    }

    /// The room of its letter.
    public var typographicBounds: TypographicBounds { slice.typographicBounds }

    var list: DisplayList { source.list(of: slice) }
  }
}

nonisolated extension TextSlice {
  fileprivate var typographicBounds: Text.Layout.TypographicBounds {
    let (ascent, descent) = extents
    return Text.Layout.TypographicBounds(
      origin: CGPoint(x: x, y: baseline), width: width, ascent: ascent, descent: descent)
  }
}

nonisolated extension GraphicsContext {
  /// Draws a line of a text where it stands in that.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where it stands in that.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(glyphs: run.list)
  }

  /// Draws a glyph of a text where it stands in that.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(glyphs: slice.list)
  }

  private func draw(glyphs list: DisplayList) {
    guard !list.isEmpty, list.inkBounds.isDrawable else { return }
    draw(list, under: .identity, ink: list.inkBounds)
  }
}
