import LaminaGeometry

/// Breaks a shaped paragraph into lines: at word boundaries, within a word only where it is too
/// long for a line, never within a grapheme cluster.
struct LineBreaker: Sequence, IteratorProtocol {
  private let paragraph: ShapedParagraph
  private let width: Float
  private let keepsWords: Bool
  private var start = 0
  private var isDone = false

  /// Breaks for lines of `width` device pixels; with `keepsWords` a longer word has a line of its own, which is too
  /// long.
  init(_ paragraph: ShapedParagraph, width: CGFloat, keepsWords: Bool = false) {
    self.paragraph = paragraph
    self.keepsWords = keepsWords
    self.width = Float(Swift.min(width, 1e9)) + 0.01
  }

  /// Whether all lines have been handed out.
  var isAtEnd: Bool { isDone }

  /// The clusters of the next line; an empty paragraph has one empty line.
  mutating func next() -> Range<Int>? {
    guard !isDone else { return nil }
    let end = lineEnd()
    defer {
      start = end
      isDone = end >= paragraph.clusters.count
    }
    return start..<end
  }

  private func lineEnd() -> Int {
    var x: Float = 0
    var lastBreak: Int?
    for index in start..<paragraph.clusters.count {
      let cluster = paragraph.clusters[index]
      if index > start {
        if cluster.traits.contains(.forcedLineStart) { return index }
        if cluster.traits.contains(.lineStart) { lastBreak = index }
      }
      let advance = paragraph.advance(of: index, at: x)
      if x + advance > width, index > start, !cluster.traits.contains(.whitespace) {
        if let end = lastBreak ?? (keepsWords ? nil : graphemeStart(upTo: index)) { return end }
      }
      x += advance
    }
    return paragraph.clusters.count
  }

  private func graphemeStart(upTo index: Int) -> Int? {
    var end = index
    while end > start, !paragraph.clusters[end].traits.contains(.graphemeStart) { end -= 1 }
    return end > start ? end : nil
  }
}

extension ShapedParagraph {
  /// How far a cluster moves on, when it stands `x` pixels from the line's start.
  func advance(of index: Int, at x: Float) -> Float {
    let cluster = clusters[index]
    guard cluster.traits.contains(.tab) else { return cluster.advance }
    return ((x / tabWidth).rounded(.down) + 1) * tabWidth - x
  }

  /// The width of clusters that begin a line.
  func width(of range: Range<Int>) -> Float {
    range.reduce(into: 0) { $0 += advance(of: $1, at: $0) }
  }

  /// The range without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].traits.contains(.whitespace) { end -= 1 }
    return range.lowerBound..<end
  }
}
