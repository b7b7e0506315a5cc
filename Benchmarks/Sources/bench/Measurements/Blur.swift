import Foundation
import Lamina
import LaminaDrawing
import LaminaRaster

/// Measures a blur of radius 30, as behind a card, of ready pixels: the median of 41 runs.
func measureBlur(_ report: inout Report, _ programs: Programs) throws {
  let size = PixelSize(width: 376, height: 300)
  let source = ImageSource.bitmap(plasma(size), scale: 1)
  func milliseconds(_ effects: [ImageEffect]) throws -> (median: Double, passes: Int) {
    var times: [Double] = []
    var passes = 0
    for _ in 0..<41 {
      let store = ImageStore()
      let start = DispatchTime.now().uptimeNanoseconds
      _ = try store.bitmap(for: ImageRequest(source, size: size, effects: effects))
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      passes = store.statistics.effectsRun
    }
    return (times.median, passes)
  }
  let blur = try milliseconds([.blur(30, tint: Color(white: 0.5, opacity: 0.3), saturation: 1.8)])
  report.add("blur.r30_376x300_ms", blur.median, goal: 3)
  report.count("blur.r30_376x300_passes", blur.passes, goal: 1)
  report.add("blur.r4_376x300_ms", try milliseconds([.blur(4)]).median)
  let colors = try milliseconds(.gray |> .contrast(1.2) |> .brightness(0.1) |> .sepia)
  report.add("blur.colors_376x300_ms", colors.median)
  report.count("blur.colors_376x300_passes", colors.passes, goal: 1)
}

/// Soft colours with some noise, half of them half-clear.
private func plasma(_ size: PixelSize) -> Bitmap {
  let buffer = PixelBuffer(size: size, format: .argb32)
  buffer.withUnsafeMutableBytes { bytes in
    let pixels = bytes.bindMemory(to: UInt32.self)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let alpha = UInt32((x / 16 + y / 16) % 2 == 0 ? 255 : 128)
        let (red, green, blue) = (UInt32(x * y % 251), UInt32((x * 7 + y) % 241), UInt32(y % 239))
        pixels[y * size.width + x] =
          alpha << 24 | red * alpha / 255 << 16 | green * alpha / 255 << 8 | blue * alpha / 255
      }
    }
  }
  return Bitmap(buffer)
}
