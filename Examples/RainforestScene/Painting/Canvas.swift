/// Pixels under work, as light; shapes are given in units in which the picture is 1,000 high.
final class Canvas {
  let width: Int
  let height: Int
  /// Pixels for each unit.
  let unit: Float
  let pixels: UnsafeMutablePointer<Ink>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    unit = Float(height) / 1_000
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: .zero, count: width * height)
  }

  deinit { pixels.deallocate() }

  /// The picture's width in units.
  var breadth: Float { Float(width) / unit }

  /// Changes every pixel: `body` gets its place in units and its colour.
  func shade(_ body: (Float, Float, Ink) -> Ink) { shade(from: 0, to: breadth, body) }

  /// Changes the pixels of the columns from `left` to `right`, in units.
  func shade(from left: Float, to right: Float, _ body: (Float, Float, Ink) -> Ink) {
    guard let (columns, _) = range(left * unit, 0, right: right * unit, bottom: 1) else { return }
    let step = 1 / unit
    for row in 0..<height {
      let y = (Float(row) + 0.5) * step
      let line = pixels + row * width
      for column in columns {
        line[column] = body((Float(column) + 0.5) * step, y, line[column])
      }
    }
  }

  /// The rows and columns that a box in pixels touches; nil outside of the picture.
  func range(
    _ left: Float, _ top: Float, right: Float, bottom: Float
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard right > 0, bottom > 0, left < Float(width), top < Float(height) else { return nil }
    let columns = Int(max(left, 0))..<min(Int(right) + 1, width)
    let rows = Int(max(top, 0))..<min(Int(bottom) + 1, height)
    return columns.isEmpty || rows.isEmpty ? nil : (columns, rows)
  }
}
