import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LaminaRaster

extension LayerContent {
  /// What it draws over white in a layer of `width` by `height` points.
  func picture(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, at time: TimeInterval = 0,
    background: Color.Resolved = .white
  ) -> Bitmap {
    let size = CGSize(width: width, height: height)
    let list = contents(in: size, scale: scale, at: time).list ?? .empty
    let buffer = PixelBuffer(size: PixelSize(covering: size, scale: scale), format: .argb32)
    let page = DisplayList {
      $0.fill(CGRect(origin: .zero, size: size), with: .color(background))
      $0.append(list)
    }
    CairoRasterizer().draw(
      page, into: buffer, transform: CGAffineTransform(scaleX: scale, y: scale),
      clip: [PixelRect(size: buffer.size)], token: CancellationToken())
    return Bitmap(buffer)
  }
}

extension Bitmap {
  /// Red, green and blue of a pixel.
  func rgb(_ x: Int, _ y: Int) -> [Int] {
    let value = pixel(x: x, y: y)
    return [16, 8, 0].map { Int(value >> UInt32($0) & 255) }
  }

  /// The pixels as letters, a row a line; `.` for what `letters` does not name.
  func letters(_ letters: [UInt32: Character]) -> [String] {
    (0..<size.height).map { y in
      String((0..<size.width).map { x in letters[pixel(x: x, y: y) & 0xFFFFFF] ?? "." })
    }
  }
}

/// Whether all numbers lie within `tolerance` of the expected ones.
func near(_ found: [Int], _ expected: [Int], within tolerance: Int = 1) -> Bool {
  found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
