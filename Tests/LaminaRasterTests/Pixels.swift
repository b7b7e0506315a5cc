import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

/// Draws a list over white into a bitmap of its own.
func drawing(
  _ width: Int = 40, _ height: Int = 40, scale: CGFloat = 1, format: PixelFormat = .rgb24,
  background: Color.Resolved? = .white, clip: [PixelRect]? = nil,
  with rasterizer: CairoRasterizer = CairoRasterizer(),
  _ build: (inout DisplayList.Recorder) -> Void
) -> Bitmap {
  let size = PixelSize(width: width, height: height)
  let buffer = PixelBuffer(size: size, format: format)
  let transform = CGAffineTransform(scaleX: scale, y: scale)
  if let background {
    let page = DisplayList {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height), with: .color(background))
    }
    rasterizer.draw(
      page, into: buffer, transform: transform, clip: [PixelRect(size: size)],
      token: CancellationToken())
  }
  rasterizer.draw(
    DisplayList(build), into: buffer, transform: transform, clip: clip ?? [PixelRect(size: size)],
    token: CancellationToken())
  return Bitmap(buffer)
}

extension Bitmap {
  /// Alpha, red, green, blue of a pixel.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    let value = pixel(x: x, y: y)
    return [24, 16, 8, 0].map { Int(value >> UInt32($0) & 255) }
  }

  /// Red, green and blue of a pixel.
  func rgb(_ x: Int, _ y: Int) -> [Int] { Array(channels(x, y).dropFirst()) }

  /// All pixels, row by row.
  var pixels: [UInt32] {
    (0..<size.height).flatMap { y in (0..<size.width).map { x in pixel(x: x, y: y) } }
  }
}

/// Whether all numbers lie within `tolerance` of the expected ones.
func near(_ found: [Int], _ expected: [Int], within tolerance: Int = 1) -> Bool {
  found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
}

let red = Color.Resolved(hex: 0xFF0000)
let green = Color.Resolved(hex: 0x00FF00)
let blue = Color.Resolved(hex: 0x0000FF)
