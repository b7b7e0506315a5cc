import LaminaDrawing
import LaminaGeometry

/// The canvas of a picture that moves, with its frames so far drawn over each other.
///
/// It is kept while its picture plays, so that the next frame costs one frame's work.
struct FrameCanvas: Sendable {
  /// The frame that the canvas shows; nil for none yet.
  private(set) var shown: Int?
  let size: PixelSize
  /// Premultiplied, 0xAARRGGBB.
  private var pixels: [UInt32]
  /// What a frame that is to be taken back was drawn over.
  private var covered: [UInt32] = []

  init(size: PixelSize) {
    self.size = size
    pixels = [UInt32](repeating: 0, count: size.area)
  }

  var byteCount: Int { (pixels.count + covered.count) * 4 }

  /// Draws what is missing up to frame `index`; `patch` decodes one frame in its own size.
  mutating func show(
    _ index: Int, of frames: FrameIndex, token: CancellationToken,
    patch: (Int) throws(ImageError) -> [UInt32]
  ) throws(ImageError) {
    if let shown, shown == index { return }
    let start = frames.start(for: index, on: size)
    if (shown ?? -1) < start || (shown ?? .max) > index { clear() }
    for next in max(start, (shown ?? -1) + 1)...index {
      guard !token.isCancelled else { return }
      let pixels = try patch(next)
      draw(pixels, frames, index: next)
    }
  }

  /// A copy of what is shown.
  func bitmap() -> Bitmap {
    let buffer = PixelBuffer(size: size, format: .argb32)
    buffer.withUnsafeMutableBytes { to in
      pixels.withUnsafeBytes { to.copyMemory(from: $0) }
    }
    let isOpaque = pixels.withUnsafeBufferPointer { pixels in
      var all = UInt32.max
      var place = 0
      while place < pixels.count {
        all &= pixels[place]
        place += 1
      }
      return all >> 24 == 255
    }
    return Bitmap(buffer, isOpaque: isOpaque)
  }

  private mutating func clear() {
    shown = nil
    covered = []
    pixels.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  private mutating func draw(_ patch: [UInt32], _ frames: FrameIndex, index: Int) {
    if let shown, frames.frames.indices.contains(shown) { remove(frames.frames[shown]) }
    let frame = frames.frames[index]
    let seen = frame.place.intersection(PixelRect(size: size))
    if frame.disposal == .restore { covered = copy(seen) }
    for y in seen.y..<max(seen.y, seen.maxY) {
      let from = (y - frame.place.y) * frame.place.width + seen.x - frame.place.x
      blend(
        patch, from: from, to: y * size.width + seen.x, count: seen.width,
        isBlended: frame.isBlended)
    }
    shown = index
  }

  private mutating func blend(
    _ patch: [UInt32], from: Int, to: Int, count: Int, isBlended: Bool
  ) {
    patch.withUnsafeBufferPointer { patch in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard isBlended else {
          _ = pixels[to..<to + count].update(fromContentsOf: patch[from..<from + count])
          return
        }
        for x in 0..<count {
          let over = patch[from + x]
          let alpha = over >> 24
          if alpha == 255 {
            pixels[to + x] = over
          } else if alpha > 0 {
            pixels[to + x] = over &+ pixels[to + x].faded(255 - alpha)
          }
        }
      }
    }
  }

  private mutating func remove(_ frame: FrameIndex.Frame) {
    let seen = frame.place.intersection(PixelRect(size: size))
    for y in 0..<seen.height where frame.disposal != .keep {
      let row = (seen.y + y) * size.width + seen.x
      for x in 0..<seen.width {
        pixels[row + x] = frame.disposal == .clear ? 0 : covered[y * seen.width + x]
      }
    }
    covered = []
  }

  private func copy(_ rect: PixelRect) -> [UInt32] {
    (rect.y..<max(rect.y, rect.maxY)).flatMap { y in
      pixels[(y * size.width + rect.x)..<(y * size.width + rect.maxX)]
    }
  }
}

extension UInt32 {
  /// All four channels times `factor` of 255, rounded.
  fileprivate func faded(_ factor: UInt32) -> UInt32 {
    func channels(_ pair: UInt32) -> UInt32 {
      let product = pair &* factor &+ 0x0080_0080
      return (product &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return channels(self & 0x00FF_00FF) | channels(self >> 8 & 0x00FF_00FF) << 8
  }
}
