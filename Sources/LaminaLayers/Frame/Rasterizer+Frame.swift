public import LaminaDrawing
public import LaminaGeometry

extension Rasterizer {
  /// Brings `buffer`, which shows the frame before, up to date; exactly as if all were drawn anew.
  ///
  /// ```
  ///  canvas ┌──────╭───────────╮──────┐   A rounded outline reaches beyond the damage: it is drawn
  ///         │ old  │▒▒ damage ▒│ old  │   whole, on a wider canvas, and what lies around the damage
  ///         └──────╰───────────╯──────┘   is put back, for a cut outline has other soft edges.
  /// ```
  public func draw(
    _ frame: Frame, into buffer: borrowing PixelBuffer, scale: CGFloat,
    token: CancellationToken = CancellationToken()
  ) {
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    for (damage, canvas) in zip(frame.damage, frame.canvases) {
      let canvas = canvas.intersection(PixelRect(size: buffer.size))
      let margins = buffer.pixels(around: damage, in: canvas)
      draw(frame.list, into: buffer, transform: transform, clip: [canvas], token: token)
      for margin in margins { buffer.put(margin) }
    }
  }
}

/// Pixels put aside, row by row.
private struct Margin {
  let rect: PixelRect
  let pixels: [UInt32]
}

extension PixelBuffer {
  /// A copy of what lies around `damage` in `canvas`.
  fileprivate borrowing func pixels(around damage: PixelRect, in canvas: PixelRect) -> [Margin] {
    canvas.parts(around: damage).map { Margin(rect: $0, pixels: copy($0)) }
  }

  private borrowing func copy(_ rect: PixelRect) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.area)
    withUnsafeMutableBytes { bytes in
      for row in rect.y..<rect.maxY {
        let line = UnsafeMutableRawBufferPointer(rebasing: bytes[span(of: rect, row)])
        pixels += line.bindMemory(to: UInt32.self)
      }
    }
    return pixels
  }

  fileprivate borrowing func put(_ margin: Margin) {
    withUnsafeMutableBytes { bytes in
      margin.pixels.withUnsafeBytes { pixels in
        for row in 0..<margin.rect.height {
          let width = margin.rect.width * 4
          let line = UnsafeMutableRawBufferPointer(
            rebasing: bytes[span(of: margin.rect, margin.rect.y + row)])
          line.copyMemory(
            from: UnsafeRawBufferPointer(rebasing: pixels[row * width..<(row + 1) * width]))
        }
      }
    }
  }

  /// The bytes of one row of `rect`.
  private borrowing func span(of rect: PixelRect, _ row: Int) -> Range<Int> {
    let start = row * bytesPerRow + rect.x * 4
    return start..<start + rect.width * 4
  }
}
