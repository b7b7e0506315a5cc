import LaminaDrawing
import LaminaGeometry

/// Finds what stands out, and from which ground, in parts of a picture.
struct ContrastProbe {
  /// A colour and the ground it is seen against, as 0xRRGGBB.
  struct Pair: Comparable {
    var color: UInt32
    var ground: UInt32
    var ratio: ContrastRatio { ContrastRatio(color, ground) }

    static func < (a: Pair, b: Pair) -> Bool { a.ratio < b.ratio }
  }

  let picture: Bitmap
  let scale: CGFloat

  /// The word that is hardest to read in a rectangle of text; nil when there is none.
  ///
  /// Letters are cut into words by columns without ink, after lines by rows without; of each word the
  /// ground is the commonest colour, and its own colour is what is farthest from that.
  func words(in rect: CGRect, textSize: CGFloat) -> Pair? {
    guard let pixels = pixels(in: rect) else { return nil }
    let ground = pixels.commonest
    let gap = max(2, Int(textSize * scale * 0.18))
    let words = pixels.rows(without: ground).flatMap { rows in
      pixels.columns(in: rows, without: ground, gap: gap).map { (rows, $0) }
    }
    // A dot or a dash has hardly a pixel in its own colour.
    let measured = words.filter { $0.1.count >= Int(textSize * scale * 0.5) }
    let pairs = (measured.isEmpty ? words : measured).map { rows, columns in
      pixels.farthest(in: rows, columns, from: ground)
    }
    return pairs.min { $0.ratio < $1.ratio }
  }

  /// What stands out most in a rectangle, texts in it left out; nil where there are no pixels.
  func mark(in rect: CGRect, without texts: [CGRect]) -> Pair? {
    guard var pixels = pixels(in: rect.insetBy(dx: -2, dy: -2)) else { return nil }
    for text in texts { pixels.erase(pixelRect(text)) }
    let ground = pixels.edge ?? pixels.commonest
    return pixels.farthest(in: pixels.allRows, pixels.allColumns, from: ground)
  }

  private func pixelRect(_ rect: CGRect) -> PixelRect { PixelRect(covering: rect, scale: scale) }

  private func pixels(in rect: CGRect) -> PixelPart? {
    let whole = PixelRect(size: picture.size)
    let part = pixelRect(rect).intersection(whole)
    return part.isEmpty ? nil : PixelPart(picture, part)
  }
}

/// A rectangle of a picture; pixels that do not count are nil.
struct PixelPart {
  private let rect: PixelRect
  private var colors: [UInt32]
  private static let none: UInt32 = 0xFFFF_FFFF

  init(_ picture: Bitmap, _ rect: PixelRect) {
    self.rect = rect
    colors = []
    colors.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width {
        colors.append(picture.pixel(x: x, y: y) & 0xFF_FFFF)
      }
    }
  }

  var allRows: Range<Int> { 0..<rect.height }
  var allColumns: Range<Int> { 0..<rect.width }

  private func color(_ x: Int, _ y: Int) -> UInt32 { colors[y * rect.width + x] }

  /// Has pixels not count.
  mutating func erase(_ part: PixelRect) {
    let part = part.intersection(rect)
    if part.isEmpty { return }
    for y in part.y - rect.y..<part.y - rect.y + part.height {
      for x in part.x - rect.x..<part.x - rect.x + part.width {
        colors[y * rect.width + x] = Self.none
      }
    }
  }

  /// The colour of most pixels.
  var commonest: UInt32 { Self.commonest(of: colors) ?? 0 }

  /// The colour of most pixels along the edges; nil where all are left out.
  var edge: UInt32? {
    let rows = allColumns.flatMap { [color($0, 0), color($0, rect.height - 1)] }
    let columns = allRows.flatMap { [color(0, $0), color(rect.width - 1, $0)] }
    return Self.commonest(of: rows + columns)
  }

  private static func commonest(of colors: [UInt32]) -> UInt32? {
    counts(of: colors[...]).max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// How often each colour is there; most pixels are as the one before and counted together.
  private static func counts(of colors: ArraySlice<UInt32>) -> [UInt32: Int] {
    var counts = [UInt32: Int]()
    var last = none
    var run = 0
    for color in colors {
      if color == last {
        run += 1
      } else {
        counts[last, default: 0] += run
        last = color
        run = 1
      }
    }
    counts[last, default: 0] += run
    counts[none] = nil
    return counts
  }

  /// The lines: rows with ink that belong together.
  func rows(without ground: UInt32) -> [Range<Int>] {
    let inks = inks(on: ground)
    return runs(allRows, gap: 1) { y in
      allColumns.contains { isOther(color($0, y), than: ground) && inks.contains(color($0, y)) }
    }
  }

  /// The words: columns with ink that are less than `gap` apart.
  func columns(in rows: Range<Int>, without ground: UInt32, gap: Int) -> [Range<Int>] {
    let inks = inks(on: ground)
    return runs(allColumns, gap: gap) { x in
      rows.contains { isOther(color(x, $0), than: ground) && inks.contains(color(x, $0)) }
    }
  }

  private func isOther(_ color: UInt32, than ground: UInt32) -> Bool {
    color != Self.none && color != ground
  }

  /// The colours that can be distinguished from a ground.
  private func inks(on ground: UInt32) -> Set<UInt32> {
    Set(colors.filter { isOther($0, than: ground) })
      .filter { ContrastRatio($0, ground).value > 1.08 }
  }

  private func runs(_ range: Range<Int>, gap: Int, where hasInk: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in range where hasInk(index) {
      if let last = runs.last, index - last.upperBound < gap {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// The colour that is farthest from the ground; one pixel alone may be an accident of rounding.
  func farthest(
    in rows: Range<Int>, _ columns: Range<Int>, from ground: UInt32
  ) -> ContrastProbe.Pair {
    var counts: [UInt32: Int] = [:]
    for y in rows {
      let row = colors[y * rect.width + columns.lowerBound..<y * rect.width + columns.upperBound]
      counts.merge(Self.counts(of: row), uniquingKeysWith: +)
    }
    let ranked = counts.filter { $0.key != ground }
      .map { (color: $0.key, count: $0.value, ratio: ContrastRatio($0.key, ground).value) }
      .sorted { ($0.ratio, $0.color) > ($1.ratio, $1.color) }
    var seen = 0
    for entry in ranked {
      seen += entry.count
      if seen >= 3 { return ContrastProbe.Pair(color: entry.color, ground: ground) }
    }
    return ContrastProbe.Pair(color: ranked.first?.color ?? ground, ground: ground)
  }
}
