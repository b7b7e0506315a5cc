public import LaminaGeometry

extension ImageInfo {
  /// A frame of a picture that moves, and when the next takes its place.
  public struct Moment: Hashable, Sendable {
    /// The number of the frame, the first being 0.
    public var frame: Int
    /// In seconds since the picture began; nil when it has come to rest.
    public var end: TimeInterval?

    /// Makes a moment of a frame and the time when the next one comes; nil when none does.
    public init(frame: Int, end: TimeInterval?) {
      self.frame = frame
      self.end = end
    }
  }

  /// What is shown `time` seconds after the picture began: a function of time, without a clock.
  ///
  /// ```
  ///  delays 0.1 0.3, played twice
  ///  time   0   0.1         0.4 0.5         0.8
  ///  frame  |-0-|-----1-----|-0-|-----1----------▶   stays on the last
  /// ```
  public func moment(at time: TimeInterval) -> Moment {
    let length = frameDelays.reduce(0, +)
    guard frameDelays.count > 1, length > 0 else { return Moment(frame: 0, end: nil) }
    // Times are sums of fractions: a frame that is due within a microsecond is due.
    let time = max(0, time) + 1e-6
    let round = (time / length).rounded(.down)
    if loopCount > 0, round >= Double(loopCount) {
      return Moment(frame: frameCount - 1, end: nil)
    }
    var end = round * length
    for (frame, delay) in frameDelays.enumerated() {
      end += delay
      if time < end { return finish(frame, end, round: round) }
    }
    return finish(frameCount - 1, (round + 1) * length, round: round)
  }

  private func finish(_ frame: Int, _ end: TimeInterval, round: Double) -> Moment {
    let isLast = loopCount > 0 && frame == frameCount - 1 && Int(round) == loopCount - 1
    return Moment(frame: frame, end: isLast ? nil : end)
  }
}
