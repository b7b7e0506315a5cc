/// A cubic Bézier from (0, 0) to (1, 1), asked for y at an x.
///
/// ```
///  x(t) = 3 (1-t)² t x1 + 3 (1-t) t² x2 + t³     and y alike
/// ```
/// x never falls, since x1 and x2 are held between 0 and 1: each x has one y.
struct CubicUnitCurve: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func held(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
    func finite(_ y: Double) -> Double { y.isFinite ? y : 0 }
    self.x1 = held(x1)
    self.x2 = held(x2)
    self.y1 = finite(y1)
    self.y2 = finite(y2)
  }

  /// Whether it is the straight line.
  var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  func y(atX x: Double) -> Double {
    guard x > 0, x < 1 else { return x <= 0 ? 0 : 1 }
    return Self.value(y1, y2, parameter(x, of: (x1, x2)))
  }

  /// The x at which y is reached on the branch that rises from 0 to 1.
  func x(atY y: Double) -> Double {
    guard y > 0, y < 1 else { return y <= 0 ? 0 : 1 }
    return Self.value(x1, x2, halved(y, of: (y1, y2)))
  }

  /// dy/dx; at a vertical start or end the slope a little inside.
  func slope(atX x: Double) -> Double {
    let x = min(max(x, 1e-6), 1 - 1e-6)
    let t = parameter(x, of: (x1, x2))
    let run = Self.derivative(x1, x2, t)
    return Self.derivative(y1, y2, t) / max(run, 1e-9)
  }

  /// dy/dx also at a vertical start or end, where it is infinite.
  ///
  /// Where a control point lies on its end, the curve stands still there by its parameter: that counts as 1 at the
  /// start and as 0 at the end, as in SwiftUI.
  func velocity(atX x: Double) -> Double {
    let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(x, of: (x1, x2))
    let (run, rise) = (Self.derivative(x1, x2, t), Self.derivative(y1, y2, t))
    if run == 0, rise == 0 { return t > 0.5 ? 0 : 1 }
    if run == 0 { return rise < 0 ? -.infinity : .infinity }
    return rise / run
  }

  /// The curve with x and y exchanged; nil where that has no y at some x.
  var exchanged: CubicUnitCurve? {
    (0...1).contains(y1) && (0...1).contains(y2)
      ? CubicUnitCurve(x1: y1, y1: x1, x2: y2, y2: x2) : nil
  }

  /// The parameter at which a coordinate has `value`: Newton's steps from the value itself, and
  /// halving where they do not settle.
  private func parameter(_ value: Double, of points: (Double, Double)) -> Double {
    var t = value
    for _ in 0..<8 {
      let error = Self.value(points.0, points.1, t) - value
      if abs(error) < 1e-12 { return t }
      let slope = Self.derivative(points.0, points.1, t)
      guard abs(slope) > 1e-6 else { break }
      t -= error / slope
      guard (0...1).contains(t) else { break }
    }
    return halved(value, of: points)
  }

  private func halved(_ value: Double, of points: (Double, Double)) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.value(points.0, points.1, middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
