import LaminaDrawing
import LaminaGeometry

/// Scales a part of a bitmap to a size: separable, with a kernel that widens when it reduces.
///
/// ```
///  rows of the source ──along x──▶ rows of floats ──along y──▶ rows of the result
/// ```
/// Premultiplied channels are filtered as they are, so clear pixels lend no colour.
struct Resampler {
  let interpolation: Interpolation

  /// The part `source` (in the bitmap's pixels, fractions allowed) at `size`; nil when cancelled.
  func scale(
    _ bitmap: Bitmap, from source: CGRect, to size: PixelSize, token: CancellationToken
  ) -> Bitmap? {
    guard !size.isEmpty, !bitmap.size.isEmpty else {
      return Bitmap(PixelBuffer(size: size, format: bitmap.format))
    }
    if let cut = Self.cut(bitmap, source, size: size) { return cut }
    let across = Taps.list(
      from: source.minX, length: source.width, into: size.width, within: bitmap.size.width,
      interpolation: interpolation)
    let down = Taps.list(
      from: source.minY, length: source.height, into: size.height, within: bitmap.size.height,
      interpolation: interpolation)
    let rows = down.reduce(Int.max) { min($0, $1.start) }..<down.reduce(0) { max($0, $1.end) }
    let wide = horizontal(bitmap, rows: rows, taps: across, token: token)
    guard !token.isCancelled else { return nil }
    let result = vertical(
      wide, firstRow: rows.lowerBound, taps: down, size: size, format: bitmap.format, token: token)
    return token.isCancelled ? nil : result
  }

  /// A whole-pixel part at its own size needs no arithmetic.
  private static func cut(_ bitmap: Bitmap, _ source: CGRect, size: PixelSize) -> Bitmap? {
    let part = PixelRect(
      x: Int(source.minX.rounded()), y: Int(source.minY.rounded()), width: size.width,
      height: size.height)
    guard abs(source.minX - CGFloat(part.x)) < 1e-6, abs(source.minY - CGFloat(part.y)) < 1e-6,
      abs(source.width - CGFloat(part.width)) < 1e-6,
      abs(source.height - CGFloat(part.height)) < 1e-6,
      PixelRect(size: bitmap.size).contains(part)
    else { return nil }
    return part.size == bitmap.size ? bitmap : bitmap.cropped(to: part)
  }

  /// The rows at their new width; after a cancellation unfinished.
  private func horizontal(
    _ bitmap: Bitmap, rows: Range<Int>, taps: [Taps], token: CancellationToken
  ) -> [SIMD4<Float>] {
    let stride = taps.count
    return [SIMD4<Float>](unsafeUninitializedCapacity: stride * rows.count) { out, count in
      bitmap.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress, var next = out.baseAddress else { return }
        for y in rows {
          if y % 16 == 0, token.isCancelled { return }
          let row = (base + y * bitmap.bytesPerRow).assumingMemoryBound(to: SIMD4<UInt8>.self)
          for tap in taps {
            next.pointee = Self.sum(tap, row)
            next += 1
          }
          count += stride
        }
      }
    }
  }

  private static func sum(_ tap: Taps, _ row: UnsafePointer<SIMD4<UInt8>>) -> SIMD4<Float> {
    tap.weights.withUnsafeBufferPointer { weights in
      var sum = SIMD4<Float>()
      var pixel = row + tap.start
      for weight in weights {
        sum += SIMD4<Float>(pixel.pointee) * weight
        pixel += 1
      }
      return sum
    }
  }

  private func vertical(
    _ rows: [SIMD4<Float>], firstRow: Int, taps: [Taps], size: PixelSize,
    format: PixelFormat, token: CancellationToken
  ) -> Bitmap {
    let buffer = PixelBuffer(size: size, format: format)
    let stride = buffer.bytesPerRow
    let count = size.width
    var line = [SIMD4<Float>](repeating: SIMD4(), count: count)
    rows.withUnsafeBufferPointer { rows in
      buffer.withUnsafeMutableBytes { bytes in
        line.withUnsafeMutableBufferPointer { line in
          guard let from = rows.baseAddress, let to = bytes.baseAddress,
            let sum = line.baseAddress
          else { return }
          for (y, tap) in taps.enumerated() {
            if y % 16 == 0, token.isCancelled { return }
            Self.add(tap, from + (tap.start - firstRow) * count, to: sum, count: count)
            Self.store(sum, to + y * stride, width: count, hasAlpha: format == .argb32)
          }
        }
      }
    }
    return Bitmap(buffer)
  }

  private static func add(
    _ tap: Taps, _ rows: UnsafePointer<SIMD4<Float>>, to sum: UnsafeMutablePointer<SIMD4<Float>>,
    count: Int
  ) {
    sum.update(repeating: SIMD4(), count: count)
    for (index, weight) in tap.weights.enumerated() {
      let row = rows + index * count
      for x in 0..<count { sum[x] += row[x] * weight }
    }
  }

  /// Writes sums as bytes; no channel exceeds alpha, which sharpening kernels could cause.
  ///
  /// Without alpha its byte may hold anything and becomes 255. A float of 2^23 and more is
  /// whole, with the number in its lowest bits: adding 2^23 rounds and converts all four channels
  /// at once, where the library's conversion goes one by one.
  private static func store(
    _ sum: UnsafePointer<SIMD4<Float>>, _ pixels: UnsafeMutableRawPointer, width: Int,
    hasAlpha: Bool
  ) {
    let target = pixels.assumingMemoryBound(to: UInt32.self)
    for x in 0..<width {
      var value = sum[x]
      if !hasAlpha { value.w = 255 }
      value.replace(with: 0, where: value .< 0)
      value.replace(with: 255, where: value .> 255)
      value.replace(with: value.w, where: value .> value.w)
      let whole = value + 8_388_608
      target[x] =
        whole.w.bitPattern << 24 | (whole.z.bitPattern & 255) << 16
        | (whole.y.bitPattern & 255) << 8 | whole.x.bitPattern & 255
    }
  }
}

