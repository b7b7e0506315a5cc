import LaminaDrawing
import LaminaGeometry

/// Mixes pixels by the modes that Cairo lacks, or (those of hue) mixes wrongly in Debian 12.
///
/// The formulas are those of W3C "Compositing and Blending Level 1", for premultiplied channels.
struct PixelMixer {
  private let mode: BlendMode
  private let opacity: Float

  init(_ mode: BlendMode, opacity: CGFloat) {
    self.mode = mode
    self.opacity = Float(min(max(opacity, 0), 1))
  }

  /// `above` mixed with what lies below it.
  func mix(_ above: PlacedBitmap, over below: PlacedBitmap) -> PlacedBitmap {
    let size = below.rect.size
    let top = above.cut(to: below.rect).bitmap
    let buffer = PixelBuffer(size: size, format: below.bitmap.format)
    buffer.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<size.height {
        for x in 0..<size.width {
          pixels[y * size.width + x] = mix(
            top.pixel(x: x, y: y), over: below.bitmap.pixel(x: x, y: y))
        }
      }
    }
    return PlacedBitmap(Bitmap(buffer), at: below.rect)
  }

  private func mix(_ above: UInt32, over below: UInt32) -> UInt32 {
    let source = Cell(above).faded(by: opacity)
    let backdrop = Cell(below)
    guard source.alpha > 0 else { return below }
    if mode == .plusDarker { return source.darkened(over: backdrop).pixel }
    guard backdrop.alpha > 0 else { return source.pixel }
    let mixed = blend(source.color / source.alpha, over: backdrop.color / backdrop.alpha)
    let (a, b) = (source.alpha, backdrop.alpha)
    return Cell(
      color: source.color * (1 - b) + backdrop.color * (1 - a) + mixed * (a * b),
      alpha: a + b - a * b
    ).pixel
  }

  private func blend(_ s: SIMD3<Float>, over b: SIMD3<Float>) -> SIMD3<Float> {
    switch mode {
    case .hue: s.withSaturation(b.saturation).withLuminosity(b.luminosity)
    case .saturation: b.withSaturation(s.saturation).withLuminosity(b.luminosity)
    case .color: s.withLuminosity(b.luminosity)
    case .luminosity: b.withLuminosity(s.luminosity)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver,
      .destinationOut, .plusDarker, .plusLighter:
      s
    }
  }
}

/// A premultiplied pixel in channels from 0 to 1: red, green, blue.
private struct Cell {
  var color: SIMD3<Float>
  var alpha: Float

  init(color: SIMD3<Float>, alpha: Float) {
    self.color = color
    self.alpha = alpha
  }

  init(_ pixel: UInt32) {
    func channel(_ shift: UInt32) -> Float { Float(pixel >> shift & 255) / 255 }
    self.init(color: SIMD3(channel(16), channel(8), channel(0)), alpha: channel(24))
  }

  func faded(by opacity: Float) -> Cell { Cell(color: color * opacity, alpha: alpha * opacity) }

  /// What both take from white together is missing.
  func darkened(over below: Cell) -> Cell {
    let alpha = min(1, alpha + below.alpha)
    let missing = (self.alpha - color) + (below.alpha - below.color)
    return Cell(color: (alpha - missing).held(to: alpha), alpha: alpha)
  }

  var pixel: UInt32 {
    let held = color.held(to: alpha) * 255
    func byte(_ value: Float) -> UInt32 { UInt32(value.rounded()) }
    return byte(alpha * 255) << 24 | byte(held.x) << 16 | byte(held.y) << 8 | byte(held.z)
  }
}

extension SIMD3<Float> {
  fileprivate func held(to most: Float) -> SIMD3<Float> {
    clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: most))
  }

  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Float { self.max() - self.min() }

  fileprivate func withSaturation(_ amount: Float) -> SIMD3<Float> {
    let (least, most) = (self.min(), self.max())
    return most > least ? (self - least) * (amount / (most - least)) : SIMD3()
  }

  /// As bright as asked; channels out of range move towards gray.
  fileprivate func withLuminosity(_ light: Float) -> SIMD3<Float> {
    var color = self + (light - luminosity)
    let (least, most) = (color.min(), color.max())
    if least < 0 { color = light + (color - light) * (light / (light - least)) }
    if most > 1 { color = light + (color - light) * ((1 - light) / (most - light)) }
    return color
  }
}
