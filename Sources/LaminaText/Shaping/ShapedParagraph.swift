import LaminaGeometry

/// A paragraph's characters as glyphs with advances, in logical order, not yet broken into lines.
///
/// ```
///  text      │ H │ é (2 scalars) │ fi (1 ligature) │ 中 │
///  clusters  │ 0 │ 1             │ 2               │ 3  │   the least that is moved or drawn alone
///  runs      └──────── Inter ─────────────────────┘└ CJK ┘  one face, one direction
/// ```
///
/// Lengths are device pixels, offsets are UTF-8 bytes from the paragraph's start. Immutable and
/// free of Pango: any thread breaks it into lines for any width.
final class ShapedParagraph: Sendable {
  /// A stretch of one face, size and direction.
  struct Run: Sendable {
    var clusters: Range<Int>
    /// Nil where nothing is drawn.
    var face: CairoFontFace?
    var size: CGFloat
    var slant: CGFloat
    /// Nesting of directions; odd is right to left.
    var level: UInt8
  }

  /// Characters that stand and move together, and their glyphs.
  struct Cluster: Sendable {
    var offset: Int32
    var advance: Float
    var firstGlyph: Int32
    var glyphCount: UInt16
    var traits: Traits
  }

  /// What a cluster is to the breaking of lines.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let whitespace = Traits(rawValue: 1)
    static let tab = Traits(rawValue: 2)
    /// A line may begin here.
    static let lineStart = Traits(rawValue: 4)
    /// A line has to begin here.
    static let forcedLineStart = Traits(rawValue: 8)
    /// A grapheme cluster begins here.
    static let graphemeStart = Traits(rawValue: 16)
    /// No font has a glyph for it.
    static let missing = Traits(rawValue: 32)
  }

  /// A glyph by its place from its cluster's left end, and what it covers around its origin.
  struct Glyph: Sendable {
    var id: UInt32
    var x: Float
    var y: Float
    var ink: Ink
  }

  /// Whole pixels around a glyph's origin, y down.
  struct Ink: Sendable {
    var left: Int16
    var top: Int16
    var right: Int16
    var bottom: Int16

    var isEmpty: Bool { left >= right || top >= bottom }
  }

  let runs: [Run]
  let clusters: [Cluster]
  let glyphs: [Glyph]
  let byteCount: Int
  /// The paragraph's own direction: 0 or 1.
  let baseLevel: UInt8
  /// From one tab stop to the next.
  let tabWidth: Float
  let diagnostics: [TextDiagnostic]

  init(
    runs: [Run], clusters: [Cluster], glyphs: [Glyph], byteCount: Int, baseLevel: UInt8,
    tabWidth: Float, diagnostics: [TextDiagnostic]
  ) {
    self.runs = runs
    self.clusters = clusters
    self.glyphs = glyphs
    self.byteCount = byteCount
    self.baseLevel = baseLevel
    self.tabWidth = tabWidth
    self.diagnostics = diagnostics
  }

  /// Where a cluster's characters end.
  func end(of cluster: Int) -> Int {
    cluster + 1 < clusters.count ? Int(clusters[cluster + 1].offset) : byteCount
  }

  /// Where the cluster at `index` begins; behind the last one, the paragraph's end.
  func offset(of index: Int) -> Int {
    index < clusters.count ? Int(clusters[index].offset) : byteCount
  }

  /// The run that holds a cluster.
  func runIndex(of cluster: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].clusters.lowerBound <= cluster { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What stands before a cluster: a piece of the paragraph, with glyphs as they are in the whole.
  func prefix(_ end: Int) -> ShapedParagraph {
    guard end < clusters.count else { return self }
    var runs = runs.filter { $0.clusters.lowerBound < end }
    for index in runs.indices {
      runs[index].clusters = runs[index].clusters.clamped(to: 0..<end)
    }
    return ShapedParagraph(
      runs: runs, clusters: Array(clusters[..<end]), glyphs: glyphs, byteCount: offset(of: end),
      baseLevel: baseLevel, tabWidth: tabWidth, diagnostics: diagnostics)
  }

  /// The bytes of the paragraph and of its arrays, each with what the allocator adds.
  var cost: Int {
    clusters.capacity * MemoryLayout<Cluster>.stride
      + glyphs.capacity * MemoryLayout<Glyph>.stride + runs.capacity * MemoryLayout<Run>.stride
      + Self.overhead
  }

  /// The paragraph itself, what weak references need, and the heads of three arrays.
  private static let overhead = 128 + 48 + 3 * 48
}