/// The source pixels that make one result pixel along one axis.
struct Taps {
  var start: Int
  var weights: [Float]
  var end: Int { start + weights.count }

  /// The taps of `count` results over the source stretch that begins at `origin`; nothing beyond
  /// that stretch is looked at, so a part of a picture does not show what lies beside it.
  static func list(
    from origin: CGFloat, length: CGFloat, into count: Int, within bound: Int,
    interpolation: Interpolation
  ) -> [Taps] {
    let step = length / CGFloat(count)
    let first = min(max(Int((origin + 1e-6).rounded(.down)), 0), bound - 1)
    let last = max(min(Int((origin + length - 1e-6).rounded(.up)), bound), first + 1)
    return (0..<count).map { index in
      let center = origin + (CGFloat(index) + 0.5) * step
      guard interpolation != .none else {
        return Taps(start: min(max(Int(center.rounded(.down)), first), last - 1), weights: [1])
      }
      return Taps(
        around: center, step: max(step, 1), within: first..<last, kernel: Kernel(interpolation))
    }
  }

  private init(start: Int, weights: [Float]) {
    self.start = start
    self.weights = weights
  }

  /// Pixels beyond the border are left out and the others weigh more.
  private init(around center: CGFloat, step: CGFloat, within bounds: Range<Int>, kernel: Kernel) {
    let reach = kernel.reach * step
    let first = min(
      max(Int((center - reach).rounded(.down)), bounds.lowerBound), bounds.upperBound - 1)
    let last = max(min(Int((center + reach).rounded(.up)), bounds.upperBound), first + 1)
    var raw = (first..<last).map { kernel((CGFloat($0) + 0.5 - center) / step) }
    start = first
    while raw.count > 1, raw.last == 0 { raw.removeLast() }
    while raw.count > 1, raw.first == 0 {
      raw.removeFirst()
      start += 1
    }
    let sum = raw.reduce(0, +)
    weights = sum == 0 ? [1] : raw.map { Float($0 / sum) }
  }
}

/// How much a source pixel counts by its distance in result pixels.
private struct Kernel {
  private let interpolation: Interpolation

  init(_ interpolation: Interpolation) { self.interpolation = interpolation }

  var reach: CGFloat {
    switch interpolation {
    case .none, .low: 1
    case .medium: 2
    case .high: 3
    }
  }

  func callAsFunction(_ distance: CGFloat) -> CGFloat {
    let x = abs(distance)
    guard x < reach else { return 0 }
    switch interpolation {
    case .none, .low: return 1 - x
    case .medium: return Self.cubic(x)
    case .high: return Self.sinc(x) * Self.sinc(x / 3)
    }
  }

  /// The interpolating cubic of Catmull and Rom.
  private static func cubic(_ x: CGFloat) -> CGFloat {
    x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((-0.5 * x + 2.5) * x - 4) * x + 2
  }

  private static func sinc(_ x: CGFloat) -> CGFloat {
    x < 1e-9 ? 1 : sin(.pi * x) / (.pi * x)
  }
}

extension Bitmap {
  /// A copy of the pixels of `part`, which must lie inside.
  func cropped(to part: PixelRect) -> Bitmap {
    let buffer = PixelBuffer(size: part.size, format: format)
    let stride = buffer.bytesPerRow
    withUnsafeBytes { from in
      buffer.withUnsafeMutableBytes { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        for y in 0..<part.height {
          let row = source + (part.y + y) * bytesPerRow + part.x * 4
          (target + y * stride).copyMemory(from: row, byteCount: part.width * 4)
        }
      }
    }
    return Bitmap(buffer)
  }
}
