public import LaminaAnimation
public import LaminaGeometry

/// A movement of one property through several values.
///
/// ```swift
/// KeyframeAnimation(.positionX, values: [0, 10, -10, 10, 0], duration: 0.4)      // a shake
/// KeyframeAnimation(.position, path: orbit, duration: 4)
/// ```
public struct KeyframeAnimation<Value: LayerAnimatable>: LayerAnimation {
  /// The property that moves.
  public let key: LayerKey<Value>
  /// The values that it goes through, in their order.
  public var values: [Value]
  /// When each value is reached, as parts of the duration from 0 to 1, one for each value (for
  /// `.discrete`: one more, and each value stands between two of them); nil: evenly.
  ///
  /// Paced animations find their own.
  public var keyTimes: [Double]?
  /// The pace between two values, one for each pair; those missing go evenly.
  public var timingFunctions: [UnitCurve] = []
  /// How it gets from one value to the next.
  public var calculationMode: KeyframeCalculationMode
  /// Whether the value is laid on top of the one beneath instead of replacing it.
  public var isAdditive = false
  /// Whether each turn begins where the one before ended.
  public var isCumulative = false
  public var settings: AnimationSettings

  /// Makes a movement through values in `duration` seconds; 0 is the transaction's duration.
  public init(
    _ key: LayerKey<Value>, values: [Value], keyTimes: [Double]? = nil,
    calculationMode: KeyframeCalculationMode = .linear, duration: TimeInterval = 0
  ) {
    self.key = key
    self.values = values
    self.keyTimes = keyTimes
    self.calculationMode = calculationMode
    settings = AnimationSettings(timing: MediaTiming(duration: duration))
  }

  public func apply(progress: Double, turn: Int, to values: inout LayerValues) {
    guard let last = self.values.last else { return }
    var value = track.value(at: progress)
    if isCumulative, turn > 0 {
      value = value.adding(Value.nothing.mixed(with: last, amount: Double(turn)))
    }
    let beneath = values[keyPath: key.path]
    values[keyPath: key.path] = isAdditive ? beneath.adding(value) : value
  }

  private var track: KeyframeTrackValues<Value> {
    KeyframeTrackValues(
      values: values, times: times, functions: timingFunctions, mode: calculationMode)
  }

  private var times: [Double] {
    let count = calculationMode == .discrete ? values.count + 1 : values.count
    if calculationMode.isPaced { return pacedTimes }
    if let keyTimes, keyTimes.count == count { return keyTimes }
    let last = Double(max(count - 1, 1))
    return (0..<count).map { Double($0) / last }
  }

  private var pacedTimes: [Double] {
    var sums = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      sums.append((sums.last ?? 0) + a.distance(to: b))
    }
    let total = sums.last ?? 0
    let last = Double(max(values.count - 1, 1))
    return sums.indices.map { total > 0 ? sums[$0] / total : Double($0) / last }
  }
}

extension KeyframeAnimation where Value == CGPoint {
  /// A movement along an outline; paced, at the same speed everywhere, unless said otherwise.
  ///
  /// Curves are followed in 16 chords each, which count as keyframes of their own.
  public init(
    _ key: LayerKey<CGPoint>, path: Path, calculationMode: KeyframeCalculationMode = .paced,
    duration: TimeInterval = 0
  ) {
    self.init(
      key, values: path.chordPoints, calculationMode: calculationMode, duration: duration)
  }
}

/// How a keyframe animation gets from one value to the next, under Core Animation's names.
public enum KeyframeCalculationMode: Hashable, Sendable {
  /// Straight, each piece in its time.
  case linear
  /// By jumps.
  case discrete
  /// Straight, at the same speed everywhere.
  case paced
  /// Smoothly through all values (Catmull-Rom).
  case cubic
  /// Smoothly, the pieces in times that go by their lengths.
  case cubicPaced

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}
