import LaminaGeometry

/// The blurred mask of a rounded box, drawn once at its smallest size and stretched in the middle.
///
/// ```
///  ┌────┬─┬────┐     corners: 2 x reach + radius; beyond that distance from both ends
///  ├────┼─┼────┤     a row no longer changes along x, so its middle column stands
///  └────┴─┴────┘     for all columns between
/// ```
struct NinePartMask {
  /// What the whole mask covers.
  let frame: PixelRect
  private let small: AlphaMask

  /// Whether the corners of a box are so small that they are worth keeping, whatever is seen.
  static func isSmall(_ box: RoundedBox, sigma: CGFloat) -> Bool {
    let side = 2 * (6 * sigma + box.radius + 10)
    let (width, height) = (min(box.rect.width, side), min(box.rect.height, side))
    return (width + 6 * sigma) * (height + 6 * sigma) <= 4_000_000
  }

  init(_ box: RoundedBox, sigma: CGFloat, cache: ShadowCache) {
    let reach = Int((sigma * 3).rounded(.up)) + 4
    let outer = PixelRect(covering: box.rect, scale: 1)
    let margin = reach
    frame = PixelRect(
      x: outer.x - margin, y: outer.y - margin, width: outer.width + 2 * margin,
      height: outer.height + 2 * margin)
    // The sides of the box that the small mask holds: shortened by whole pixels.
    let longest = 2 * (2 * reach + Int(box.radius.rounded(.up)) + 2) + 1
    let cutX = max(0, outer.width - longest)
    let cutY = max(0, outer.height - longest)
    let origin = CGPoint(
      x: box.rect.minX - CGFloat(frame.x), y: box.rect.minY - CGFloat(frame.y))
    let key = ShadowCache.Key(
      width: box.rect.width - CGFloat(cutX), height: box.rect.height - CGFloat(cutY),
      x: origin.x, y: origin.y, radius: box.radius, sigma: sigma)
    let size = PixelSize(width: frame.width - cutX, height: frame.height - cutY)
    small = cache.mask(key) {
      let rect = CGRect(x: key.x, y: key.y, width: key.width, height: key.height)
      let path = RoundedBox(rect: rect, radius: key.radius).path
      let blurred = CoarseMask(path, sigma: sigma, covering: PixelRect(size: size))
      return AlphaMask(frame: PixelRect(size: size)) { blurred.draw(on: $0.context) }
    }
  }

  /// The part of the whole mask inside `part`, which must lie in the frame.
  func expanded(_ part: PixelRect) -> AlphaMask {
    let stride = AlphaMask.bytesPerRow(of: part.width)
    let columns = runs(part.x - frame.x, part.width, whole: frame.width, small: small.frame.width)
    let bytes = [UInt8](unsafeUninitializedCapacity: stride * part.height) { out, count in
      count = stride * part.height
      small.bytes.withUnsafeBufferPointer { source in
        guard let to = out.baseAddress, let from = source.baseAddress else { return }
        for y in 0..<part.height {
          let row = smallIndex(
            part.y - frame.y + y, whole: frame.height, small: small.frame.height)
          write(
            columns, to + y * stride, source: from + row * small.bytesPerRow,
            padding: stride - part.width)
        }
      }
    }
    return AlphaMask(frame: part, bytes: bytes)
  }

  /// Columns of the result: copied from the small mask, or one of them repeated.
  private enum ColumnSpan {
    case copy(from: Int, count: Int)
    case fill(from: Int, count: Int)
  }

  private func runs(_ start: Int, _ count: Int, whole: Int, small: Int) -> [ColumnSpan] {
    let middle = small / 2
    let end = start + count
    let tail = middle + whole - small
    var runs: [ColumnSpan] = []
    if start < middle { runs.append(.copy(from: start, count: min(middle, end) - start)) }
    let fillStart = max(start, middle)
    let fillEnd = min(end, tail)
    if fillEnd > fillStart { runs.append(.fill(from: middle, count: fillEnd - fillStart)) }
    let tailStart = max(start, tail)
    if end > tailStart {
      runs.append(.copy(from: tailStart - (whole - small), count: end - tailStart))
    }
    return runs
  }

  private func write(
    _ runs: [ColumnSpan], _ target: UnsafeMutablePointer<UInt8>, source: UnsafePointer<UInt8>,
    padding: Int
  ) {
    var next = target
    for run in runs {
      switch run {
      case .copy(let from, let count):
        next.update(from: source + from, count: count)
        next += count
      case .fill(let from, let count):
        next.update(repeating: source[from], count: count)
        next += count
      }
    }
    next.update(repeating: 0, count: padding)
  }

  private func smallIndex(_ index: Int, whole: Int, small: Int) -> Int {
    let middle = small / 2
    if index < middle { return index }
    return max(middle, index - (whole - small))
  }
}
