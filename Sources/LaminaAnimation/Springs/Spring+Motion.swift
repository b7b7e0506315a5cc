public import LaminaGeometry

extension Spring {
  /// What becomes of a distance of 1 at rest, and of a speed of 1 without distance.
  ///
  /// ```
  ///  x(t) - target = distance · ofDistance(t) + velocity · ofVelocity(t)
  /// ```
  /// Their slopes follow from themselves: ofDistance' = -w² ofVelocity and
  /// ofVelocity' = ofDistance - 2zw ofVelocity.
  struct Response {
    var ofDistance: Double
    var ofVelocity: Double
  }

  /// The response after `time` seconds.
  func response(at time: TimeInterval) -> Response {
    let w = frequency
    let z = dampingRatio
    let t = max(0, time)
    if abs(z - 1) < 1e-6 {
      let decay = exp(-w * t)
      return Response(ofDistance: decay * (1 + w * t), ofVelocity: decay * t)
    }
    if z < 1 {
      let decay = exp(-z * w * t)
      let turn = w * (1 - z * z).squareRoot()
      let sine = sin(turn * t)
      let cosine = cos(turn * t)
      return Response(
        ofDistance: decay * (cosine + z * w / turn * sine), ofVelocity: decay * sine / turn)
    }
    let root = (z * z - 1).squareRoot()
    let slow = -w * (z - root)
    let fast = -w * (z + root)
    let (a, b) = (exp(slow * t), exp(fast * t))
    return Response(
      ofDistance: (slow * b - fast * a) / (slow - fast), ofVelocity: (a - b) / (slow - fast))
  }

  /// The slope of the response after `time` seconds.
  func slope(at time: TimeInterval) -> Response {
    let (response, w) = (response(at: time), frequency)
    return Response(
      ofDistance: -w * w * response.ofVelocity,
      ofVelocity: response.ofDistance - 2 * dampingRatio * w * response.ofVelocity)
  }

  /// Where it is after `time` seconds on the way from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = response(at: time)
    return target - target.scaled(by: response.ofDistance)
      + initialVelocity.scaled(by: response.ofVelocity)
  }

  /// How fast it goes after `time` seconds on the way from zero to `target`, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let slope = slope(at: time)
    return initialVelocity.scaled(by: slope.ofVelocity) - target.scaled(by: slope.ofDistance)
  }

  /// The force on a mass at `position` with `velocity`, on its way to `target`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on by `deltaTime` seconds; exact for any step.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = value - target
    let speed = velocity
    let (response, slope) = (response(at: deltaTime), slope(at: deltaTime))
    value =
      target + distance.scaled(by: response.ofDistance) + speed.scaled(by: response.ofVelocity)
    velocity = distance.scaled(by: slope.ofDistance) + speed.scaled(by: slope.ofVelocity)
  }

  /// Where it is after `time` seconds on the way between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: TimeInterval
  ) -> V {
    var value = toValue
    let (from, to) = (fromValue.animatableData, toValue.animatableData)
    value.animatableData =
      from + self.value(target: to - from, initialVelocity: initialVelocity, time: time)
    return value
  }

  /// After how many seconds it stays nearer than `epsilon` to its target; infinite without damping.
  ///
  /// Bound by the envelope of the movement, so never too early.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    guard damping > 0 else { return .infinity }
    let epsilon = max(epsilon, 1e-12)
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    let w = frequency
    let z = dampingRatio
    if z < 1 - 1e-6 {
      let turn = w * (1 - z * z).squareRoot()
      let reach = distance + (speed + z * w * distance) / turn
      return reach <= epsilon ? 0 : log(reach / epsilon) / (z * w)
    }
    func remaining(_ time: TimeInterval) -> Double {
      let response = response(at: time)
      return distance * response.ofDistance + speed * response.ofVelocity
    }
    return lastTime(from: speed > 0 ? 1 / w : 0, above: epsilon, remaining)
  }

  /// When a function that falls for ever after `start` comes down to `level`.
  private func lastTime(
    from start: TimeInterval, above level: Double, _ function: (TimeInterval) -> Double
  ) -> TimeInterval {
    if start == 0, function(0) <= level { return 0 }
    var (low, high) = (start, start + 1 / frequency)
    while function(high) > level { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if function(middle) > level { low = middle } else { high = middle }
    }
    return high
  }
}
