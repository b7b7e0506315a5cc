import LaminaDrawing
package import LaminaGeometry

/// What is looked at.
extension DocumentLayout {
  /// A stretch where it stands.
  package struct Shown {
    /// Stays the same while what it shows is edited.
    package let id: Int
    package let layout: TextLayout
    /// Where its first line's box begins, in points.
    package let origin: CGPoint
    /// The text it shows, with the terminator.
    package let bytes: Range<Int>
    package var frame: CGRect { CGRect(origin: origin, size: layout.size) }
  }

  /// Lays out what lies between two heights, in points.
  ///
  /// - Returns: how far the line at the lower of them has moved down, as heights above it became
  ///   known: the scroll offset has to follow by as much. The text from there on is laid out.
  @discardableResult
  package func layOut(_ sight: Range<CGFloat>, ahead: CGFloat = 0) -> CGFloat {
    let start = pixels(sight.lowerBound)
    let length = max(0, pixels(sight.upperBound) - start)
    let anchor = anchor(at: start)
    var top = start
    for _ in 0..<8 {
      fill(top - pixels(ahead), to: top + length + pixels(ahead))
      let moved = height(of: anchor) - top
      if moved == 0 { break }
      top += moved
    }
    drop(outside: top - 4 * length - 4 * pixels(ahead)..<top + 5 * length + 4 * pixels(ahead))
    return CGFloat(top - start) / appearance.scale
  }

  /// The stretches between two heights that are laid out.
  package func shown(in sight: Range<CGFloat>) -> [Shown] {
    let (start, end) = (pixels(sight.lowerBound), pixels(sight.upperBound))
    let first = index.place(atHeight: start)
    var shown: [Shown] = []
    var place = first
    for known in stretches.from(first.number) {
      let next = known.number == place.number + 1 ? index.place(after: place) : nil
      place = next ?? index.place(known.number)
      if place.top >= end { break }
      guard let layout = known.layout, place.bottom > start else { continue }
      shown.append(
        Shown(id: known.id, layout: layout, origin: origin(of: place, layout), bytes: place.bytes))
    }
    return shown
  }

  /// A line in sight, and how far the edge lies below its top, in device pixels.
  package struct Anchor {
    var byte: Int
    var distance: Int
  }

  /// What is at a height, in points: it can be found again when lines are made again.
  package func anchor(at height: CGFloat) -> Anchor { anchor(at: pixels(height)) }

  /// Where that is now; it is laid out.
  package func height(of anchor: Anchor) -> CGFloat {
    CGFloat(height(of: anchor) as Int) / appearance.scale
  }

  private func anchor(at height: Int) -> Anchor {
    let place = index.place(atHeight: height)
    if let layout = stretches.layout(place.number) {
      let line = layout.placed[
        layout.lineNumber(at: CGFloat(height - place.top) / appearance.scale)]
      return Anchor(
        byte: place.start + line.bytes.lowerBound, distance: height - place.top - Int(line.top))
    }
    // Where the line may be that far down.
    let share = CGFloat(height - place.top) / CGFloat(max(1, place.stretch.height))
    let line = Int((lineHeight * appearance.scale).rounded())
    guard share > 0, place.stretch.height > line else {
      return Anchor(byte: place.start, distance: height - place.top)
    }
    let byte = place.start + Int(min(0.999, share) * CGFloat(place.stretch.byteCount))
    return Anchor(byte: byte, distance: 0)
  }

  private func height(of anchor: Anchor) -> Int {
    let place = index.place(ofByte: anchor.byte)
    let (found, layout, _) = stretch(place.number)
    let line = layout.placed.partition { $0.bytes.lowerBound > anchor.byte - found.start } - 1
    return found.top + Int(layout.placed[max(0, line)].top) + anchor.distance
  }

  /// Lays out the stretches from a height to another.
  private func fill(_ top: Int, to bottom: Int) {
    var place = index.place(atHeight: top)
    while token?.isCancelled != true {
      if stretches.layout(place.number) == nil { place = stretch(place.number).place }
      guard place.bottom < bottom, let next = index.place(after: place) else { break }
      place = next
    }
    calibrate()
  }

  private func pixels(_ points: CGFloat) -> Int {
    let pixels = (points * appearance.scale).rounded()
    return Int(min(max(pixels.isNaN ? 0 : pixels, -1e12), 1e12))
  }

  /// Where a stretch's lines begin: at the side on which they stand.
  func origin(of place: DocumentIndex.Place, _ layout: TextLayout) -> CGPoint {
    CGPoint(x: inset(layout), y: CGFloat(place.top) / appearance.scale)
  }

  private func inset(_ layout: TextLayout) -> CGFloat {
    guard let width = appearance.width, width.isFinite else { return 0 }
    let free = max(0, width - layout.size.width)
    let isTurned =
      appearance.alignsByParagraph
      && layout.placed[0].isRightToLeft != appearance.style.isRightToLeft
    return switch (appearance.style.alignment, appearance.style.isRightToLeft != isTurned) {
    case (.center, _): (free / 2 * appearance.scale).rounded(.down) / appearance.scale
    case (.leading, false), (.trailing, true): 0
    case (.leading, true), (.trailing, false):
      (free * appearance.scale).rounded(.down) / appearance.scale
    }
  }
}
