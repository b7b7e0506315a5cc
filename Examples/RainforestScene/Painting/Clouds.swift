import SeededRandom

/// Soft noise from 0 to 1: computed on a coarse grid once, read between its points.
struct Clouds {
  private let columns: Int
  private let rows: Int
  private let values: [Float]

  /// Makes the noise of a picture that is `width` by `height` units large.
  ///
  /// - Parameters:
  ///   - seed: of the pattern.
  ///   - width: of the picture, in units in which it is 1,000 high.
  ///   - grain: the size of the largest spots, in those units.
  ///   - stretch: how much longer than high the spots are.
  init(seed: UInt64, width: Float, grain: Float, stretch: Float = 1) {
    columns = Int(width / Self.step) + 3
    rows = Int(1_000 / Self.step) + 3
    var values = [Float](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = Float(column) * Self.step / (grain * stretch)
        values[row * columns + column] = Self.sum(x, Float(row) * Self.step / grain, seed: seed)
      }
    }
    self.values = values
  }

  private static let step: Float = 10

  /// The value at a place, in units.
  func at(_ x: Float, _ y: Float) -> Float {
    let (u, v) = (max(x, 0) / Self.step, max(y, 0) / Self.step)
    let (column, row) = (min(Int(u), columns - 2), min(Int(v), rows - 2))
    let (s, t) = (min(u - Float(column), 1), min(v - Float(row), 1))
    let index = row * columns + column
    return values.withUnsafeBufferPointer { grid in
      let upper = grid[index] + (grid[index + 1] - grid[index]) * s
      let lower = grid[index + columns] + (grid[index + columns + 1] - grid[index + columns]) * s
      return upper + (lower - upper) * t
    }
  }

  /// Four octaves of noise.
  private static func sum(_ x: Float, _ y: Float, seed: UInt64) -> Float {
    var (total, weight, scale): (Float, Float, Float) = (0, 0.5, 1)
    for octave in 0..<4 {
      total += smooth(x * scale, y * scale, seed: seed &+ UInt64(octave) &* 7_919) * weight
      weight /= 2
      scale *= 2.03
    }
    return clamped(total / 0.9375)
  }

  private static func smooth(_ x: Float, _ y: Float, seed: UInt64) -> Float {
    let (column, row) = (x.rounded(.down), y.rounded(.down))
    let (s, t) = (smoothStep(0, 1, value: x - column), smoothStep(0, 1, value: y - row))
    func corner(_ dx: Int, _ dy: Int) -> Float {
      hash(Int(column) + dx, Int(row) + dy, seed: seed)
    }
    let upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * s
    let lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * s
    return upper + (lower - upper) * t
  }

  private static func hash(_ x: Int, _ y: Int, seed: UInt64) -> Float {
    let place = UInt64(bitPattern: Int64(x &* 374_761 &+ y &* 668_265_263))
    var numbers = SeededNumbers(seed: place ^ seed)
    return numbers.unit()
  }
}
