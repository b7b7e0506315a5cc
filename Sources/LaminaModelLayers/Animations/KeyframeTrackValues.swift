import LaminaAnimation
import LaminaGeometry

/// Values at times from 0 to 1, asked for any time between.
struct KeyframeTrackValues<Value: LayerAnimatable> {
  let values: [Value]
  let times: [Double]
  let functions: [UnitCurve]
  let mode: KeyframeCalculationMode

  /// The value at a part of the duration.
  /// - Precondition: there are values.
  func value(at progress: Double) -> Value {
    let last = values.count - 1
    if mode == .discrete { return values[min(piece(at: progress), last)] }
    guard last > 0, progress > (times.first ?? 0) else { return values[0] }
    guard progress < (times.last ?? 1) else { return values[last] }
    let index = min(piece(at: progress), last - 1)
    let length = times[index + 1] - times[index]
    let part = length > 0 ? (progress - times[index]) / length : 1
    let way = index < functions.count ? functions[index].value(at: part) : part
    return switch mode {
    case .linear, .paced, .discrete: values[index].mixed(with: values[index + 1], amount: way)
    case .cubic, .cubicPaced: smooth(index, way)
    }
  }

  /// The last time that is not after `progress`.
  private func piece(at progress: Double) -> Int {
    max(0, (times.firstIndex { $0 > progress } ?? times.count) - 1)
  }

  /// Catmull-Rom's curve as three mixes of straight lines (Barry and Goldman), so that it needs
  /// nothing of a value but that it can be mixed.
  private func smooth(_ index: Int, _ t: Double) -> Value {
    let (a, b) = (values[index], values[index + 1])
    let before = index > 0 ? values[index - 1] : b.mixed(with: a, amount: 2)
    let after = index + 2 < values.count ? values[index + 2] : a.mixed(with: b, amount: 2)
    let middle = a.mixed(with: b, amount: t)
    let left = before.mixed(with: a, amount: 1 + t).mixed(with: middle, amount: (1 + t) / 2)
    let right = middle.mixed(with: b.mixed(with: after, amount: t - 1), amount: t / 2)
    return left.mixed(with: right, amount: t)
  }
}

extension Path {
  /// The ends of its straight pieces and, on curves, of 16 chords each.
  var chordPoints: [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    for element in elements {
      let from = points.last ?? .zero
      switch element {
      case .move(let p):
        start = p
        points.append(p)
      case .line(let p): points.append(p)
      case .quadCurve(let p, let c):
        points += (1...16).map { CGPoint.onCurve(from, c, c, p, isCubic: false, Double($0) / 16) }
      case .curve(let p, let c, let d):
        points += (1...16).map { CGPoint.onCurve(from, c, d, p, isCubic: true, Double($0) / 16) }
      case .closeSubpath: points.append(start)
      }
    }
    return points
  }
}

extension CGPoint {
  /// The point at `t` of a Bézier curve, by mixing (de Casteljau).
  fileprivate static func onCurve(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, isCubic: Bool, _ t: Double
  ) -> CGPoint {
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { p.mixed(with: q, amount: t) }
    guard isCubic else { return mix(mix(a, b), mix(b, d)) }
    return mix(mix(mix(a, b), mix(b, c)), mix(mix(b, c), mix(c, d)))
  }
}
