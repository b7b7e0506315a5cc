import LaminaGeometry

/// The way of one value through its keyframes, as a function of time.
struct KeyframeCurve<Value: Animatable & Sendable>: Sendable {
  typealias Data = Value.AnimatableData

  /// The way from one keyframe to the next.
  private struct Segment: Sendable {
    enum Way: Sendable {
      case linear(UnitCurve)
      case cubic(startVelocity: Data, endVelocity: Data)
      case spring(Spring, startVelocity: Data)
    }

    let start: TimeInterval
    let duration: TimeInterval
    let from: Data
    let to: Data
    let way: Way

    func value(at time: TimeInterval) -> Data {
      guard duration > 0 else { return to }
      let part = time / duration
      switch way {
      case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: part))
      case .cubic(let start, let end): return hermite(part, start, end: end)
      case .spring(let spring, let velocity):
        return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
      }
    }

    /// The velocity with which it arrives.
    var endVelocity: Data {
      guard duration > 0 else { return .zero }
      switch way {
      case .linear(let curve):
        return (to - from).scaled(by: curve.slope(at: 1) / duration)
      case .cubic(_, let end): return end
      case .spring(let spring, let velocity):
        return spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
      }
    }

    private func hermite(_ t: Double, _ start: Data, end: Data) -> Data {
      let t2 = t * t
      let t3 = t * t * t
      return from.scaled(by: 2 * t3 - 3 * t2 + 1)
        + start.scaled(by: (t3 - 2 * t2 + t) * duration)
        + to.scaled(by: 3 * t2 - 2 * t3) + end.scaled(by: (t3 - t2) * duration)
    }
  }

  private var segments: [Segment] = []
  private let initial: Value
  private(set) var duration: TimeInterval = 0

  init(from initial: Value, through keyframes: [Keyframe<Value>]) {
    self.initial = initial
    var value = initial.animatableData
    var velocity = Data.zero
    for index in keyframes.indices {
      let segment = Self.segment(
        index, of: keyframes, from: value, velocity: velocity, start: duration)
      segments.append(segment)
      duration += segment.duration
      value = segment.value(at: segment.duration)
      velocity = segment.endVelocity
    }
  }

  private static func segment(
    _ index: Int, of keyframes: [Keyframe<Value>], from value: Data, velocity: Data,
    start: TimeInterval
  ) -> Segment {
    let keyframe = keyframes[index]
    let to = keyframe.target.animatableData
    var duration = keyframe.duration ?? 0
    let way: Segment.Way
    switch keyframe.way {
    case .linear(let curve): way = .linear(curve)
    case .move: way = .linear(.linear)
    case .cubic(let own, let end):
      way = .cubic(
        startVelocity: own?.animatableData ?? velocity,
        endVelocity: end?.animatableData ?? passing(index, of: keyframes, from: value))
    case .spring(let spring, let own):
      let velocity = own?.animatableData ?? velocity
      way = .spring(spring, startVelocity: velocity)
      if keyframe.duration == nil {
        let settled = spring.settlingDuration(target: to - value, initialVelocity: velocity)
        duration = settled.isFinite ? settled : 0
      }
    }
    return Segment(start: start, duration: duration, from: value, to: to, way: way)
  }

  /// The velocity with which a cubic keyframe is passed: zero unless another cubic one follows.
  private static func passing(
    _ index: Int, of keyframes: [Keyframe<Value>], from value: Data
  ) -> Data {
    guard index + 1 < keyframes.count, case .cubic(let own, _) = keyframes[index + 1].way else {
      return .zero
    }
    if let own { return own.animatableData }
    let time = (keyframes[index].duration ?? 0) + (keyframes[index + 1].duration ?? 0)
    guard time > 0 else { return .zero }
    return (keyframes[index + 1].target.animatableData - value).scaled(by: 1 / time)
  }

  /// The value at `time`; before the first keyframe the initial one, after the last that.
  func value(at time: TimeInterval) -> Value {
    var value = initial
    guard let first = segments.first else { return value }
    guard time >= first.start else { return value }
    let segment = segments.last { $0.start <= time } ?? first
    let isOver = time >= segment.start + segment.duration
    value.animatableData = isOver ? segment.to : segment.value(at: time - segment.start)
    return value
  }
}
