/// Some clusters of a shape, with the glyphs they have in the whole of it.
struct ShapedPart {
  let shaped: ShapedParagraph
  let clusters: Range<Int>

  var byteCount: Int {
    shaped.offset(of: clusters.upperBound) - shaped.offset(of: clusters.lowerBound)
  }
}

extension ShapedParagraph {
  /// The shape of parts that stand one behind the other, all of one direction.
  ///
  /// - Complexity: O(clusters), without shaping anything.
  static func joining(_ parts: [ShapedPart]) -> ShapedParagraph {
    guard let first = parts.first else { return .empty }
    if parts.count == 1, first.clusters == first.shaped.clusters.indices { return first.shaped }
    var joiner = ShapeJoiner(capacity: parts.reduce(0) { $0 + $1.clusters.count })
    for part in parts { joiner.add(part) }
    return joiner.finish(like: first.shaped)
  }

  /// Whether all of it runs in the paragraph's own direction.
  var hasOneDirection: Bool { runs.allSatisfy { $0.level == baseLevel } }

  /// The cluster that begins at a byte, or the end where all of it ends there; nil within a cluster.
  func cluster(startingAt byte: Int) -> Int? {
    let index = clusters.partition { Int($0.offset) >= byte }
    return offset(of: index) == byte ? index : nil
  }

  /// Whether two clusters look the same, wherever they stand.
  func cluster(_ index: Int, isLike other: Int, of shape: ShapedParagraph) -> Bool {
    let one = clusters[index]
    let two = shape.clusters[other]
    guard one.advance == two.advance, one.traits == two.traits, one.glyphCount == two.glyphCount,
      end(of: index) - Int(one.offset) == shape.end(of: other) - Int(two.offset),
      runs[runIndex(of: index)].isSeamless(with: shape.runs[shape.runIndex(of: other)])
    else { return false }
    return (0..<Int(one.glyphCount)).allSatisfy {
      let glyph = glyphs[Int(one.firstGlyph) + $0]
      let same = shape.glyphs[Int(two.firstGlyph) + $0]
      return glyph.id == same.id && glyph.x == same.x && glyph.y == same.y
    }
  }
}

extension ShapedParagraph.Run {
  /// Whether the clusters of both could be of one run.
  fileprivate func isSeamless(with other: Self) -> Bool {
    face === other.face && size == other.size && slant == other.slant && level == other.level
  }
}

/// Copies clusters, glyphs and runs behind each other.
private struct ShapeJoiner {
  private var runs: [ShapedParagraph.Run] = []
  private var clusters: [ShapedParagraph.Cluster] = []
  private var glyphs: [ShapedParagraph.Glyph] = []
  private var diagnostics: [TextDiagnostic] = []
  private var byteCount = 0

  init(capacity: Int) {
    clusters.reserveCapacity(capacity)
    glyphs.reserveCapacity(capacity)
  }

  mutating func add(_ part: ShapedPart) {
    addRuns(part)
    let shaped = part.shaped
    let start = part.shaped.offset(of: part.clusters.lowerBound)
    for var cluster in shaped.clusters[part.clusters] {
      let first = Int(cluster.firstGlyph)
      cluster.offset += Int32(byteCount - start)
      cluster.firstGlyph = Int32(glyphs.count)
      clusters.append(cluster)
      for glyph in first..<first + Int(cluster.glyphCount) { glyphs.append(shaped.glyphs[glyph]) }
    }
    for diagnostic in shaped.diagnostics where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    byteCount += part.byteCount
  }

  private mutating func addRuns(_ part: ShapedPart) {
    let shift = clusters.count - part.clusters.lowerBound
    for var run in part.shaped.runs where run.clusters.overlaps(part.clusters) {
      let kept = run.clusters.clamped(to: part.clusters)
      run.clusters = kept.lowerBound + shift..<kept.upperBound + shift
      // A run that goes on; of one part they stay apart, as tabs stand alone.
      if kept.lowerBound == part.clusters.lowerBound, let last = runs.last,
        last.isSeamless(with: run)
      {
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<run.clusters.upperBound
      } else {
        runs.append(run)
      }
    }
  }

  func finish(like first: ShapedParagraph) -> ShapedParagraph {
    ShapedParagraph(
      runs: runs, clusters: clusters, glyphs: glyphs, byteCount: byteCount,
      baseLevel: first.baseLevel, tabWidth: first.tabWidth, diagnostics: diagnostics)
  }
}
