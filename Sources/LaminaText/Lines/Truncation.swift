/// Chooses what stays of a line that is too long for its room.
struct Truncation {
  /// A part of the shortened line, in the order of the text.
  enum Part: Hashable {
    case clusters(Range<Int>)
    /// The ellipsis, for the text from this cluster on.
    case ellipsis(Int)
  }

  let paragraph: ShapedParagraph
  let clusters: Range<Int>
  /// Device pixels beside the ellipsis.
  let room: Float

  /// The parts that fit; nothing when there is no room even for the ellipsis.
  func parts(_ mode: TruncationMode) -> [Part] {
    guard room >= 0 else { return [] }
    let whole = prefix(room)
    if mode == .tail || whole.upperBound == clusters.upperBound {
      let kept = paragraph.trimmed(whole)
      return [.clusters(kept), .ellipsis(kept.upperBound)]
    }
    let start = mode == .head ? clusters.lowerBound..<clusters.lowerBound : prefix(room / 2)
    let kept = paragraph.trimmed(start)
    let end = suffix(room - paragraph.width(of: kept), after: kept.upperBound)
    return [.clusters(kept), .ellipsis(kept.upperBound), .clusters(end)]
  }

  private func prefix(_ room: Float) -> Range<Int> {
    var x: Float = 0
    var end = clusters.lowerBound
    for index in clusters {
      if paragraph.clusters[index].traits.contains(.graphemeStart) { end = index }
      x += paragraph.advance(of: index, at: x)
      if x > room + 0.01 { return clusters.lowerBound..<end }
    }
    return clusters
  }

  private func suffix(_ room: Float, after start: Int) -> Range<Int> {
    var x: Float = 0
    var begin = clusters.upperBound
    for index in clusters.reversed() where index >= start {
      x += paragraph.advance(of: index, at: 0)
      if x > room + 0.01 { break }
      if paragraph.clusters[index].traits.contains(.graphemeStart) { begin = index }
    }
    while begin < clusters.upperBound, paragraph.clusters[begin].traits.contains(.whitespace) {
      begin += 1
    }
    return begin..<clusters.upperBound
  }
}
