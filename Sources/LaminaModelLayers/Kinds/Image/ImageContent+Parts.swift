import LaminaGeometry

extension ImageContent {
  /// A piece of the picture, in fractions of the whole, and its place in the layer.
  struct Part: Hashable {
    var source: CGRect
    var place: CGRect
  }

  /// The pieces that are drawn in a layer of `size`; their edges lie on device pixels, so that no
  /// seam is seen between them.
  func parts(in size: CGSize, scale: CGFloat) -> [Part] {
    let place = rect(in: size)
    guard !place.isNull, place.width > 0, place.height > 0, contentsRect.width > 0,
      contentsRect.height > 0
    else { return [] }
    let columns = PartSpan.spans(
      center: (contentsCenter.minX, contentsCenter.maxX), own: self.size.width, from: place.minX,
      to: place.maxX, scale: scale)
    let rows = PartSpan.spans(
      center: (contentsCenter.minY, contentsCenter.maxY), own: self.size.height, from: place.minY,
      to: place.maxY, scale: scale)
    return rows.flatMap { row in columns.compactMap { part(column: $0, row: row) } }
  }

  /// The piece of a column and a row, cut to what the picture has.
  private func part(column: PartSpan, row: PartSpan) -> Part? {
    let whole = CGRect(
      x: contentsRect.minX + column.source.lowerBound * contentsRect.width,
      y: contentsRect.minY + row.source.lowerBound * contentsRect.height,
      width: column.source.length * contentsRect.width,
      height: row.source.length * contentsRect.height)
    let place = CGRect(
      x: column.place.lowerBound, y: row.place.lowerBound, width: column.place.length,
      height: row.place.length)
    let shown = whole.intersection(.unit)
    guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
    return Part(source: shown, place: place.part(of: whole, cutTo: shown))
  }
}

/// One of up to three pieces of a side: the first and the last keep their length, the middle one
/// takes what is left.
private struct PartSpan {
  var source: ClosedRange<CGFloat>
  var place: ClosedRange<CGFloat>

  /// The pieces of a side from `from` to `to` whose picture is `own` points long.
  static func spans(
    center: (CGFloat, CGFloat), own: CGFloat, from: CGFloat, to: CGFloat, scale: CGFloat
  ) -> [PartSpan] {
    let low = min(max(center.0, 0), 1)
    let high = min(max(center.1, low), 1)
    guard low > 0 || high < 1 else { return [PartSpan(source: 0...1, place: from...to)] }
    let (first, last) = (low * own, (1 - high) * own)
    // In less room than both ends take they shrink alike.
    let shrink = min(1, (to - from) / max(first + last, .leastNormalMagnitude))
    let inner = (from + first * shrink).snapped(scale: scale)
    let outer = max(inner, (to - last * shrink).snapped(scale: scale))
    return [
      PartSpan(source: 0...low, place: from...max(from, inner)),
      PartSpan(source: low...high, place: inner...outer),
      PartSpan(source: high...1, place: outer...max(outer, to)),
    ].filter { $0.source.length > 0 && $0.place.length > 0 }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CGRect {
  /// What is left of the rectangle when the source that fills it is cut from `whole` to `shown`.
  fileprivate func part(of whole: CGRect, cutTo shown: CGRect) -> CGRect {
    guard whole != shown else { return self }
    return CGRect(
      x: minX + (shown.minX - whole.minX) / whole.width * width,
      y: minY + (shown.minY - whole.minY) / whole.height * height,
      width: shown.width / whole.width * width, height: shown.height / whole.height * height)
  }
}
