import Glibc
public import LaminaDrawing
public import LaminaGeometry

extension Rasterizer {
  /// Brings `buffer`, which shows the frame before, up to date; exactly as if all were drawn again.
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
    if let move = frame.move { buffer.copy(move) }
    for turn in DrawingTurn.turns(of: frame, on: PixelRect(size: buffer.size)) {
      let margins = buffer.pixels(around: turn.damage, in: turn.canvas)
      draw(frame.list, into: buffer, transform: transform, clip: [turn.canvas], token: token)
      for margin in margins { buffer.put(margin) }
    }
  }
}

/// Damage that is drawn in one go: rectangles whose canvases would overlap share one.
private struct DrawingTurn {
  var damage: [PixelRect]
  var canvas: PixelRect

  static func turns(of frame: Frame, on surface: PixelRect) -> [DrawingTurn] {
    var turns: [DrawingTurn] = []
    for (damage, canvas) in zip(frame.painted, frame.canvases) {
      var turn = DrawingTurn(damage: [damage], canvas: canvas.intersection(surface))
      while let other = turns.firstIndex(where: turn.isCheaperTogether) {
        let other = turns.remove(at: other)
        turn.damage += other.damage
        turn.canvas = turn.canvas.union(other.canvas)
      }
      turns.append(turn)
    }
    return turns
  }

  /// Whether the rectangle around both canvases has no more pixels than both have.
  private func isCheaperTogether(with other: DrawingTurn) -> Bool {
    canvas.union(other.canvas).area <= canvas.area + other.canvas.area
  }
}

/// Pixels put aside, row by row.
private struct Margin {
  let rect: PixelRect
  let pixels: [UInt32]
}

extension PixelBuffer {
  /// Copies pixels to where they are from now on; both places may overlap.
  fileprivate borrowing func copy(_ move: Frame.Move) {
    let all = PixelRect(size: size)
    let target = move.target.intersection(all)
      .intersection(all.offsetBy(dx: move.dx, dy: move.dy))
    guard !target.isEmpty else { return }
    let bytesPerRow = bytesPerRow
    withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      // Rows that are yet to be copied are not written to.
      let first = move.dy > 0 ? target.maxY - 1 : target.y
      let down = move.dy > 0 ? -bytesPerRow : bytesPerRow
      var row = base + span(of: target, first).lowerBound
      for _ in 0..<target.height {
        memmove(row, row - move.dy * bytesPerRow - move.dx * 4, target.width * 4)
        row += down
      }
    }
  }

  /// A copy of what lies around all of `damage` in `canvas`.
  fileprivate borrowing func pixels(around damage: [PixelRect], in canvas: PixelRect) -> [Margin] {
    var parts = [canvas]
    for rect in damage { parts = parts.flatMap { $0.parts(around: rect.intersection($0)) } }
    return parts.map { Margin(rect: $0, pixels: copy($0)) }
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
